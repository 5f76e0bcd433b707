package galicia

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/verb"
)

// Chapter 4: movement. Units are picked up, alone or as a stack from one hex,
// step from hex to hex, may be dropped on the way, and are set down (4.2).

var movementVerbs = []*verbs{
	{Name: "pick", Label: "Move this unit", Case: "4.2", Takes: verb.Unit, Stages: verb.Of(atMove),
		Check: (*Position).mayPick, Candidates: eachOwn, Do: func(p *Position, a args) {
			p.moving, p.moved, p.stage = append(p.moving[:0], a.Unit), false, atMoving
		}},
	{Name: "add", Label: "Take the unit along", Case: "4.2", Takes: verb.Unit, Stages: verb.Of(atMoving),
		Check: (*Position).mayAdd, Candidates: eachHere, Do: func(p *Position, a args) { p.moving = append(p.moving, a.Unit) }},
	{Name: "step", Label: "Move one hex", Case: "4.2", Takes: verb.Hex, Stages: verb.Of(atMoving),
		Check: (*Position).mayStep, Candidates: besideMoving, Do: (*Position).step, Price: (*Position).stepPrice},
	{Name: "drop", Label: "Leave the unit here", Case: "4.2", Takes: verb.Unit, Stages: verb.Of(atMoving),
		Check: (*Position).mayDrop, Candidates: inHand, Do: (*Position).drop},
	{Name: "recover", Label: "Recover effectiveness", Case: "10.3", Takes: verb.Unit, Stages: verb.Of(atMove, atMoving),
		Check: (*Position).mayRecoverNow, Candidates: eachIdle, Do: (*Position).recoverNow,
		Price: func(p *Position, a args) (int, int) {
			return p.rs.tables.recoverCost, p.pointsLeft(a.Unit) - p.rs.tables.recoverCost
		}},
	{Name: "halt", Label: "End the move here", Case: "4.2", Stages: verb.Of(atMoving), Do: func(p *Position, _ args) { p.halt() }},
}

var (
	refuseImmobile = &refusal{Case: "2.1", Why: "{unit} is not released yet and cannot move."}
	refuseMoved    = &refusal{Case: "4.2", Why: "{unit} has already ended its move."}
	refuseNoPoints = &refusal{Case: "4.1", Why: "{unit} has no movement points left."}
	refuseElse     = &refusal{Case: "4.2", Why: "{unit} is not in the same hex as the units in hand."}
	refuseUnderway = &refusal{Case: "4.2", Why: "The stack is already moving; no unit can join it."}
	refuseInHand   = &refusal{Case: "4.2", Why: "{unit} is already in hand."}
	refuseNoHand   = &refusal{Case: "4.2", Why: "{unit} is not in hand."}
	refuseLast     = &refusal{Case: "4.2", Why: "{unit} is the last unit in hand; end the move instead."}
	refuseAtHome   = &refusal{Case: "4.2", Why: "The stack has not moved yet, so no unit can be left behind."}
	refuseEnemy    = &refusal{Case: "4.1", Why: "{hex} is occupied by the enemy."}
	refuseSwamp    = &refusal{Case: "4.2", Why: "{hex} is swamp; no unit can enter it."}
	refuseClosed   = &refusal{Case: "4.5", Why: "{hex} is closed to Austro-Hungarian units through game turn 5."}
	refuseFortress = &refusal{Case: "13.0", Why: "Russian units can never enter Przemysl."}
)

// pointsLeft are the movement points a unit may still spend this phase (4.1).
func (p *Position) pointsLeft(u int16) int { return p.face(u).Movement - int(p.units[u].spent) }

// released tells whether a unit is free of its movement restriction (2.1).
func (p *Position) released(u int16) bool { return p.turn >= p.scenario.release[u] }

func (p *Position) mayPick(a args) *refusal {
	st := &p.units[a.Unit]
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case st.hex == board.None:
		return refuseOffMap
	case !p.released(a.Unit):
		return refuseImmobile
	case st.done:
		return refuseMoved
	case p.pointsLeft(a.Unit) <= 0:
		return refuseNoPoints
	}
	return nil
}

