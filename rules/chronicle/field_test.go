package chronicle

import (
	"testing"

	"vistula/rules"
)

// TestALossInHidingIsNotTold: what a unit of the enemy lost is told only where an event
// that the side knows of names it; one's own losses always are, and the referee is told
// of all.
func TestALossInHidingIsNotTold(t *testing.T) {
	was := field{"own": {side: "a", steps: 2}, "foe": {side: "b", steps: 2}}
	is := field{"own": {side: "a", steps: 1}, "foe": {side: "b", steps: 1}}
	named := []rules.Event{{Text: "It loses a step.", Units: []string{"foe"}}}
	for _, c := range []struct {
		side   rules.Side
		events []rules.Event
		want   int
	}{{"a", nil, 1}, {"a", named, 2}, {"", nil, 2}} {
		tell := &teller{side: c.side, c: &Chronicle{names: map[string]string{}}}
		list := tell.tolls(was, is, c.events)
		if len(list) != c.want || len(list) == 1 && list[0].Unit != "own" {
			t.Errorf("%q is told of %v, want %d losses", c.side, list, c.want)
		}
	}
}
