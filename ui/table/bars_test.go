package table

import "testing"

// A result is good or bad for the attacker in whatever way the rulebook prints it.
func TestResultsAreGoodOrBadInEveryNotation(t *testing.T) {
	for result, want := range map[string]tone{
		"-/R3": good, "+1/-1.R1": good, "1/1": neutral, "E/2": bad, "-/-": neutral,
		"AE": bad, "AB": bad, "DB": good, "DE": good, "EX": neutral,
		"0-0 AR": bad, "0-1 DR": good, "1-0": bad, "0-1": good, "1-1": neutral, "?": neutral, "": neutral,
	} {
		if got := toneOf(result); got != want {
			t.Errorf("%q is %v for the attacker, not %v", result, got, want)
		}
	}
}
