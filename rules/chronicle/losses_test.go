package chronicle_test

import (
	"context"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/chronicle"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// TestWhatWasLostBeforeTheGameIsNoLossOfATurn: the dice of the September game's set-up
// take steps that nobody took in battle or by hunger.
func TestWhatWasLostBeforeTheGameIsNoLossOfATurn(t *testing.T) {
	rs, err := rules.Open("greatwar", data.FS())
	if err != nil {
		t.Fatal(err)
	}
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
