package twilight

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
	done = verb.NewStaged[*Position, stage](rules.VerbDone, "Done", "5.4")
	roll = verb.NewStaged[*Position, stage](rules.VerbRoll, "Roll", "5.4")
)

// Refusals that several chapters share.
var (
	refuseNotYours  = &refusal{Case: "5.4", Why: "{unit} is not yours."}
	refuseOffMap    = &refusal{Case: "1.2.2", Why: "{unit} is not on the map."}
	refuseNotBeside = &refusal{Case: "8.1", Why: "{hex} is not adjacent to where the units stand."}
)
