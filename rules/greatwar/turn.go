package greatwar

import (
	"vistula/rules"
	"vistula/rules/verb"
)

// Chapter 4: the sequence of play.

// proceed carries on until somebody has to decide.
func (p *Position) proceed() {
	for p.proceedOnce() {
	}
}

// proceedOnce does what needs no decision at the present stage; it tells
// whether anything was done.
func (p *Position) proceedOnce() bool {
	if displacementOf(p).openDisplacement() {
		return true
	}
	switch p.stage {
	case atDeploy, atDeployRoll:
		return deploymentOf(p).proceedDeployment()
	case atForage:
		return skip(supplyOf(p).anyForage(), p.beginArrivals)
	case atArrivals:
		return skip(arrivalsOf(p).anyArrival(), p.beginCommand)
	case atCommand:
		return skip(commandOf(p).anyToCommand(), func() { p.stage = atRally })
	case atRally:
		return skip(commandOf(p).anyRally(), p.beginMovement)
	case atMoving:
		return moves.Settle(p)
	case atDisplace:
		return displacementOf(p).proceedDisplacement()
	case atAttrition:
		return skip(supplyOf(p).anyStarving(), p.endPhase)
	case atCrowded:
		return skip(p.crowded() != nobody, p.afterPhase)
	case atWithdraw:
		return skip(cavalryOf(p).anyWithdrawal(), p.endPhase)
	case atFollow:
		return skip(cavalryOf(p).anyFollower(), cavalryOf(p).endWithdrawal)
	case atOrders:
		return skip(battleIn(p).anyAttack(), p.endPhase) || skip(commandOf(p).anyToCommand(), p.beginCombat)
	case atReplace:
		return skip(p.anyReplacement(), p.endTurn)
	}
	if p.stage >= atAttack && p.stage <= atAdvance {
		return battleIn(p).proceedCombat()
	}
	return false
}

// afterPhase begins the phase that follows.
func (p *Position) afterPhase() {
	switch p.phase {
	case attritionPhase:
		p.phase, p.stage = withdrawalPhase, atWithdraw
		turnOf(p).clearPhase()
	case withdrawalPhase:
		p.phase, p.stage = ordersPhase, atOrders
		commandOf(p).clearCommand()
	case ordersPhase:
		// Nobody can attack.
		turnOf(p).beginReplacement()
	default:
		turnOf(p).beginReplacement()
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
	p.proceed()
	return p.Told()
}
