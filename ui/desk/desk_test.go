package desk

import (
	"strings"
	"testing"

	"vistula/rules"
	_ "vistula/rules/galicia"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

func both() map[rules.Side]Seat { return map[rules.Side]Seat{"austria": Person, "russia": Person} }

func galicia(t *testing.T) rules.Ruleset {
	t.Helper()
	rs := rulestest.Open(t, "galicia")
	return rs
}

func position(t *testing.T, s rules.Setup) *Desk {
	t.Helper()
	s.Scenario, s.Only = "campaign", true
	p, err := galicia(t).SetUp(s)
	if err != nil {
		t.Fatal(err)
	}
	return New(journal.From(p), both(), false)
}

func at(unit, hex string) rules.UnitState { return rules.UnitState{ID: unit, Hex: hex} }

func TestAUnitIsMovedByTwoClicks(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ah.25-ii", "8.05"), at("ru.9-x", "14.05")}})
	if c := d.Units("ah.4-ii"); c.Why != "" || len(d.Selected()) != 1 {
		t.Fatalf("the unit was not selected: %+v", c)
	}
	if ask := d.Ask(); ask != "Move the 4th Infantry Division: choose a hex in the outline." {
		t.Errorf("with the unit selected it is asked: %q", ask)
	}
	path, left := d.Path("8.08")
	if len(path) < 4 || path[0] != "8.05" || path[len(path)-1] != "8.08" || left <= 0 {
		t.Fatalf("the path is %v with %d left", path, left)
	}
	if c := d.Hex("8.08"); c.Why != "" || len(c.Events) != len(path)-1 {
		t.Fatalf("the unit did not go: %+v", c)
	}
	if c := d.Units("ah.25-ii"); c.Why != "" || d.status().Stage != "move" {
		t.Errorf("a click on another unit did not set the first one down: %+v", c)
	}
	if c := d.Units("ah.4-ii"); c.Why == "" {
		t.Error("a unit whose move is over was selected")
	} else if !strings.Contains(c.Why, "(4.2)") {
		t.Errorf("the reason cites no case: %s", c.Why)
	}
}

func TestAStackGoesAsFarAsItsSlowest(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.4-c", "8.05"), at("ah.1-m", "8.05"), at("ru.9-x", "16.05")}})
	d.Units("ah.4-c", "ah.1-m")
	if path, _ := d.Path("8.10"); path != nil {
		t.Error("five hexes are out of reach of a march brigade")
	}
	if c := d.Hex("8.10"); c.Why != "8.10 is out of reach: getting there costs 6 movement points and 4 are left (4.1)." {
		t.Errorf("the reason is %q", c.Why)
	}
	if c := d.Hex("8.08"); c.Why != "" {
		t.Error(c.Why)
	}
	if got := len(d.movers()); got != 2 {
		t.Errorf("%d units are in hand, want 2", got)
	}
}

func TestWhyNot(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ru.9-x", "8.04")}})
	d.Units("ah.4-ii")
	if c := d.Hex("8.04"); !strings.Contains(c.Why, "(4.1)") {
		t.Errorf("a hex with an enemy: %q", c.Why)
	}
	if c := d.Units("ru.9-x"); c.Why == "" {
		t.Error("an enemy unit was selected")
	}
}

func TestTheTableIsHandedOver(t *testing.T) {
	d := position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "combat", Units: []rules.UnitState{at("ah.4-ii", "8.05"), at("ru.9-x", "12.04")}})
	if d.Viewer() != "austria" || d.HandOver() != "" {
		t.Fatal("Austria-Hungary should look first")
	}
	if left := d.Buttons(); len(left) != 1 || !left[0].Ends {
		t.Fatalf("the buttons are %+v", left)
	}
	d.Do(rules.Action{Verb: rules.VerbDone})
	if d.HandOver() != "russia" || d.Offers() != nil {
		t.Error("the table must be handed over before Russia decides")
	}
	d.TakeOver()
	if d.Viewer() != "russia" || len(d.Offers()) == 0 {
		t.Error("Russia has taken over and must be able to decide")
	}
}
