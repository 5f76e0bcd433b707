package greatwar

import (
	"vistula/rules"
	"vistula/rules/board"
)

// ask is one sentence that tells what is to be decided.
func (p *Position) ask() string {
	us, them := sideNames[p.side], sideNames[p.side.enemy()]
	if p.side == allied {
		us = "The Allied player"
	} else {
		them = "The Allied player"
	}
	c := &p.combat
	switch p.stage {
	case atEnvelope:
		return us + " throws for the envelope: where does 2nd Army go?"
	case atDeploy:
		return us + " sets up its units" + p.toDeployText()
	case atDeployRoll:
		return us + " throws for the losses before the game."
	case atSupply:
		if p.side == allied {
			return us + " determines supply and throws for Serbian supply."
		}
		return us + " determines supply."
	case atForage:
		return us + " chooses cavalry to forage, or goes on."
	case atArrivals:
		return us + " brings reinforcements on, or goes on."
	case atCommand:
		return us + " gives out command strength for movement" + p.stragglersText()
	case atRally:
		return us + " throws for units that are out of command" + p.stragglersText()
	case atMove:
		return us + " chooses a unit to move, or ends the movement."
	case atMoving:
		return us + p.movingText()
	case atDisplace:
		return p.Label(p.displaced[0]) + " has to displace."
	case atAttrition:
		return us + " throws for attrition of its units out of supply."
	case atCrowded:
		return p.crowdedText()
	case atWithdraw:
		return them + " chooses cavalry to withdraw, or goes on."
	case atFallBack:
		return them + " leads " + p.Label(p.falling-1) + " back."
	case atFollow:
		return us + " may follow into the hex that the cavalry left."
	case atOrders:
		return us + " gives out command strength for combat" + p.stragglersText()
	case atAttack:
		return us + " chooses a hex to attack, or ends the combat."
	case atCommit:
		return us + " chooses who attacks, and declares the attack."
	case atDefence:
		return them + " may use a defensive shift."
	case atHunger:
		return us + " throws for attrition of attackers out of supply."
	case atRoll:
		return us + " rolls for the attack."
	case atOption:
		return them + " chooses an option."
	case atAffect:
		return them + " chooses which stacks are affected."
	case atLoss:
		if c.toLose[defender] > 0 {
			return them + " takes its losses: " + plural(int(c.toLose[defender]), "step", "steps") + " left."
		}
		return us + " takes its losses: " + plural(int(c.toLose[attacker]), "step", "steps") + " left."
	case atRetreat:
		return them + " leads its retreat."
	case atAdvance:
		return us + " may advance after combat."
	case atReplace:
		return us + " throws for the replacement of lost steps, or ends the turn."
	}
	return "The game is over."
}

// toDeployText tells what is still missing of a set-up.
func (p *Position) toDeployText() string {
	left := len(p.all(func(u int16) bool { return p.owner(u) == p.side && p.free(u) && !p.onMap(u) }))
	switch h := p.uncovered(); {
	case left > 0:
		return ": " + plural(left, "is", "are") + " left."
	case h != board.None:
		return ": " + p.HexName(h) + " of the start line is not covered."
	}
	return ": all are in place. Click one to take it back."
}

// movingText tells who moves, and how far still.
func (p *Position) movingText() string {
	first := p.moving[0]
	who := p.Label(first)
	if n := len(p.moving); n > 1 {
		who = plural(n, "unit", "units")
	}
	if p.units[first].entrained {
		return " sends " + who + " by rail: " + plural(p.rideLeft(first), "hex", "hexes") + " left."
	}
	left := p.pointsLeft(first)
	for _, u := range p.moving {
		left = min(left, p.pointsLeft(u))
	}
	return " moves " + who + ": " + plural(left, "point", "points") + " left."
}

// stragglersText tells how many units are out of command.
func (p *Position) stragglersText() string {
	n := len(p.stragglers())
	if n == 0 {
		return ": all units are in command."
	}
	return ": " + plural(n, "unit is", "units are") + " out of command."
}

// stageCases are the cases that a prompt cites.
var stageCases = [atEnd + 1]string{"22.0", "26.2", "26.32", "9.11", "24.0", "14.0", "10.32", "10.41", "5.0", "5.14", "10.52", "9.22", "6.14", "12.1", "12.13", "12.16",
	"10.36", "8.11", "8.23", "18.2", "9.23", "8.4", "8.9", "8.9", "8.51", "8.62", "8.71", "13.0", "25.3"}

// prompt tells who is to decide what.
func (p *Position) prompt() rules.Prompt {
	pr := rules.Prompt{Title: phaseNames[p.phase], Case: stageCases[p.stage], Ask: p.ask()}
	c := &p.combat
	switch p.stage {
	case atEnd:
		pr.Title = "End of the game"
	case atDeploy:
		pr.Units = p.ids(p.all(func(u int16) bool { return p.owner(u) == p.side && p.free(u) && !p.onMap(u) })...)
	case atMoving:
		pr.Units = p.ids(p.moving...)
	case atDisplace:
		pr.Units, pr.Hexes = p.ids(p.displaced[0]), p.hexes(p.at(p.displaced[0]))
	case atCrowded:
		pr.Hexes = p.hexes(p.crowdedHexes()...)
	case atFallBack:
		pr.Units, pr.Hexes = p.ids(p.falling-1), p.hexes(p.at(p.falling-1))
	case atFollow:
		pr.Hexes = p.hexes(p.vacated[0])
	case atHunger:
		pr.Units, pr.Hexes = p.ids(c.hungry...), p.hexes(c.targets...)
	case atCommit, atDefence, atRoll, atOption, atAffect, atLoss, atAdvance:
		pr.Hexes = p.hexes(c.targets...)
	case atRetreat:
		for i := range c.retreats {
			if r := &c.retreats[i]; r.left() > 0 {
				pr.Units = append(pr.Units, p.ids(r.units...)...)
				pr.Hexes = append(pr.Hexes, p.hexes(r.at())...)
			}
		}
	}
	return pr
}
