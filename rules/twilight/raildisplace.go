package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/path"
)

// Cases 8.2.4 and 8.2.5: what the enemy does to units on trains.

// displacement is how many hexes a unit on a train, or a depot, gives way at most
// (8.2.4, 9.9).
const displacement = 15

// begin gives the units of the active side that are off the map their movement points,
// and looks after journeys whose line is cut.
func (p journeys) begin() {
	p.platforms = nil
	for _, u := range p.rs.ofSide[p.active()] {
		st := &p.units[u]
		st.train.rode = false
		if !p.aboard(u) {
			continue
		}
		if !p.onMap(u) {
			st.left = int16(marchIn(p.Position).allowance(u))
		}
		if st.half > 0 {
			st.left = 0
		}
		p.mend(u)
	}
}

// alarm is called when a unit has come to a hex: enemy units nearby that entrain or
// detrain are disturbed, and those on trains give way (8.2.3 to 8.2.5).
func (p journeys) alarm(u int16, at board.ID) {
	if unit := p.unit(u); !unit.combat() && unit.kind != artillery || p.railMode(u) {
		return
	}
	them := p.owner(u).enemy()
	for _, n := range p.Board().Neighbours(at) {
		if n == board.None || !p.holds(them, n) {
			continue
		}
		for _, v := range p.of(them, n) {
			p.disturb(v)
		}
	}
}

// disturb is what an enemy unit that comes adjacent does to one.
func (p journeys) disturb(v int16) {
	st := &p.units[v]
	switch {
	case st.task == entraining || st.task == detraining:
		p.change(v, func(st *unitState) { st.task, st.spent, st.half = noTask, 0, 2 })
		e := rules.Event{Kind: "disturbed", Case: "8.2.5", Side: p.owner(v).id(), Units: p.IDs(v), Hexes: p.Hexes(st.hex),
			Text: fmt.Sprintf("%s is disturbed at the station: it is at half its combat strength.", p.Label(v))}
		e.Public = p.hush(e, "The trains at "+p.HexName(st.hex)+" are disturbed.")
		p.Tell(e)
	case p.railMode(v):
		p.displace(v)
	}
}

// displace has a unit on a train give way towards its destination (8.2.4).
func (p journeys) displace(v int16) {
	st := &p.units[v]
	st.train.late = true
	if st.train.to == board.None || st.train.to == st.hex {
		return
	}
	if at := p.retreatByRail(v, true); at != board.None {
		p.giveWay(v, at)
	}
}

// looseWay is the way of a train to a station over lines that are open, and hexes that
// the enemy has made unfriendly in the phase in hand, or at any time since the owner's
// last movement phase (8.2.4); nil where there is none.
func (p journeys) looseWay(v int16, to board.ID, nowOnly bool) []board.ID {
	a := p.account(v)
	f := &p.scratch.journey
	f.Run(p.rs.rail.links[a], len(p.rs.rail.links[a]), func(at board.ID) bool { return p.loose(a, at, nowOnly) }, p.stop(v))
	return p.rs.rail.way(f, a, to)
}

// retreatByRail is how far a train gives way on the way to its destination: up to 15
// hexes, none of them held by the enemy. It is None where it stays where it is.
func (p journeys) retreatByRail(v int16, nowOnly bool) board.ID {
	way := p.looseWay(v, p.units[v].train.to, nowOnly)
	n, last := 0, board.None
	for i := 1; i < len(way) && n < displacement; i++ {
		if p.rs.rail.half(way[i]) {
			continue
		}
		n++
		if p.rs.rail.offMap(way[i]) || !p.inPlay(way[i]) || !p.enemyIn(way[i], p.owner(v)) {
			last = way[i]
		}
	}
	return last
}

// giveWay moves a train out of the enemy's way.
func (p journeys) giveWay(v int16, to board.ID) {
	from := p.stop(v)
	p.settleAt(v, to)
	e := rules.Event{Kind: "displace", Case: "8.2.4", Side: p.owner(v).id(), Units: p.IDs(v),
		Text: fmt.Sprintf("%s gives way by rail from %s to %s.", p.Label(v), p.stopName(from), p.stopName(to))}
	e.Public = &rules.Event{}
	if !p.rs.rail.offMap(from) && p.inPlay(from) {
		e.Hexes = p.Hexes(from)
		e.Public = p.hush(e, "A train gives way from "+p.HexName(from)+".")
	}
	p.Tell(e)
}

// loose is open for a unit that gives way: hexes that the enemy has only now made
// unfriendly do not stop it (8.2.4).
func (p journeys) loose(a account, at board.ID, nowOnly bool) bool {
	if p.rs.rail.offMap(at) || !p.inPlay(at) {
		return p.open(a, at)
	}
	s := a.nation().side()
	return p.runs(s, at) || p.wasOpen(s, at, nowOnly)
}

// depotShelters are the stations to which a depot beside the enemy gives way: along its
// railways, over hexes besides that the enemy has only now made unfriendly, and adjacent
// to no enemy unit (9.9).
func (p journeys) depotShelters(v int16) []board.ID {
	s, from := p.owner(v), p.at(v)
	f := &p.scratch.journey
	var links path.Links = p.rs.supplies.rails
	f.Run(links, displacement, func(to board.ID) bool {
		return p.inPlay(to) && (p.runs(s, to) || p.wasOpen(s, to, true))
	}, from)
	var list []board.ID
	for _, h := range f.All() {
		if h != from && p.Board().Hexes[h].Station && p.runs(s, h) && !p.enemyIn(h, s) && !p.besideEnemy(s, h) {
			list = append(list, h)
		}
	}
	slices.Sort(list)
	return list
}
