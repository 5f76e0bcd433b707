package tannenberg

import "slices"

// The verb "done" means something else at each stage; the chapters say what in
// their inits, with onDone.

type doneAt struct {
	label, cas string
	check      func(p *Position) *refusal // nil where it is always possible
	do         func(p *Position)
}

var dones [atEnd + 1]*doneAt

// onDone says what "done" means at a stage.
func onDone(s stage, label, cas string, check func(p *Position) *refusal, do func(p *Position)) {
	dones[s] = &doneAt{label, cas, check, do}
	doneVerb.Stages = append(doneVerb.Stages, int(s))
}

var doneVerb = &verbs{Name: "done", Label: "Done", Case: "Sequence",
	Words: func(p *Position, _ args) string { return dones[p.stage].label },
	Cite:  func(p *Position, _ args) string { return dones[p.stage].cas },
	Check: func(p *Position, _ args) *refusal {
		if c := dones[p.stage].check; c != nil {
			return c(p)
		}
		return nil
	},
	Do: func(p *Position, _ args) { dones[p.stage].do(p) }}

func init() { book.Add(doneVerb) }

// without lists the units that are not among the given ones.
func without(units []int16, but ...int16) []int16 {
	return slices.DeleteFunc(slices.Clone(units), func(u int16) bool { return slices.Contains(but, u) })
}

// conjugate chooses the form of a verb for one unit or for several.
func conjugate(units []int16, one, many string) string {
	if len(units) == 1 {
		return one
	}
	return many
}
