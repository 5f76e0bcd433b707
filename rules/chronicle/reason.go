package chronicle

import (
	"slices"
	"strings"

	"vistula/rules"
)

// Cause is why something was lost outside battle.
type Cause string

// The causes that rulebooks have in common. What is lost for another reason has none.
const (
	Overstacked Cause = "overstacked"
	Starved     Cause = "out of supply"
	Attrition   Cause = "attrition"
	Surrendered Cause = "surrendered"
	Trapped     Cause = "trapped" // it could not retreat or make way
	InCombat    Cause = "combat"  // a loss in combat that was taken later
	Shaken      Cause = "shaken"  // its cohesion failed in a retreat
	Isolated    Cause = "isolated"
)

// said are the words by which an event tells a cause, those first that tell most.
var said = []struct {
	words string
	cause Cause
}{
	{"surrender", Surrendered},
	{"stacking limit", Overstacked},
	{"out of supply", Starved},
	{"attrition", Attrition},
	{"cannot make way", Trapped},
	{"cannot retreat", Trapped},
	{"no room where it retreats", Trapped},
	{"no hex is open", Trapped},
	{"in combat", InCombat},
	{"cohesion", Shaken},
	{"isolated", Isolated},
}

// causeOf is why a unit lost something, as the events about it alone tell: one that is
// eliminated need not be told so in the sentence that says why.
func causeOf(unit string, events []rules.Event) Cause {
	for _, x := range said {
		if slices.ContainsFunc(events, func(e rules.Event) bool {
			return len(e.Units) == 1 && e.Units[0] == unit && strings.Contains(e.Text, x.words)
		}) {
			return x.cause
		}
	}
	return ""
}
