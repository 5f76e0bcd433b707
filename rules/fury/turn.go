package fury

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/verb"
)

// Chapter 5: the sequence of a game turn.

// sequence is a position that goes from one phase to the next.
type sequence struct{ *Position }

func sequenceOf(p *Position) sequence { return sequence{p} }

// anyMove tells whether anybody of the activated front can still move.
func (p sequence) anyMove() bool {
	for i := range p.units {
		if p.mayPick(verb.OfUnit(int16(i))) == nil {
			return true
		}
	}
	return false
}

// proceed does what needs no decision at the present stage; it tells
// whether anything was done.
func (p sequence) proceed() bool {
	switch p.stage {
	case atDeploy, atEnd:
		return false
	case atDisplace:
		return p.proceedDisplacement()
	}
	if p.openDisplacement() {
		return true
	}
	switch p.stage {
	case atMove:
		return verb.Skip(p.anyMove(), p.endMoves)
	case atMoving:
		return moves.Settle(p.Position)
	case atDeclare:
		return verb.Skip(len(p.attacks) > 0 || battleIn(p.Position).anyAttack(), activationsOf(p.Position).endActivation)
	case atResolve:
		return battleIn(p.Position).proceedAttacks() || verb.Skip(len(p.attacks) > 0, activationsOf(p.Position).endActivation)
	case atLoss:
		return battleIn(p.Position).proceedLosses()
	case atRefuse, atForce, atForced, atAdvance:
		return battleIn(p.Position).proceedCombat()
	case atRetreat, atExcess:
		return battleIn(p.Position).proceedRetreat()
	case atAdjust:
		return verb.Skip(len(p.isolated(p.side)) > 0, p.afterAdjustment)
	case atAdjusting:
		return adjust(p.Position).proceedWithdrawal()
	case atSiege:
		return verb.Skip(p.anySiege(), p.afterSieges)
	case atReplace:
		return verb.Skip(arrivingIn(p.Position).anyReplacement(), p.endReplacement)
	case atArrive:
		return verb.Skip(arrivingIn(p.Position).anyArrival(), p.endArrivals)
	case atActivate:
		return verb.Skip(planIn(p.Position).choosing(), p.afterPlan)
	}
	return false
}

// beginTurn starts a game turn; in the first Russia has the initiative (7).
func (p sequence) beginTurn(turn int8) {
	p.turn, p.first = turn, [2]front{noFront, noFront}
	row := p.rs.tables.Turns[turn-1]
	p.tell(rules.Event{Kind: rules.EventTurn, Case: "5", Text: fmt.Sprintf("Turn %s (%s).", row.ID, row.Dates)})
	p.phase, p.stage, p.side = initiativePhase, atInitiative, p.initiative
	if int(turn) == p.scenario.Turns[0] {
		p.initiative = russian
		activationsOf(p.Position).beginActivation(1)
	}
}

// beginAdministration comes after the last activation (11).
func (p sequence) beginAdministration() {
	p.activation, p.front = 0, noFront
	if scoreOf(p.Position).checkVictory() {
		return
	}
	adjust(p.Position).beginAdjustment(p.initiative)
}

// afterAdjustment lets the other side adjust its fronts, then both test their
// sieges (11.2).
func (p sequence) afterAdjustment() {
	if p.side == p.initiative {
		adjust(p.Position).beginAdjustment(p.side.enemy())
		return
	}
	for i := range p.forts {
		p.forts[i].tested = false
	}
	p.side, p.stage = p.initiative, atSiege
}

// afterSieges lets the other side test its sieges; then all reorganise (11.2), and in
// the last turn the game is over.
func (p sequence) afterSieges() {
	if p.side == p.initiative {
		p.side = p.side.enemy()
		return
	}
	for i := range p.units {
		p.units[i].disorganised, p.units[i].adjusted = false, false
	}
	p.changed()
	for i := range p.forts {
		p.forts[i].tested = false
	}
	if int(p.turn) >= p.scenario.Turns[1] {
		scoreOf(p.Position).finish()
		return
	}
	arrivingIn(p.Position).beginReplacement(russia)
}

// afterPlan lets the next nation plan (11.5); after the last the next turn begins.
func (p sequence) afterPlan() {
	planIn(p.Position).activateRest()
	if p.nation < germany {
		p.nation++
		p.side, p.stage = p.nation.side(), atPlan
		return
	}
	p.nation = noNation
	p.beginTurn(p.turn + 1)
}
