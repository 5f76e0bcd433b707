package twilight

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// What a guess draws of armies: their areas, who is attached to whom, and where trains
// go.

// tries is how many boundaries a guess draws at random to find some that are lawful, of
// which it takes the best.
const tries = 96

// bound draws the boundaries of a side, each of which puts as many units as may be on
// their own army's side, as the scenario begins.
func (p belief) bound(s side) {
	areas := areasOf(p.Position)
	areas.drop(s, func(*boundary) bool { return true })
	for _, u := range p.rs.ofSide[s] {
		if !askingIn(p.Position).engaged(u) {
			p.units[u].army, p.units[u].corps = p.scenario.start.units[u].army, p.unit(u).corps
		}
	}
	pairs := areas.pairs(s)
	if len(pairs) == 0 {
		return
	}
	f := areas.front(s)
	starts := p.vanguard(s)
	for _, pair := range pairs {
		l, ok := p.line(f, starts, areas.pulls(s, pair[0]))
		if !ok {
			l, ok = p.printedLine(f, pair)
		}
		if ok {
			l.armies = pair
			areas.put(l)
		}
	}
}

// printedLine is the boundary between two armies with which the scenario begins, moved
// to where the front is now.
func (p belief) printedLine(f *front, pair [2]int8) (boundary, bool) {
	i := slices.IndexFunc(p.scenario.start.boundaries, func(l boundary) bool { return l.armies == pair })
	if i < 0 {
		return noBoundary, false
	}
	return f.slide(p.scenario.start.boundaries[i])
}

// vanguard lists the hexes of a side at the enemy's front line, where boundaries start.
func (p belief) vanguard(s side) []board.ID {
	var list []board.ID
	for h, held := range p.held {
		if at := board.ID(h); held == s && p.inPlay(at) {
			near := p.Board().Neighbours(at)
			if slices.ContainsFunc(near[:], func(n board.ID) bool { return n != board.None && p.held[n] == s.enemy() && p.inPlay(n) }) {
				list = append(list, at)
			}
		}
	}
	return list
}

// line draws a boundary.
func (p belief) line(f *front, starts []board.ID, pulls []pull) (best boundary, ok bool) {
	least := 0
	for range tries {
		if len(starts) == 0 {
			break
		}
		at := starts[p.rng.IntN(len(starts))]
		beside := p.Board().Neighbour(at, hex.Direction(p.rng.IntN(hex.Directions)))
		if beside == board.None {
			continue
		}
		l, runs := f.oriented([2]board.ID{at, beside}, hex.Direction(p.rng.IntN(hex.Directions)))
		if !runs || f.startsWell(&l) != nil {
			continue
		}
		if p.rng.IntN(2) == 0 {
			l.bend, l.second = int8(2+p.rng.IntN(longestRun-1)), turned(l.bearing, 1-2*p.rng.IntN(2))
		}
		if f.wrong(&l) != nil {
			continue
		}
		l = f.facing(l, pulls)
		if cost := f.against(&l, pulls); (!ok || cost < least) && !p.crossing(f, &l) {
			best, least, ok = l, cost, true
		}
	}
	return best, ok
}

// crossing tells whether a boundary crosses another of its side.
func (p belief) crossing(f *front, l *boundary) bool {
	side := func(x *boundary) bool { return f.right == (p.rs.armies[x.armies[0]].nation.side() == central) }
	part := partBy(p.Board(), l)
	return slices.ContainsFunc(p.boundaries, func(o boundary) bool { return side(&o) && f.crosses(partBy(p.Board(), &o), part) })
}

// attach draws the attachment of a side's units, which are under the armies of the
// scenario's start: each corps is under the army in whose area its train is, formations of a corps go with
// it, others are independent or on the track of a corps that has room for them (6.2).
func (p belief) attach(s side) {
	plan, armies := areasOf(p.Position).plan(s), armiesOf(p.Position)
	area := func(u int16) int8 {
		if at := p.at(u); at != board.None {
			if a := plan.of(p.Board().Coord(at)); a >= 0 {
				return a
			}
		}
		return p.units[u].army
	}
	for _, u := range p.rs.ofSide[s] {
		if p.unit(u).kind == train && !askingIn(p.Position).engaged(u) && armies.present(u) {
			p.units[u].army = area(u)
		}
	}
	p.formKoenigsberg(s)
	for _, u := range p.rs.ofSide[s] {
		if !p.unit(u).formation() || !p.units[u].alive() || askingIn(p.Position).engaged(u) {
			continue
		}
		st, own := &p.units[u], p.unit(u).corps
		if armies.commanding(own) {
			st.corps, st.army = own, armies.armyOfCorps(own)
			continue
		}
		st.corps, st.army = -1, area(u)
		p.subordinate(u)
	}
	p.attachAssets(s, area)
}

