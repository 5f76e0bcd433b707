package desk

import (
	"testing"

	"vistula/rules"
)

// A unit that is seen, but in a state that is hidden, is a guess as one is whose place is.
func TestAHiddenStateIsMarkedAsAGuess(t *testing.T) {
	view := func(units ...rules.Counter) *rules.View {
		return &rules.View{Stacks: []rules.Stack{{Hex: "1.1", Units: units}}}
	}
	tired := []rules.Badge{{Kind: "ce", Value: -1}}
	seen := view(rules.Counter{Unit: "whole", Steps: 2}, rules.Counter{Unit: "tired", Steps: 2}, rules.Counter{Unit: "reduced", Steps: 2})
	guess := view(rules.Counter{Unit: "whole", Steps: 2}, rules.Counter{Unit: "tired", Steps: 2, Badges: tired}, rules.Counter{Unit: "reduced", Steps: 1, Reduced: true})
	list := guessed(seen, guess)
	if list["whole"] || !list["tired"] || !list["reduced"] {
		t.Errorf("guesses are %v", list)
	}
}
