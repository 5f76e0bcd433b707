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
	if p.railMode(u) {
		return
	}
	them, armed := p.owner(u).enemy(), p.armed(u)
	for _, n := range p.Board().Neighbours(at) {
		if n == board.None || !p.holds(them, n) {
			continue
		}
		for _, v := range p.of(them, n) {
			p.disturb(v, armed)
		}
	}
}

// armed tells whether a unit is a combat or an artillery unit, before which trains give
// way (8.2.4).
func (p journeys) armed(u int16) bool { return p.unit(u).combat() || p.unit(u).kind == artillery }

// disturb is what an enemy unit that comes adjacent does to one: any to who entrains or
// detrains, one that is armed to who is on a train (8.2.3, 8.2.4). Who has begun to
// detrain stays where it is and begins anew.
func (p journeys) disturb(v int16, armed bool) {
	st := &p.units[v]
	switch {
	case st.task == entraining || st.task == detraining && st.spent > 0:
		p.change(v, func(st *unitState) {
			if st.spent, st.half = 0, 2; st.task == entraining {
				st.task = noTask
			}
		})
		e := rules.Event{Kind: "disturbed", Case: "8.2.5", Side: p.owner(v).id(), Units: p.IDs(v), Hexes: p.Hexes(st.hex),
			Text: fmt.Sprintf("%s is disturbed at the station: it is at half its combat strength.", p.Label(v))}
		e.Public = p.hush(e, "The trains at "+p.HexName(st.hex)+" are disturbed.")
		p.Tell(e)
	case p.railMode(v) && st.task == noTask && armed:
		p.displace(v)
	}
}

// alight has a unit leave its train, or the station where it boards one, because it is
// driven from its hex: it goes on foot, at half its combat strength (8.2.5).
func (p journeys) alight(u int16) {
	aboard := p.railMode(u)
	if !aboard && p.units[u].task != entraining {
		return
	}
	p.change(u, func(st *unitState) { st.task, st.spent, st.train, st.half = noTask, 0, onFoot, 2 })
	e := rules.Event{Kind: "disturbed", Case: "8.2.5", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(p.at(u)),
		Text: fmt.Sprintf("%s is driven from the railway: it is at half its combat strength.", p.Label(u))}
	e.Public = &rules.Event{} // that it was boarding is not seen
	if aboard {
		e.Public = p.hush(e, "The trains at "+p.HexName(p.at(u))+" are disturbed.")
	}
	p.Tell(e)
}

// displace has a unit on a train give way towards its destination (8.2.4). Where that is
// lost as well, another one comes first (8.2.3).
func (p journeys) displace(v int16) {
	st := &p.units[v]
	if st.train.to == st.hex && !p.lost(v) {
		return // it is there
	}
	st.train.late = true
	if st.train.to == board.None || p.lost(v) {
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

// wayThere is looseWay, or where the enemy has cut the line before, the shortest way over
// all railways that trains on the unit's account use.
func (p journeys) wayThere(v int16, to board.ID, nowOnly bool) []board.ID {
	if way := p.looseWay(v, to, nowOnly); way != nil {
		return way
	}
	a := p.account(v)
	f := &p.scratch.journey
	f.Run(p.rs.rail.links[a], len(p.rs.rail.links[a]), func(board.ID) bool { return true }, p.stop(v))
	return p.rs.rail.way(f, a, to)
}

// retreatByRail is how far a train gives way on the way to its destination: up to 15
// hexes, to none held by the enemy, nor beside him where it can go farther than that or
// less far. It is None where it stays where it is.
func (p journeys) retreatByRail(v int16, nowOnly bool) board.ID {
	a, s := p.account(v), p.owner(v)
	way := p.wayThere(v, p.units[v].train.to, nowOnly)
	n, last, beside := 0, board.None, board.None
	for i := 1; i < len(way) && n < displacement && p.loose(a, way[i], nowOnly); i++ {
		if p.rs.rail.half(way[i]) {
			continue
		}
		n++
		switch at := way[i]; {
		case p.rs.rail.offMap(at) || !p.inPlay(at):
			last = at
		case p.enemyIn(at, s):
		case p.besideEnemy(s, at):
			beside = at
		default:
			last = at
		}
	}
	if last == board.None {
		return beside
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
	return engineersOf(p.Position).runs(s, at) || p.wasOpen(s, at, nowOnly)
}

// depotShelters are the stations to which a depot beside the enemy gives way: along its
// railways, over hexes besides that the enemy has only now made unfriendly, and adjacent
// to no enemy unit (9.9). Where there is none they are the other hexes of the line.
func (p journeys) depotShelters(v int16) []board.ID {
	s, from := p.owner(v), p.at(v)
	f := &p.scratch.journey
	var links path.Links = p.rs.supplies.rails
	f.Run(links, displacement, func(to board.ID) bool {
		return p.inPlay(to) && (engineersOf(p.Position).runs(s, to) || p.wasOpen(s, to, true))
	}, from)
	var stations, others []board.ID
	for _, h := range f.All() {
		switch {
		case h == from || !engineersOf(p.Position).runs(s, h) || p.enemyIn(h, s) || p.besideEnemy(s, h):
		case p.Board().Hexes[h].Station:
			stations = append(stations, h)
		default:
			others = append(others, h)
		}
	}
	if stations == nil {
		stations = others
	}
	slices.Sort(stations)
	return stations
}
