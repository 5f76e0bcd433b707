package journal_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// newMatch begins a long skirmish.
func newMatch(t testing.TB, seed uint64) *journal.Match {
	m, err := journal.New(toy.New(), "skirmish", rules.Options{"length": "long"}, seed)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// playOn draws actions until the game is over or limit of them are done. Some
// dice are forced, so that records have those too.
func playOn(t testing.TB, m *journal.Match, seed uint64, limit int) {
	rng := rand.New(rand.NewPCG(seed, 1))
	for range limit {
		offers := m.Position().Offers()
		if len(offers) == 0 {
			return
		}
		o := offers[rng.IntN(len(offers))]
		var err error
		if o.Dice == 2 && rng.IntN(2) == 0 {
			_, err = m.DoForced(o.Action, []int{rng.IntN(6) + 1, rng.IntN(6) + 1})
		} else {
			_, err = m.Do(o.Action)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// longGame is a finished match with several snapshots.
func longGame(t testing.TB) *journal.Match {
	for seed := range uint64(1000) {
		m := newMatch(t, seed)
		if playOn(t, m, seed, 500); m.Len() > 40 {
			return m
		}
	}
	t.Fatal("no game is long enough")
	return nil
}

func do(t testing.TB, m *journal.Match, verb, unit, hex string) {
	t.Helper()
	if _, err := m.Do(rules.Action{Verb: verb, Unit: unit, Hex: hex}); err != nil {
		t.Fatal(err)
	}
}

func TestMatchRecordsWhatIsDone(t *testing.T) {
	m := newMatch(t, 1)
	do(t, m, "move", "red-1", "2.1")
	do(t, m, "end", "", "")
	if m.Len() != 2 || m.Cursor() != 2 {
		t.Fatalf("length %d, cursor %d", m.Len(), m.Cursor())
	}
	e := m.Entry(2)
	if e.Action.Verb != "end" || e.Side != toy.Red || len(e.Events) != 1 || e.Hash != journal.Hash(m.Position()) {
		t.Errorf("the record holds %+v", e)
	}
	if m.Scenario() != "skirmish" || m.Options()["length"] != "long" || m.Seed() != 1 || m.Ruleset().ID() != "toy" {
		t.Error("the record forgets how the match began")
	}
}

func TestARefusedActionChangesNothing(t *testing.T) {
	m := newMatch(t, 1)
	do(t, m, "move", "red-1", "2.1")
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	before := journal.Hash(m.Position())
	if _, err := m.Do(rules.Action{Verb: "move", Unit: "red-1", Hex: "4.4"}); err == nil {
		t.Error("an illegal move is done")
	}
	if _, err := m.DoForced(rules.Action{Verb: "end"}, []int{3}); err == nil {
		t.Error("a die is forced where none falls")
	}
	if journal.Hash(m.Position()) != before || m.Len() != 1 || m.Cursor() != 0 {
		t.Error("the match has changed")
	}
	if err := m.Redo(); err != nil {
		t.Errorf("what was undone is lost: %v", err)
	}
}

func TestDoDropsWhatWasUndone(t *testing.T) {
	m := longGame(t)
	m.Friendly = true
	if err := m.GoTo(33); err != nil {
		t.Fatal(err)
	}
	first := m.Entry(34).Action
	i := slices.IndexFunc(m.Position().Offers(), func(o rules.Offer) bool { return o.Action != first && o.Dice == 0 })
	a := m.Position().Offers()[i].Action
	if _, err := m.Do(a); err != nil {
		t.Fatal(err)
	}
	if m.Len() != 34 || m.Cursor() != 34 || m.Entry(34).Action != a {
		t.Errorf("%d actions after %v, the last %v", m.Len(), a, m.Entry(m.Len()).Action)
	}
	playOn(t, m, 5, 500)
	checkEveryPoint(t, m)
}

// checkEveryPoint compares every position that can be reached with its hash.
func checkEveryPoint(t *testing.T, m *journal.Match) {
	t.Helper()
	for n := 1; n <= m.Len(); n++ {
		p, err := m.At(n)
		if err != nil {
			t.Fatal(err)
		}
		if journal.Hash(p) != m.Entry(n).Hash {
			t.Fatalf("after action %d the hash is another", n)
		}
	}
}

func TestAtMovesNothing(t *testing.T) {
	m := longGame(t)
	end := journal.Hash(m.Position())
	checkEveryPoint(t, m)
	start, err := m.At(0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := start.Do(start.Offers()[0].Action); err != nil {
		t.Fatal(err)
	}
	if journal.Hash(m.Position()) != end || m.Cursor() != m.Len() {
		t.Error("the match has moved")
	}
	again, _ := m.At(0)
	if journal.Hash(again) == journal.Hash(start) {
		t.Error("the copy is not a copy")
	}
	for _, n := range []int{-1, m.Len() + 1} {
		if _, err := m.At(n); err == nil || !strings.Contains(err.Error(), "the record has") {
			t.Errorf("At(%d) says %v", n, err)
		}
	}
}

func TestBranchIsIndependent(t *testing.T) {
	m := longGame(t)
	m.Friendly = true
	if err := m.GoTo(35); err != nil {
		t.Fatal(err)
	}
	length, hash := m.Len(), journal.Hash(m.Position())
	b := m.Branch()
	if b.Len() != 35 || journal.Hash(b.Position()) != hash {
		t.Fatal("the branch begins elsewhere")
	}
	playOn(t, b, 99, 20)
	checkEveryPoint(t, b)
	if m.Len() != length || journal.Hash(m.Position()) != hash {
		t.Error("the branch has changed the match")
	}
	checkEveryPoint(t, m)
}

func TestFromBeginsAnywhere(t *testing.T) {
	p := newMatch(t, 3).Position()
	m := journal.From(p)
	playOn(t, m, 4, 10)
	if m.Scenario() != "skirmish" || journal.Hash(p) == journal.Hash(m.Position()) {
		t.Error("the match does not play on a copy")
	}
	checkEveryPoint(t, m)
}

func TestNewNamesWhatIsUnknown(t *testing.T) {
	if _, err := journal.New(toy.New(), "siege", nil, 1); err == nil || !strings.Contains(err.Error(), `"siege"`) {
		t.Errorf("got %v", err)
	}
}
