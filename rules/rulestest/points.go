package rulestest

import (
	"fmt"

	"vistula/rules"
)

// checkPoints holds the account of the points to the facts: a table tells the score by
// these, and a report or a film by the totals of the account, so that they have to be the
// same, one for each side. A game in which one total decides has that one.
func checkPoints(v *rules.View, f *rules.Facts) error {
	for i := range v.Tracks {
		t := &v.Tracks[i]
		if t.ID != rules.TrackPoints || len(t.Totals) == 1 {
			continue
		}
		if len(t.Totals) != len(f.Sides) {
			return fmt.Errorf("the account has %d totals", len(t.Totals))
		}
		for _, x := range t.Totals {
			if k := f.SideIndex(x.Side); k < 0 || f.Points[k] != x.Value {
				return fmt.Errorf("the account says %d for %q, the facts %v for %v", x.Value, x.Side, f.Points, f.Sides)
			}
		}
	}
	return nil
}
