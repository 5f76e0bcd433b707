package greatwar

import (
	"vistula/rules"
	"vistula/rules/verb"
)

// Chapter 4: the sequence of play.

// proceed does what needs no decision at the present stage; it tells
// whether anything was done.
func (p sequence) proceed() bool {
	if displacementOf(p.Position).openDisplacement() {
		return true
	}
	switch p.stage {
	case atDeploy, atDeployRoll:
		return deploymentOf(p.Position).proceedDeployment()
	case atForage:
		return verb.Skip(supplyOf(p.Position).anyForage(), p.beginArrivals)
	case atArrivals:
		return verb.Skip(arrivalsOf(p.Position).anyArrival(), p.beginCommand)
	case atCommand:
		return verb.Skip(commandOf(p.Position).anyToCommand(), func() { p.stage = atRally })
	case atRally:
		return verb.Skip(commandOf(p.Position).anyRally(), p.beginMovement)
	case atMoving:
		return moves.Settle(p.Position)
	case atDisplace:
		return displacementOf(p.Position).proceedDisplacement()
	case atAttrition:
		return verb.Skip(supplyOf(p.Position).anyStarving(), p.endPhase)
	case atCrowded:
		return verb.Skip(p.crowded() != nobody, p.afterPhase)
	case atWithdraw:
		return verb.Skip(cavalryOf(p.Position).anyWithdrawal(), p.endPhase)
	case atFollow:
		return verb.Skip(cavalryOf(p.Position).anyFollower(), cavalryOf(p.Position).endWithdrawal)
	case atOrders:
		return verb.Skip(battleIn(p.Position).anyAttack(), p.endPhase) || verb.Skip(commandOf(p.Position).anyToCommand(), p.beginCombat)
	case atReplace:
		return verb.Skip(replacementsOf(p.Position).anyReplacement(), p.endTurn)
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

// DoFormer carries out what an earlier version offered.
func (p *Position) DoFormer(a rules.Action) ([]rules.Event, error) { return book.DoFormer(p, a) }

// NotNow says why a verb does not fit what is being decided.
func (p *Position) NotNow(_, label string) *verb.Refusal {
	if p.stage == atEnd {
		return &verb.Refusal{Case: "26.0", Why: "The game is over."}
	}
	return &verb.Refusal{Case: "4.0", Why: "\"" + label + "\" is not possible now. " + p.ask()}
}

// End carries on until somebody has to decide.
func (p *Position) End() []rules.Event {
	for turnOf(p).proceed() { // until somebody has to decide
	}
	return p.Told()
}
