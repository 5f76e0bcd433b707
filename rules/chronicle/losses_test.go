package chronicle_test

import (
	"context"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// TestWhatWasLostBeforeTheGameIsNoLossOfATurn: the dice of the September game's set-up
// take steps that nobody took in battle or by hunger.
func TestWhatWasLostBeforeTheGameIsNoLossOfATurn(t *testing.T) {
	rs := rulestest.Open(t, "greatwar")
	m, err := journal.New(rs, "september", nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Press(t, m, rules.VerbAuto, rules.VerbDone, rules.VerbRoll)
	c, err := chronicle.Tell(context.Background(), m, chronicle.Options{})
	if err != nil {
		t.Fatal(err)
	}
	lost := 0
	for _, l := range c.Turns[0].Parts[0].Phases[0].Lines {
		lost += len(l.Tolls)
	}
	if lost == 0 || !c.Losses["austria"].None() || !c.Turns[0].Losses["austria"].None() {
		t.Errorf("%d units lost steps before the game; the turn counts %+v, the game %+v", lost, c.Turns[0].Losses["austria"], c.Losses["austria"])
	}
}

// What the dice of that set-up take off the map was lost before the game, and in no turn of
// it; nor are steps that they take among the unit's losses.
func TestWhoWasLostBeforeTheGameWasNotLostInATurn(t *testing.T) {
	rs := rulestest.Open(t, "greatwar")
	gone := 0
	for seed := range uint64(12) {
		m, err := journal.New(rs, "september", nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		rulestest.Press(t, m, rules.VerbAuto, rules.VerbDone, rules.VerbRoll)
		c, err := chronicle.Tell(context.Background(), m, chronicle.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for unit, h := range c.Histories {
			if !h.None() {
				t.Errorf("seed %d: %s is said to have lost %+v in the game", seed, unit, h.Toll)
			}
			if h.Gone != nil {
				if gone++; !h.Gone.Before || h.Gone.Replaced {
					t.Errorf("seed %d: %s is said to be lost: %+v", seed, unit, h.Gone)
				}
			}
		}
	}
	if gone == 0 {
		t.Error("no unit was lost before any of the games")
	}
}
