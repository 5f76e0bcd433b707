package fury

import (
	"slices"
	"strconv"

	"vistula/rules"
)

// stageCases are the cases that a prompt cites.
var stageCases = [atEnd + 1]string{
	atDeploy: "6", atInitiative: "7", atFront: "7", atMove: "9", atMoving: "9", atDisplace: "9", atDeclare: "10.1", atResolve: "10",
	atRoll: "10.1", atLoss: "10.3.1", atRefuse: "10.3.1", atForce: "10.3.1", atForced: "10.4", atRetreat: "10.3.2", atCohesion: "10.3.2",
	atExcess: "10.3.2", atAdvance: "10.3.1", atAdjust: "11.2", atAdjusting: "11.2", atSiege: "10.5", atReplace: "11.3", atArrive: "11.4",
	atPlan: "11.5", atActivate: "11.5", atEnd: "4",
}

// prompt tells who is to decide what.
func (p page) prompt() rules.Prompt {
	pr := rules.Prompt{Title: p.title(), Case: stageCases[p.stage], Ask: asked(p.Position).ask()}
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
		pr.Hexes = p.Hexes(asked(p.Position).sieges()...)
	case atArrive:
		pr.Units = p.IDs(p.all(func(u int16) bool { return p.owner(u) == p.side && p.units[u].box == inReserve })...)
	case atReplace:
		pr.Units = p.IDs(p.all(func(u int16) bool { return p.unit(u).nation == p.nation && p.units[u].box == eliminated })...)
	}
	if (p.stage == atDeploy || p.stage == atArrive) && p.moving() >= 0 {
		pr.Units = p.IDs(p.moving())
	}
	return pr
}

// title heads the prompt: the phase, and in an activation its number.
func (p page) title() string {
	if p.stage == atEnd {
		return "End of the game"
	}
	if p.activation > 0 && slices.Contains([]phase{movementPhase, combatPhase}, p.phase) {
		return phases[p.phase].Name + " " + strconv.Itoa(int(p.activation)) + " of 4"
	}
	return phases[p.phase].Name
}

// inHand tells whether a unit is still to be set up (6).
func (p page) inHand(u int16) bool {
	return p.phase == deploymentPhase && p.scenario.area[u] >= 0 && !p.onMap(u)
}
