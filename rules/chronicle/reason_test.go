package chronicle

import (
	"testing"

	"vistula/rules"
)

// TestACauseIsThatOfTheUnit: the sentence that says why need not be the one that says that
// a unit is gone, and a summary gives no cause to those that it names.
func TestACauseIsThatOfTheUnit(t *testing.T) {
	event := func(text string, units ...string) rules.Event { return rules.Event{Text: text, Units: units} }
	events := []rules.Event{
		event("43 loses a step: out of supply for a second turn.", "a"), event("43 is eliminated at 5.04.", "a"),
		event("73rd Reserve Division is eliminated in Janow: it is over the stacking limit.", "b"),
		event("II Corps loses 2 steps to attrition.", "c"),
		event("German 37th Infantry Division falls to effectiveness 9: isolated.", "f"),
		event("35 units are in supply, 1 out of supply: 9 c.", "d"), event("2 units are out of supply.", "d", "e"), event("9 c is eliminated.", "e"),
	}
	for unit, want := range map[string]Cause{"a": Starved, "b": Overstacked, "c": Attrition, "e": "", "f": Isolated, "nobody": ""} {
		if got := causeOf(unit, events); got != want {
			t.Errorf("%s was lost because of %q, want %q", unit, got, want)
		}
	}
	// Each loss belongs to the sentence about it, not to the summary behind.
	of := blame([]rules.Event{event("A loses 1 step: out of supply.", "a"), event("Out of supply: A and B.", "a", "b")}, []UnitToll{{Unit: "a"}})
	if len(of[0]) != 1 {
		t.Errorf("the loss is told by %v", of)
	}
}
