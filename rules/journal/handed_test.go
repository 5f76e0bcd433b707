package journal

import (
	"runtime"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest/toy"
)

// What a player waits for is the same late in a game as early in it, even where the file
// is written anew: no more is copied for the goroutine that writes.
func TestHandingAGameOverDoesNotDependOnItsLength(t *testing.T) {
	early, late := handingOver(t, 10), handingOver(t, 3*checkEvery*mostCheckpoints)
	// Late in a game there are checkpoints to be copied, and never more than so many.
	if late > 2*mostCheckpoints*early {
		t.Errorf("handing over takes %d bytes early in a game and %d late in it", early, late)
	}
}

// handingOver is how many bytes are copied when a game of so many actions is written anew.
func handingOver(t *testing.T, actions int) uint64 {
	t.Helper()
	m, err := New(toy.New(), toy.New().Scenarios()[0].ID, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	m.Friendly = true
	for m.Len() == 0 {
		if _, err := m.Do(m.Position().Offers()[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	for m.Len() < actions { // nobody replays them
		m.record(rules.Deed{Action: m.entries[0].Action})
	}
	a := NewAutosaver("", nil)
	hand := func() {
		a.takeEdit(m)
		a.takeAll(m)
		a.last.note(m)
	}
	hand()
	a.save = nil
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	hand()
	runtime.ReadMemStats(&after)
	if len(a.save.edits) > 0 {
		t.Errorf("%d actions: the record is handed over again", actions)
	}
	return after.TotalAlloc - before.TotalAlloc
}
