package analysis

import (
	"math"
	"testing"

	"vistula/rules"
)

func oddsOf(side rules.Side) odds {
	return odds{Prospects: rules.Prospects{Middle: -4, Tempo: 3, Spread: 10}, side: side,
		scenario: rules.Scenario{Turns: [2]int{1, 10}, Sides: []rules.Side{"red", "blue"}}}
}

// What is good for one side is as bad for the other, whoever is to move.
func TestTheChancesOfBothSidesMakeOne(t *testing.T) {
	for _, st := range []rules.Status{{Turn: 1, Side: "red"}, {Turn: 5, Side: "blue"}, {Turn: 10}} {
		for _, margin := range []float64{-30, -4, 0, 12} {
			even, red := oddsOf("red").of(margin, st)
			mirrored, blue := oddsOf("blue").of(-margin, st)
			if math.Abs(red+blue-1) > 1e-9 || math.Abs(even+mirrored) > 1e-9 {
				t.Errorf("turn %d, %+g: %.3f and %.3f, margins %g and %g", st.Turn, margin, red, blue, even, mirrored)
			}
		}
	}
}

// The middle is even; a side that has just moved looks better than it is; a lead is worth
// more the nearer the end is.
func TestTheCurve(t *testing.T) {
	o := oddsOf("red")
	if _, c := o.of(-4, rules.Status{Turn: 3}); math.Abs(c-0.5) > 1e-9 {
		t.Errorf("at the middle the chance is %.3f", c)
	}
	if _, c := o.of(-1, rules.Status{Turn: 3, Side: "blue"}); math.Abs(c-0.5) > 1e-9 {
		t.Errorf("having just moved, 3 points more than the middle are %.3f", c)
	}
	if _, c := o.of(-7, rules.Status{Turn: 3, Side: "red"}); math.Abs(c-0.5) > 1e-9 {
		t.Errorf("about to move, 3 points less than the middle are %.3f", c)
	}
	last := 0.5
	for turn := 1; turn <= 11; turn++ {
		_, c := o.of(6, rules.Status{Turn: turn})
		if c <= last || c >= 1 {
			t.Errorf("in turn %d a lead is worth %.3f, after %.3f", turn, c, last)
		}
		last = c
	}
	if a, b, c := o.ended(&rules.Outcome{Winner: "red"}), o.ended(&rules.Outcome{Winner: "blue"}), o.ended(&rules.Outcome{}); a != 1 || b != 0 || c != 0.5 {
		t.Errorf("a game that is over counts %g, %g and %g", a, b, c)
	}
}
