package fury

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 9.3: rail movement. A ride costs one movement point, and a combat unit one
// rail movement point of its nation, however far it goes on the railways of its
// own country.

var (
	refuseNoTrain   = &refusal{Case: "9.3", Why: "No open railway of the unit's own country leads from here to {hex}."}
	refuseNoRail    = &refusal{Case: "9.3", Why: "The nation has no rail movement points left."}
	refuseNoPoints  = &refusal{Case: "9.3", Why: "Rail movement costs 1 MP, and the unit has none left."}
	refuseRailZone  = &refusal{Case: "9.3", Why: "Rail movement cannot end in {hex}: it is in an enemy zone of control without a friendly unit."}
	refuseRailAgain = &refusal{Case: "9.3", Why: "The unit is already in {hex}."}
)

// ridesOf is how far a train goes from where a unit is.
func (p *forces) ridesOf(u int16) *trip {
	t := &p.field.trip
	if t.unit != u {
		t.unit = u
		p.net(&t.net, p.owner(u), p.railNation(u).only(), p.at(u))
		t.stops = append(t.stops[:0], t.net.All()...)
		slices.Sort(t.stops)
	}
	return t
}

// eachRide lists where a unit can go by rail from where it is, until yield has
// enough.
func (p *forces) eachRide(u int16, yield func(at board.ID) bool) {
	if p.boards(u) != nil {
		return
	}
	for _, at := range p.ridesOf(u).stops {
		if p.alights(u, at) == nil && !yield(at) {
			return
		}
	}
}

// boards tells why a unit cannot take a train where it is.
func (p *forces) boards(u int16) *refusal {
	switch {
	case p.units[u].stopped:
		return refuseStopped
	case p.pointsLeft(u) < 1:
		return refuseNoPoints
	case !p.unit(u).hq && p.rail[p.railNation(u)] < 1:
		return refuseNoRail
	}
	return nil
}

// alights tells why a unit cannot end its ride in a hex that its train reaches.
func (p *forces) alights(u int16, at board.ID) *refusal {
	s := p.owner(u)
	switch {
	case at == p.at(u):
		return refuseRailAgain
	case !p.rs.enterable(at):
		return p.rs.closed(at)
	case p.zoc(s.enemy(), at) && !p.friendIn(u, at):
		return refuseRailZone
	case p.unit(u).hq && p.contact(s, at) && !p.friendIn(u, at) && !p.shelters(s, at):
		return refuseLonely
	}
	return p.crowd(at, u)
}

func (p *forces) anyRide(u int16) bool {
	some := false
	p.eachRide(u, func(board.ID) bool { some = true; return false })
	return some
}

func (p *Position) ride(a args) {
	u := p.moving()
	from := p.at(u)
	p.payRail(u, p.railNation(u))
	p.arrive(a.Hex, 1)
	p.tell(rules.Event{Kind: rules.EventRide, Case: "9.3", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(from, a.Hex),
		Text: fmt.Sprintf("%s goes by rail from %s to %s.", p.Label(u), p.Board().Number(from), p.HexName(a.Hex))})
}

// payRail charges a ride: headquarters cost nothing.
func (p *forces) payRail(u int16, n nation) {
	if !p.unit(u).hq {
		p.rail[n]--
	}
}

// fareOf says what a ride takes from a nation's rail movement points, and how many there
// are.
func (p *forces) fareOf(u int16) string {
	if p.unit(u).hq {
		return "Headquarters take no rail movement points."
	}
	n := p.railNation(u)
	return fmt.Sprintf("Takes 1 of %s's %s.", nationNames[n], verb.Count(int(p.rail[n]), "rail movement point", "rail movement points"))
}