func (p *Position) mayAdd(a args) *refusal {
	switch {
	case slices.Contains(p.moving, a.Unit):
		return refuseInHand
	case p.moved:
		return refuseUnderway
	case p.owner(a.Unit) == p.side && p.onMap(a.Unit) && p.units[a.Unit].hex != p.units[p.moving[0]].hex:
		return refuseElse
	}
	return p.mayPick(a)
}

// mayDrop also lets a unit be left behind at the start that has spent points
// there, on recovery or on coming on, and would hold the others up.
func (p *Position) mayDrop(a args) *refusal {
	switch {
	case !slices.Contains(p.moving, a.Unit):
		return refuseNoHand
	case !p.moved && p.units[a.Unit].spent == 0:
		return refuseAtHome
	case len(p.moving) == 1:
		return refuseLast
	}
	return nil
}

// eachIdle offers the units that could recover: those in hand, or all where
// none are.
func eachIdle(p *Position, yield func(args)) {
	if p.stage == atMoving {
		verb.Each(p.moving, yield)
		return
	}
	for _, u := range p.rs.armies[p.side] {
		if st := &p.units[u]; st.level > 0 && st.hex != board.None {
			yield(verb.OfUnit(u))
		}
	}
}

func inHand(p *Position, yield func(args)) { verb.Each(p.moving, yield) }

func besideMoving(p *Position, yield func(args)) {
	for _, n := range p.Board().Neighbours(p.units[p.moving[0]].hex) {
		if n != board.None {
			yield(verb.OfHex(n))
		}
	}
}

// closed tells why units of a side may not enter a hex voluntarily,
// whatever the cost.
func (p *Position) closed(s side, id board.ID) *refusal {
	switch {
	case p.holds(s.enemy(), id):
		return refuseEnemy
	case !p.rs.enterable[id]:
		return refuseSwamp
	case s == russia && id == p.rs.fortress:
		return refuseFortress
	case p.shut(s, id):
		return refuseClosed
	}
	return nil
}

// shut tells whether a hex is still closed to a side by the special movement
// restriction (4.5, 9.3).
func (p *Position) shut(s side, id board.ID) bool {
	return p.turn <= p.rs.shutUntil[s][id]
}

// shutText says until when a hex is closed.
func (p *Position) shutText(id board.ID) string {
	r := p.Board().Hexes[id].Restricted
	return p.HexName(id) + " is closed to " + sideAdjectives[sideOf(r.Side)] + " units through game turn " + itoa(r.Until) + "."
}

// stepCost is what a unit of side s pays to go from a hex to the adjacent one in
// direction d: terrain and hexside, one point to leave an enemy zone and one to
// enter one, which makes the two of going from one to another (6.3). Friends do
// not negate zones here.
func (p *Position) stepCost(s side, from board.ID, d hex.Direction, to board.ID) int {
	cost := int(p.rs.enterCost[from][d])
	if p.zoc(s.enemy(), from) {
		cost += p.rs.tables.exitZone
	}
	if p.zoc(s.enemy(), to) {
		cost += p.rs.tables.enterZone
	}
	return cost
}

func (p *Position) mayStep(a args) *refusal {
	from := p.units[p.moving[0]].hex
	d, ok := p.Board().DirectionTo(from, a.Hex)
	if !ok {
		return refuseNotBeside
	}
	if r := p.closed(p.side, a.Hex); r != nil {
		return r
	}
	cost := p.stepCost(p.side, from, d, a.Hex)
	for _, u := range p.moving {
		switch {
		case cost <= p.pointsLeft(u):
		case cost > p.face(u).Movement && p.units[u].spent > 0:
			return p.refuseDear("4.3", u, a.Hex, cost, " Only a unit that has spent no MP this turn can make a minimum move.")
		case p.units[u].spent > 0:
			return p.refuseDear("4.1", u, a.Hex, cost, "")
		}
	}
	return nil
}

