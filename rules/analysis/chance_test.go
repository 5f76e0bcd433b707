package analysis

import (
	"math"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func oddsOf(side rules.Side) odds {
	return odds{Prospects: rules.Prospects{Middle: -4, End: -4, Tempo: 3, Spread: 10}, side: side,
		scenario: rules.Scenario{Turns: [2]int{1, 10}, Sides: []rules.Side{"red", "blue"}}}
}

// What is good for one side is as bad for the other, whoever is to move.
func TestTheChancesOfBothSidesMakeOne(t *testing.T) {
	for _, st := range []rules.Status{{Turn: 1, Side: "red"}, {Turn: 5, Side: "blue"}, {Turn: 10}} {
		for _, margin := range []float64{-30, -4, 0, 12} {
			even, red := oddsOf("red").of(worth{margin, margin}, st)
			mirrored, blue := oddsOf("blue").of(worth{-margin, -margin}, st)
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
	if _, c := o.of(worth{-4, -4}, rules.Status{Turn: 3}); math.Abs(c-0.5) > 1e-9 {
		t.Errorf("at the middle the chance is %.3f", c)
	}
	if _, c := o.of(worth{-1, -1}, rules.Status{Turn: 3, Side: "blue"}); math.Abs(c-0.5) > 1e-9 {
		t.Errorf("having just moved, 3 points more than the middle are %.3f", c)
	}
	if _, c := o.of(worth{-7, -7}, rules.Status{Turn: 3, Side: "red"}); math.Abs(c-0.5) > 1e-9 {
		t.Errorf("about to move, 3 points less than the middle are %.3f", c)
	}
	last := 0.5
	for turn := 1; turn <= 11; turn++ {
		_, c := o.of(worth{6, 6}, rules.Status{Turn: turn})
		if c <= last || c >= 1 {
			t.Errorf("in turn %d a lead is worth %.3f, after %.3f", turn, c, last)
		}
		last = c
	}
	if a, b, c := o.ended(&rules.Outcome{Winner: "red"}), o.ended(&rules.Outcome{Winner: "blue"}), o.ended(&rules.Outcome{}); a != 1 || b != 0 || c != 0.5 {
		t.Errorf("a game that is over counts %g, %g and %g", a, b, c)
	}
}

// What the other side gains as a rule counts at the start and not when nothing is left of
// the game: then who is ahead is likely to win.
func TestTheMiddleFadesTowardsTheEnd(t *testing.T) {
	o := oddsOf("red")
	o.Middle, o.End = 6, 0
	for _, c := range []struct {
		turn   int
		margin float64
	}{{1, 6}, {6, 3}, {11, 0}} {
		if _, chance := o.of(worth{c.margin, c.margin}, rules.Status{Turn: c.turn}); math.Abs(chance-0.5) > 1e-9 {
			t.Errorf("in turn %d a margin of %g is worth %.3f, want 0.5", c.turn, c.margin, chance)
		}
	}
	if _, chance := o.of(worth{4, 4}, rules.Status{Turn: 11}); chance < 0.8 {
		t.Errorf("4 points ahead when nothing is left is worth %.3f", chance)
	}
}

// In a scenario that one side nearly always wins the chances are of ending above par, which
// the sides see from either end.
func TestTheEndIsHeldAgainstPar(t *testing.T) {
	par := -50.0
	for _, c := range []struct {
		side rules.Side
		lead int
		want float64
	}{{"red", -49, 1}, {"red", -50, 0.5}, {"red", -51, 0}, {"blue", -51, 1}, {"blue", -50, 0.5}, {"blue", -49, 0}} {
		o := oddsOf(c.side)
		o.Prospects.Par = &par
		for name, points := range map[string]map[rules.Side]int{"points of both": {"red": 60 + c.lead, "blue": 60}, "one score": {"red": c.lead}} {
			if got := o.ended(&rules.Outcome{Winner: "blue", Points: points}); got != c.want {
				t.Errorf("%s: %s gets %g where red ends %d ahead and %g on average, want %g", name, c.side, got, c.lead, par, c.want)
			}
		}
	}
}

// A game is judged from when both sides have set up: before that one of them has nothing
// on the map.
func TestAGameIsJudgedFromTheSetUpOn(t *testing.T) {
	rs := rulestest.Open(t, "galicia")
	s := rs.Scenarios()[0]
	own := s.Phases[0].ID
	for _, c := range []struct {
		before rules.Status
		kind   string
		want   bool
	}{
		{rules.Status{Turn: 1, Phase: own}, rules.EventDeploy, true},
		{rules.Status{Turn: 1, Phase: own}, rules.EventSetUp, true},
		{rules.Status{Turn: 1, Phase: own}, rules.EventStep, false},
		{rules.Status{Turn: 1, Phase: "deployment"}, rules.EventStep, true},
		{rules.Status{Turn: 2, Phase: own}, rules.EventDeploy, false},
	} {
		if got := s.SetsUp(c.before, []rules.Event{{Kind: c.kind}}); got != c.want {
			t.Errorf("%+v, %s: %v", c.before, c.kind, got)
		}
	}
}

// Towards the end the points in hand count besides what is expected, for either side.
func TestPointsInHandCountAtTheEnd(t *testing.T) {
	before := 0.0
	for _, turn := range []int{1, 6, 11} {
		red, blue := oddsOf("red"), oddsOf("blue")
		red.Middle, red.End, blue.Middle, blue.End = 0, 0, 0, 0
		plain, even := red.of(worth{margin: 0, lead: 10}, rules.Status{Turn: turn})
		if plain != 0 || math.Abs(even-0.5) > 1e-9 {
			t.Errorf("turn %d: without a weight the points in hand make it %g, %.3f", turn, plain, even)
		}
		red.Late, blue.Late = 1, 1
		margin, chance := red.of(worth{margin: 0, lead: 10}, rules.Status{Turn: turn})
		_, other := blue.of(worth{margin: 0, lead: -10}, rules.Status{Turn: turn})
		if margin != 0 || math.Abs(chance+other-1) > 1e-9 || chance < before || turn == 1 && math.Abs(chance-0.5) > 1e-9 {
			t.Errorf("turn %d: margin %g, chances %.3f and %.3f, after %.3f", turn, margin, chance, other, before)
		}
		before = chance
	}
	if before < 0.95 {
		t.Errorf("10 points in hand when nothing is left are worth %.3f", before)
	}
}
