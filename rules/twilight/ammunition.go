package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Chapter 10.5: Artillery Ammunition Points.

// arming is chapter 10.5.
type arming struct{ *Position }

func armingOf(p *Position) arming { return arming{p} }

// armed tells whether a unit may use its Artillery Value in the combat in hand (10.5).
func (p arming) armed(u int16) bool {
	return slices.ContainsFunc(p.ammo.grants, func(x grant) bool { return slices.Contains(x.units, u) })
}

// begin opens a combat, to which no points are allocated yet.
func (p arming) begin() { p.ammo.grants = p.ammo.grants[:0] }

// apWay is a way by which an Ammunition Point comes to units: from a depot, perhaps
// passed on by a Corps Train, or out of a magazine (10.5.2, 10.5.5).
type apWay struct {
	depot, train int16    // -1 for none
	store        board.ID // the hex of a magazine, None for none
	flip         [2]bool  // depot and train go over to extended mode for it (10.5.3)
	units        []int16  // who receives it
}

// magazineID names the way out of a magazine in an action.
const magazineID = "magazine"

// id names a way in an action.
func (p arming) id(w apWay) string {
	switch {
	case w.store != board.None:
		return magazineID
	case w.train >= 0:
		return p.UnitID(w.train) + "+" + p.UnitID(w.depot)
	}
	return p.UnitID(w.depot)
}

// words tell players of a way.
func (p arming) words(w apWay) string {
	text := ""
	switch {
	case w.store != board.None:
		return "Ammunition from the magazine of " + p.HexName(w.store)
	case w.train >= 0:
		text = "Ammunition by " + p.named(w.train) + " from " + p.named(w.depot)
	default:
		text = "Ammunition from " + p.named(w.depot)
	}
	if w.flip[0] || w.flip[1] {
		text += " (extended mode)"
	}
	return text
}

// fires tells whether a unit can be allocated a point at all: it has artillery, is not
// displaced and has its full strength (10.5, 9.5.1, 8.2.5).
func (p arming) fires(u int16) bool {
	st := &p.units[u]
	return !p.unit(u).works() && p.artillery(u) > 0 && !st.displaced && st.half == 0
}

// hungry tells whether a unit that fires has no point yet.
func (p arming) hungry(u int16) bool { return p.fires(u) && !p.armed(u) }

// command is the army and the corps by which a unit is allocated a point: an Asset Unit
// that is stacked with a formation goes by that (6.4.1).
func (p arming) command(u int16) (army, corps int8) {
	if p.unit(u).asset {
		if f := armiesOf(p.Position).attachedTo(u); f >= 0 && p.at(f) == p.at(u) {
			u = f
		}
	}
	return supplyOf(p.Position).command(u)
}

// sharers are the units of a combat that share a point with one of them: those of its
// corps, or the other independent ones in its hex (10.5.1).
func (p arming) sharers(u int16, fighting []int16) []int16 {
	army, corps := p.command(u)
	var list []int16
	for _, v := range fighting {
		a, c := p.command(v)
		if p.hungry(v) && a == army && c == corps && (corps >= 0 || p.at(u) == p.at(v)) {
			list = append(list, v)
		}
	}
	return list
}

// ways lists how a point may come to a unit and those that share it.
func (p arming) ways(u int16, fighting []int16) []apWay {
	if p.ammo.used(p.owner(u)) >= mostPoints || !p.hungry(u) {
		return nil
	}
	list := p.stores(u, fighting)
	share := p.sharers(u, fighting)
	supply := supplyOf(p.Position)
	k := supply.lines(p.owner(u))
	trains := p.trainsFor(u)
	near := p.reached(k, trains, share)
	for _, d := range p.depotsFor(u) {
		from := supply.fromUnit(k, d)
		if w, ok := p.way(d, -1, p.within(from, share), nil); ok {
			list = append(list, w)
		}
		for i, train := range trains {
			cost := from.to[p.at(train)]
			if w, ok := p.way(d, train, near[i], &cost); ok {
				list = append(list, w)
			}
		}
	}
	return list
}

// served is a unit and how long the line to it is.
type served struct {
	unit int16
	line int16
}

// within are the units to which lines from a supply unit lead.
func (p arming) within(from *lengths, units []int16) []served {
	var list []served
	for _, u := range units {
		if line := from.to[p.at(u)]; line < noLine {
			list = append(list, served{u, line})
		}
	}
	return list
}

