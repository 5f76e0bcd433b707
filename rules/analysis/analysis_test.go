package analysis

import (
	"context"
	"errors"
	"math"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	_ "vistula/rules/galicia"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/rules/scene"
)

// played is a game of some actions.
func played(t *testing.T) *journal.Match {
	t.Helper()
	return playedFor(t, 260)
}

// playedFor is the same game after more actions, or fewer.
func playedFor(t *testing.T, actions int) *journal.Match {
	t.Helper()
	rs := rulestest.Open(t, "galicia")
	return rulestest.RandomMatch(t, rs, "campaign", nil, 5, actions)
}

// scale weighs positions in a way that the test can foresee.
type scale struct {
	bot.Thinker
	weigh func(seat *rules.Seat) float64
}

func (s scale) Weigh(seat *rules.Seat) (bot.Verdict, error) {
	return bot.Verdict{Margin: s.weigh(seat)}, nil
}

func (scale) Consider(context.Context, *rules.Seat, ...string) ([]bot.Idea, error) {
	return nil, nil
}

// Whoever shows the progress learns when the work is done.
func TestProgressComesToItsEnd(t *testing.T) {
	last, whole := -1, 0
	o := Options{Side: "russia", Judge: scale{weigh: func(*rules.Seat) float64 { return 0 }}, Progress: func(n, of int) {
		if n < last {
			t.Errorf("the progress goes back from %d to %d", last, n)
		}
		last, whole = n, of
	}}
	if _, err := Of(t.Context(), played(t), o); err != nil || last != whole {
		t.Errorf("error %v; it ends at %d of %d", err, last, whole)
	}
}

// The margin is told for the start, after each player turn and for where the game stands,
// from the seat of the side that is asked for.
func TestTheMarginIsToldTurnByTurn(t *testing.T) {
	m := played(t)
	a, err := Of(t.Context(), m, Options{Side: "russia", Judge: scale{weigh: func(seat *rules.Seat) float64 {
		if seat.Side() != "russia" {
			t.Fatalf("a position is judged from the seat of %q", seat.Side())
		}
		return float64(seat.Status().Turn)
	}}})
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Points) < 3 || a.Points[0].At != 0 || a.Points[len(a.Points)-1].At != m.Cursor() {
		t.Fatalf("the points are %+v", a.Points)
	}
	for i, p := range a.Points {
		want, _ := prospectsOf(m, "russia").of(worth{margin: float64(m.Status(p.At).Turn)}, m.Status(p.At))
		if p.Margin != want {
			t.Errorf("after %d actions the margin is %g, want %g", p.At, p.Margin, want)
		}
		if i > 0 && (p.Turn != m.Status(p.At-1).Turn || p.Mover != m.Status(p.At-1).Side) {
			t.Errorf("point %d is of %s's turn %d", i, p.Mover, p.Turn)
		}
	}
	if a.Luck != 0 && math.Abs(a.Luck) > 1e-9 {
		t.Errorf("dice that change nothing are worth %g", a.Luck)
	}
}

// What a move costs is counted against the side that makes it, the worst first; and the
// other side's seat sees the same move as its enemy's.
func TestCostlyMovesAreFound(t *testing.T) {
	m := played(t)
	began, err := m.At(0)
	if err != nil {
		t.Fatal(err)
	}
	start := rules.Sit(began, "").View()
	// Every Austrian unit that is not where it was costs a point.
	judge := func(side rules.Side) scale {
		return scale{weigh: func(seat *rules.Seat) float64 {
			sum := 0.0
			for _, st := range seat.View().Stacks {
				for _, u := range st.Units {
					if was, _ := start.Find(u.Unit); u.Side == "austria" && was.Hex != st.Hex {
						sum--
					}
				}
			}
			if side != "austria" {
				sum = -sum
			}
			return sum
		}}
	}
	for _, side := range []rules.Side{"austria", "russia"} {
		a, err := Of(t.Context(), m, Options{Side: side, Judge: judge(side)})
		if err != nil {
			t.Fatal(err)
		}
		if len(a.Costly) == 0 {
			t.Fatalf("%s: no move costs anything", side)
		}
		for i, c := range a.Costly {
			if c.Kind == scene.Other {
				t.Errorf("%s: nobody decided on %q", side, c.Text)
			}
			if c.Side != "austria" || c.Cost < share || i > 0 && c.Cost > a.Costly[i-1].Cost {
				t.Errorf("%s: move %d of %s costs %g", side, i, c.Side, c.Cost)
			}
		}
	}
}

// A computer player's judgement serves, and the work can be stopped.
func TestAThinkerJudgesAGame(t *testing.T) {
	m := played(t)
	p, err := bot.New("level1", 1)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	if _, err := Of(ctx, m, Options{Side: "austria", Judge: p.(bot.Thinker), Progress: func(n, of int) {
		if n > of {
			t.Errorf("%d of %d", n, of)
		}
		if n == 20 {
			stop()
		}
	}}); !errors.Is(err, context.Canceled) {
		t.Errorf("after a stop: %v", err)
	}
	a, err := Of(t.Context(), m, Options{Side: "austria", Judge: p.(bot.Thinker)})
	if err != nil {
		t.Fatal(err)
	}
	if a.Rolls == 0 || len(a.Points) < 3 {
		t.Errorf("it found %+v", a)
	}
	t.Logf("luck %+.1f in %d rolls; %d costly moves; points %+v", a.Luck, a.Rolls, len(a.Costly), a.Points)
}
