package tannenberg

import "vistula/rules"

// stageCases are the cases that a prompt cites.
var stageCases = [...]string{
	atPlan: "Prepare 2", atDeploy: "Prepare 2", atArrival: "Sequence 1", atMove: "Movement 1", atMoving: "Movement 2",
	atAttack: "Combat 1", atCommit: "Combat 2", atChoose: "Results 1", atLoss: "Results 5", atRetreat: "Results 9",
	atAdvance: "Results 6", atSupport: "Forts 6", atWest: "Two Fronts 2", atEnd: "Victory 3",
}

// prompt tells who is to decide what.
func (p *sight) prompt() rules.Prompt {
	pr := rules.Prompt{Title: phases[p.phase].Name, Case: stageCases[p.stage], Ask: viewOf(p.Position).ask()}
	c := &p.combat
	switch p.stage {
	case atEnd:
		pr.Title = "End of the Game"
	case atPlan, atDeploy:
		pr.Units = p.named(p.all(func(u int16) bool { return p.owner(u) == p.side && deployIn(p.Position).initial(u) && !p.onMap(u) }))
		if len(p.moving) > 0 {
			pr.Units = p.named(p.moving)
		}
	case atArrival:
		pr.Units = p.named(p.moving)
	case atMoving:
		pr.Units, pr.Hexes = p.named(p.moving), p.Hexes(p.at(p.moving[0]))
	case atAttack:
		if !battleIn(p.Position).anyAttack() { // with limited intelligence the phase is not passed over, which would tell something
			pr.Ask = sideNames[p.side] + ": no enemy can be attacked. End the turn."
		}
	case atCommit, atChoose, atLoss:
		pr.Hexes = p.Hexes(c.target)
	case atSupport:
		pr.Units, pr.Hexes = p.named(battleIn(p.Position).supporters()), p.Hexes(p.supports[len(p.supports)-1].hex)
	case atRetreat:
		pr.Units = p.named(c.retreats)
	case atAdvance:
		pr.Hexes = p.Hexes(c.vacated...)
	}
	return pr
}

// named are the ids of those units that whoever looks can tell.
func (p *sight) named(units []int16) []string {
	var ids []string
	for _, u := range units {
		if !p.faceDown(u) {
			ids = append(ids, p.UnitID(u))
		}
	}
	return ids
}
