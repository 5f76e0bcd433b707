package galicia

import (
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/march"
	"vistula/rules/verb"
)

// Chapter 4: movement. Units are picked up, alone or as a stack from one hex,
// step from hex to hex, may be dropped on the way, and are set down (4.2).

var moves march.Moves[*Position, stage]

// marching is a position in which units move (4).
type marching struct{ *Position }

func marchIn(p *Position) marching { return marching{p} }

func movementVerbs() []*verbs {
	moves = march.Moves[*Position, stage]{
		Idle: atMove, Moving: atMoving,
		Stage:  func(p *Position) *stage { return &p.stage },
		Hand:   func(p *Position) *[]int16 { return &p.moving },
		At:     func(p *Position, u int16) board.ID { return p.units[u].hex },
		Forget: func(p *Position) { p.moved = false },
		Own:    eachOwn, MayPick: func(p *Position, a args) *refusal { return marchIn(p).mayPick(a) },
		Here:     (*Position).offerIn,
		Apart:    func(p *Position, u, first int16) bool { return marchIn(p).apart(u, first) },
		MayJoin:  func(p *Position, x int16) *refusal { return marchIn(p).mayJoin(x) },
		MayStep:  func(p *Position, s march.Step) *refusal { return marchIn(p).mayStep(s) },
		Price:    func(p *Position, s march.Step) (cost, left int) { return marchIn(p).stepPrice(s) },
		Go:       func(p *Position, s march.Step) { marchIn(p).step(s) },
		MayLeave: func(p *Position, u int16) *refusal { return marchIn(p).mayLeave(u) },
		SetDown:  func(p *Position, u int16) { p.units[u].done = true },
		CanGoOn:  func(p *Position, u int16) bool { return p.pointsLeft(u) > 0 },
		Refusals: march.Refusals{InHand: refuseInHand, NotInHand: refuseNoHand, Elsewhere: refuseElse, Last: refuseLast, NotBeside: refuseNotBeside},
	}
	return []*verbs{
		moves.Pick("Move this unit", "4.2"),
		moves.Add("Take the unit along", "4.2"),
		moves.Step("Move one hex", "4.2"),
		moves.Drop("Leave the unit here", "4.2"),
		{Name: "recover", Label: "Recover effectiveness", Case: "10.3", Takes: verb.Unit, Stages: verb.Of(atMove, atMoving),
			Check:      func(p *Position, a args) *refusal { return recoveryIn(p).mayRecoverNow(a) },
			Candidates: eachIdle,
			Do:         func(p *Position, a args) { recoveryIn(p).recover(a.Unit) },
			Price: func(p *Position, a args) (int, int) {
				return p.rs.tables.recoverCost, p.pointsLeft(a.Unit) - p.rs.tables.recoverCost
			}},
		moves.Halt("End the move here", "4.2"),
	}
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

func (p marching) mayPick(a args) *refusal {
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

// apart tells whether a unit stands elsewhere than the first one in hand.
func (p marching) apart(u, first int16) bool {
	return p.owner(u) == p.side && p.onMap(u) && p.units[u].hex != p.units[first].hex
}

func (p marching) mayJoin(int16) *refusal {
	if p.moved {
		return refuseUnderway
	}
	return nil
}

// mayLeave also lets a unit be left behind at the start that has spent points
// there, on recovery or on coming on, and would hold the others up.
func (p marching) mayLeave(u int16) *refusal {
	if !p.moved && p.units[u].spent == 0 {
		return refuseAtHome
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

// closed tells why units of a side may not enter a hex voluntarily,
// whatever the cost.
func (p *Position) closed(s side, id board.ID) *refusal {
	switch {
	case p.holds(s.enemy(), id):
		return refuseEnemy
	case p.open(s, id):
		return nil
	case !p.rs.enterable[id]:
		return refuseSwamp
	case s == russia && id == p.rs.fortress:
		return refuseFortress
	}
	return refuseClosed
}

// open tells whether units of a side may enter a hex as long as no enemy is there.
func (p *Position) open(s side, id board.ID) bool {
	return p.rs.enterable[id] && (s != russia || id != p.rs.fortress) && !p.shut(s, id)
}

// shut tells whether a hex is still closed to a side by the special movement
// restriction (4.5, 9.3).
func (p *Position) shut(s side, id board.ID) bool {
	return p.turn <= p.rs.shutUntil[s][id]
}

// shutText says until when a hex is closed.
func (p *Position) shutText(id board.ID) string {
	r := p.Board().Hexes[id].Restricted
	return p.HexName(id) + " is closed to " + sideAdjectives[sideOf(r.Side)] + " units through game turn " + strconv.Itoa(r.Until) + "."
}

// stepCost is what a unit of side s pays for a step: terrain and hexside, one point
// to leave an enemy zone and one to enter one, which makes the two of going from one
// to another (6.3). Friends do not negate zones here.
func (p *Position) stepCost(s side, step march.Step) int {
	cost := int(p.rs.enterCost[step.From][step.D])
	if p.zoc(s.enemy(), step.From) {
		cost += p.rs.tables.exitZone
	}
	if p.zoc(s.enemy(), step.To) {
		cost += p.rs.tables.enterZone
	}
	return cost
}

func (p marching) mayStep(s march.Step) *refusal {
	if r := p.closed(p.side, s.To); r != nil {
		return r
	}
	cost := p.stepCost(p.side, s)
	for _, u := range p.moving {
		switch {
		case cost <= p.pointsLeft(u):
		case cost > p.face(u).Movement && p.units[u].spent > 0:
			return p.refuseDear("4.3", u, s.To, cost, " Only a unit that has spent no MP this turn can make a minimum move.")
		case p.units[u].spent > 0:
			return p.refuseDear("4.1", u, s.To, cost, "")
		}
	}
	return nil
}

// refuseDear says what a step costs and what a unit has left.
func (p marching) refuseDear(cas string, u int16, to board.ID, cost int, more string) *refusal {
	return &refusal{Case: cas, Why: p.Label(u) + " needs " + strconv.Itoa(cost) + " MP to enter " + p.HexName(to) + " and has " + strconv.Itoa(p.pointsLeft(u)) + "." + more}
}

func (p marching) stepPrice(s march.Step) (cost, left int) {
	cost = p.stepCost(p.side, s)
	left = p.pointsLeft(p.moving[0])
	for _, u := range p.moving {
		left = min(left, p.pointsLeft(u))
	}
	return cost, max(0, left-cost)
}

// step moves the units in hand into an adjacent hex. A unit for which it is too
// dear makes its minimum move, which ends its turn (4.3).
func (p marching) step(s march.Step) {
	cost := p.stepCost(p.side, s)
	movers := slices.Clone(p.moving)
	left := p.moving[:0]
	for _, u := range movers {
		p.place(u, s.To)
		st := &p.units[u]
		if p.pointsLeft(u) < cost {
			st.spent, st.done = int8(p.face(u).Movement), true
			continue
		}
		st.spent += int8(cost)
		left = append(left, u)
	}
	p.moving, p.moved = left, true
	p.tellStep(movers, s.From, s.To, cost)
	p.Events()[len(p.Events())-1].Reveals = cavalryOf(p.Position).tellsOfCavalry(movers, s.From, s.To)
	if len(p.moving) == 0 {
		moves.End(p.Position)
	}
	cavalryOf(p.Position).trigger(movers, s.From, s.To)
}

func (p marching) tellStep(movers []int16, from, to board.ID, cost int) {
	way := " moves from "
	if len(movers) > 1 {
		way = " move from "
	}
	way += p.Board().Number(from) + " to " + p.HexName(to)
	e := rules.Event{Kind: rules.EventStep, Case: "4.2", Side: p.side.id(), Units: p.IDs(movers...), Hexes: p.Hexes(from, to)}
	paid := p.Labels(movers) + way + " for " + strconv.Itoa(cost) + " MP"
	switch len(p.moving) {
	case len(movers):
		e.Text = paid + "."
	case 0:
		e.Case, e.Text = "4.3", p.Labels(movers)+way+" as a minimum move."
	default:
		e.Case, e.Text = "4.3", paid+", "+p.Labels(verb.Without(movers, p.moving...))+" as a minimum move."
	}
	// The other side sees the uppermost counter only, and not whether others lie beneath it:
	// a unit that moves alone is told as a stack is (5.4).
	top := p.top(movers)
	e.Public = &rules.Event{Kind: e.Kind, Case: "4.2", Side: e.Side, Units: p.IDs(top), Hexes: e.Hexes,
		Text: p.Label(top) + " moves from " + p.Board().Number(from) + " to " + p.HexName(to) + "."}
	p.Tell(e)
}

func (p recovering) mayRecoverNow(a args) *refusal {
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
