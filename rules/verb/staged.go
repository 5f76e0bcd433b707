package verb

// Staged is a verb that takes nothing and means something different at each stage,
// such as "done" or "roll". S is the ruleset's type of stages.
type Staged[P Position, S ~int8] struct {
	*Verb[P]
	meanings map[int]*meaning[P]
}

// meaning is what a staged verb does at one stage.
type meaning[P Position] struct {
	label, cas string
	check      func(p P) *Refusal
	dice       func(p P) int
	do         func(p P)
}

// NewStaged makes a verb without meanings. Its case is cited when it is refused at
// a stage for which it has no meaning.
func NewStaged[P Position, S ~int8](name, label, cas string) *Staged[P, S] {
	s := &Staged[P, S]{meanings: map[int]*meaning[P]{}}
	at := func(p P) *meaning[P] { return s.meanings[p.Stage()] }
	s.Verb = &Verb[P]{Name: name, Label: label, Case: cas,
		Words: func(p P, _ Args) string { return at(p).label },
		Cite:  func(p P, _ Args) string { return at(p).cas },
		Check: func(p P, _ Args) *Refusal {
			if check := at(p).check; check != nil {
				return check(p)
			}
			return nil
		},
		Throws: func(p P, _ Args) int {
			if dice := at(p).dice; dice != nil {
				return dice(p)
			}
			return 0
		},
		Do: func(p P, _ Args) { at(p).do(p) }}
	return s
}

// On says what the verb means at a stage; check is nil if it is always possible.
// The chapter that defines the stage calls it from its init.
func (s *Staged[P, S]) On(stage S, label, cas string, check func(p P) *Refusal, do func(p P)) {
	s.add(stage, &meaning[P]{label: label, cas: cas, check: check, do: do})
}

// Roll says what the verb means at a stage at which dice are rolled, and how many.
func (s *Staged[P, S]) Roll(stage S, label, cas string, dice func(p P) int, do func(p P)) {
	s.add(stage, &meaning[P]{label: label, cas: cas, dice: dice, do: do})
}

func (s *Staged[P, S]) add(stage S, m *meaning[P]) {
	if s.meanings[int(stage)] != nil {
		panic("verb " + s.Name + " has two meanings at one stage")
	}
	s.meanings[int(stage)] = m
	s.Stages = append(s.Stages, int(stage))
}

// Of turns a ruleset's stages into the numbers of a verb.
func Of[S ~int8](stages ...S) []int {
	numbers := make([]int, len(stages))
	for i, s := range stages {
		numbers[i] = int(s)
	}
	return numbers
}

// Skip goes on where there is nothing to be decided; it tells whether it did.
func Skip(any bool, on func()) bool {
	if !any {
		on()
	}
	return !any
}