// reached are, for each train, the units within its greatest range.
func (p arming) reached(k *lines, trains, units []int16) [][]served {
	list := make([][]served, len(trains))
	for i, train := range trains {
		list[i] = p.within(supplyOf(p.Position).fromUnit(k, train), units)
	}
	return list
}

// way is the way from a depot, by a train where there is one, to the units that are
// reached from the last of both. Both stay in the mode in which they are where that is
// enough, and have points left in the mode in which they are to be.
func (p arming) way(depot, train int16, reached []served, between *int16) (apWay, bool) {
	w := apWay{depot: depot, train: train, store: board.None}
	last, k := depot, 0
	if train >= 0 {
		last, k = train, 1
		var ok bool
		if w.flip[0], ok = p.mode(depot, *between); !ok {
			return w, false
		}
	}
	least := noLine
	for _, s := range reached {
		least = min(least, s.line)
	}
	if least == noLine {
		return w, false
	}
	var ok bool
	if w.flip[k], ok = p.mode(last, least); !ok {
		return w, false
	}
	most := supplyOf(p.Position).reach(last)[mode(w.flip[k] || p.units[last].extended)]
	for _, s := range reached {
		if s.line <= most {
			w.units = append(w.units, s.unit)
		}
	}
	return w, p.left(depot, w.flip[0]) > 0 && (train < 0 || p.left(train, w.flip[1]) > 0)
}

// mode tells whether a supply unit has to go over to extended mode to reach so far; ok
// is false where even that is not enough.
func (p arming) mode(u, line int16) (flip, ok bool) {
	reach := supplyOf(p.Position).reach(u)
	if p.units[u].extended {
		return false, line <= reach[1]
	}
	return line > reach[0], line <= reach[1]
}

// endless is how many points a supply unit without limit can give.
const endless = 99

// left is how many points a supply unit can still give in this turn, in the mode that
// it has or once it has gone over to extended mode (3.6.2, 10.5.4).
func (p arming) left(u int16, flip bool) int {
	most := p.limit(u, p.units[u].extended || flip)
	if most == 0 {
		return endless
	}
	return most - int(p.recorded(u, flip))
}

// limit is the AP Allocation Limit of a supply unit, 0 for none (3.6.2, 24.3).
func (p arming) limit(u int16, extended bool) int {
	if specialOf(p.Position).incomplete(u) {
		return 2 - mode(extended)
	}
	return int(p.unit(u).faces[mode(extended)].points)
}

// recorded is what stands on the marker of a supply unit. It is two less once a Minor
// Depot goes over to extended mode (10.5.4).
func (p arming) recorded(u int16, flip bool) int8 {
	given := p.units[u].given
	if flip && p.unit(u).kind == minorDepot {
		given = max(0, given-2)
	}
	return given
}

// trainsFor lists the Corps Trains that may pass a point on to a unit: that of its
// corps, or for independent cavalry those of its army but for Cavalry Corps (10.5.2).
func (p arming) trainsFor(u int16) []int16 {
	army, corps := p.command(u)
	free := corps < 0 && p.unit(u).kind == cavalry && !p.unit(u).asset
	var list []int16
	for _, v := range p.rs.ofSide[p.owner(u)] {
		unit := p.unit(v)
		if unit.kind == train && p.onMap(v) && !p.railMode(v) && p.units[v].army == army &&
			(unit.corps == corps || free && !p.rs.corps[unit.corps].riders) {
			list = append(list, v)
		}
	}
	return list
}

// depotsFor lists the depots that may allocate points to a unit: those of its army that
// neither relocate nor bear an Out of Supply marker (10.5.2, 14.5.2).
func (p arming) depotsFor(u int16) []int16 {
	army, _ := p.command(u)
	var list []int16
	for _, v := range p.rs.ofSide[p.owner(u)] {
		if st := &p.units[v]; p.unit(v).depot() && p.onMap(v) && st.army == army && st.settling == 0 && st.supply != outOfSupply {
			list = append(list, v)
		}
	}
	return list
}

// stores lists the magazine that may supply a unit's stack, and Boyen for Lötzen
// (10.5.5). A point from there is for one stack, whatever its units are attached to.
func (p arming) stores(u int16, fighting []int16) []apWay {
	store := p.magazine(u)
	if store == board.None {
		return nil
	}
	w := apWay{depot: -1, train: -1, store: store}
	for _, v := range fighting {
		if p.at(v) == p.at(u) && p.hungry(v) && p.magazine(v) == store {
			w.units = append(w.units, v)
		}
	}
	return []apWay{w}
}

