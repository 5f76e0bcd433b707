package greatwar

import "vistula/rules/verb"

// The verbs are offered in this order, which is that of the book, but for what ends
// a stage. Foraging has always been offered after it.
func init() {
	for _, add := range []func(){
		addMovement, addOffMap, addRail, // 5, 17
		addStacking,                                 // 6
		addCombat, addCommitAll, addHunger, addOdds, // 8.1 to 8.4
		addOptions, addCasualties, addRetreat, addAdvance, addAdvanceAll, // 8.5 to 8.9
		addCommand, addShifts, addDisplacement, // 10, 18, 19
		addCavalry, addReplacement, addArrivals, addArriveAll, // 12 to 14
		addDeployment, addTaking, // 22, 26
		func() { book.Add(roll.Verb, done.Verb) },
		addSupply, // 9
	} {
		add()
	}
}

// addTaking has a unit chosen before the hex where it arrives or sets up.
func addTaking() {
	take := book.TakeFirst((*Position).unplaced, func(p *Position) *[]int16 { return &p.moving }, "Choose",
		&refusal{Case: "14.0", Why: "{unit} is already chosen: click the hex where it goes."})
	take.Stages = verb.Of(atArrivals, atDeploy)
	take.Cite = func(p *Position, _ args) string {
		if p.stage == atDeploy {
			return "26.2"
		}
		return "14.0"
	}
	book.Add(take)
}

// unplaced lists the units that may have a hex to be put into.
func (p *Position) unplaced() []int16 {
	if p.stage == atDeploy {
		return deploymentOf(p).unplaced()
	}
	return p.all(arrivalsOf(p).due)
}
