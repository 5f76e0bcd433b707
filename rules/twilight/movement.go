package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/fraction"
	"vistula/rules/march"
	"vistula/rules/verb"
)

// Chapter 8.1: how units move.

// moves is how units move hex by hex; addMovement fills it in.
var moves march.Moves[*Position, stage]

// marching moves units.
type marching struct{ *Position }

func marchIn(p *Position) marching { return marching{p} }

// addMovement enters the movement phases and their verbs.
func addMovement() {
	moves = march.Moves[*Position, stage]{
		Idle: atMove, Moving: atMoving,
		Stage:   func(p *Position) *stage { return &p.stage },
		Hand:    func(p *Position) *[]int16 { return &p.moving },
		At:      (*Position).at,
		Own:     func(p *Position, yield func(verb.Args)) { marchIn(p).eachOwn(yield) },
		MayPick: func(p *Position, a args) *refusal { return marchIn(p).mayPick(a.Unit) },
		Here: func(p *Position, at board.ID, yield func(verb.Args)) {
			for u := range p.each(p.active(), at) {
				yield(verb.OfUnit(u))
			}
		},
		Apart:   func(p *Position, u, first int16) bool { return p.owner(u) == p.active() && p.at(u) != p.at(first) },
		MayStep: func(p *Position, s march.Step) *refusal { return marchIn(p).mayStep(s) },
		Price:   func(p *Position, s march.Step) (cost, left int) { return marchIn(p).price(s) },
		Go:      func(p *Position, s march.Step) { marchIn(p).goTo(s) },
		SetDown: func(p *Position, u int16) { marchIn(p).setDown(u) },
		CanGoOn: func(p *Position, u int16) bool { return marchIn(p).canGoOn(u) },
		Refusals: march.Refusals{
			InHand:    &refusal{Case: "8.1", Why: "You are already moving {unit}."},
			NotInHand: &refusal{Case: "8.1", Why: "You are not moving {unit}."},
			Elsewhere: &refusal{Case: "8.1", Why: "{unit} is not in the same hex as the units you are moving."},
			Last:      &refusal{Case: "8.1", Why: "This is the last unit of the move. End the move instead."},
			NotBeside: refuseNotBeside,
		},
	}
	add := moves.Add("Take along", "8.1")
	join := add.Do
	add.Do = func(p *Position, a args) {
		marchIn(p).join(a.Unit)
		join(p, a)
	}
	book.Add(moves.Pick("Move this unit", "8.1"), add, moves.Step("Move one hex", "8.1"),
		moves.Drop("Leave here", "8.1"), moves.Halt("End the move here", "8.1"))
	begin := func(p *Position) { marchIn(p).begin() }
	open := func(p *Position) bool { return marchIn(p).anyToMove() }
	course[movementPhase] = part{begin: begin, open: open}
	course[counterMovementPhase] = part{begin: begin, open: open}
}

