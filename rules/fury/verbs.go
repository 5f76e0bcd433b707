package fury

import "vistula/rules/verb"

// The chapters write down their verbs with these.
type (
	args    = verb.Args
	refusal = verb.Refusal
	verbs   = verb.Verb[*Position]
)

// book is all verbs, in the order of the rulebook.
var book verb.Book[*Position]

// Verbs that mean something else at each stage; the chapters say what.
var (
	done = verb.NewStaged[*Position, stage]("done", "Done", "5")
	roll = verb.NewStaged[*Position, stage]("roll", "Roll", "5")
)

// The chapters in the order of the rulebook, which is the order of the offers; what
// ends or rolls for something comes last.
func init() {
	for _, chapter := range []func() []*verbs{deploymentVerbs, initiativeVerbs, movementVerbs, railVerbs, displacementVerbs, attackVerbs, combatVerbs, lossVerbs,
		retreatVerbs, siegeVerbs, adjustmentVerbs, replacementVerbs, arrivalVerbs, planningVerbs} {
		book.Add(chapter()...)
	}
	book.Add(roll.Verb, done.Verb)
}

// Refusals that several chapters share.
var (
	refuseNotYours  = &refusal{Case: "8", Why: "{unit} is not yours."}
	refuseOffMap    = &refusal{Case: "8", Why: "{unit} is not on the map."}
	refuseNotBeside = &refusal{Case: "9", Why: "{hex} is not adjacent."}
	refuseClosed    = &refusal{Case: "3", Why: "Units cannot enter {hex}."}
)
