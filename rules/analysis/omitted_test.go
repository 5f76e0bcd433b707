package analysis

import (
	"context"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
)

// eager would attack the first hex that can be, for some points.
type eager struct {
	scale
	gain float64
}

func (e eager) Consider(_ context.Context, seat *rules.Seat, units ...string) ([]bot.Idea, error) {
	for _, o := range seat.Offers() {
		if len(units) == 0 && o.BeginsAttack() {
			return []bot.Idea{{Gain: e.gain, Actions: []rules.Action{o.Action}}}, nil
		}
	}
	return nil, nil
}

// Who ends a step in which an attack would have been worth something is told of it, at the
// place that was left alone; an attack that promises nothing is none that was left out.
func TestAttacksThatWereLeftOutAreFound(t *testing.T) {
	m := playedFor(t, 900)
	flat := scale{weigh: func(*rules.Seat) float64 { return 0 }}
	omissions := func(gain float64) (list []Costly) {
		a, err := Of(t.Context(), m, Options{Side: "austria", Judge: eager{flat, gain}})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range a.Costly {
			if c.Better != nil && c.Better.Attack {
				list = append(list, c)
			}
		}
		return list
	}
	found := omissions(5)
	if len(found) == 0 {
		t.Fatal("no attack was left out")
	}
	for _, c := range found {
		if c.Cost != 5 || m.Entry(c.First).Action.Verb != rules.VerbDone || c.Side != m.Status(c.First-1).ToAct || !slices.Equal(c.Hexes, []string{c.Better.Hex}) {
			t.Errorf("%+v, %+v", c, c.Better)
		}
	}
	if list := omissions(-1); len(list) > 0 {
		t.Errorf("%d attacks that promise nothing were left out", len(list))
	}
}
