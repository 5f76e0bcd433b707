package chronicle_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// Two branches have in common what was played before they parted, and each stands as its
// own story tells.
func TestBranchesPartWhereOneWasPlayedOn(t *testing.T) {
	a := played(t, "galicia", nil, 400)
	a.Friendly = true
	const parted = 150
	if err := a.GoTo(parted); err != nil {
		t.Fatal(err)
	}
	b := a.Branch()
	if err := a.GoTo(a.Len()); err != nil {
		t.Fatal(err)
	}
	other := b.Position().Offers()
	next := a.Entry(parted + 1).Action
	for _, o := range other {
		if o.Action != next {
			if _, err := b.Do(o.Action); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	if n := chronicle.Shared(a, b); n != parted {
		t.Errorf("they share %d actions, want %d", n, parted)
	}
	if n := chronicle.Shared(a, a); n != a.Cursor() {
		t.Errorf("a game shares %d actions with itself, want %d", n, a.Cursor())
	}
}

// A standing counts the losses of all turns up to the one asked for, and names the units
// that were eliminated in them.
func TestAStandingSumsUpTheTurnsBefore(t *testing.T) {
	c := whole(t, "galicia").story
	last, ok := c.At(c.LastTurn())
	if !ok {
		t.Fatal("the last turn is not told")
	}
	for _, side := range c.Scenario.Sides {
		if last.Losses[side] != c.Losses[side] {
			t.Errorf("%s lost %+v, want %+v", side, last.Losses[side], c.Losses[side])
		}
		n := 0
		for _, u := range last.Lost {
			if u.Side == side {
				n += u.Units
			}
		}
		if n != c.Losses[side].Units {
			t.Errorf("%s: %d eliminated units are named, want %d", side, n, c.Losses[side].Units)
		}
	}
	first, _ := c.At(c.Turns[0].Number)
	if first.Losses[rules.Side("austria")] != c.Turns[0].Losses["austria"] {
		t.Error("the first turn counts more than its own losses")
	}
	if _, ok := c.At(c.LastTurn() + 1); ok {
		t.Error("a turn that was not played has a standing")
	}
}
