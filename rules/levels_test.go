package rules_test

import (
	"testing"

	"vistula/rules"
)

// Every score has its level in the sentence, without a gap or an overlap.
func TestLevelsOfVictory(t *testing.T) {
	list := []rules.Level{{From: 5, Title: "a victory"}, {From: 4, Title: "a near thing"}, {From: -2, Title: "a draw"}, {Title: "a defeat"}}
	want := "By the lead: 5 or more, a victory; 4, a near thing; -2 to 3, a draw; -3 or less, a defeat."
	if got := rules.LevelsOf("the lead", list); got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}
