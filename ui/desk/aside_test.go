package desk

import (
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// eastern is a position of Twilight in the East in the Russian Movement Phase.
func eastern(t *testing.T, units ...rules.UnitState) *Desk {
	t.Helper()
	rs := rulestest.Open(t, "twilight")
	p := rulestest.Place(t, rs, rules.Setup{Scenario: "tannenberg", Turn: 2, Side: "russia", Phase: "movement", Only: true, Units: units})
	return New(journal.From(p), map[rules.Side]Seat{"russia": Person, "central": Person}, true)
}

// A click on a unit that has moved does not have it dig in with the points that it has
// left: it has a button for that. Who is selected goes to its hex only when told to, and
// the next unit is one that can move.
func TestAMovedUnitIsNotMadeToDig(t *testing.T) {
	d := eastern(t, at("ru.25-3", "36.19"), at("ru.27-3", "37.19"), at("ge.1-1", "41.19"))
	d.Units("ru.25-3")
	if c := d.Hex("38.18"); c.Why != "" {
		t.Fatal(c.Why)
	}
	if c := d.Units("ru.27-3"); c.Why != "" || d.moving() {
		t.Fatalf("the first unit is not set down: %+v", c)
	}
	d.Back()
	from := d.Match.Cursor()
	if c := d.Point("38.18", []string{"ru.25-3"}); c.Why != "" || d.Match.Cursor() != from {
		t.Errorf("a click on a unit that has moved does something: %+v", c)
	}
	if list := d.Buttons(); len(list) == 0 || list[0].Unit != "ru.25-3" {
		t.Errorf("it has no button: %+v", list)
	}
	if list := d.Buttons(); !d.Aside(list[0]) || d.Aside(list[len(list)-1]) {
		t.Errorf("of %+v the first is beside what is being done, and the last ends it", list)
	}
	if u := d.NextUnit(); u != "ru.27-3" {
		t.Errorf("the next unit is %q", u)
	}
	d.Units("ru.27-3")
	c := d.Point("38.18", []string{"ru.25-3"})
	if len(c.Choose) != 2 || d.Match.Cursor() != from {
		t.Fatalf("who could go there is not asked: %+v", c)
	}
	if c = d.Choose(c.Choose[0]); c.Why != "" || len(c.Events) == 0 {
		t.Errorf("told to go there it does not: %+v", c)
	}
}
