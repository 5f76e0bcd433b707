package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/ui/desk"
)

// Playing on from an earlier point makes a game of its own; the one that it branched off
// from stays as it was.
func TestABranchIsKeptByItself(t *testing.T) {
	b := open(t, t.TempDir())
	b.play(galicia())
	b.table().act(t, 12)
	first, hash := b.game.id, journal.Hash(b.game.desk.Position())
	if err := b.table().hooks.Branch(5); err != nil {
		t.Fatal(err)
	}
	if b.game.id == first || b.game.desk.Match.Cursor() != 5 {
		t.Fatalf("the branch is %q after %d actions", b.game.id, b.game.desk.Match.Cursor())
	}
	b.table().act(t, 2)
	second := b.game.id
	b.leave()
	list := b.running()
	if len(list) != 2 {
		t.Fatalf("in progress are %+v", list)
	}
	for _, r := range list {
		if r.ID == second && (r.Of != first || r.Parted == "") || r.ID == first && r.Of != "" {
			t.Errorf("the tree is %+v", list)
		}
	}
	b.resume(first)
	if got := journal.Hash(b.game.desk.Position()); got != hash || b.game.desk.Match.Cursor() != 12 {
		t.Errorf("the first game stands at action %d", b.game.desk.Match.Cursor())
	}
	b.resume(second)
	if b.game.desk.Match.Cursor() != 7 {
		t.Errorf("the branch stands at action %d, want 7", b.game.desk.Match.Cursor())
	}
}

// What branched off from a game that is removed hangs on the one before it.
func TestBranchesSurviveTheirTrunk(t *testing.T) {
	k := shelfIn(t.TempDir())
	for id, n := range map[string]note{"a": {Title: "a"}, "b": {Title: "b", Of: "a", Parted: 2}, "c": {Title: "c", Of: "b", Parted: 5}} {
		if err := k.write(id, n); err != nil {
			t.Fatal(err)
		}
		if err := journal.WriteFile(k.save(id), nil); err != nil {
			t.Fatal(err)
		}
	}
	if err := k.remove("b"); err != nil {
		t.Fatal(err)
	}
	if n := k.read("c"); n.Of != "a" || n.Parted != 2 {
		t.Errorf("c branched off from %q in turn %d", n.Of, n.Parted)
	}
}

// Two branches are compared at the last turn that both have come to.
func TestBranchesAreCompared(t *testing.T) {
	b := open(t, t.TempDir())
	b.play(galicia())
	b.table().act(t, 12)
	first := b.game.id
	if err := b.table().hooks.Branch(5); err != nil {
		t.Fatal(err)
	}
	second := b.game.id
	offers := b.game.desk.Offers()
	if c := b.game.desk.Do(offers[len(offers)-1].Action); c.Why != "" {
		t.Fatal(c.Why)
	}
	b.changed()
	b.leave()
	b.compare([]string{first, second})
	words := b.shown()
	for _, want := range []string{"They differ from turn 1 on", "Austria-Hungary: losses", "Russia: units eliminated", "none", "Branched off in turn 1"} {
		if !strings.Contains(words, want) {
			t.Errorf("the comparison does not say %q: %s", want, words)
		}
	}
}

// Of a branch in which nothing was done differently it is said that nothing is.
func TestABranchThatIsTheSameIsToldSo(t *testing.T) {
	b := open(t, t.TempDir())
	b.play(galicia())
	b.table().act(t, 12)
	first := b.game.id
	if err := b.table().hooks.Branch(12); err != nil {
		t.Fatal(err)
	}
	second := b.game.id
	b.leave()
	b.compare([]string{first, second})
	if words := b.shown(); !strings.Contains(words, "They do not differ") || strings.Contains(words, "They part") {
		t.Errorf("the comparison says %s", words)
	}
}

// Two players who hide something from each other do not learn of it by comparing, as
// long as the game goes on.
func TestAHiddenGameOfTwoIsNotCompared(t *testing.T) {
	b := open(t, t.TempDir())
	c := galicia()
	c.Open, c.Seats = false, map[rules.Side]desk.Seat{"austria": desk.Person, "russia": desk.Person}
	b.play(c)
	b.table().act(t, 6)
	first := b.game.id
	if err := b.table().hooks.Branch(3); err != nil {
		t.Fatal(err)
	}
	second := b.game.id
	b.leave()
	b.compare([]string{first, second})
	if words := b.shown(); !strings.Contains(words, "once both are over") {
		t.Errorf("the player reads %q", words)
	}
}

// A game has the name that the player gave it, and its own without one.
func TestAGameIsRenamed(t *testing.T) {
	b := open(t, t.TempDir())
	b.play(galicia())
	b.table().act(t, 1)
	b.save()
	id := b.game.id
	b.leave()
	name := func(words string) {
		t.Helper()
		line, ok := b.win.Canvas().Focused().(*nameEntry)
		if !ok {
			t.Fatal("nobody asks for a name")
		}
		line.SetText(words)
		line.OnSubmitted("")
	}
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyRight, fyne.KeyRight} {
		b.start.Key(&fyne.KeyEvent{Name: key})
	}
	if !b.start.InFolder() {
		t.Fatal("the keys do not lead to the diary")
	}
	b.rename(id)
	name("  Before   Lemberg ")
	if !b.start.InFolder() {
		t.Error("whoever renamed a game in the diary is led out of it")
	}
	if r := b.running()[0]; r.Called() != "Before Lemberg" || r.Scenario == "" || r.Against == "" {
		t.Errorf("the diary says %+v", r)
	}
	b.renameSave(b.files.path)
	name("My copy")
	if x := b.saves()[0]; x.Name != "My copy" || x.Line == "" || len(x.Blocks) == 0 {
		t.Errorf("the diary says %+v", x)
	}
	b.rename(id)
	name("")
	if r := b.running()[0]; r.Called() != r.Title {
		t.Errorf("without a name the game is called %q", r.Called())
	}
}

// A branch is said to begin in the turn as the turn record calls it, and one that was kept
// before that was noted in the turn of its number.
func TestABranchNamesItsTurn(t *testing.T) {
	for want, n := range map[string]note{
		"":                        {Parted: 1, Then: "A2"},
		"Branched off in turn A2": {Of: "a", Parted: 1, Then: "A2"},
		"Branched off in turn 4":  {Of: "a", Parted: 4},
	} {
		if got := parted(n); got != want {
			t.Errorf("%+v: %q, want %q", n, got, want)
		}
	}
}
