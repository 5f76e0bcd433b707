package galicia

import "vistula/rules"

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
	at := p.stage
	if at == atMoving && who == p.side.enemy() {
		// Units beneath the top one are not known to the other side (5.4), nor who of
		// a stack is in hand, or that somebody is.
		at = atMove
	}
	pr := rules.Prompt{Title: phaseNames[p.phase], Case: stageCases[at], Ask: p.ask(at)}
	c := &p.combat
	switch at {
	case atEnd:
		pr.Title = "End of the game"
	case atMoving:
		pr.Units = p.IDs(p.living(p.moving)...)
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
