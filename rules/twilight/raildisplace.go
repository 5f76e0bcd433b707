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
// and looks after journeys whose destination or whose way is lost.
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
		p.reconsider(u)
	}
}

// reconsider takes a lost destination from a unit, which is then to be given another
// one (8.2.3 point 3), and gives one whose line is cut the closest that it can still
// reach (8.2.4). Either way it will be marked as it detrains.
func (p journeys) reconsider(u int16) {
	st := &p.units[u]
	to := st.train.to
	if to == board.None || p.stop(u) == to {
		return
	}
	if s := p.owner(u); p.controls(s.enemy(), to) || p.openZone(s, to) {
		st.train.to, st.train.old, st.train.late = board.None, to, true
		if !p.goesAnywhere(u, p.account(u)) {
			st.train.old = board.None
			p.divert(u, to)
		}
		p.tellTrouble(u, fmt.Sprintf("%s cannot be reached any more: %s needs another destination.", p.HexName(to), p.Label(u)))
		return
	}
	if !p.spread(p.account(u), p.stop(u)).Reached(to) {
		st.train.to, st.train.late = board.None, true
		p.divert(u, to)
		p.tellTrouble(u, fmt.Sprintf("The line to %s is cut: %s has another destination.", p.HexName(to), p.Label(u)))
	}
}

// divert gives a unit the station that it can reach and that is closest to its old
// destination.
func (p journeys) divert(u int16, old board.ID) {
	best, nearest := board.None, 0
	for _, h := range p.destinations(u, p.account(u)) {
		if d := p.Board().Distance(h, old); best == board.None || d < nearest {
			best, nearest = h, d
		}
	}
	p.units[u].train.to = best
}

func (p journeys) tellTrouble(u int16, text string) {
	p.Tell(rules.Event{Kind: "rail-trouble", Case: "8.2.4", Side: p.owner(u).id(), Units: p.IDs(u), Text: text, Public: &rules.Event{}})
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
	a, from := p.account(v), st.hex
	f := &p.scratch.journey
	f.Run(p.rs.rail.links[a], len(p.rs.rail.links[a]), func(to board.ID) bool { return p.loose(a, to) }, from)
	way := p.rs.rail.way(f, a, st.train.to)
	n, last := 0, 0
	for i := 1; i < len(way) && n < displacement; i++ {
		if p.rs.rail.half(way[i]) {
			continue
		}
		n++
		if !p.rs.rail.offMap(way[i]) && p.inPlay(way[i]) && p.enemyIn(way[i], p.owner(v)) {
			continue
		}
		last = i
	}
	if last == 0 {
		return
	}
	p.settleAt(v, way[last])
	e := rules.Event{Kind: "displace", Case: "8.2.4", Side: p.owner(v).id(), Units: p.IDs(v), Hexes: p.Hexes(from),
		Text: fmt.Sprintf("%s gives way by rail from %s to %s.", p.Label(v), p.stopName(from), p.stopName(way[last]))}
	e.Public = p.hush(e, "A train gives way from "+p.HexName(from)+".")
	p.Tell(e)
}

// loose is open for a unit that gives way: hexes that the enemy has only now made
// unfriendly do not stop it (8.2.4).
func (p journeys) loose(a account, at board.ID) bool {
	if p.rs.rail.offMap(at) || !p.inPlay(at) {
		return p.open(a, at)
	}
	s := a.nation().side()
	return p.runs(s, at) || p.enemyIn(at, s) && p.rs.owner[at] == s
}

// depotShelters are the stations to which a depot beside the enemy gives way: along its
// railways, over hexes besides that the enemy has only now made unfriendly, and adjacent
// to no enemy unit (9.9).
func (p journeys) depotShelters(v int16) []board.ID {
	s, from := p.owner(v), p.at(v)
	f := &p.scratch.journey
	var links path.Links = p.rs.supplies.rails
	f.Run(links, displacement, func(to board.ID) bool {
		return p.inPlay(to) && (p.runs(s, to) || p.enemyIn(to, s) && p.rs.owner[to] == s)
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
