package greatwar

import "vistula/rules"

// prompt tells who is to decide what.
func (p viewer) prompt() rules.Prompt {
	pr := rules.Prompt{Title: phases[p.phase].Name, Case: wording(p).citing(), Ask: p.ask()}
	c := &p.combat
	switch p.stage {
	case atEnd:
		pr.Title = "End of the game"
	case atDeploy:
		pr.Units = p.IDs(p.all(func(u int16) bool { return p.owner(u) == p.side && deploymentOf(p.Position).free(u) && !p.onMap(u) })...)
		if len(p.moving) > 0 {
			pr.Units = p.IDs(p.moving...)
		}
	case atMoving, atArrivals:
		pr.Units = p.IDs(p.moving...)
	case atDisplace:
		pr.Units, pr.Hexes = p.IDs(p.displaced[0]), p.Hexes(p.at(p.displaced[0]))
	case atCrowded:
		pr.Hexes = p.Hexes(p.crowdedHexes()...)
	case atFallBack:
		pr.Units, pr.Hexes = p.IDs(p.falling-1), p.Hexes(p.at(p.falling-1))
	case atFollow:
		pr.Hexes = p.Hexes(p.vacated[0])
	case atHunger:
		pr.Units, pr.Hexes = p.IDs(c.hungry...), p.Hexes(c.targets...)
	case atCommit, atDefence, atRoll, atOption, atAffect, atLoss, atAdvance:
		pr.Hexes = p.Hexes(c.targets...)
	case atRetreat:
		for i := range c.retreats {
			if r := &c.retreats[i]; r.left() > 0 {
				pr.Units = append(pr.Units, p.IDs(r.units...)...)
				pr.Hexes = append(pr.Hexes, p.Hexes(r.at())...)
			}
		}
	}
	return pr
}
