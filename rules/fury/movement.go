package fury

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/verb"
)

// Chapter 9: movement. Units move one by one, step by step.

// movementVerbs move units hex by hex (9).
func movementVerbs() []*verbs {
	done.On(atMove, "End the movement", "8", (*Position).mayEndMoves, (*Position).endMoves)
	return []*verbs{
		{Name: "pick", Label: "Move this unit", Case: "9", Takes: verb.Unit, Stages: verb.Of(atMove),
			Check: (*Position).mayPick,
			Candidates: func(p *Position, yield func(args)) {
				verb.Each(p.all(func(u int16) bool { return p.onMap(u) && p.owner(u) == p.side }), yield)
			},
			Do: func(p *Position, a args) {
				p.moving, p.stage = a.Unit, atMoving
				p.field.duty.forget()
			}},
		{Name: "step", Label: "Move one hex", Case: "9", Takes: verb.Hex, Stages: verb.Of(atMoving),
			Check: (*Position).mayStep, Candidates: besideHand, Do: (*Position).step, Price: (*Position).stepPrice},
		{Name: "halt", Label: "End the move here", Case: "9", Stages: verb.Of(atMoving),
			Check: func(p *Position, _ args) *refusal { return p.mayHalt() },
			Do:    func(p *Position, _ args) { p.halt() }},
	}
}

var (
	refuseFront    = &refusal{Case: "8", Why: "{unit} does not belong to the activated front."}
	refuseMoved    = &refusal{Case: "9", Why: "{unit} has already moved."}
	refuseShutIn   = &refusal{Case: "10.5", Why: "{unit} is besieged and cannot move."}
	refuseOccupied = &refusal{Case: "9", Why: "{hex} is occupied by the enemy."}
	refuseWalls    = &refusal{Case: "10.4", Why: "{hex} holds an enemy fortress: attack it before you enter."}
	refuseStopped  = &refusal{Case: "9.1", Why: "The unit has entered an enemy zone of control and must stop."}
	refuseZones    = &refusal{Case: "9.1", Why: "The unit cannot move directly from one enemy zone of control to another at {hex}: no friendly unit is there."}
	refuseLonely   = &refusal{Case: "9", Why: "A headquarters cannot enter {hex}: it would be alone in contact with the enemy."}
	refuseDeserts  = &refusal{Case: "9", Why: "The unit must stay: its headquarters would be alone in contact with the enemy."}
	refuseNoWayOn  = &refusal{Case: "9.2", Why: "{hex} is full, and the unit could not move on from there."}
)