// magazine is the hex of the magazine from which a unit may be given a point, None
// where there is none (12.3, 10.5.5). What is taken of the enemy's gives nothing.
func (p arming) magazine(u int16) board.ID {
	at, s := p.at(u), p.owner(u)
	if p.Board().Hexes[at].Magazine && p.rs.owner[at] == s && p.controls(s, at) {
		return at
	}
	for v := range p.each(s, at) {
		if c := p.unit(v).complex; p.unit(v).works() && c >= 0 && p.rs.magazines[c] != board.None {
			return p.rs.magazines[c]
		}
	}
	return specialOf(p.Position).magazine(u)
}

// give allocates a point by a way: both supply units go over to extended mode where
// they have to, and record it where they have a limit (10.5.3, 10.5.4). The other side
// hears of it when all are allocated.
func (p arming) give(w apWay) {
	x := grant{side: p.owner(w.units[0]), sources: [2]int16{w.depot, w.train}, flipped: w.flip, units: w.units}
	for i, u := range x.sources {
		if u < 0 {
			continue
		}
		st := &p.units[u]
		x.given[i] = st.given
		st.given = p.recorded(u, w.flip[i])
		st.extended = st.extended || w.flip[i]
		if p.limit(u, st.extended) > 0 {
			st.given++
		}
	}
	p.ammo.grants = append(p.ammo.grants, x)
	p.Tell(rules.Event{Kind: "ammunition", Case: "10.5", Side: x.side.id(), Units: p.IDs(w.units...), Hexes: p.Hexes(p.at(w.units[0])),
		Text: p.words(w) + " goes to " + p.named(w.units...) + ".", Public: &rules.Event{}})
}

// takeBack takes the last point back, with what it did to its sources.
func (p arming) takeBack() {
	n := len(p.ammo.grants) - 1
	x := p.ammo.grants[n]
	p.ammo.grants = p.ammo.grants[:n]
	for i, u := range x.sources {
		if u >= 0 {
			st := &p.units[u]
			st.given, st.extended = x.given[i], st.extended && !x.flipped[i]
		}
	}
	p.Tell(rules.Event{Kind: "ammunition", Case: "10.5", Side: x.side.id(), Units: p.IDs(x.units...), Hexes: p.Hexes(p.at(x.units[0])),
		Text: "The Ammunition Point for " + p.named(x.units...) + " is taken back.", Public: &rules.Event{}})
}

// auto allocates what a side can give to a combat: to those first whose artillery is
// greatest, by ways that change no modes and are not recorded where there are any.
func (p arming) auto(fighting []int16) {
	for {
		best, worth := apWay{}, 0
		for _, u := range fighting {
			for _, w := range p.ways(u, fighting) {
				if n := p.worth(w); n > worth {
					best, worth = w, n
				}
			}
		}
		if worth == 0 {
			return
		}
		p.give(best)
	}
}

// worth is how good a way is: by the artillery that it lets fire, and then by what it
// costs.
func (p arming) worth(w apWay) int {
	sum := 0
	for _, u := range w.units {
		sum += p.artillery(u)
	}
	price := 0
	for i, u := range []int16{w.depot, w.train} {
		if u < 0 {
			continue
		}
		if p.limit(u, p.units[u].extended || w.flip[i]) > 0 {
			price++
		}
		if w.flip[i] {
			price += 3
		}
	}
	return sum*10 + 9 - price
}

// loudest are those of some units of a side that the two points of a combat serve at
// most: the commands with most artillery (10.5.1).
func (p arming) loudest(list []int16) []int16 {
	var best []int16
	left := slices.Clone(list)
	for range mostPoints {
		var most []int16
		guns := 0
		for _, u := range left {
			sum, share := 0, p.sharers(u, left)
			for _, v := range share {
				sum += p.artillery(v)
			}
			if sum > guns {
				most, guns = share, sum
			}
		}
		best = append(best, most...)
		left = slices.DeleteFunc(left, func(u int16) bool { return slices.Contains(most, u) })
	}
	return best
}

// supplied tells whether a unit's artillery could take part in a combat: before
// ammunition is allocated, all that can be given some counts (10.5).
func (p battle) supplied(u int16) bool { return p.artillery(u) > 0 && p.units[u].half == 0 }
