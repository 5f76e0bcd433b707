package journal_test

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// faulty is the toy with faults: its rules fail in a turn, and where its positions are
// written while mute is set.
type faulty struct {
	*toy.Ruleset
	turn int
	mute *atomic.Bool
}

type faultyPosition struct {
	rules.Position
	rs faulty
}

func (f faulty) New(scenario string, o rules.Options, seed uint64) (rules.Position, error) {
	p, err := f.Ruleset.New(scenario, o, seed)
	return faultyPosition{p, f}, err
}

func (f faulty) Load(raw json.RawMessage) (rules.Position, error) {
	p, err := f.Ruleset.Load(raw)
	return faultyPosition{p, f}, err
}

func (p faultyPosition) Ruleset() rules.Ruleset { return p.rs }
func (p faultyPosition) Clone() rules.Position  { return faultyPosition{p.Position.Clone(), p.rs} }
func (p faultyPosition) Digest() uint64         { return p.Position.(rules.Digester).Digest() }

func (p faultyPosition) Do(a rules.Action) ([]rules.Event, error) {
	if p.Status().Turn == p.rs.turn {
		panic("no such hex")
	}
	return p.Position.Do(a)
}

func (p faultyPosition) AppendJSON(b []byte) []byte {
	if p.rs.mute.Load() {
		panic("no such hex")
	}
	return p.Position.AppendJSON(b)
}

// TestAFaultOfTheRulesInThePastIsADrift: what is carried out again in the background does
// not end the program.
func TestAFaultOfTheRulesInThePastIsADrift(t *testing.T) {
	f := faulty{toy.New(), 3, new(atomic.Bool)}
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
	if st := m.Status(drift.Action - 1); st.Turn != f.turn {
		t.Errorf("the drift is at action %d, before which turn %d is played", drift.Action, st.Turn)
	}
	playOn(t, m, 1, 5)
}

// TestAFaultOfTheRulesIsAFailedWrite: a position that cannot be written does not end the
// program, and the game is kept again as soon as it can be.
func TestAFaultOfTheRulesIsAFailedWrite(t *testing.T) {
	f := faulty{toy.New(), 0, new(atomic.Bool)}
	p, err := f.New("skirmish", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	m := journal.From(p)
	path := filepath.Join(t.TempDir(), "a.vistula")
	told := 0
	a := journal.NewAutosaver(path, func(error) { told++ })
	f.mute.Store(true)
	if err := a.Keep(m); err != nil {
		t.Fatal(err)
	}
	if err := a.Flush(); err == nil || !strings.Contains(err.Error(), "cannot be written: the rules fail: no such hex") || told != 1 {
		t.Errorf("got %v, told %d times", err, told)
	}
	f.mute.Store(false)
	playOn(t, m, 1, 3)
	keep(t, a, m)
	same(t, kept(t, path, ""), m)
}
