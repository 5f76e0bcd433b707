package report

import "testing"

// TestTheNoteOnUnitsIsTrue: it promises every unit only where all of them are printed.
func TestTheNoteOnUnitsIsTrue(t *testing.T) {
	b := &book{Labels: labels{UnitsNote: "every unit", MostUnitsNote: "those with most to tell"}}
	for n, want := range map[int]string{1: b.Labels.UnitsNote, mostOnPaper: b.Labels.UnitsNote, mostOnPaper + 1: b.Labels.MostUnitsNote} {
		b.Units = []roll{{Units: make([]biography, 1)}, {Units: make([]biography, n)}}
		if got := b.unitsNote(); got != want {
			t.Errorf("with %d units the note is %q", n, got)
		}
	}
}
