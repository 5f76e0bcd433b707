package fury

import "vistula/rules/verb"

// book is all verbs, in the order of the rulebook.
var book verb.Book[*Position]

// The chapters in the order of the rulebook, which is the order of the offers; what
// ends or rolls for something comes last.
func init() {
	for _, chapter := range []func() []*verbs{deploymentVerbs, initiativeVerbs, movementVerbs, railVerbs, displacementVerbs, attackVerbs, combatVerbs, lossVerbs,
		retreatVerbs, siegeVerbs, adjustmentVerbs, replacementVerbs, arrivalVerbs, takingVerbs, planningVerbs} {
		book.Add(chapter()...)
	}
	book.Add(roll.Verb, done.Verb)
}

// takingVerbs have a unit chosen before the hex where it sets up or enters (6, 11.4).
func takingVerbs() []*verbs {
	take := book.TakeFirst((*Position).unplaced, func(p *Position) *[]int16 { return &p.hand }, "Choose this unit",
		&refusal{Case: "11.4", Why: "{unit} is already chosen: click the hex where it goes."})
	take.Stages = verb.Of(atDeploy, atArrive)
	take.Cite = func(p *Position, _ args) string {
		if p.stage == atDeploy {
			return "6"
		}
		return "11.4"
	}
	return []*verbs{take}
}

// unplaced lists the units that may have a hex to be put into.
func (p *Position) unplaced() []int16 {
	if p.stage == atDeploy {
		return deployIn(p).toDeploy()
	}
	return arrivingIn(p).waiting()
}
