package rules_test

import (
	"testing"

	"vistula/rules"
)

// Odds are said to be rounded where they are, and only there.
func TestRoundedOdds(t *testing.T) {
	for _, c := range []struct {
		attack, defence int
		odds, want      string
	}{
		{19, 4, "4:1", "19:4 is rounded to 4:1, in the defender's favour"},
		{16, 4, "4:1", ""},
		{3, 2, "1.5:1", ""},
		{6, 4, "3/2", ""},
		{7, 4, "1.5:1", "7:4 is rounded to 1.5:1, in the defender's favour"},
		{2, 5, "1-3", "2:5 is rounded to 1-3, in the defender's favour"},
		{2, 5, "under 1:2", ""},
		{2, 5, "", ""},
	} {
		m, got := rules.RoundedOdds(c.attack, c.defence, c.odds, rules.ForDefender, "8.1"), ""
		if m != nil {
			got = m.What
		}
		if got != c.want || m != nil && m.Case != "8.1" {
			t.Errorf("%d against %d as %q: %q, want %q", c.attack, c.defence, c.odds, got, c.want)
		}
	}
}
