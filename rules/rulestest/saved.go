package rulestest

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
)

// Saved looks whether positions can be read as they were saved, some of every
// stage, and which stages came up.
type Saved struct {
	T    testing.TB
	Most int // positions of a stage that are looked at

	seen map[string]int
}

// Look saves a position and reads it.
func (s *Saved) Look(p rules.Position) {
	s.T.Helper()
	if s.seen == nil {
		s.seen = map[string]int{}
	}
	stage := p.Status().Stage
	if s.seen[stage]++; s.seen[stage] > s.Most {
		return
	}
	text := string(p.AppendJSON(nil))
	q, err := p.Ruleset().Load([]byte(text))
	if err != nil {
		s.T.Fatalf("%s: %v\n%s", stage, err, text)
	}
	if again := string(q.AppendJSON(nil)); again != text {
		s.T.Fatalf("%s: it is written as\n%s, before\n%s", stage, again, text)
	}
}

// Stages asserts that a position of each of the stages was looked at.
func (s *Saved) Stages(stages ...string) {
	s.T.Helper()
	for _, stage := range stages {
		if s.seen[stage] == 0 {
			s.T.Errorf("no game came to the stage %q", stage)
		}
	}
}

// GoesOn plays at random, at most so many actions, and asserts that every n-th
// position goes on as it would have when it is saved and read.
func GoesOn(t testing.TB, p rules.Position, seed uint64, next Chooser, most, n int) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 2))
	for i := range most {
		if p.Outcome() != nil {
			return
		}
		a := next(p, rng)
		if i%n == 0 {
			goesOn(t, p, a)
		}
		if _, err := p.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// goesOn carries an action out in what was saved and read and in a clone.
func goesOn(t testing.TB, p rules.Position, a rules.Action) {
	t.Helper()
	q, err := p.Ruleset().Load(p.AppendJSON(nil))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := q.Do(a); err != nil {
		t.Fatalf("%+v: %v", a, err)
	}
	r := p.Clone()
	if _, err := r.Do(a); err != nil || string(r.AppendJSON(nil)) != string(q.AppendJSON(nil)) {
		t.Errorf("after %+v the position that was read is\n%s, the other\n%s", a, q.AppendJSON(nil), r.AppendJSON(nil))
	}
}
