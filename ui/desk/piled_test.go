package desk

import (
	"testing"

	"vistula/rules"
)

// It is told that a whole stack can be selected where one could be, and not elsewhere.
func TestItIsKnownWhetherAWholeStackCanBeSelected(t *testing.T) {
	for hex, want := range map[string]bool{"8.05": true, "8.07": false} {
		d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", hex), at("ru.9-x", "14.05")}})
		if d.Piled() != want {
			t.Errorf("with the other unit in %s it is %v", hex, d.Piled())
		}
	}
}
