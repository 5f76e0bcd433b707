package galicia

import "vistula/rules"

// prompt tells who is to decide what.
func (p viewer) prompt(who side) rules.Prompt {
	at := p.stage
	if at == atMoving && who == p.side.enemy() {
		// Units beneath the top one are not known to the other side (5.4), nor who of
		// a stack is in hand, or that somebody is.
		at = atMove
	}
	pr := rules.Prompt{Title: phases[p.phase].Name, Case: stages[at].Case, Ask: p.ask(at)}
	c := &p.combat
	switch at {
	case atEnd:
		pr.Title = "End of the game"
	case atAttack:
		if who != p.side.enemy() && !battleIn(p.Position).anyTarget() {
			pr.Ask = p.sideName() + ": no enemy can be attacked. End the phase."
		}
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