// refuseDear says what a step costs and what a unit has left.
func (p *Position) refuseDear(cas string, u int16, to board.ID, cost int, more string) *refusal {
	return &refusal{Case: cas, Why: p.Label(u) + " needs " + itoa(cost) + " MP to enter " + p.HexName(to) + " and has " + itoa(p.pointsLeft(u)) + "." + more}
}

func (p *Position) stepPrice(a args) (cost, left int) {
	from := p.units[p.moving[0]].hex
	d, _ := p.Board().DirectionTo(from, a.Hex)
	cost = p.stepCost(p.side, from, d, a.Hex)
	left = p.pointsLeft(p.moving[0])
	for _, u := range p.moving {
		left = min(left, p.pointsLeft(u))
	}
	return cost, max(0, left-cost)
}

// step moves the units in hand into an adjacent hex. A unit for which it is too
// dear makes its minimum move, which ends its turn (4.3).
func (p *Position) step(a args) {
	from := p.units[p.moving[0]].hex
	d, _ := p.Board().DirectionTo(from, a.Hex)
	cost := p.stepCost(p.side, from, d, a.Hex)
	movers := slices.Clone(p.moving)
	left := p.moving[:0]
	for _, u := range movers {
		p.place(u, a.Hex)
		st := &p.units[u]
		if p.pointsLeft(u) < cost {
			st.spent, st.done = int8(p.face(u).Movement), true
			continue
		}
		st.spent += int8(cost)
		left = append(left, u)
	}
	p.moving, p.moved = left, true
	p.tellStep(movers, from, a.Hex, cost)
	p.Events()[len(p.Events())-1].Reveals = p.tellsOfCavalry(movers, from, a.Hex)
	if len(p.moving) == 0 {
		p.halt()
	}
	p.trigger(movers, from, a.Hex)
}

func (p *Position) tellStep(movers []int16, from, to board.ID, cost int) {
	moves := " moves from "
	if len(movers) > 1 {
		moves = " move from "
	}
	way := moves + p.Board().Number(from) + " to " + p.HexName(to)
	e := rules.Event{Kind: "step", Case: "4.2", Side: p.side.id(), Units: p.IDs(movers...), Hexes: p.Hexes(from, to)}
	paid := p.Labels(movers) + way + " for " + itoa(cost) + " MP"
	switch len(p.moving) {
	case len(movers):
		e.Text = paid + "."
	case 0:
		e.Case, e.Text = "4.3", p.Labels(movers)+way+" as a minimum move."
	default:
		e.Case, e.Text = "4.3", paid+", "+p.Labels(verb.Without(movers, p.moving...))+" as a minimum move."
	}
	if len(movers) > 1 {
		// The other side sees the uppermost counter only (5.4).
		top := p.top(movers)
		e.Public = &rules.Event{Kind: e.Kind, Case: "4.2", Side: e.Side, Units: p.IDs(top), Hexes: e.Hexes,
			Text: "A stack under " + p.Label(top) + " moves from " + p.Board().Number(from) + " to " + p.HexName(to) + "."}
	}
	p.Tell(e)
}

func (p *Position) drop(a args) {
	p.units[a.Unit].done = true
	p.moving = slices.DeleteFunc(p.moving, func(u int16) bool { return u == a.Unit })
}

// halt ends the move of all units in hand.
func (p *Position) halt() {
	for _, u := range p.moving {
		p.units[u].done = true
	}
	p.moving, p.moved, p.stage = p.moving[:0], false, atMove
}

// settleMove ends the move of units in hand that have no points left.
func (p *Position) settleMove() {
	for _, u := range p.moving {
		if p.pointsLeft(u) > 0 {
			return
		}
	}
	p.halt()
}

func (p *Position) mayRecoverNow(a args) *refusal {
	switch {
	case p.owner(a.Unit) != p.side:
		return refuseNotYours
	case !p.onMap(a.Unit):
		return refuseOffMap
	case p.units[a.Unit].done:
		return refuseMoved
	case p.stage == atMoving && !slices.Contains(p.moving, a.Unit):
		return refuseNoHand
	}
	return p.mayRecover(a.Unit)
}

func (p *Position) recoverNow(a args) {
	p.recover(a.Unit)
}
