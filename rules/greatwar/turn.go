package greatwar

import (
	"vistula/rules"
	"vistula/rules/verb"
)

// Chapter 4: the sequence of play.

// proceed carries on until somebody has to decide.
func (p sequence) proceed() {
	for p.proceedOnce() {
	}
}

// proceedOnce does what needs no decision at the present stage; it tells
// whether anything was done.
func (p sequence) proceedOnce() bool {
	if displacementOf(p.Position).openDisplacement() {
		return true
	}
	switch p.stage {
	case atDeploy, atDeployRoll:
		return deploymentOf(p.Position).proceedDeployment()
	case atForage:
		return skip(supplyOf(p.Position).anyForage(), p.beginArrivals)
	case atArrivals:
		return skip(arrivalsOf(p.Position).anyArrival(), p.beginCommand)
	case atCommand:
		return skip(commandOf(p.Position).anyToCommand(), func() { p.stage = atRally })
	case atRally:
		return skip(commandOf(p.Position).anyRally(), p.beginMovement)
	case atMoving:
		return moves.Settle(p.Position)
	case atDisplace:
		return displacementOf(p.Position).proceedDisplacement()
	case atAttrition:
		return skip(supplyOf(p.Position).anyStarving(), p.endPhase)
	case atCrowded:
		return skip(p.crowded() != nobody, p.afterPhase)
	case atWithdraw:
		return skip(cavalryOf(p.Position).anyWithdrawal(), p.endPhase)
	case atFollow:
		return skip(cavalryOf(p.Position).anyFollower(), cavalryOf(p.Position).endWithdrawal)
	case atOrders:
		return skip(battleIn(p.Position).anyAttack(), p.endPhase) || skip(commandOf(p.Position).anyToCommand(), p.beginCombat)
	case atReplace:
		return skip(p.anyReplacement(), p.endTurn)
	}
	if p.stage >= atAttack && p.stage <= atAdvance {
		return battleIn(p.Position).proceedCombat()
	}
	return false
}

// afterPhase begins the phase that follows.
func (p sequence) afterPhase() {
	switch p.phase {
	case attritionPhase:
		p.phase, p.stage = withdrawalPhase, atWithdraw
		p.clearPhase()
	case withdrawalPhase:
		p.phase, p.stage = ordersPhase, atOrders
		commandOf(p.Position).clearCommand()
	case ordersPhase:
		// Nobody can attack.
		p.beginReplacement()
	default:
		p.beginReplacement()
	}
}

// Offers lists every action that is legal now.
func (p *Position) Offers() []rules.Offer {
	list := book.Offers(p)
	p.scratch.offers[p.stage] = int16(len(list)) // there will be about as many
	return list
}

// AppendOffers appends to a list what Offers lists.
func (p *Position) AppendOffers(list []rules.Offer) []rules.Offer { return book.Append(p, list) }

// Do carries an action out. An action that is not offered gives an
// *rules.Illegal and leaves the position as it was.
func (p *Position) Do(a rules.Action) ([]rules.Event, error) { return book.Do(p, a) }

// NotNow says why a verb does not fit what is being decided.
func (p *Position) NotNow(_, label string) *verb.Refusal {
	if p.stage == atEnd {
		return &verb.Refusal{Case: "26.0", Why: "The game is over."}
	}
	return &verb.Refusal{Case: "4.0", Why: "\"" + label + "\" is not possible now: " + p.ask()}
}

// End carries on until somebody has to decide.
func (p *Position) End() []rules.Event {
	turnOf(p).proceed()
	return p.Told()
}
