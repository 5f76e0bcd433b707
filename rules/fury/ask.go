package fury

import (
	"vistula/rules/board"
	"vistula/rules/verb"
)

// asking is a position in which somebody has to decide.
type asking struct{ *Position }

func asked(p *Position) asking { return asking{p} }

// ask is one sentence that tells what is to be decided.
func (p asking) ask() string {
	if p.stage == atEnd {
		return "The game is over."
	}
	return sideNames[p.toAct()] + ": " + p.task() + "."
}

// task is what the side has to do.
func (p asking) task() string {
	switch p.stage {
	case atDeploy:
		if p.moving() >= 0 {
			return "choose where " + p.named(p.moving()) + " sets up"
		}
		return p.deployTask()
	case atInitiative:
		return "roll for the initiative"
	case atFront:
		return "choose the front to activate"
	case atMove:
		for a := range dutiesIn(p.Position).owing {
			return "choose a unit of the " + p.frontName() + " to move; the " + p.rs.armies[a].name + " must be able to attack before you can end the movement"
		}
		return "choose a unit of the " + p.frontName() + " to move, or end the movement"
	case atMoving:
		return "move " + p.named(p.moving()) + p.boundText()
	case atDisplace:
		return "move " + p.named(p.displaced[0]) + " out of contact"
	case atDeclare:
		if list := battleIn(p.Position).indebted(); len(list) > 0 {
			return "declare attacks of the " + p.frontName() + "; the " + p.rs.armies[list[0]].name + " must make at least one"
		}
		return "declare attacks of the " + p.frontName() + ", or go on"
	case atResolve:
		return "choose the attack to resolve next"
	case atRoll, atLoss, atRefuse, atForce, atForced, atRetreat, atCohesion, atExcess, atAdvance:
		return p.combatTask()
	}
	return p.laterTask()
}

// combatTask is what the side has to do in the combat in hand.
func (p asking) combatTask() string {
	c := &p.combat
	switch p.stage {
	case atRoll:
		return "roll for the attack on " + p.HexName(c.target)
	case atLoss:
		return "take " + verb.Count(int(p.demands[0].n), "loss", "losses")
	case atRefuse:
		if battleIn(p.Position).refusesFree() {
			return "retreat, or hold the fortress at no loss"
		}
		return "retreat, or refuse for a loss"
	case atForce:
		return "force the retreat for one loss, or let the enemy stay"
	case atForced:
		return "leave " + p.HexName(c.target) + ", or be besieged there"
	case atRetreat:
		return "retreat " + p.named(p.retreat.units...) + ", " + verb.Count(int(p.retreat.left), "hex", "hexes") + " to go"
	case atCohesion:
		return "roll the cohesion test of " + p.named(p.retreat.units...)
	case atExcess:
		return "choose who retreats on from " + p.HexName(p.at(p.retreat.units[0])) + ", which is over the stacking limit"
	default: // atAdvance
		return "advance into " + p.HexName(c.target)
	}
}

// named is what a sentence calls units, with the article: "the Russian 15th Corps and the
// Russian 16th Corps".
func (p asking) named(units ...int16) string {
	return verb.Enumerate(units, func(u int16) string { return "the " + p.Label(u) })
}

// deployTask tells how much of a set-up is left.
func (p asking) deployTask() string {
	switch n := len(deployIn(p.Position).toDeploy()); {
	case p.mayEndDeployment() == nil:
		return "all units are set up. End set-up, or click a unit to move it"
	case n > 0:
		return "set up your armies: " + verb.Count(n, "unit", "units") + " left"
	}
	return "set up your armies"
}

// boundText says that the unit in hand is not free to go, because its army must attack.
func (p asking) boundText() string {
	if p.mayRest(p.moving()) == nil && p.mayHalt() != nil || len(dutiesIn(p.Position).closedSteps()) > 0 {
		return "; its army must still be able to attack"
	}
	return ""
}

// laterTask is task for the Administrative Phase.
func (p asking) laterTask() string {
	switch p.stage {
	case atAdjust:
		return "retreat a unit that has no line of communication"
	case atAdjusting:
		return "retreat " + p.named(p.retreat.units...) + " one more hex"
	case atSiege:
		if list := p.sieges(); len(list) == 1 {
			return "roll for the siege of " + p.HexName(list[0])
		}
		return "choose the siege to roll for"
	case atReplace:
		return "spend the replacement points of " + nationNames[p.nation] + ", " + halves(int(p.points)) + " left, or go on"
	case atArrive:
		if p.moving() >= 0 {
			return "choose where " + p.named(p.moving()) + " enters"
		}
		if arrivingIn(p.Position).anyExchange() {
			return "put a reformed unit in the place of a Cadre first"
		}
		return "bring on reinforcements, or go on"
	case atPlan:
		return "roll for the headquarters of " + nationNames[p.nation]
	}
	return "choose " + verb.Count(int(p.choose), "headquarters", "headquarters") + " of " + nationNames[p.nation] + " to make active"
}

// frontName is the front that is activated, in a sentence.
func (p asking) frontName() string {
	if p.front == noFront {
		return "front"
	}
	return frontNames[p.front]
}

// sieges lists the fortresses whose siege can be thrown for (10.5).
func (p asking) sieges() []board.ID {
	var list []board.ID
	for i := range p.forts {
		if h := p.rs.forts[i].hex; p.maySiege(verb.OfHex(h)) == nil {
			list = append(list, h)
		}
	}
	return list
}
