package analysis

import (
	"context"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/scene"
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
	seen := map[string]bool{}
	for _, c := range found {
		if at := string(c.Side) + c.Better.Hex; seen[at] {
			t.Errorf("the attack on %s is told twice", c.Better.Hex)
		} else {
			seen[at] = true
		}
		if c.Cost != 5 || m.Entry(c.First).Action.Verb != rules.VerbDone || c.Side != m.Status(c.First-1).ToAct || !slices.Equal(c.Hexes, []string{c.Better.Hex}) {
			t.Errorf("%+v, %+v", c, c.Better)
		}
	}
	if list := omissions(-1); len(list) > 0 {
		t.Errorf("%d attacks that promise nothing were left out", len(list))
	}
}

// Of the attacks on a place that a side left out the costliest is told, with in how many
// other turns it was left out; other places and the other side are told for themselves.
func TestAPlaceThatWasNotAttackedIsToldOnce(t *testing.T) {
	left := func(side rules.Side, hex string, cost float64) Costly {
		c := Costly{Scene: scene.Scene{Turn: int(cost) / 2}, Cost: cost, Better: &Better{Attack: true, Hex: hex, Gain: cost}}
		c.Side = side
		return c
	}
	march := Costly{Cost: 3, Better: &Better{Hex: "a"}}
	list := once([]Costly{left("red", "a", 10), left("red", "a", 9), left("red", "a", 8), left("blue", "a", 7), march, left("red", "b", 2), left("red", "a", 1)})
	if len(list) != 4 || list[0].Better.Other != 2 || list[1].Side != "blue" || list[1].Better.Other != 0 || list[2].Cost != 3 || list[3].Better.Hex != "b" {
		t.Errorf("told are %+v", list)
	}
}
