package desk

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// railway is a Russian corps on a train beside one on foot, where a way leads off
// the map.
func railway(t *testing.T) *Desk {
	t.Helper()
	rs := rulestest.Open(t, "greatwar")
	p, err := rs.SetUp(rules.Setup{Scenario: "campaign", Turn: 3, Side: "allied", Phase: "movement", Only: true, Units: []rules.UnitState{
		{ID: "ru.corps-9", Hex: "g0401", State: []byte(`{"entrained":true}`)}, at("ru.corps-21", "g0401"), at("ru.corps-14", "g0401")}})
	if err != nil {
		t.Fatal(err)
	}
	return New(journal.From(p), map[rules.Side]Seat{"allied": Person, "austria": Person}, false)
}

// A click on a stack takes what can go together, so that the march does not break
// off half way.
func TestAStackLeavesBehindWhoCannotGoAlong(t *testing.T) {
	d := railway(t)
	d.Units("ru.corps-9", "ru.corps-21", "ru.corps-14")
	if got := strings.Join(d.Selected(), " "); got != "ru.corps-9" {
		t.Errorf("selected is %s, want the corps on the train alone", got)
	}
	d.Units("ru.corps-21", "ru.corps-9", "ru.corps-14")
	if got := d.Selected(); len(got) != 2 || slices.Contains(got, "ru.corps-9") && slices.Contains(got, "ru.corps-21") {
		t.Errorf("selected is %v", got)
	}
}

// What leads off the map has a button, before the unit is in hand as well as after.
func TestTheWayOffTheMapHasAButton(t *testing.T) {
	d := railway(t)
	find := func() (Button, bool) {
		list := d.Buttons()
		i := slices.IndexFunc(list, func(b Button) bool { return b.Verb == "leave" && b.Hex == "g0701" })
		if i < 0 {
			return Button{}, false
		}
		return list[i], true
	}
	if _, ok := find(); ok {
		t.Error("nobody is selected, and somebody could leave the map")
	}
	d.Units("ru.corps-9")
	b, ok := find()
	if !ok || !strings.Contains(b.Label, "M (g0701)") {
		t.Fatalf("the button is %+v", b)
	}
	if c := d.Press(b); c.Why != "" {
		t.Fatal(c.Why)
	}
	if c, _ := d.Counter("ru.corps-9"); c.Hex != "" {
		t.Errorf("the corps is in %s still", c.Hex)
	}
	if !slices.ContainsFunc(d.Buttons(), func(b Button) bool { return b.Verb == "return" }) {
		t.Error("it cannot come back onto the map")
	}
}

// Where hexes are offered for one unit only, a click on one needs no other before it.
func TestTheOnlyUnitNeedsNotBeSelected(t *testing.T) {
	rs := rulestest.Open(t, "greatwar")
	p, err := rs.SetUp(rules.Setup{Scenario: "campaign", Turn: 9, Side: "austria", Phase: "movement", Only: true, Units: []rules.UnitState{
		at("ah.cav-6", "g0510"), at("ru.hq-8-brusilov", "g0508"), at("ru.corps-7", "g0505"), at("ru.div-78r", "g0306")}})
	if err != nil {
		t.Fatal(err)
	}
	d := New(journal.From(p), map[rules.Side]Seat{"allied": Person, "austria": Person}, true)
	d.Units("ah.cav-6")
	d.Hex("g0509")
	if hexes, _ := d.Lit(); d.status().Stage != "displace" || len(hexes) != 2 {
		t.Fatalf("%+v, and %v are lit", d.status(), hexes)
	}
	if c := d.Point("g0505", []string{"ru.corps-7"}); c.Why != "" || len(c.Choose) > 0 {
		t.Fatalf("the click gave %+v", c)
	}
	if c, _ := d.Counter("ru.hq-8-brusilov"); c.Hex != "g0505" {
		t.Errorf("the headquarters is in %s", c.Hex)
	}
	if d.status().Stage != rules.StageMoving {
		t.Errorf("the march does not go on: %+v", d.status())
	}
}

// The number of a hex is not written with a capital.
func TestANumberKeepsItsSmallLetter(t *testing.T) {
	for in, want := range map[string]string{"g1412 is not open": "g1412 is not open.", "the hex is full.": "The hex is full.", "": ""} {
		if got := Sentence(in); got != want {
			t.Errorf("%q becomes %q", in, got)
		}
	}
}
