package fury

import "vistula/rules/verb"

// book is all verbs, in the order of the rulebook.
var book verb.Book[*Position]

// The chapters in the order of the rulebook, which is the order of the offers; what
// ends or rolls for something comes last.
func init() {
	for _, chapter := range []func() []*verbs{deploymentVerbs, initiativeVerbs, movementVerbs, railVerbs, displacementVerbs, attackVerbs, combatVerbs, lossVerbs,
		retreatVerbs, siegeVerbs, adjustmentVerbs, replacementVerbs, arrivalVerbs, planningVerbs} {
		book.Add(chapter()...)
	}
	book.Add(roll.Verb, done.Verb)
}
