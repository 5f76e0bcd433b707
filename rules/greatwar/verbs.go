package greatwar

import "vistula/rules/verb"

// The chapters write down their verbs with these.
type (
	args    = verb.Args
	refusal = verb.Refusal
	verbs   = verb.Verb[*Position]
)

// book is all verbs, in the order of the files that add them.
var book verb.Book[*Position]

// Refusals that several chapters share.
var (
	refuseNotYours  = &refusal{Case: "4.0", Why: "{unit} is not yours."}
	refuseOffMap    = &refusal{Case: "5.11", Why: "{unit} is not on the map."}
	refuseNotBeside = &refusal{Case: "5.33", Why: "{hex} is not adjacent."}
)