// Refusals of movement.
var (
	refuseGarrison  = &refusal{Case: "12.4.1", Why: "{unit} is a garrison and does not leave its fortress."}
	refuseTownGuard = &refusal{Case: "3.3.5", Why: "{unit} is a garrison and does not leave its town."}
	refuseNoMove    = &refusal{Case: "3.3.4", Why: "{unit} has no movement allowance and stays where it is."}
	refuseRailOnly  = &refusal{Case: "3.3.4a", Why: "{unit} moves by rail only."}
	refuseAboard    = &refusal{Case: "8.2.4", Why: "{unit} is entrained."}
	refuseHalted    = &refusal{Case: "8.1", Why: "{unit} has already ended its move."}
	refuseNoPoints  = &refusal{Case: "8.1", Why: "{unit} has no movement points left."}
	refuseHalfDone  = &refusal{Case: "8.9", Why: "{unit} must complete the task that it has begun."}
	refuseHalf      = &refusal{Case: "8.2.5", Why: "{unit} is at half its combat strength and cannot spend movement points."}
	refuseDisplaced = &refusal{Case: "9.5.1a", Why: "{unit} has been displaced and cannot spend movement points."}
	refuseEnemy     = &refusal{Case: "4.2", Why: "{hex} is occupied by the enemy."}
	refuseWater     = &refusal{Case: "8.1.1", Why: "No unit can enter {hex}: it is water, or outside every country in play."}
	refuseSheet     = &refusal{Case: "1.2.2", Why: "{hex} is not in play."}
	refuseCrossing  = &refusal{Case: "8.1.1", Why: "No unit can cross the hexside to {hex}."}
	refuseDamHeld   = &refusal{Case: "8.1.6", Why: "The causeway to {hex} can be crossed only while you control both ends of it."}
	refuseDamFull   = &refusal{Case: "8.1.6", Why: "No more units can cross the causeway to {hex} in this phase."}
	refusePillau    = &refusal{Case: "8.1.5", Why: "Only German units cross to {hex}, and only while Pillau is German."}
	refusePinned    = &refusal{Case: "8.4.2", Why: "A Prepared Attack marker points at this hex: the units in it cannot leave, entrain or recover."}
	refuseTrenches  = &refusal{Case: "4.1.4a", Why: "Both hexes lie in zones of control from Improved Positions of level 3 or 4: {hex} can be entered only where a friendly unit is."}
	refuseDoctrine  = &refusal{Case: "9.3", Why: "Cavalry does not enter the zone of control of an enemy infantry formation in a Counter Movement Phase unless a friendly combat unit is in {hex} or it comes out of an enemy zone."}
	refuseUnguarded = &refusal{Case: "9.5", Why: "Artillery does not enter an enemy zone of control without a friendly combat unit."}
	refuseBaggage   = &refusal{Case: "9.8", Why: "Corps Trains do not enter an enemy zone of control without a friendly combat unit."}
	refuseArea      = &refusal{Case: "6.3.1", Why: "{hex} is adjacent to the enemy and outside the area of the unit's army."}
)

// allowance is a unit's Movement Allowance in the phase, in parts; half of it in the
// Counter Movement Phase, whose fractions are kept (3.3.4, 5.4.7).
func (p marching) allowance(u int16) int {
	n := int(p.face(u).movement) * parts
	if p.phase == counterMovementPhase {
		n /= 2
	}
	return n
}

// slack is by how much a unit may overspend its allowance: what it has spent is
// rounded (4.4, 4.5), so that a half and more counts as a whole point. The half point
// of a Counter Movement Phase is spent as such.
func (p marching) slack(u int16) int {
	if p.allowance(u)%parts == 0 {
		return parts/2 - 1
	}
	return 0
}

// within is what a unit can still spend.
func (p marching) within(u int16) int { return int(p.units[u].left) + p.slack(u) }

// begin gives the units of the active side their movement points.
func (p marching) begin() {
	p.bouts = 0
	p.dams = p.dams[:0]
	for u := range p.units {
		st := &p.units[u]
		st.moved, st.halted, st.stuck, st.left = false, false, false, 0
		st.forced, st.strained, st.rested, st.exchanged, st.dug = 0, false, false, false, 0
		if v := int16(u); p.owner(v) == p.active() && p.onMap(v) {
			st.left = int16(p.allowance(v))
		}
	}
	for i := range p.works {
		p.works[i].digger = 0
	}
	workIn(p.Position).carryOn()
}

// anyToMove tells whether a unit of the active side can still move.
func (p marching) anyToMove() bool {
	for _, u := range p.rs.ofSide[p.active()] {
		if p.mayPick(u) == nil {
			return true
		}
	}
	return false
}

func (p marching) eachOwn(yield func(verb.Args)) {
	for _, u := range p.rs.ofSide[p.active()] {
		if p.onMap(u) {
			yield(verb.OfUnit(u))
		}
	}
}

