package tannenberg

import "vistula/rules/verb"

// Verbs that mean something else at each stage; the chapters say what in their
// inits.
var (
	done = verb.NewStaged[*Position, stage]("done", "Done", "Sequence")
)

func init() { book.Add(done.Verb) }
