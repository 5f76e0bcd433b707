package rules_test

import (
	"testing"

	"vistula/rules"
)

// Every score has its level in the sentence, without a gap or an overlap.
func TestLevelsOfVictory(t *testing.T) {
	list := []rules.Level{{From: 5, Title: "a victory"}, {From: 4, Title: "a near thing"}, {From: -2, Title: "a draw"}, {From: -4, Title: "a misfortune"}, {Title: "a defeat"}}
	want := "By the lead: 5 or more, a victory; 4, a near thing; -2 to 3, a draw; -4 or -3, a misfortune; -5 or less, a defeat."
	if got := rules.LevelsOf("the lead", list); got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	list = []rules.Level{{From: 1, Title: "a victory"}, {Title: "a tie", Span: "no lead"}}
	if got, want := rules.LevelsOf("the lead", list), "By the lead: 1 or more, a victory; no lead, a tie."; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}
