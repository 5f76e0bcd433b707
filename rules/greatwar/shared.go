package greatwar

import "vistula/rules/verb"

// Verbs that mean something else at each stage; the chapters say what in their
// inits.
var (
	done = verb.NewStaged[*Position, stage]("done", "Done", "4.0")
	roll = verb.NewStaged[*Position, stage]("roll", "Roll", "4.0")
)

func init() { book.Add(roll.Verb, done.Verb) }