// formKoenigsberg draws whether the Königsberg Corps is formed, where it may be (22.5).
func (p belief) formKoenigsberg(s side) {
	c := &p.rs.special
	if s != central || p.turn < corpsFrom || slices.ContainsFunc(c.koenigsberg, askingIn(p.Position).engaged) {
		return
	}
	p.koenigsberg = false
	if slices.ContainsFunc(c.koenigsberg, p.onMap) && armiesOf(p.Position).room(p.unit(c.koenigsberg[0]).army, c.corps) == nil {
		p.koenigsberg = p.rng.IntN(2) == 0
	}
}

// subordinate draws the track of a formation that belongs to no corps on the map.
func (p belief) subordinate(u int16) {
	armies, st := armiesOf(p.Position), &p.units[u]
	if st.army < 0 || p.rng.IntN(2) == 0 {
		return
	}
	list := armies.corpsOf(st.army)
	if len(list) == 0 {
		return
	}
	if c := list[p.rng.IntN(len(list))]; armies.mayPut(u, armies.trackID(c)) == nil {
		st.corps = c
	}
}

// attachAssets attaches the Asset Units of a side to the closest formation in their area
// (6.4.1).
func (p belief) attachAssets(s side, area func(u int16) int8) {
	in := map[int16]int8{}
	for _, v := range p.rs.ofSide[s] {
		if p.unit(v).formation() && p.onMap(v) && !p.railMode(v) {
			in[v] = area(v)
		}
	}
	for _, u := range p.rs.ofSide[s] {
		unit, st := p.unit(u), &p.units[u]
		if !(unit.asset || unit.kind == artillery) || !armiesOf(p.Position).present(u) || askingIn(p.Position).engaged(u) {
			continue
		}
		a, best, far := area(u), int16(-1), 0
		for _, v := range p.rs.ofSide[s] {
			if n, ok := in[v]; ok && n == a && p.unit(v).nation == unit.nation {
				if d := p.Board().Distance(st.hex, p.at(v)); best < 0 || d < far {
					best, far = v, d
				}
			}
		}
		if st.army, st.corps = a, -1; best >= 0 {
			st.army, st.corps = p.units[best].army, p.units[best].corps
		}
	}
}

// travel draws where trains are beyond the map, where they go, and whether anything has
// befallen them on the way (8.2).
func (p belief) travel(s side) {
	rails := railsOf(p.Position)
	for _, u := range p.rs.ofSide[s] {
		st := &p.units[u]
		if !rails.aboard(u) || askingIn(p.Position).engaged(u) {
			continue
		}
		st.train.to = board.None
		a := rails.account(u)
		if !p.onMap(u) {
			if away := p.beyond(rails, a, st.train.at); len(away) > 0 {
				st.train.at = away[p.rng.IntN(len(away))]
			}
		}
		if list := rails.destinations(u, a); len(list) > 0 {
			st.train.to = list[p.rng.IntN(len(list))]
			st.train.late = p.seldom(rarelyHungry)
		}
	}
}

// beyond lists the stops beyond the map to which a train can come from one.
func (p belief) beyond(rails journeys, a account, from board.ID) []board.ID {
	list := []board.ID{from}
	for _, at := range rails.spread(a, from).All() {
		if at != from && p.rs.rail.offMap(at) && !p.rs.rail.half(at) {
			list = append(list, at)
		}
	}
	slices.Sort(list)
	return list
}

// wear draws which force of a side bears the +1 of the loss table, which its owner has
// chosen in secret (10.10).
func (p belief) wear(s side) {
	var role int8 = attacker
	if p.active() != s {
		role = defender
	}
	worn := int16(-1)
	for i := range p.combat.fighters {
		if x := &p.combat.fighters[i]; x.role == role && x.worn && !x.checked {
			worn, x.worn = x.unit, false
		}
	}
	if worn < 0 {
		return
	}
	to := worn
	if list := checksIn(p.Position).forces(role); len(list) > 0 {
		if lead := list[p.rng.IntN(len(list))][0]; !p.combat.fighter(lead).checked {
			to = lead
		}
	}
	p.combat.fighter(to).worn = true
}
