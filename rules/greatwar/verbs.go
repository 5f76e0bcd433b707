package greatwar

import "vistula/rules/verb"

// The chapters write down their verbs with these.
type (
	args    = verb.Args
	refusal = verb.Refusal
	verbs   = verb.Verb[*Position]
)

// book is all verbs.
var book = verb.Book[*Position]{Room: func(p *Position) int { return int(p.scratch.offers[p.stage]) + 4 }}

// Verbs that mean something else at each stage; the chapters say what.
var (
	done = verb.NewStaged[*Position, stage]("done", "Done", "4.0")
	roll = verb.NewStaged[*Position, stage]("roll", "Roll", "4.0")
)

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
		addDeployment, // 22, 26
		func() { book.Add(roll.Verb, done.Verb) },
		addSupply, // 9
	} {
		add()
	}
}

// Refusals that several chapters share.
var (
	refuseNotYours  = &refusal{Case: "4.0", Why: "{unit} is not yours."}
	refuseOffMap    = &refusal{Case: "5.11", Why: "{unit} is not on the map."}
	refuseNotBeside = &refusal{Case: "5.33", Why: "{hex} is not adjacent."}
)
