package galicia

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// Chapter 3: the sequence of play.

var turnVerbs = []*verbs{
	{Name: rules.VerbDone, Label: "End the phase", Case: "3.2", Stages: verb.Of(atMove, atAttack),
		Do: func(p *Position, _ args) { sequenceOf(p).endPhase() }},
}

// sequence is a position that goes from one phase to the next.
type sequence struct{ *Position }

func sequenceOf(p *Position) sequence { return sequence{p} }

// proceed does what needs no decision at the present stage; it tells
// whether anything was done.
func (p sequence) proceed() bool {
	before := p.stage
	switch p.stage {
	case atArrivals:
		if !arrivalsOf(p.Position).anyArrival() {
			p.beginMovement()
		}
	case atReaction:
		if !cavalryOf(p.Position).anyReaction() {
			p.stage, p.reaction = p.reaction.back, reaction{}
		}
	case atMoving:
		moves.Settle(p.Position)
	case atCrowded:
		if len(p.crowdedHexes()) == 0 {
			p.phase, p.stage = combatPhase, atAttack
		}
	case atWithhold:
		if !battleIn(p.Position).mustWithhold() {
			battleIn(p.Position).resolve()
		}
	case atRetreat:
		return retreatsIn(p.Position).proceedRetreat()
	case atSplit, atExcess:
		return retreatsIn(p.Position).proceedSplit()
	case atAdvance:
		if !advanceIn(p.Position).anyAdvance() {
			advanceIn(p.Position).afterAdvance()
		}
	case atLoss:
		return battleIn(p.Position).proceedLosses()
	}
	return p.stage != before
}

// beginTurn starts a player turn with its supply phase.
func (p sequence) beginTurn(turn int8, s side) {
	p.turn, p.side, p.phase, p.stage = turn, s, supplyPhase, atSupply
	p.Tell(rules.Event{Kind: rules.EventTurn, Case: "3.1", Side: s.id(),
		Text: fmt.Sprintf("Game turn %d (%s): %s.", turn, p.rs.tables.Turns[turn-1].Dates, sideNames[s])})
}

func (p sequence) beginMovement() { p.phase, p.stage = movementPhase, atMove }

// endPhase ends the Movement Phase or the Combat Phase.
func (p sequence) endPhase() {
	if p.stage == atMove {
		for i := range p.units {
			st := &p.units[i]
			st.spent, st.done, st.rested = 0, false, false
		}
		p.stage = atCrowded
		return
	}
	for i := range p.units {
		st := &p.units[i]
		st.fought, st.beaten = false, false
	}
	scoreOf(p.Position).recordPoints()
	p.endTurn()
}

// endTurn goes on to the next player turn. Which there are in a game turn, and
// in what order, stands in the turn record: Russia's comes first, and in the
// first turn there is only the Austro-Hungarian one (3.0).
func (p sequence) endTurn() {
	order := p.rs.tables.order[p.turn-1]
	if next := slices.Index(order, p.side) + 1; next < len(order) {
		p.beginTurn(p.turn, order[next])
		return
	}
	if int(p.turn) >= p.scenario.Turns[1] {
		p.stage = atEnd
		o := p.Outcome()
		p.Tell(rules.Event{Kind: rules.EventEnd, Case: o.Case, Side: o.Winner, Text: o.Why})
		return
	}
	p.beginTurn(p.turn+1, p.rs.tables.order[p.turn][0])
}
