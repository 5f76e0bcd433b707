package twilight

import (
	"vistula/rules"
	"vistula/rules/board"
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
		Own:     func(p *Position, yield func(verb.Args)) { verb.Each(p.rs.ofSide[p.active()], yield) },
		MayPick: func(p *Position, a args) *refusal { return marchIn(p).mayPick(a.Unit) },
		Here: func(p *Position, at board.ID, yield func(verb.Args)) {
			for u := range p.each(p.active(), at) {
				yield(verb.OfUnit(u))
			}
		},
		Apart:   func(p *Position, u, first int16) bool { return p.at(u) != p.at(first) },
		MayStep: func(p *Position, s march.Step) *refusal { return marchIn(p).mayStep(s) },
		Price:   func(p *Position, s march.Step) (cost, left int) { return marchIn(p).price(s) },
		Go:      func(p *Position, s march.Step) { marchIn(p).goTo(s) },
		SetDown: func(p *Position, u int16) {
			if p.units[u].moved {
				p.units[u].halted = true
			}
		},
		CanGoOn: func(p *Position, u int16) bool { return p.units[u].left > 0 },
		Refusals: march.Refusals{
			InHand:    &refusal{Case: "8.1", Why: "{unit} is in hand already."},
			NotInHand: &refusal{Case: "8.1", Why: "{unit} is not in hand."},
			Elsewhere: &refusal{Case: "8.1", Why: "{unit} is in another hex."},
			Last:      &refusal{Case: "8.1", Why: "{unit} is the last one in hand: end the move instead."},
			NotBeside: refuseNotBeside,
		},
	}
	book.Add(moves.Pick("Move this unit", "8.1"), moves.Add("Take along", "8.1"), moves.Step("Move one hex", "8.1"),
		moves.Drop("Leave behind", "8.1"), moves.Halt("End the move here", "8.1"))
	begin := func(p *Position) { marchIn(p).begin() }
	open := func(p *Position) bool { return marchIn(p).anyToMove() }
	course[movementPhase] = part{begin: begin, open: open}
	course[counterMovementPhase] = part{begin: begin, open: open}
}

// allowance is a unit's Movement Allowance in the phase, in parts; half of it in the
// Counter Movement Phase, whose fractions are kept (3.3.4, 5.4.7).
func (p *Position) allowance(u int16) int {
	n := int(p.face(u).movement) * parts
	if p.phase == counterMovementPhase {
		n /= 2
	}
	return n
}

// begin gives the units of the active side their movement points.
func (p marching) begin() {
	for u := range p.units {
		st := &p.units[u]
		st.moved, st.halted, st.left = false, false, 0
		if v := int16(u); p.owner(v) == p.active() && p.onMap(v) {
			st.left = int16(p.allowance(v))
		}
	}
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

var (
	refuseImmobile = &refusal{Case: "3.3.5", Why: "{unit} is not yet released to move."}
	refuseNoPoints = &refusal{Case: "8.1", Why: "{unit} has no movement points left."}
	refuseRailOnly = &refusal{Case: "3.3.4", Why: "{unit} moves by rail only."}
	refuseEnemy    = &refusal{Case: "4.2", Why: "{hex} is held by the enemy."}
	refuseWater    = &refusal{Case: "8.1", Why: "{hex} cannot be entered."}
	refuseSheet    = &refusal{Case: "1.2.2", Why: "{hex} is not in play."}
	refuseTooDear  = &refusal{Case: "8.1", Why: "There are not enough movement points left to enter {hex}."}
)

// mayPick tells why a unit cannot move.
func (p marching) mayPick(u int16) *refusal {
	st := &p.units[u]
	switch {
	case p.owner(u) != p.active():
		return refuseNotYours
	case !p.onMap(u):
		return refuseOffMap
	case p.unit(u).railOnly:
		return refuseRailOnly
	case p.bound(u):
		return refuseImmobile
	case st.halted || st.left <= 0:
		return refuseNoPoints
	}
	return nil
}

// bound tells whether a unit is not yet released, or a garrison that may not leave
// its place (3.3.5, 12.4).
func (p *Position) bound(u int16) bool {
	sc := p.scenario
	return p.turn < sc.until[u] || sc.garrison[u] && (sc.released[u] == 0 || p.turn < sc.released[u])
}

// cost is what a step takes, in parts; -1 where it is not possible.
func (p marching) cost(s march.Step) int {
	row := p.rs.terrain[s.To]
	return row.cost(row.MP, seasonIDs[p.season()])
}

// mayStep tells why the units in hand cannot make a step.
func (p marching) mayStep(s march.Step) *refusal {
	switch c := p.cost(s); {
	case !p.inPlay(s.To):
		return refuseSheet
	case c < 0 || p.rs.country[s.To] == noNation:
		return refuseWater
	case p.enemyIn(s.To, p.active()):
		return refuseEnemy
	case c > p.least():
		return refuseTooDear
	}
	return nil
}

// least are the points of the unit in hand that has fewest.
func (p marching) least() int {
	least := int(p.units[p.moving[0]].left)
	for _, u := range p.moving {
		least = min(least, int(p.units[u].left))
	}
	return least
}

func (p marching) price(s march.Step) (cost, left int) {
	cost = p.cost(s)
	return cost, p.least() - cost
}

// goTo moves the units in hand.
func (p marching) goTo(s march.Step) {
	c := p.cost(s)
	units := p.IDs(p.moving...)
	for _, u := range p.moving {
		p.place(u, s.To)
		p.units[u].left -= int16(c)
		p.units[u].moved = true
	}
	p.Tell(rules.Event{Kind: rules.EventStep, Case: "8.1", Side: p.active().id(), Units: units, Hexes: p.Hexes(s.From, s.To),
		Text: p.Labels(p.moving) + " " + verb.Conjugate(p.moving, "moves", "move") + " from " + p.HexName(s.From) + " to " + p.HexName(s.To) + "."})
}
