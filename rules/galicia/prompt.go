package galicia

import (
	"vistula/rules"
	"vistula/rules/verb"
)

// ask is one sentence that tells what is to be decided.
func (p *Position) ask() string {
	switch p.stage {
	case atSupply:
		return p.sideName() + ": determine supply."
	case atArrivals:
		return p.sideName() + ": place your reinforcements."
	case atReaction:
		return sideNames[p.side.enemy()] + ": react with your cavalry, or stay."
	case atMove:
		return p.sideName() + ": choose a unit or stack to move, or end the phase."
	case atMoving:
		return p.sideName() + ": move the units in hand, or end their move."
	case atCrowded, atExcess:
		return sideNames[p.toAct()] + ": eliminate units until no hex is overstacked."
	case atAttack:
		return p.sideName() + ": choose a hex to attack, or end the phase."
	case atHexes:
		return p.sideName() + ": choose the hexes to attack from, then declare the attack."
	case atCommit:
		return p.sideName() + ": commit units to the attack."
	case atWithhold:
		return sideNames[p.side.enemy()] + ": choose the units to withhold from the defence."
	case atRoll:
		return p.sideName() + ": roll for the attack."
	case atRetreat:
		return sideNames[p.toAct()] + ": choose the next hex of the retreat."
	case atSplit:
		return sideNames[p.toAct()] + ": choose the units that retreat further, to avoid overstacking."
	case atAdvance:
		return p.sideName() + ": advance after combat, or stay."
	case atLossRoll:
		return p.sideName() + ": roll for the losses of both sides."
	case atLoss:
		return sideNames[p.toAct()] + ": choose a unit to take losses, " + verb.Count(int(p.combat.toLose[battleIn(p).losing()]), "reduction", "reductions") + " left."
	}
	return "The game is over."
}

// stageCases are the cases about what is being decided.
var stageCases = [...]string{
	atSupply:   "11.0",
	atArrivals: "14.0",
	atReaction: "12.1",
	atMove:     "4.2",
	atMoving:   "4.2",
	atCrowded:  "5.2",
	atAttack:   "7.0",
	atHexes:    "7.1",
	atCommit:   "7.2",
	atWithhold: "7.3",
	atRoll:     "8.3",
	atRetreat:  "9.2",
	atSplit:    "9.2",
	atExcess:   "5.2",
	atAdvance:  "9.3",
	atLossRoll: "8.5",
	atLoss:     "9.4.2",
	atEnd:      "15.0",
}

// prompt tells who is to decide what.
func (p viewer) prompt(who side) rules.Prompt {
	pr := rules.Prompt{Title: phaseNames[p.phase], Case: stageCases[p.stage], Ask: p.ask()}
	c := &p.combat
	switch p.stage {
	case atEnd:
		pr.Title = "End of the game"
	case atMoving:
		// Units beneath the top one are not known to the other side (5.4), nor
		// who of a stack is in hand before it moves.
		if who == nobody || who == p.side || p.moved {
			pr.Units = p.IDs(p.living(p.moving)...)
		}
	case atReaction:
		for _, t := range p.reaction.waiting {
			if who == nobody || p.owner(t.unit) == who {
				pr.Units = append(pr.Units, p.IDs(t.unit)...)
			}
		}
		pr.Hexes = p.Hexes(p.reaction.to)
	case atCrowded:
		pr.Hexes = p.Hexes(p.crowdedHexes()...)
	case atHexes, atCommit, atWithhold, atRoll, atAdvance, atLossRoll, atLoss:
		pr.Hexes = p.Hexes(c.target)
	case atRetreat:
		for i := range c.retreats {
			pr.Units = append(pr.Units, p.IDs(c.retreats[i].units...)...)
			pr.Hexes = append(pr.Hexes, p.Hexes(c.retreats[i].at())...)
		}
	case atSplit, atExcess:
		s := &c.splits[len(c.splits)-1]
		pr.Units, pr.Hexes = p.IDs(s.units...), p.Hexes(s.hex)
	}
	return pr
}
