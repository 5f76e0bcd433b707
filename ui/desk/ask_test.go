package desk

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/plan"
)

func TestAWayTellsItsCostAsItGrows(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.25-ii", "12.14"), at("ah.4-ii", "12.14"), at("ru.7-c", "14.16")}})
	d.Units("ah.25-ii", "ah.4-ii")
	steps := d.Steps("14.15")
	if len(steps) < 3 || steps[0].Hex != "12.14" || steps[0].Cost != 0 {
		t.Fatalf("the way is %+v", steps)
	}
	for i := 1; i < len(steps); i++ {
		if steps[i].Cost <= steps[i-1].Cost || i > 1 && steps[i].Left >= steps[i-1].Left {
			t.Errorf("the cost does not grow: %+v", steps)
		}
	}
	if !slices.ContainsFunc(steps, func(s plan.Step) bool { return s.Warn != "" && s.Case == "12.1" }) {
		t.Errorf("no step warns of the cavalry: %+v", steps)
	}
}

func TestAUnitSaysWhatCutsItsSupply(t *testing.T) {
	d := position(t, rules.Setup{Turn: 6, Side: "austria", Phase: "movement", Units: []rules.UnitState{
		at("ah.4-ii", "15.16"), at("ah.35-xii", "8.10"), at("ru.17-xix", "13.15"), at("ru.35-xvii", "13.17"), at("ru.9-x", "13.13"), at("ru.61-r", "13.19"), at("ru.7-c", "14.12"), at("ru.2-gd", "12.21")}})
	if note, bad := d.SupplyNote("ah.4-ii"); !bad || note == "" {
		t.Errorf("of the unit beyond the enemy is said %q, %v", note, bad)
	}
	if note, bad := d.SupplyNote("ah.35-xii"); bad || note == "" {
		t.Errorf("of the unit at home is said %q, %v", note, bad)
	}
	if note, _ := d.SupplyNote("ah.none"); note != "" {
		t.Errorf("of no unit is said %q", note)
	}
	if d.Choice() != nil {
		t.Error("a choice is shown where none is to be made")
	}
}

// Units of a stack can be left on the way.
func TestAUnitIsLeftOnTheWay(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.25-ii", "8.05"), at("ah.4-ii", "8.05"), at("ru.7-c", "14.16")}})
	d.Units("ah.25-ii", "ah.4-ii")
	if d.CanLeave("ah.4-ii") {
		t.Error("it can be left before it has moved")
	}
	if c := d.Go("8.07"); c.Why != "" {
		t.Fatal(c.Why)
	}
	if !d.CanLeave("ah.4-ii") {
		t.Fatal("it cannot be left")
	}
	if c := d.Point("8.07", []string{"ah.4-ii"}); c.Why != "" || len(c.Choose) > 0 {
		t.Fatalf("a click on it: %+v", c)
	}
	if hand := d.Hand(); !slices.Equal(hand, []string{"ah.25-ii"}) {
		t.Errorf("in hand are %v", hand)
	}
}
