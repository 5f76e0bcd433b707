package greatwar

import (
	"fmt"

	"vistula/rules"
)

// sequence is a position whose phases begin and end.
type sequence struct{ *Position }

func turnOf(p *Position) sequence { return sequence{p} }

// setSide makes a side the phasing one, on which the zones of foraging cavalry
// depend (24.1).
func (p sequence) setSide(s side) {
	p.side = s
	for i := range p.units {
		if p.units[i].forages {
			p.stand(int16(i))
		}
	}
}

func (p sequence) beginArrivals() { p.phase, p.stage = reinforcementPhase, atArrivals }

func (p sequence) beginCommand() {
	p.phase, p.stage = commandPhase, atCommand
	commandOf(p.Position).clearCommand()
}

func (p sequence) beginMovement() {
	p.phase, p.stage = movementPhase, atMove
	railsOf(p.Position).beginRail()
	displacementOf(p.Position).checkDisplacement()
}

// endMovement goes on to the Attrition Segment.
func (p sequence) endMovement() {
	p.phase, p.stage = attritionPhase, atAttrition
	supplyOf(p.Position).findStarving()
}

// endPhase comes to the end of a phase, where the stacking limit is enforced
// (6.14).
func (p sequence) endPhase() { p.stage = atCrowded }

// beginCombat follows the command segment of the Combat Phase.
func (p sequence) beginCombat() { p.phase, p.stage = combatPhase, atAttack }

func (p sequence) beginReplacement() {
	p.phase, p.stage = replacementPhase, atReplace
	p.clearPhase()
}

// clearPhase forgets what mattered for one phase only.
func (p sequence) clearPhase() {
	for i := range p.units {
		st := &p.units[i]
		st.tried = false
		if p.phase == replacementPhase { // the player turn's fighting is over
			st.attacked, st.beaten, st.retreated, st.used = false, false, false, false
		}
	}
}

// plays tells whether a side has a player turn in a game turn.
func (p sequence) plays(turn int8, s side) bool {
	return int(turn) != p.scenario.Turns[0] || p.scenario.sitsOut != s
}

// beginTurn starts a player turn.
func (p sequence) beginTurn(turn int8, s side) {
	if turn != p.turn {
		p.attacks, p.monitors = 0, false
	}
	if p.options.imperative {
		p.attacks = 0 // those that Austria-Hungary owes are its own (23.0)
	}
	p.turn = turn
	p.setSide(s)
	p.phase, p.stage = supplyPhase, atSupply
	p.rail, p.crossed, p.replaced = [3]int8{}, nil, 0
	for i := range p.units {
		u := int16(i)
		if st := &p.units[i]; p.owner(u) == s {
			st.spent, st.ridden, st.counted, st.railed, st.moved, st.done = 0, 0, false, false, false, false
			st.rallied, st.waits, st.starves = false, false, false
		}
	}
	p.Tell(rules.Event{Kind: rules.EventTurn, Case: "4.0", Side: s.id(),
		Text: fmt.Sprintf("Game turn %d (%s): %s player turn.", turn, p.rs.tables.Turns[turn-1].Dates, [2]string{allied: "Allied", austria: nationAdjectives[austriaHungary]}[s])})
	offMapOf(p.Position).travel()
}

// endTurn goes on to the next player turn: the Allies come first, and in the
// turns that the scenario says one side has none (16.0).
func (p sequence) endTurn() {
	if p.side == allied && p.plays(p.turn, austria) {
		p.beginTurn(p.turn, austria)
		return
	}
	scoreOf(p.Position).interphase()
	if int(p.turn) >= p.scenario.Turns[1] {
		p.finish()
		return
	}
	p.beginTurn(p.turn+1, allied)
}

// finish ends the game.
func (p sequence) finish() {
	scoreOf(p.Position).settleEnd()
	p.stage = atEnd
	o := p.Outcome()
	p.Tell(rules.Event{Kind: rules.EventEnd, Case: o.Case, Side: o.Winner, Text: o.Why})
}