// pointsLeft are the movement points that a unit still has in this activation.
func (p *Position) pointsLeft(u int16) int {
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
func (p *Position) stepCost(from board.ID, d hex.Direction, to board.ID) int {
	if p.Board().Tracks(from, d) > 0 {
		return p.rs.tables.RailwayCost
	}
	return p.rs.terrain[to].Cost
}

// closed tells why a unit of a side can never be in a hex.
func (p *Position) closed(s side, to board.ID) *refusal {
	switch {
	case !p.rs.enterable(to):
		return refuseClosed
	case p.bastion(s.enemy(), to):
		return refuseWalls
	case p.occupied(s.enemy(), to) && !p.besieges(s, to):
		return refuseOccupied
	}
	return nil
}

func besideHand(p *Position, yield func(args)) {
	for _, n := range p.Board().Neighbours(p.at(p.moving)) {
		if n != board.None {
			yield(verb.OfHex(n))
		}
	}
}

func (p *Position) mayStep(a args) *refusal {
	if r := p.stepOpen(a); r != nil {
		return r
	}
	cost, _ := p.stepPrice(a)
	return p.keepsDuty(a.Hex, cost)
}

// stepOpen tells why the unit in hand cannot step into a hex, whatever its army owes.
func (p *Position) stepOpen(a args) *refusal {
	u := p.moving
	from := p.at(u)
	d, ok := p.Board().DirectionTo(from, a.Hex)
	if !ok {
		return refuseNotBeside
	}
	if p.deserts(u) {
		return refuseDeserts
	}
	if r := p.barred(u, from, a.Hex, p.units[u].stopped); r != nil {
		return r
	}
	cost := p.stepCost(from, d, a.Hex)
	left := p.pointsLeft(u) - cost
	if left < 0 {
		return &refusal{Case: "9", Why: fmt.Sprintf("%s needs %d MP to enter {hex} and has %d.", p.Label(u), cost, p.pointsLeft(u))}
	}
	if r := p.crowd(a.Hex, u); r != nil && (p.lifts(u) || !p.goesOn(u, a.Hex, left)) {
		if p.openZoc(p.side, a.Hex) || left == 0 {
			return r
		}
		return refuseNoWayOn
	}
	return nil
}

// barred tells why a unit cannot step from a hex into the adjacent one, whatever it
// has left and whether or not there is room.
func (p *Position) barred(u int16, from, to board.ID, stopped bool) *refusal {
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

// friendIn tells whether a combat unit of the same side other than u itself stands
// in a hex.
func (p *Position) friendIn(u int16, at board.ID) bool {
	n := p.who.Of(fights, int8(p.owner(u)), at)
	if p.at(u) == at && !p.unit(u).hq {
		n--
	}
	return n > 0
}

// lifts tells whether a unit lifts a siege by going away: the fortress exerts its zone
// again at once, so that the unit stops beside it (10.5).
func (p *Position) lifts(u int16) bool {
	return p.besieges(p.owner(u), p.at(u)) && !p.unit(u).hq && !p.friendIn(u, p.at(u))
}

// deserts tells whether a unit is the last that keeps its headquarters company in
// contact with the enemy: nobody may bring a headquarters there by going away (9).
func (p *Position) deserts(u int16) bool {
	s, at := p.owner(u), p.at(u)
	if p.unit(u).hq || p.friendIn(u, at) || p.shelters(s, at) || p.who.Count(int8(s), at) < 2 {
		return false
	}
	return p.contact(s, at)
}

// goesOn tells whether a unit that passes through a hex, with so many points left
// there, can come to a hex with room for it.
func (p *Position) goesOn(u int16, at board.ID, left int) bool {
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

func (p *Position) stepPrice(a args) (cost, left int) {
	d, _ := p.Board().DirectionTo(p.at(p.moving), a.Hex)
	cost = p.stepCost(p.at(p.moving), d, a.Hex)
	return cost, p.pointsLeft(p.moving) - cost
}

func (p *Position) step(a args) {
	u := p.moving
	from := p.at(u)
	cost, _ := p.stepPrice(a)
	p.arrive(a.Hex, cost)
	p.tell(rules.Event{Kind: "step", Case: "9", Side: p.side.id(), Units: p.IDs(u), Hexes: p.Hexes(from, a.Hex),
		Text: fmt.Sprintf("%s moves from %s to %s.", p.Label(u), p.Board().Number(from), p.HexName(a.Hex))})
}

// arrive puts the unit in hand into a hex that it comes to for so many points.
func (p *Position) arrive(at board.ID, cost int) {
	st := &p.units[p.moving]
	p.place(p.moving, at)
	st.spent += int8(cost)
	st.stopped = p.zoc(p.side.enemy(), at)
}

// mayRest tells why a unit cannot end its move where it is.
func (p *Position) mayRest(u int16) *refusal {
	return p.crowd(p.at(u), u)
}

// mayHalt tells why the move of the unit in hand cannot end here.
func (p *Position) mayHalt() *refusal {
	at := p.at(p.moving)
	if r := p.mayRest(p.moving); r != nil { // "halt" names no hex
		return &refusal{Case: r.Case, Why: r.Illegal(p, rules.Action{}, verb.OfUnitHex(p.moving, at)).Why}
	}
	return p.keepsDuty(at, 0)
}

func (p *Position) halt() {
	p.units[p.moving].moved = true
	p.changed() // who has moved comes no further
	p.moving, p.stage = -1, atMove
}

// settleMove ends the move of a unit that can do nothing more.
func (p *Position) settleMove() bool {
	if p.moving < 0 { // it went down with what it met
		p.stage = atMove
		return true
	}
	u := p.moving
	if p.mayRest(u) != nil {
		return false
	}
	if p.pointsLeft(u) > 0 && !p.units[u].stopped {
		for _, n := range p.Board().Neighbours(p.at(u)) {
			if n != board.None && p.stepOpen(verb.OfHex(n)) == nil {
				return false
			}
		}
		if p.anyRide(u) {
			return false
		}
	}
	p.halt()
	return true
}
