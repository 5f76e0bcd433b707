package greatwar

import (
	"vistula/rules"
	"vistula/rules/verb"
)

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
	done = verb.NewStaged[*Position, stage](rules.VerbDone, "Done", "4.0")
	roll = verb.NewStaged[*Position, stage](rules.VerbRoll, "Roll", "4.0")
)

// Refusals that several chapters share.
var (
	refuseNotYours = &refusal{Case: "4.0", Why: "{unit} is not yours."}
	refuseOffMap   = &refusal{Case: "5.11", Why: "{unit} is not on the map."}
)
