package report

import (
	"strings"
	"testing"

	"vistula/canvas/fonts"
)

// TestTheNoteOnUnitsIsTrue: it promises every unit only where all of them are printed.
func TestTheNoteOnUnitsIsTrue(t *testing.T) {
	b := &book{Labels: labels{UnitsNote: "every unit", MostUnitsNote: "those with most to tell"}}
	for n, want := range map[int]string{1: b.Labels.UnitsNote, mostOnPaper: b.Labels.UnitsNote, mostOnPaper + 1: b.Labels.MostUnitsNote} {
		b.Units = []roll{{Units: make([]biography, 1)}, {Units: make([]biography, n)}}
		if got := b.unitsNote(mostOnPaper); got != want {
			t.Errorf("with %d units the note is %q", n, got)
		}
	}
}

// TestUnitsBeginNoEmptyPage: the last page is filled to a third, however far the one before
// is filled when the units begin, and the note is still true.
func TestUnitsBeginNoEmptyPage(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	b := &book{Labels: labels{Units: "The units", UnitsNote: "every unit", MostUnitsNote: "those with most to tell"}}
	for range 2 {
		r := roll{Side: "Russia", Nation: "russia"}
		for range mostOnPaper {
			r.Units = append(r.Units, biography{"5th Division", strings.Repeat("fought twice, ", 6)})
		}
		b.Units = append(b.Units, r)
	}
	saved := 0
	for from := marginTop; from < columnFoot-80; from += 7 {
		p := newPress(&studio{set: set}, func() {})
		p.y = from
		p.units(b)
		if filled := p.y - marginTop; filled < leastLastPage {
			t.Errorf("from %.0f mm the last of %d pages is filled to %.0f mm", from, len(p.leaves), filled)
		}
		q := newPress(&studio{set: set}, func() {})
		q.y = from
		if n := q.printed(b); n < mostOnPaper {
			saved++
			if n < leastOnPaper || b.unitsNote(n) != b.Labels.MostUnitsNote {
				t.Errorf("%d units are printed, and the note is %q", n, b.unitsNote(n))
			}
		}
	}
	if saved == 0 {
		t.Error("nowhere was a page saved")
	}
}
