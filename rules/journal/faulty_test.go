package journal_test

import (
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// TestAFaultOfTheRulesInThePastIsADrift: what is carried out again in the background does
// not end the program.
func TestAFaultOfTheRulesInThePastIsADrift(t *testing.T) {
	const turn = 3
	f := &toy.Faulty{Ruleset: toy.New(), Doing: func(p rules.Position, _ rules.Action) {
		if p.Status().Turn == turn {
			panic("no such hex")
		}
	}}
	m, drift, err := journal.Resume(longSave(t, 1300), func(string) (rules.Ruleset, error) { return f, nil })
	if err != nil || drift != nil {
		t.Fatalf("error %v, drift %+v", err, drift)
	}
	if m.Resumed() == 0 {
		t.Fatal("nothing is read in the background")
	}
	drift = m.Wait()
	if drift == nil || !strings.Contains(drift.Why, "makes the rules fail: no such hex.") {
		t.Fatalf("the drift is %+v", drift)
	}
	if st := m.Status(drift.Action - 1); st.Turn != turn {
		t.Errorf("the drift is at action %d, before which turn %d is played", drift.Action, st.Turn)
	}
	playOn(t, m, 1, 5)
}

// TestAFaultOfTheRulesIsAFailedWrite: a position that cannot be written does not end the
// program, and the game is kept again as soon as it can be.
func TestAFaultOfTheRulesIsAFailedWrite(t *testing.T) {
	var mute atomic.Bool
	f := &toy.Faulty{Ruleset: toy.New(), Writing: func() {
		if mute.Load() {
			panic("no such hex")
		}
	}}
	p, err := f.New("skirmish", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	m := journal.From(p)
	path := filepath.Join(t.TempDir(), "a.vistula")
	told := 0
	a := journal.NewAutosaver(path, func(error) { told++ })
	mute.Store(true)
	if err := a.Keep(m); err != nil {
		t.Fatal(err)
	}
	if err := a.Flush(); err == nil || !strings.Contains(err.Error(), "cannot be written: the rules fail: no such hex") || told != 1 {
		t.Errorf("got %v, told %d times", err, told)
	}
	mute.Store(false)
	playOn(t, m, 1, 3)
	keep(t, a, m)
	same(t, kept(t, path, ""), m)
}
