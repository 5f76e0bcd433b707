package desk

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
)

// rowOf is the row of an army's display that a unit's marker lies on.
func rowOf(d *Desk, unit string) (title string) {
	for _, x := range d.View().Displays {
		if !strings.HasPrefix(x.ID, "army-") {
			continue
		}
		for _, r := range x.Rows {
			if r.Put != nil && slices.ContainsFunc(r.Boxes, func(b rules.Box) bool {
				return slices.ContainsFunc(b.Units, func(c rules.Counter) bool { return c.Unit == unit })
			}) {
				return r.Title
			}
		}
	}
	return ""
}

// A counter is put into another row of its display where the rules allow it; else the
// reason is told with its case.
func TestAFormationIsPutOnATrack(t *testing.T) {
	d := east(t, "tannenberg", 3)
	do := func(a rules.Action) {
		t.Helper()
		if c := d.Do(a); c.Why != "" {
			t.Fatal(c.Why)
		}
	}
	do(rules.Action{Verb: rules.VerbRoll})
	do(rules.Action{Verb: "keep-all"})
	i := slices.IndexFunc(d.Offers(), func(o rules.Offer) bool { return o.Verb == "marker" })
	if i < 0 {
		t.Fatal("no marker can be moved")
	}
	unit, before := d.Offers()[i].Unit, d.Match.Cursor()
	done, refused := "", ""
	for _, x := range d.View().Displays {
		for _, r := range x.Rows {
			switch {
			case r.Put == nil || x.Side != "russia":
			case d.WhyNotInto(unit, r.Put) != "":
				refused = d.PutInto(unit, r.Put).Why
			case done == "":
				if c := d.PutInto(unit, r.Put); c.Why != "" {
					t.Fatal(c.Why)
				}
				done = r.Title
			}
		}
	}
	if done == "" || rowOf(d, unit) != done {
		t.Errorf("%s is on the track of %q, want %q", unit, rowOf(d, unit), done)
	}
	if !strings.Contains(refused, "(6.") {
		t.Errorf("a track that is closed says %q", refused)
	}
	if err := d.UndoClick(false); err != nil || d.Match.Cursor() != before {
		t.Errorf("one undo leaves %d actions, want %d: %v", d.Match.Cursor(), before, err)
	}
}
