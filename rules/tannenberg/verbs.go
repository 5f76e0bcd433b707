package tannenberg

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
	refuseNotYours = &refusal{Case: "Movement 1", Why: "{unit} is not yours."}
	refuseOffMap   = &refusal{Case: "Movement 1", Why: "{unit} is not on the map."}
)
