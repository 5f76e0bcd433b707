package fury

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/march"
)

// Chapter 9: movement. Units move one by one, step by step.

var (
	refuseFront   = &refusal{Case: "8", Why: "{unit} does not belong to the activated front."}
	refuseMoved   = &refusal{Case: "9", Why: "{unit} has already moved."}
	refuseShutIn  = &refusal{Case: "10.5", Why: "{unit} is besieged and cannot move."}
	refuseWalls   = &refusal{Case: "10.4", Why: "{hex} holds an enemy fortress: attack it before you enter."}
	refuseStopped = &refusal{Case: "9.1", Why: "The unit has entered an enemy zone of control and must stop."}
	refuseZones   = &refusal{Case: "9.1", Why: "The unit cannot move directly from one enemy zone of control to another at {hex}: no friendly unit is there."}
	refuseLonely  = &refusal{Case: "9", Why: "A headquarters cannot enter {hex}: it would be alone in contact with the enemy."}
	refuseDeserts = &refusal{Case: "9", Why: "The unit must stay: its headquarters would be alone in contact with the enemy."}
	refuseNoWayOn = &refusal{Case: "9.2", Why: "{hex} is full, and the unit could not move on from there."}
)

// pointsLeft are the movement points that a unit still has in this activation.
func (p *forces) pointsLeft(u int16) int {
	return p.unit(u).Faces[0].Movement - int(p.units[u].spent)
}

func (p *Position) mayPick(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case !p.onMap(a.Unit):
		return refuseOffMap
	case !p.activated(a.Unit):
		return refuseFront
	case p.units[a.Unit].moved:
		return refuseMoved
	case p.shutIn(p.side, p.at(a.Unit)):
		return refuseShutIn
	case p.deserts(a.Unit):
		return refuseDeserts
	}
	return nil
}

// stepCost is what entering a hex costs: a mountain two points unless one follows
// a railway (9).
func (p *forces) stepCost(from board.ID, d hex.Direction, to board.ID) int {
	if p.Board().Tracks(from, d) > 0 {
		return p.rs.tables.RailwayCost
	}
	return p.rs.terrain[to].Cost
}

// closed tells why a unit of a side can never be in a hex.
func (p *forces) closed(s side, to board.ID) *refusal {
	switch {
	case !p.rs.enterable(to):
		return p.rs.closed(to)
	case p.bastion(s.enemy(), to):
		return refuseWalls
	case p.occupied(s.enemy(), to) && !p.besieges(s, to):
		return refuseOccupied
	}
	return nil
}

// eachStep yields the steps of the unit in hand, possible or not, until yield has
// enough.
func (p *Position) eachStep(yield func(s march.Step) bool) {
	from := p.at(p.moving())
	for d, to := range p.Board().Neighbours(from) {
		if to != board.None && !yield(march.Step{From: from, D: hex.Direction(d), To: to}) {
			return
		}
	}
}

// stepOpen tells why the unit in hand cannot step into a hex, whatever its army owes.
func (p *Position) stepOpen(s march.Step) *refusal {
	u := p.moving()
	if p.deserts(u) {
		return refuseDeserts
	}
	if r := p.barred(u, s.From, s.To, p.units[u].stopped); r != nil {
		return r
	}
	cost, left := p.stepPrice(s)
	if left < 0 {
		return &refusal{Case: "9", Words: func() string {
			return fmt.Sprintf("%s needs %d MP to enter {hex} and has %d.", p.Label(u), cost, p.pointsLeft(u))
		}}
	}
	if r := p.crowd(s.To, u); r != nil && (p.lifts(u) || !p.goesOn(u, s.To, left)) {
		if p.openZoc(p.side, s.To) || left == 0 {
			return r
		}
		return refuseNoWayOn
	}
	return nil
}

// barred tells why a unit cannot step from a hex into the adjacent one, whatever it
// has left and whether or not there is room.
func (p *forces) barred(u int16, from, to board.ID, stopped bool) *refusal {
	s := p.owner(u)
	if r := p.closed(s, to); r != nil {
		return r
	}
	zone := p.zoc(s.enemy(), to)
	switch {
	case stopped:
		return refuseStopped
	case zone && p.zoc(s.enemy(), from) && !p.friendIn(u, to):
		return refuseZones
	case p.unit(u).hq && p.contact(s, to) && !p.friendIn(u, to) && !p.shelters(s, to):
		return refuseLonely
	}
	return nil
}

// lifts tells whether a unit lifts a siege by going away: the fortress exerts its zone
// again at once, so that the unit stops beside it (10.5).
func (p *forces) lifts(u int16) bool {
	return p.besieges(p.owner(u), p.at(u)) && !p.unit(u).hq && !p.friendIn(u, p.at(u))
}

// deserts tells whether a unit is the last that keeps its headquarters company in
// contact with the enemy: nobody may bring a headquarters there by going away (9).
func (p *forces) deserts(u int16) bool {
	s, at := p.owner(u), p.at(u)
	if p.unit(u).hq || p.friendIn(u, at) || p.shelters(s, at) || p.who.Count(int8(s), at) < 2 {
		return false
	}
	return p.contact(s, at)
}

// goesOn tells whether a unit that passes through a hex, with so many points left
// there, can come to a hex with room for it.
func (p *forces) goesOn(u int16, at board.ID, left int) bool {
	if left <= 0 || p.zoc(p.owner(u).enemy(), at) {
		return false
	}
	for d := range hex.Direction(hex.Directions) {
		n := p.Board().Neighbour(at, d)
		if n == board.None || p.barred(u, at, n, false) != nil || p.stepCost(at, d, n) > left {
			continue
		}
		if p.crowd(n, u) == nil || p.goesOn(u, n, left-p.stepCost(at, d, n)) {
			return true
		}
	}
	return false // the room must be found on foot
}

func (p *Position) stepPrice(s march.Step) (cost, left int) {
	cost = p.stepCost(s.From, s.D, s.To)
	return cost, p.pointsLeft(p.moving()) - cost
}

func (p *Position) step(s march.Step) {
	u := p.moving()
	p.arrive(s.To, p.stepCost(s.From, s.D, s.To))
	p.tell(rules.Event{Kind: rules.EventStep, Case: "9", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(s.From, s.To),
		Text: fmt.Sprintf("%s moves from %s to %s.", p.Label(u), p.Board().Number(s.From), p.HexName(s.To))})
}

// arrive puts the unit in hand into a hex that it comes to for so many points.
func (p *Position) arrive(at board.ID, cost int) {
	u := p.moving()
	st := &p.units[u]
	p.place(u, at)
	st.spent += int8(cost)
	st.stopped = p.zoc(p.side.enemy(), at)
}

// mayRest tells why a unit cannot end its move where it is.
func (p *forces) mayRest(u int16) *refusal {
	return p.crowd(p.at(u), u)
}

// canGoOn tells whether the unit in hand can still do anything, or has to.
func (p *Position) canGoOn(u int16) bool {
	if p.mayRest(u) != nil {
		return true
	}
	if p.pointsLeft(u) <= 0 || p.units[u].stopped {
		return false
	}
	for s := range p.eachStep {
		if p.stepOpen(s) == nil {
			return true
		}
	}
	return p.anyRide(u)
}