// mayPick tells why a unit cannot move.
func (p marching) mayPick(u int16) *refusal {
	st := &p.units[u]
	switch {
	case p.owner(u) != p.active():
		return refuseNotYours
	case !p.onMap(u):
		return refuseOffMap
	case st.halted && !p.mayStillPrepare(u):
		return refuseHalted
	case p.unit(u).railOnly:
		return refuseRailOnly
	case p.face(u).movement == 0:
		return refuseNoMove
	}
	if r := p.held(u); r != nil && (r != refuseGarrison && r != refuseTownGuard || !p.sallies(u)) {
		return r
	}
	if st.left <= 0 {
		return refuseNoPoints
	}
	return nil
}

// preparing is what a marker of a Prepared Attack costs, in parts of a movement point (8.4).
const preparing = 3 * parts

// mayStillPrepare tells whether a unit that has been set down beside the enemy has the
// points to prepare an attack (8.1, 8.4).
func (p marching) mayStillPrepare(u int16) bool {
	unit := p.unit(u)
	return p.phase == movementPhase && (unit.kind == infantry || unit.kind == artillery && !unit.guards && p.markerNear(u)) && !p.demoralised(u) &&
		p.within(u) >= preparing && p.besideEnemy(p.owner(u), p.at(u))
}

// markerNear tells whether infantry so near to artillery that both can be beside one hex
// has prepared an attack, without which artillery prepares none (8.4.1).
func (p marching) markerNear(u int16) bool {
	return slices.ContainsFunc(p.rs.ofSide[p.owner(u)], func(v int16) bool {
		return p.units[v].aim > 0 && p.unit(v).kind == infantry && p.onMap(v) && p.Board().Distance(p.at(u), p.at(v)) <= 2
	})
}

// sallies tells whether a garrison that cannot leave its hex has an enemy beside it, on
// whom it may prepare an attack or attempt a Repulse (8.4, 8.5).
func (p marching) sallies(u int16) bool {
	return p.unit(u).combat() && !p.demoralised(u) && p.besideEnemy(p.owner(u), p.at(u))
}

// refuseHeld are the refusals of units that are released in a turn, by the turn.
var refuseHeld = func() (list [128]*refusal) {
	for turn := range list {
		list[turn] = &refusal{Case: "3.3.5", Why: "{unit} cannot move before turn " + itoa(turn) + "."}
	}
	return list
}()

// bound tells what keeps a garrison: its fortress (12.4.1), or else its town (3.3.5).
func (p marching) bound(u int16) *refusal {
	if p.scenario.walled[u] {
		return refuseGarrison
	}
	return refuseTownGuard
}

// held tells what keeps a unit where it is for the whole phase.
func (p marching) held(u int16) *refusal {
	st := &p.units[u]
	switch {
	case p.turn < p.scenario.until[u]:
		return refuseHeld[p.scenario.until[u]]
	case garrisonsOf(p.Position).isGarrison(u) && !garrisonsOf(p.Position).hasNextFort(u):
		return p.bound(u)
	case p.railMode(u):
		return refuseAboard
	case st.half > 0:
		return refuseHalf
	case st.displaced:
		return refuseDisplaced
	case st.task != noTask:
		return refuseHalfDone
	}
	return nil
}

// join takes a unit along that has to stop where those that it joins would have to:
// its points are no more than theirs (8.1).
func (p marching) join(u int16) {
	if !p.units[p.moving[0]].moved {
		return
	}
	most := p.units[p.moving[0]].left
	for _, v := range p.moving {
		most = max(most, p.units[v].left)
	}
	p.units[u].left, p.units[u].moved = min(p.units[u].left, most), true
}

// setDown ends the move of a unit that has begun one.
func (p marching) setDown(u int16) {
	p.forcedEnd(u)
	if st := &p.units[u]; st.moved {
		st.halted = true
	}
}

// canGoOn tells whether a unit in hand can do anything with the points that it has
// left: move, or spend a whole one in its hex.
func (p marching) canGoOn(u int16) bool {
	return p.within(u) >= parts || p.canStep()
}

// canStep tells whether the units in hand can enter any hex.
func (p marching) canStep() bool {
	from := p.at(p.moving[0])
	for d, to := range p.Board().Neighbours(from) {
		if to != board.None && p.mayStep(march.Step{From: from, D: direction(d), To: to}) == nil {
			return true
		}
	}
	return false
}

