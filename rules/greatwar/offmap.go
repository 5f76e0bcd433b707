package greatwar

import (
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Cases 5.37 and 5.38, and 17.4: movement off the map, which is all by rail. A unit
// that leaves goes along one of Ruleset.links, as many hexes in a turn as its
// railway rate allows; how far it has come is kept from turn to turn. It goes on by
// itself at the beginning of its player turn, before anything else uses the rail
// capacity: nothing can be decided about it under way.

func addOffMap() {
	book.Add(
		&verbs{Name: "leave", Label: "Leave the map by rail", Case: "5.37", Takes: verb.Hex, Stages: verb.Of(atMoving),
			Check:      func(p *Position, a args) *refusal { return offMapOf(p).mayLeave(a) },
			Candidates: eachExit,
			Do:         func(p *Position, a args) { offMapOf(p).leave(a) },
			Words: func(p *Position, a args) string {
				l := offMapOf(p).exitTo(p.moving[0], a.Hex)
				return fmt.Sprintf("Leave for %s, %s off the map", offMapOf(p).placeName(a.Hex), verb.Count(int(p.rs.links[l-1].hexes), "hex", "hexes"))
			},
			Cite: func(p *Position, a args) string {
				if p.rs.links[offMapOf(p).exitTo(p.moving[0], a.Hex)-1].intermap {
					return "17.4"
				}
				return "5.37"
			},
			Price: func(p *Position, a args) (int, int) {
				u := p.moving[0]
				n := min(int(p.rs.links[offMapOf(p).exitTo(u, a.Hex)-1].hexes), railsOf(p).rideLeft(u))
				return n, railsOf(p).rideLeft(u) - n
			}},
		&verbs{Name: "return", Label: "Return to the map", Case: "5.37", Stages: verb.Of(atMoving),
			Check: func(p *Position, a args) *refusal { return offMapOf(p).mayReturn(a) }, Do: func(p *Position, _ args) { offMapOf(p).comeBack() }})
}

// Refusals of movement off the map.
var (
	refuseUnderway  = &refusal{Case: "5.38", Why: "{unit} is still travelling off the map."}
	refuseNoExit    = &refusal{Case: "5.37", Why: "No off-map railway leads from here to {hex}."}
	refuseNotByRail = &refusal{Case: "5.38", Why: "Off-map movement is by rail, and {unit} is not entrained."}
	refuseOnMap     = &refusal{Case: "5.37", Why: "The moving units are already on the map."}
	refuseLateLink  = &refusal{Case: "5.37", Why: "The moving units have no rail movement left to leave the map."}
	refuseReentry   = &refusal{Case: "5.37", Why: "The arrival hex is occupied or controlled by the enemy."}
	refuseReheld    = &refusal{Case: "5.33", Why: "An enemy unit was the last to occupy the arrival hex: trains cannot enter it."}
	refuseOneMap    = &refusal{Case: "26.3", Why: "Only one map is in play, so units cannot transfer to {hex}."}
	refuseBalkan    = &refusal{Case: "17.41", Why: "{unit} belongs to an army that may never leave the Serbian map."}
	refuseSecond    = &refusal{Case: "17.42", Why: "{unit} may not leave the Serbian map yet."}
)

// throughLink tells whether a unit off the map has come to the end of its way.
func (p travelling) throughLink(u int16) bool {
	st := &p.units[u]
	return st.link > 0 && st.along >= p.rs.links[st.link-1].hexes
}

// travelling is the way of units off the map (5.37).
type travelling struct{ *Position }

func offMapOf(p *Position) travelling { return travelling{p} }

// exitOf is the hex where a unit could leave the map: its own, or the one that it
// has come to off the map and can pass by.
func (p travelling) exitOf(u int16) board.ID {
	if st := &p.units[u]; p.throughLink(u) {
		return p.rs.links[st.link-1].to
	}
	return p.at(u)
}

// exitTo is the way off the map, from 1, that leads a unit from where it is to a
// hex; 0 for none. Only its own country's railways count (16.0 [5.3]).
func (p travelling) exitTo(u int16, to board.ID) int8 {
	from, unit := p.exitOf(u), p.unit(u)
	for i := range p.rs.links {
		if l := &p.rs.links[i]; l.from == from && l.to == to && l.side == unit.side && p.rs.railHex(unit.nation, from) && p.rs.railHex(unit.nation, to) {
			return int8(i + 1)
		}
	}
	return 0
}

// eachExit yields the ways off the map, the shortest first.
func eachExit(p *Position, yield func(args)) {
	from := offMapOf(p).exitOf(p.moving[0])
	var list []link
	for i := range p.rs.links {
		if p.rs.links[i].from == from {
			list = append(list, p.rs.links[i])
		}
	}
	slices.SortStableFunc(list, func(a, b link) int { return int(a.hexes - b.hexes) })
	for _, l := range list {
		yield(verb.OfHex(l.to))
	}
}

// mayTransfer tells why a unit may not go along a way off the map: not to a map
// that is not in play, nor away from one that it is bound to (17.41, 17.42).
func (p travelling) mayTransfer(u int16, l *link) *refusal {
	if !p.scenario.maps[p.Board().MapOf(l.to)] {
		return refuseOneMap
	}
	home, until := p.scenario.home[u], p.scenario.homeTo[u]
	switch {
	case home == 0 || !l.intermap || int(home)-1 != p.Board().MapOf(l.from):
	case until == 0:
		return refuseBalkan
	case p.turn < until:
		return refuseSecond
	}
	return nil
}

func (p travelling) mayLeave(a args) *refusal {
	for _, u := range p.moving {
		n := offMapOf(p.Position).exitTo(u, a.Hex)
		if n == 0 {
			return refuseNoExit
		}
		r := offMapOf(p.Position).mayTransfer(u, &p.rs.links[n-1])
		switch {
		case !p.units[u].entrained:
			r = refuseNotByRail
		case r == nil && railsOf(p.Position).rideLeft(u) <= 0:
			r = refuseLateLink
		}
		if r != nil {
			return &refusal{Case: r.Case, Why: railsOf(p.Position).fill(r.Why, u)}
		}
	}
	if !railsOf(p.Position).carries(p.moving) {
		return refuseCapacity
	}
	return nil
}

// leave sends the units in hand on their way off the map. Those that come to its
// end at once stay in hand and can come back.
func (p travelling) leave(a args) {
	from := offMapOf(p.Position).exitOf(p.moving[0])
	for _, u := range p.moving {
		offMapOf(p.Position).embark(u, offMapOf(p.Position).exitTo(u, a.Hex))
	}
	p.Tell(rules.Event{Kind: "leave", Case: "5.37", Side: p.side.id(), Units: p.IDs(p.moving...), Hexes: p.Hexes(from, a.Hex),
		Text: fmt.Sprintf("%s %s the map at %s for %s.", p.Labels(p.moving), verb.Conjugate(p.moving, "leaves", "leave"), p.HexName(from), p.HexName(a.Hex))})
	for _, u := range p.moving {
		if !offMapOf(p.Position).throughLink(u) {
			marchIn(p.Position).setDown(u)
			p.moving = verb.Without(p.moving, u)
		}
	}
	displacementOf(p.Position).checkDisplacement()
}

// embark puts an entrained unit on a way off the map and takes it along as far as
// it can ride in this phase.
func (p travelling) embark(u int16, link int8) {
	railsOf(p.Position).countRail(u)
	p.place(u, board.None)
	st := &p.units[u]
	st.entrained, st.fresh, st.link, st.along, st.due = true, false, link, 0, 0
	p.carryOn(u)
}

// carryOn takes a unit along its way off the map. From the turn after it has come to
// the end it can come on elsewhere, should the hex of arrival be blocked (14.22).
func (p travelling) carryOn(u int16) {
	st := &p.units[u]
	n := min(int(p.rs.links[st.link-1].hexes-st.along), railsOf(p.Position).rideLeft(u))
	st.along += int16(n)
	st.ridden += int8(n)
	st.moved, st.railed = true, true
	if p.throughLink(u) && st.due == 0 {
		st.due = p.turn + 1
	}
}

// travel takes all units of the phasing side that are off the map along, as far as
// the rail capacity has room for them (5.38).
func (p travelling) travel() {
	for i := range p.units {
		u, st := int16(i), &p.units[i]
		if p.owner(u) != p.side || st.link == 0 || !railsOf(p.Position).carries([]int16{u}) {
			continue
		}
		railsOf(p.Position).countRail(u)
		if p.throughLink(u) {
			continue
		}
		p.carryOn(u)
		l := &p.rs.links[st.link-1]
		p.Tell(rules.Event{Kind: "travel", Case: "5.38", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(l.to),
			Text: fmt.Sprintf("%s travels to %s: %d of %s covered.", p.Label(u), p.HexName(l.to), st.along, verb.Count(int(l.hexes), "hex", "hexes"))})
	}
}

// blocked tells whether a unit cannot come on in a hex: the enemy is in it or
// controls it (14.21).
func (p travelling) blocked(s side, id board.ID) bool {
	enemy := s.enemy()
	return p.holds(enemy, id) || p.fortOf(enemy, id) >= 0 || p.zoc(enemy, id)
}

func (p travelling) mayReturn(args) *refusal {
	for _, u := range p.moving {
		switch to := offMapOf(p.Position).exitOf(u); {
		case p.onMap(u):
			return refuseOnMap
		case offMapOf(p.Position).blocked(p.side, to):
			return refuseReentry
		case p.held[to] == p.side.enemy():
			return refuseReheld
		}
	}
	if !railsOf(p.Position).carries(p.moving) {
		return refuseCapacity
	}
	return nil
}

// comeBack puts the units in hand on the map, where they ride on with what they
// have left of their rate.
func (p travelling) comeBack() {
	to := p.exitOf(p.moving[0])
	for _, u := range p.moving {
		railsOf(p.Position).countRail(u)
		st := &p.units[u]
		st.link, st.along, st.due, st.moved = 0, 0, 0, true
		p.place(u, to)
	}
	p.Tell(rules.Event{Kind: "return", Case: "5.37", Side: p.side.id(), Units: p.IDs(p.moving...), Hexes: p.Hexes(to),
		Text: fmt.Sprintf("%s %s to the map at %s.", p.Labels(p.moving), verb.Conjugate(p.moving, "returns", "return"), p.HexName(to))})
	displacementOf(p.Position).checkDisplacement()
}

// placeName is a hex with its town, else with the letter of the entry that is printed there.
func (p travelling) placeName(h board.ID) string {
	if letters := p.Board().Hexes[h].Entry; p.Board().Hexes[h].Town == "" && len(letters) > 0 {
		return strings.Join(letters, "/") + " (" + p.Board().Number(h) + ")"
	}
	return p.HexName(h)
}
