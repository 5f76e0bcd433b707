package chronicle

import (
	"testing"

	"vistula/rules"
)

// TestAStepOfAFortressIsALoss: the rules name no unit that lost it, for a fortress is none.
func TestAStepOfAFortressIsALoss(t *testing.T) {
	for _, x := range []struct {
		text  string
		units []string
		steps int
		razed bool
	}{
		{"Fortress Jaroslau loses a step: 1 of 4 left.", nil, 1, false},
		{"Fortress Jaroslau is destroyed.", nil, 1, true},
		{"Fortress Jaroslau feeds one unit.", nil, 0, false},
		{"Fortress Guards loses a step: combat.", []string{"guards"}, 0, false},
		{"The Allies lose 1 step in g1219: combat.", nil, 0, false},
	} {
		e := rules.Event{Kind: rules.EventLoss, Side: "austria", Text: x.text, Units: x.units, Hexes: []string{"g1219"}}
		steps := 0
		for _, l := range breached(&e) {
			if steps += l.Steps; l.Unit != "Jaroslau fortress" || l.Side != "austria" || l.Hex != "g1219" || l.Units != 0 {
				t.Errorf("%q is told as %+v", x.text, l)
			}
		}
		l := Line{kind: e.Kind, Text: e.Text, Units: e.Units}
		if steps != x.steps || l.Razed() != x.razed {
			t.Errorf("%q costs %d steps, destroyed: %v", x.text, steps, l.Razed())
		}
	}
}
