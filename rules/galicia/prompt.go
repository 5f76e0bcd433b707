package galicia

import (
	"vistula/rules"
)

// ask is one sentence that tells what is to be decided.
func (p *Position) ask() string {
	switch p.stage {
	case atSupply:
		return p.sideName() + " begins its turn by determining supply."
	case atArrivals:
		return p.sideName() + " places its reinforcements."
	case atReaction:
		return sideNames[p.side.enemy()] + " decides whether its cavalry reacts."
	case atMove:
		return p.sideName() + " chooses a unit or stack to move, or ends its movement."
	case atMoving:
		return p.sideName() + " moves the units in hand."
	case atCrowded, atExcess:
		return sideNames[p.toAct()] + " eliminates what is over the stacking limit."
	case atAttack:
		return p.sideName() + " chooses a hex to attack, or ends its combat."
	case atHexes:
		return p.sideName() + " names the hexes it attacks from."
	case atCommit:
		return p.sideName() + " chooses the units that attack."
	case atWithhold:
		return sideNames[p.side.enemy()] + " chooses whom to withhold from the defence."
	case atRoll:
		return p.sideName() + " rolls for the attack."
	case atRetreat:
		return sideNames[p.toAct()] + " leads its retreat."
	case atSplit:
		return sideNames[p.toAct()] + " chooses who retreats on to avoid an overstack."
	case atAdvance:
		return p.sideName() + " may advance after combat."
	case atLossRoll:
		return p.sideName() + " rolls for the losses of both sides."
	case atLoss:
		return sideNames[p.toAct()] + " gives out its losses: " + plural(int(p.combat.toLose[p.losing()]), "reduction", "reductions") + " left."
	}
	return "The game is over."
}

var stageCases = [...]string{"11.0", "14.0", "12.1", "4.2", "4.2", "5.2", "7.0", "7.1", "7.2", "7.3", "8.3", "9.2", "9.2", "5.2", "9.3", "8.5", "9.4.2", "15.0"}

// prompt tells who is to decide what.
func (p *Position) prompt(who side) rules.Prompt {
	pr := rules.Prompt{Title: phaseNames[p.phase], Case: stageCases[p.stage], Ask: p.ask()}
	c := &p.combat
	switch p.stage {
	case atEnd:
		pr.Title = "End of the game"
	case atMoving:
		// Units beneath the top one are not known to the other side (5.4), nor
		// who of a stack is in hand before it moves.
		if who == nobody || who == p.side || p.moved {
			pr.Units = p.ids(p.living(p.moving)...)
		}
	case atReaction:
		for _, t := range p.reaction.waiting {
			if who == nobody || p.owner(t.unit) == who {
				pr.Units = append(pr.Units, p.ids(t.unit)...)
			}
		}
		pr.Hexes = p.hexes(p.reaction.to)
	case atCrowded:
		pr.Hexes = p.hexes(p.crowdedHexes()...)
	case atHexes, atCommit, atWithhold, atRoll, atAdvance, atLossRoll, atLoss:
		pr.Hexes = p.hexes(c.target)
	case atRetreat:
		for i := range c.retreats {
			pr.Units = append(pr.Units, p.ids(c.retreats[i].units...)...)
			pr.Hexes = append(pr.Hexes, p.hexes(c.retreats[i].at())...)
		}
	case atSplit, atExcess:
		s := &c.splits[len(c.splits)-1]
		pr.Units, pr.Hexes = p.ids(s.units...), p.hexes(s.hex)
	}
	return pr
}
