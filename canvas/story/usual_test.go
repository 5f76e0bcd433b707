package story

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// usually is a ruleset of which it is known how its scenario ends on average.
type usually struct {
	rules.Ruleset
	ahead  *float64
	scored rules.Side
}

func (u usually) Balance(string) (rules.Balance, bool) {
	return rules.Balance{Games: 100, Ahead: u.ahead, Scored: u.scored}, true
}

// The end of a game is held against how the computer ends it, playing both sides: the points
// are those between the sides, whoever leads.
func TestTheEndIsHeldAgainstTheUsualOne(t *testing.T) {
	s := rules.Scenario{ID: "campaign", Sides: []rules.Side{"austria", "allied"}, Names: []string{"Austria-Hungary", "Allies"}}
	for _, c := range []struct {
		usual           float64
		austria, allied int
		want            string
	}{
		{-49.7, 100, 119, "The computer, playing both sides, ends this scenario with Austria-Hungary 50 points behind on average; this game went 31 points better for Austria-Hungary."},
		{-49.7, 100, 151, "The computer, playing both sides, ends this scenario with Austria-Hungary 50 points behind on average; this game went one point better for the Allies."},
		{11.6, 12, 0, "The computer, playing both sides, ends this scenario with Austria-Hungary twelve points ahead on average, as this game ended."},
		{0.2, 3, 5, "The computer, playing both sides, ends this scenario level on average; this game went two points better for the Allies."},
	} {
		w := New(&chronicle.Chronicle{Ruleset: usually{ahead: &c.usual}, Scenario: s}, nil)
		o := &rules.Outcome{Points: map[rules.Side]int{"austria": c.austria, "allied": c.allied}}
		if got := w.Usual(o); got != c.want {
			t.Errorf("%d to %d where %g is usual:\n%s\nwant\n%s", c.austria, c.allied, c.usual, got, c.want)
		}
	}
	w := New(&chronicle.Chronicle{Ruleset: usually{}, Scenario: s}, nil)
	for points, how := range map[float64]string{-49.7: "with the Allies 50 points behind", 12.2: "with the Allies twelve points ahead", 0.3: "level"} {
		if got := w.Par("allied", points); !strings.HasSuffix(got, "which ends it "+how+" on average.") {
			t.Errorf("of %g points ahead it says %q", points, got)
		}
	}
	score := -110.0 // of Austria-Hungary, where the Allies' score is 110
	one := New(&chronicle.Chronicle{Ruleset: usually{ahead: &score, scored: "allied"}, Scenario: s}, nil)
	if got := one.Usual(&rules.Outcome{Points: map[rules.Side]int{"allied": 98}}); got != "The computer, playing both sides, ends this scenario at 110 points on average; this game went twelve points better for Austria-Hungary." {
		t.Errorf("where there is one score it says %q", got)
	}
	for side, ahead := range map[rules.Side]float64{"allied": 110, "austria": -110} {
		if got := one.Par(side, ahead); !strings.HasSuffix(got, "which ends it at 110 points on average.") {
			t.Errorf("where there is one score it says %q to %s", got, side)
		}
	}
	if got := w.Usual(&rules.Outcome{Points: map[rules.Side]int{"austria": 1, "allied": 2}}); got != "" {
		t.Errorf("where it is not known how games end it says %q", got)
	}
}
