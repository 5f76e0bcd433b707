package fury

import "slices"

// The verbs "done" and "roll" mean something else at each stage; the chapters
// say what in their inits, with onDone and onRoll.

type doneAt struct {
	label, cas string
	check      func(p *Position) *refusal // nil where it is always possible
	do         func(p *Position)
}

type rollAt struct {
	label, cas string
	dice       func(p *Position) int
	do         func(p *Position)
}

var (
	dones [atEnd + 1]*doneAt
	rolls [atEnd + 1]*rollAt
)

// onDone says what "done" means at a stage.
func onDone(s stage, label, cas string, check func(p *Position) *refusal, do func(p *Position)) {
	dones[s] = &doneAt{label, cas, check, do}
	doneVerb.Stages = append(doneVerb.Stages, int(s))
}

// onRoll says what "roll" means at a stage, and how many dice fall.
func onRoll(s stage, label, cas string, dice func(p *Position) int, do func(p *Position)) {
	rolls[s] = &rollAt{label, cas, dice, do}
	rollVerb.Stages = append(rollVerb.Stages, int(s))
}

var doneVerb = &verbs{Name: "done", Label: "Done", Case: "5",
	Words: func(p *Position, _ args) string { return dones[p.stage].label },
	Cite:  func(p *Position, _ args) string { return dones[p.stage].cas },
	Check: func(p *Position, _ args) *refusal {
		if c := dones[p.stage].check; c != nil {
			return c(p)
		}
		return nil
	},
	Do: func(p *Position, _ args) { dones[p.stage].do(p) }}

var rollVerb = &verbs{Name: "roll", Label: "Roll", Case: "5",
	Words:  func(p *Position, _ args) string { return rolls[p.stage].label },
	Cite:   func(p *Position, _ args) string { return rolls[p.stage].cas },
	Throws: func(p *Position, _ args) int { return rolls[p.stage].dice(p) },
	Do:     func(p *Position, _ args) { rolls[p.stage].do(p) }}

func init() { book.Add(rollVerb, doneVerb) }

// without lists the units that are not among the given ones.
func without(units []int16, but ...int16) []int16 {
	return slices.DeleteFunc(slices.Clone(units), func(u int16) bool { return slices.Contains(but, u) })
}
