package fury

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// ask is one sentence that tells what is to be decided.
func (p *Position) ask() string {
	us := "Nobody"
	if s := p.toAct(); s != nobody {
		us = sidePlayers[s]
	}
	switch p.stage {
	case atDeploy:
		return us + " sets up its armies."
	case atInitiative:
		return "Both players throw for the initiative."
	case atFront:
		return us + " chooses the front to activate."
	case atMove:
		if a := p.owing(); a >= 0 {
			return us + " moves units of the " + p.frontName() + ". The " + p.rs.armies[a].name + " must be able to attack before the movement ends."
		}
		return us + " chooses a unit of the " + p.frontName() + " to move, or ends the movement."
	case atMoving:
		return us + " moves " + p.Label(p.moving) + "."
	case atDisplace:
		return us + " moves " + p.Label(p.displaced[0]) + " out of contact."
	case atDeclare:
		if a := p.indebted(); a >= 0 {
			return us + " declares the attacks of the " + p.frontName() + ". The " + p.rs.armies[a].name + " must make one."
		}
		return us + " declares the attacks of the " + p.frontName() + ", or goes on."
	case atResolve:
		return us + " chooses the attack to resolve."
	case atRoll:
		return us + " throws for the attack on " + p.HexName(p.combat.target) + "."
	case atLoss:
		return us + " takes " + plural(int(p.demands[0].n), "loss", "losses") + "."
	case atRefuse:
		return us + " retreats, or refuses" + p.price() + "."
	case atForce:
		return us + " forces the retreat for a loss, or lets them stay."
	case atForced:
		return us + " leaves " + p.HexName(p.combat.target) + ", or is besieged in it."
	case atRetreat:
		return us + " leads the retreat of " + p.labels(p.retreat.units) + "."
	case atCohesion:
		return us + " throws the cohesion test of " + p.labels(p.retreat.units) + "."
	case atExcess:
		return us + " chooses who goes on from " + p.HexName(p.at(p.retreat.units[0])) + ", which is too full."
	case atAdvance:
		return us + " advances into " + p.HexName(p.combat.target) + "."
	}
	return p.askLater(us)
}

// askLater is ask for the Administrative Phase.
func (p *Position) askLater(us string) string {
	switch p.stage {
	case atAdjust:
		return us + " leads a unit without a line of communication back."
	case atAdjusting:
		return us + " leads " + p.labels(p.retreat.units) + " back one hex more."
	case atSiege:
		if list := p.sieges(); len(list) == 1 {
			return us + " throws for the siege of " + p.HexName(list[0]) + "."
		}
		return us + " chooses the siege to throw for."
	case atReplace:
		return us + " spends the replacement points of " + nationNames[p.nation] + ": " + halves(int(p.points)) + " left."
	case atArrive:
		if p.anyExchange() {
			return us + " first puts a reformed unit in the place of a Cadre."
		}
		return us + " brings reinforcements on, or goes on."
	case atPlan:
		return us + " throws for the headquarters of " + nationNames[p.nation] + "."
	case atActivate:
		return us + " chooses " + plural(int(p.choose), "headquarters", "headquarters") + " of " + nationNames[p.nation] + " to make active."
	}
	return "The game is over."
}

// frontName is the front that is activated, in a sentence.
func (p *Position) frontName() string {
	if p.front == noFront {
		return "front"
	}
	return frontNames[p.front]
}

// price is what refusing a retreat costs: nothing in a fortress (10.4).
func (p *Position) price() string {
	if p.refusesFree() {
		return " without a loss, in the fortress"
	}
	return " for a loss"
}

// stageCases are the cases that a prompt cites.
var stageCases = [atEnd + 1]string{"6", "7", "7", "9", "9", "9", "10.1", "10", "10.1", "10.3.1", "10.3.1", "10.3.1", "10.4", "10.3.2", "10.3.2", "10.3.2",
	"10.3.1", "11.2", "11.2", "10.5", "11.3", "11.4", "11.5", "11.5", "4"}

// prompt tells who is to decide what.
func (p *Position) prompt() rules.Prompt {
	pr := rules.Prompt{Title: p.title(), Case: stageCases[p.stage], Ask: p.ask()}
	switch p.stage {
	case atDeploy:
		pr.Units = p.ids(p.all(func(u int16) bool { return p.owner(u) == p.side && p.inHand(u) })...)
	case atMoving:
		pr.Units, pr.Hexes = p.ids(p.moving), p.hexes(p.at(p.moving))
	case atDisplace:
		pr.Units, pr.Hexes = p.ids(p.displaced[0]), p.hexes(p.at(p.displaced[0]))
	case atResolve:
		for i := range p.attacks {
			pr.Hexes = append(pr.Hexes, p.hexes(p.attacks[i].target)...)
		}
	case atRoll, atRefuse, atForce, atForced, atAdvance:
		pr.Units, pr.Hexes = p.ids(p.combat.attackers...), p.hexes(p.combat.target)
	case atLoss:
		pr.Units = p.ids(p.demands[0].units...)
	case atRetreat, atCohesion, atExcess, atAdjusting:
		pr.Units, pr.Hexes = p.ids(p.retreat.units...), p.hexes(p.at(p.retreat.units[0]))
	case atSiege:
		pr.Hexes = p.hexes(p.sieges()...)
	case atArrive:
		pr.Units = p.ids(p.all(func(u int16) bool { return p.owner(u) == p.side && p.units[u].box == inReserve })...)
	case atReplace:
		pr.Units = p.ids(p.all(func(u int16) bool { return p.unit(u).nation == p.nation && p.units[u].box == eliminated })...)
	}
	return pr
}

// sieges lists the fortresses whose siege can be thrown for (10.5).
func (p *Position) sieges() []board.ID {
	var list []board.ID
	for i := range p.forts {
		if h := p.rs.forts[i].hex; p.maySiege(verb.OfHex(h)) == nil {
			list = append(list, h)
		}
	}
	return list
}

// title heads the prompt: the phase, and in an activation its number.
func (p *Position) title() string {
	if p.stage == atEnd {
		return "End of the game"
	}
	if p.activation > 0 && slices.Contains([]phase{movementPhase, combatPhase}, p.phase) {
		return phaseNames[p.phase] + " " + itoa(int(p.activation)) + " of 4"
	}
	return phaseNames[p.phase]
}

// inHand tells whether a unit is still to be set up (6).
func (p *Position) inHand(u int16) bool {
	return p.phase == deploymentPhase && p.scenario.area[u] >= 0 && !p.onMap(u)
}