// haltText says that the units in hand can enter no hex, and what can be done then.
func (p marching) haltText() string {
	who, then := p.named(p.moving[0]), " End the move."
	if len(p.moving) > 1 {
		who = "these units"
	}
	if slices.ContainsFunc(p.moving, func(u int16) bool { return p.unit(u).combat() }) { // a Repulse, a forced march, digging in
		then = " Choose what else to do, or end the move."
	}
	if slices.ContainsFunc(p.moving, func(u int16) bool { return p.within(u) <= 0 }) {
		return who + " " + verb.Conjugate(p.moving, "has", "have") + " no movement points left." + then
	}
	return who + " cannot enter any adjacent hex." + then
}

// mayStep tells why the units in hand cannot make a step.
func (p marching) mayStep(s march.Step) *refusal {
	for _, u := range p.moving {
		switch {
		case p.units[u].halted:
			return refuseHalted
		case p.units[u].stuck:
			return refuseStuck
		}
		if r := p.closed(u, p.moving, s); r != nil {
			return r
		}
	}
	if r := p.damFull(p.moving, s); r != nil {
		return r
	}
	cost := p.cost(p.moving, s)
	for _, u := range p.moving {
		if cost > p.within(u) {
			return &refusal{Case: "8.1", Why: fmt.Sprintf("%s needs %s MP to enter {hex} and has %s left.", p.Label(u),
				fraction.Write(cost, parts), fraction.Write(max(0, int(p.units[u].left)), parts))}
		}
	}
	return nil
}

func (p marching) price(s march.Step) (cost, left int) {
	cost, left = p.cost(p.moving, s), mostParts
	for _, u := range p.moving {
		left = min(left, max(0, int(p.units[u].left)-cost))
	}
	return cost, left
}

// goTo moves the units in hand.
func (p marching) goTo(s march.Step) {
	if fordOf(p.Position).clear(fording{to: s.To, unit: -1}, p.active()) {
		return
	}
	c, zoned := p.cost(p.moving, s), p.watched(s.To)
	reactions := askingIn(p.Position).triggers(s)
	p.loadDam(p.moving, s)
	for _, u := range p.moving {
		p.units[u].left -= int16(c)
		p.units[u].moved, p.units[u].dug = true, 0
		p.place(u, s.To)
	}
	p.tellStep(s, c, zoned || len(reactions) > 0)
	askingIn(p.Position).provoke(reactions)
}

// watched tells whether an enemy Improved Position that hides who is in it is adjacent
// to a hex: whoever comes there first sees its top unit (4.2.6b).
func (p marching) watched(h board.ID) bool {
	them := p.active().enemy()
	return p.Board().AnyBeside(h, func(n board.ID) bool { return p.holds(them, n) && p.covered(them, n) })
}

// tellStep tells of a step. The enemy learns who goes on top of those that move, as
// long as no Improved Position hides them (4.2.6).
func (p marching) tellStep(s march.Step, cost int, reveals bool) {
	way := " from " + p.HexName(s.From) + " to " + p.HexName(s.To)
	e := rules.Event{Kind: rules.EventStep, Case: "8.1", Side: p.active().id(), Units: p.IDs(p.moving...), Hexes: p.Hexes(s.From, s.To), Reveals: reveals,
		Text: p.Labels(p.moving) + " " + verb.Conjugate(p.moving, "moves", "move") + way + " for " + fraction.Write(cost, parts) + " MP."}
	public := e
	if p.covered(p.active(), s.To) {
		public.Units, public.Text = nil, "Units move"+way+"."
	} else {
		top := stackOf(p.Position, s.To).top(p.moving)
		public.Units, public.Text = p.IDs(top), p.Label(top)+" moves"+way+"."
	}
	e.Public = &public
	p.Tell(e)
}

var refuseStuck = &refusal{Case: "8.5.4", Why: "A Repulse by these units failed: in this phase they can only prepare an attack or build an Improved Position."}
