package table

import (
	"testing"

	"vistula/rules"
)

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

// Where the rules say who retreats, the notation of the result is not read.
func TestWhoRetreatsIsTheRulesWord(t *testing.T) {
	for retreat, want := range map[string]tone{
		rules.RetreatDefender: good, rules.RetreatAttacker: bad, rules.RetreatBoth: neutral, rules.RetreatNobody: neutral, "": bad,
	} {
		if got := toneOfChance(rules.Chance{Result: "1-0", Retreat: retreat}); got != want {
			t.Errorf("with %q it is %v for the attacker, not %v", retreat, got, want)
		}
	}
}
