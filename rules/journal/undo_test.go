package journal_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
)

// refused checks that undo is refused for the given reason.
func refused(t *testing.T, m *journal.Match, why string) {
	t.Helper()
	cursor, hash := m.Cursor(), journal.Hash(m.Position())
	err := m.Undo()
	if err == nil || !strings.Contains(err.Error(), why) {
		t.Errorf("undo says %v, want %s", err, why)
	}
	if m.Fence() == nil || m.Fence().Error() != err.Error() {
		t.Errorf("the fence says %v", m.Fence())
	}
	if m.Cursor() != cursor || journal.Hash(m.Position()) != hash {
		t.Error("the refused undo has changed the match")
	}
}

func undo(t *testing.T, m *journal.Match) {
	t.Helper()
	if err := m.Undo(); err != nil {
		t.Error(err)
	}
}

func TestUndoTakesBackOnesOwnActions(t *testing.T) {
	m := newMatch(t, 1)
	start := journal.Hash(m.Position())
	refused(t, m, "nothing to undo")
	do(t, m, "move", "red-1", "2.1")
	do(t, m, "mine", "", "4.4")
	do(t, m, "end", "", "") // blue is asked, but has done nothing yet
	for range 3 {
		undo(t, m)
	}
	if journal.Hash(m.Position()) != start || m.Len() != 3 {
		t.Error("undo does not lead back to the start")
	}
	for range 3 {
		if err := m.Redo(); err != nil {
			t.Error(err)
		}
	}
	if err := m.Redo(); err == nil || journal.Hash(m.Position()) != m.Entry(3).Hash {
		t.Error("redo does not lead to the end")
	}
}

func TestTheOtherSideIsAFence(t *testing.T) {
	m := newMatch(t, 1)
	do(t, m, "end", "", "")
	do(t, m, "mine", "", "4.4")
	undo(t, m)
	refused(t, m, "action 1 (end) cannot be undone: the other side has acted since")
	if err := m.GoTo(0); err == nil {
		t.Error("GoTo passes the fence")
	}
	m.Friendly = true
	undo(t, m)
}

func TestDiceAreAFence(t *testing.T) {
	m := newMatch(t, 1)
	do(t, m, "move", "red-1", "2.1")
	if _, err := m.DoForced(rules.Action{Verb: "attack", Unit: "red-2", Hex: "2.1"}, []int{6, 1}); err == nil {
		t.Fatal("red attacks red")
	}
	do(t, m, "end", "", "")
	if _, err := m.DoForced(rules.Action{Verb: "attack", Unit: "blue-1", Hex: "2.1"}, []int{1, 6}); err != nil {
		t.Fatal(err)
	}
	refused(t, m, "action 3 (attack) cannot be undone: dice were rolled")
	m.Friendly = true
	undo(t, m)
}

func TestWhatWasSeenIsAFence(t *testing.T) {
	m := newMatch(t, 1)
	do(t, m, "mine", "", "2.1")
	do(t, m, "end", "", "")
	do(t, m, "move", "blue-1", "2.1")
	refused(t, m, "action 3 (move) cannot be undone: it may have shown something hidden")
	m.Table = &journal.Table{Hidden: true}
	refused(t, m, "action 3 (move) cannot be undone: it may have shown something hidden")
	m.Table = &journal.Table{} // where all is seen, nothing was hidden
	undo(t, m)
}

func TestGoToReachesEveryPoint(t *testing.T) {
	m := longGame(t)
	m.Friendly = true
	points := []int{0, 40, 1, 31, 32, 33, 0, m.Len(), m.Len() - 1, 5, 6, 7, 38}
	for _, n := range points {
		if err := m.GoTo(n); err != nil {
			t.Fatal(err)
		}
		if m.Cursor() != n || n > 0 && journal.Hash(m.Position()) != m.Entry(n).Hash {
			t.Fatalf("GoTo(%d) leads elsewhere", n)
		}
	}
	if err := m.GoTo(m.Len() + 1); err == nil {
		t.Error("GoTo leads beyond the record")
	}
}

// twofold is a position that does not come out alike twice.
type twofold struct {
	rules.Position
	times *int
}

func (p twofold) Clone() rules.Position { return twofold{p.Position.Clone(), p.times} }
func (p twofold) Do(a rules.Action) ([]rules.Event, error) {
	if *p.times++; *p.times > 2 {
		p.Position.Dice().D6()
	}
	return p.Position.Do(a)
}

func TestUndoNoticesRulesThatAreNotDeterministic(t *testing.T) {
	m := journal.From(twofold{newMatch(t, 1).Position(), new(int)})
	do(t, m, "move", "red-1", "2.1")
	do(t, m, "mine", "", "4.4")
	if err := m.Undo(); err == nil || !strings.Contains(err.Error(), "action 1 (move) gives another result") {
		t.Errorf("undo says %v", err)
	}
	if m.Cursor() != 2 || journal.Hash(m.Position()) != m.Entry(2).Hash {
		t.Error("the match is corrupted")
	}
}
