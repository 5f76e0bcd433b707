package tannenberg

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/verb"
)

// Heading "How to Play": the sequence of a turn.

// proceed does what needs no decision at the present stage; it tells whether
// anything was done.
func (p *Position) proceed() bool {
	switch p.stage {
	case atArrival:
		return verb.Skip(arrivingIn(p).anyArrival(), p.beginMovement)
	case atMoving:
		return moves.Settle(p)
	case atAttack:
		// Whether units face down could attack is nothing that Russia may read from the
		// end of the turn.
		return verb.Skip(p.options.limited && p.side == central || battleIn(p).anyAttack(), p.endTurn)
	case atChoose, atLoss, atRetreat, atAdvance:
		return battleIn(p).proceedCombat()
	}
	return false
}

// beginTurn starts a player turn. Russia moves and attacks first in each turn.
func (p *Position) beginTurn(turn int8, s side) {
	p.turn, p.side = turn, s
	p.phase, p.stage = arrivalPhase, atArrival
	p.rail, p.brought, p.supplies, p.transfers = [3]int8{}, [3]int16{}, 0, 0
	p.struck, p.stormed, p.supports = nil, nil, nil
	for i := range p.units {
		st := &p.units[i]
		st.isolated, st.spent, st.railed, st.moved, st.done, st.attacked, st.raised = false, 0, false, false, false, false, false
	}
	p.Tell(rules.Event{Kind: rules.EventTurn, Case: "Sequence", Side: s.id(),
		Text: fmt.Sprintf("Turn %d (%s): %s.", turn, p.rs.tables.Turns[turn-1].Dates, sideNames[s])})
	arrivingIn(p).travel()
}

// beginMovement finds who is isolated.
func (p *Position) beginMovement() {
	p.phase, p.stage = movementPhase, atMove
	p.findIsolated()
}

func (p *Position) beginCombat() { p.phase, p.stage = combatPhase, atAttack }

// endTurn goes on to the next player turn, or to the end of the game.
func (p *Position) endTurn() {
	switch {
	case p.side == russia:
		p.beginTurn(p.turn, central)
	case p.options.twoFront:
		p.phase, p.stage = westPhase, atWest
	default:
		p.checkOff()
	}
}

// checkOff checks the turn off on the time record (Sequence 5).
func (p *Position) checkOff() {
	if int(p.turn) < p.scenario.Turns[1] {
		p.beginTurn(p.turn+1, russia)
		return
	}
	p.finish()
}

// finish ends the game.
func (p *Position) finish() {
	p.stage = atEnd
	o := p.Outcome()
	p.Tell(rules.Event{Kind: rules.EventEnd, Case: o.Case, Side: o.Winner, Text: o.Why})
}
