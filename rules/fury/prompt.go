package fury

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// ask is one sentence that tells what is to be decided.
func (p page) ask() string {
	if p.stage == atEnd {
		return "The game is over."
	}
	return sideNames[p.toAct()] + ": " + p.task() + "."
}

// task is what the side has to do.
func (p page) task() string {
	c := &p.combat
	switch p.stage {
	case atDeploy:
		return "set up your armies"
	case atInitiative:
		return "roll for the initiative"
	case atFront:
		return "choose the front to activate"
	case atMove:
		if list := dutiesIn(p.Position).owing(); len(list) > 0 {
			return "choose a unit of the " + p.frontName() + " to move; the " + p.rs.armies[list[0]].name + " must be able to attack before you can end the movement"
		}
		return "choose a unit of the " + p.frontName() + " to move, or end the movement"
	case atMoving:
		return "move " + p.Label(p.moving()) + p.boundText()
	case atDisplace:
		return "move " + p.Label(p.displaced[0]) + " out of contact"
	case atDeclare:
		if list := battleIn(p.Position).indebted(); len(list) > 0 {
			return "declare attacks of the " + p.frontName() + "; the " + p.rs.armies[list[0]].name + " must make at least one"
		}
		return "declare attacks of the " + p.frontName() + ", or go on"
	case atResolve:
		return "choose the attack to resolve next"
	case atRoll:
		return "roll for the attack on " + p.HexName(c.target)
	case atLoss:
		return "take " + plural(int(p.demands[0].n), "loss", "losses")
	case atRefuse:
		return "retreat, or refuse" + p.price()
	case atForce:
		return "force the retreat for one loss, or let the enemy stay"
	case atForced:
		return "leave " + p.HexName(c.target) + ", or be besieged there"
	case atRetreat:
		return "retreat " + p.Labels(p.retreat.units)
	case atCohesion:
		return "roll the cohesion test of " + p.Labels(p.retreat.units)
	case atExcess:
		return "choose who retreats on from " + p.HexName(p.at(p.retreat.units[0])) + ", which is over the stacking limit"
	case atAdvance:
		return "advance into " + p.HexName(c.target)
	}
	return p.laterTask()
}

// boundText says that the unit in hand is not free to go, because its army must attack.
func (p page) boundText() string {
	if p.mayRest(p.moving()) == nil && p.mayHalt() != nil || len(p.closedSteps()) > 0 {
		return "; its army must still be able to attack"
	}
	return ""
}

// laterTask is task for the Administrative Phase.
func (p page) laterTask() string {
	switch p.stage {
	case atAdjust:
		return "retreat a unit that has no line of communication"
	case atAdjusting:
		return "retreat " + p.Labels(p.retreat.units) + " one more hex"
	case atSiege:
		if list := p.sieges(); len(list) == 1 {
			return "roll for the siege of " + p.HexName(list[0])
		}
		return "choose the siege to roll for"
	case atReplace:
		return "spend the replacement points of " + nationNames[p.nation] + ", " + halves(int(p.points)) + " left, or go on"
	case atArrive:
		if arrivingIn(p.Position).anyExchange() {
			return "put a reformed unit in the place of a Cadre first"
		}
		return "bring on reinforcements, or go on"
	case atPlan:
		return "roll for the headquarters of " + nationNames[p.nation]
	}
	return "choose " + plural(int(p.choose), "headquarters", "headquarters") + " of " + nationNames[p.nation] + " to make active"
}

// frontName is the front that is activated, in a sentence.
func (p page) frontName() string {
	if p.front == noFront {
		return "front"
	}
	return frontNames[p.front]
}

// price is what refusing a retreat costs: nothing in a fortress (10.4).
func (p page) price() string {
	if battleIn(p.Position).refusesFree() {
		return " without a loss, in the fortress"
	}
	return " for a loss"
}

// stageCases are the cases that a prompt cites.
var stageCases = [atEnd + 1]string{"6", "7", "7", "9", "9", "9", "10.1", "10", "10.1", "10.3.1", "10.3.1", "10.3.1", "10.4", "10.3.2", "10.3.2", "10.3.2",
	"10.3.1", "11.2", "11.2", "10.5", "11.3", "11.4", "11.5", "11.5", "4"}

// prompt tells who is to decide what.
func (p page) prompt() rules.Prompt {
	pr := rules.Prompt{Title: p.title(), Case: stageCases[p.stage], Ask: p.ask()}
	switch p.stage {
	case atDeploy:
		pr.Units = p.IDs(p.all(func(u int16) bool { return p.owner(u) == p.side && p.inHand(u) })...)
	case atMoving:
		pr.Units, pr.Hexes = p.IDs(p.moving()), p.Hexes(p.at(p.moving()))
	case atDisplace:
		pr.Units, pr.Hexes = p.IDs(p.displaced[0]), p.Hexes(p.at(p.displaced[0]))
	case atResolve:
		for i := range p.attacks {
			pr.Hexes = append(pr.Hexes, p.Hexes(p.attacks[i].target)...)
		}
	case atRoll, atRefuse, atForce, atForced, atAdvance:
		pr.Units, pr.Hexes = p.IDs(p.combat.attackers...), p.Hexes(p.combat.target)
	case atLoss:
		pr.Units = p.IDs(p.demands[0].units...)
	case atRetreat, atCohesion, atExcess, atAdjusting:
		pr.Units, pr.Hexes = p.IDs(p.retreat.units...), p.Hexes(p.at(p.retreat.units[0]))
	case atSiege:
		pr.Hexes = p.Hexes(p.sieges()...)
	case atArrive:
		pr.Units = p.IDs(p.all(func(u int16) bool { return p.owner(u) == p.side && p.units[u].box == inReserve })...)
	case atReplace:
		pr.Units = p.IDs(p.all(func(u int16) bool { return p.unit(u).nation == p.nation && p.units[u].box == eliminated })...)
	}
	return pr
}

// sieges lists the fortresses whose siege can be thrown for (10.5).
func (p page) sieges() []board.ID {
	var list []board.ID
	for i := range p.forts {
		if h := p.rs.forts[i].hex; p.maySiege(verb.OfHex(h)) == nil {
			list = append(list, h)
		}
	}
	return list
}

// title heads the prompt: the phase, and in an activation its number.
func (p page) title() string {
	if p.stage == atEnd {
		return "End of the game"
	}
	if p.activation > 0 && slices.Contains([]phase{movementPhase, combatPhase}, p.phase) {
		return phaseNames[p.phase] + " " + itoa(int(p.activation)) + " of 4"
	}
	return phaseNames[p.phase]
}

// inHand tells whether a unit is still to be set up (6).
func (p page) inHand(u int16) bool {
	return p.phase == deploymentPhase && p.scenario.area[u] >= 0 && !p.onMap(u)
}
