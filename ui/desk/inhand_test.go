package desk

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
)

// march is a position in which one unit has moved a hex and is still in hand.
func march(t *testing.T, units ...rules.UnitState) *Desk {
	t.Helper()
	units = append(units, at("ah.4-ii", "8.05"), at("ru.9-x", "14.05"))
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: units})
	d.Point("8.05", []string{"ah.4-ii"})
	if c := d.Point("8.06", nil); c.Why != "" || !slices.Equal(d.Hand(), []string{"ah.4-ii"}) {
		t.Fatalf("%+v; in hand is %v", c, d.Hand())
	}
	return d
}

func TestAClickOnAnotherUnitPutsDownWhatIsInHand(t *testing.T) {
	d := march(t, at("ah.25-ii", "16.20"))
	if c := d.Point("16.20", []string{"ah.25-ii"}); c.Why != "" || len(c.Choose) > 0 {
		t.Fatalf("the click gave %+v", c)
	}
	if d.moving() || !slices.Equal(d.Selected(), []string{"ah.25-ii"}) {
		t.Errorf("selected is %v, in hand %v", d.Selected(), d.Hand())
	}
	if d.Point("8.06", []string{"ah.4-ii"}).Why == "" {
		t.Error("the unit that was put down can be picked up again")
	}
}

func TestAUnitInReachOfWhatIsInHand(t *testing.T) {
	d := march(t, at("ah.25-ii", "8.07"))
	if !d.MeetsOwn() {
		t.Error("the unit within reach is not noticed")
	}
	c := d.Point("8.07", []string{"ah.25-ii"})
	if len(c.Choose) != 2 {
		t.Fatalf("a click on the counter gave %+v", c)
	}
	if !d.Picks([]string{"ah.25-ii"}) {
		t.Error("in the fan it could not be picked")
	}
	if c = d.Choose(c.Choose[1]); c.Why != "" || !slices.Equal(d.Selected(), []string{"ah.25-ii"}) {
		t.Errorf("%+v; selected is %v", c, d.Selected())
	}
	d = march(t, at("ah.25-ii", "8.07"))
	if c := d.Point("8.07", nil); c.Why != "" || len(d.StackIn("8.07").Units) != 2 {
		t.Errorf("a click on the ground gave %+v", c)
	}
}

func TestWhatIsInHandStaysThereForAUnitThatHasMoved(t *testing.T) {
	d := march(t, at("ah.25-ii", "16.20"), at("ah.13-ii", "6.05"))
	d.Point("16.20", []string{"ah.25-ii"})
	d.Point("16.21", nil)
	d.Point("6.05", []string{"ah.13-ii"})
	reach := d.Reach().Hexes
	d.Point(reach[slices.IndexFunc(reach, func(m rules.Mark) bool { return m.Value > 0 })].Hex, nil) // with points left
	if c := d.Point("16.21", []string{"ah.25-ii"}); !strings.Contains(c.Why, "ended its move") || !slices.Equal(d.Hand(), []string{"ah.13-ii"}) {
		t.Errorf("%+v; in hand is %v", c, d.Hand())
	}
}

func TestTheStrongestForceIsLookedAhead(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{
		at("ah.4-ii", "8.05"), at("ah.25-ii", "8.05"), at("ah.13-ii", "7.06"), at("ah.11-xi", "8.07"), at("ah.15-vi", "7.06"), at("ru.9-x", "8.06"),
	}})
	sheet, note := d.Preview("8.06")
	if sheet == nil || note == "" {
		t.Fatalf("%+v, %q", sheet, note)
	}
	f := sheet.Attacker
	if len(f.Units)+len(f.Withheld) != 5 || len(f.Withheld) == 0 {
		t.Errorf("%d attack, %d are withheld: %q", len(f.Units), len(f.Withheld), note)
	}
	for _, w := range f.Withheld {
		if w.Why == "" || w.Case == "" || w.Name == "" {
			t.Errorf("withheld without a reason: %+v", w)
		}
	}
}

// A depot moves by rail alone; a click on it sets down what is in hand all the same.
func TestAClickOnADepotPutsDownWhatIsInHand(t *testing.T) {
	d := eastern(t, at("ru.25-3", "36.19"), at("ru.depot-1-army-major", "57.51"), at("ru.27-3", "30.30"), at("ge.1-1", "45.19"))
	d.Units("ru.25-3")
	if c := d.Hex("36.20"); c.Why != "" || !d.moving() {
		t.Fatalf("%+v", c)
	}
	if c := d.Point("57.51", []string{"ru.depot-1-army-major"}); c.Why != "" || d.moving() || !slices.Contains(d.Selected(), "ru.depot-1-army-major") {
		t.Errorf("%s; selected is %v", c.Why, d.Selected())
	}
}

// A counter with which nothing can be done any more lies on one that can still move: a click
// on the stack is no question about the first.
func TestWhatCanBeDoneLiesBeneath(t *testing.T) {
	d := march(t, at("ah.25-ii", "8.06"))
	d.Halt()
	for _, c := range []struct {
		hex, unit string
		want      bool
	}{{"8.06", "ah.4-ii", true}, {"8.06", "ah.25-ii", false}, {"14.05", "ru.9-x", false}} {
		if got := d.Beneath(c.hex, []string{c.unit}); got != c.want {
			t.Errorf("beneath %s in %s there is something to be done: %v", c.unit, c.hex, got)
		}
	}
}
