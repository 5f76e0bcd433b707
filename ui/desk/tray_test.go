package desk

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// west is the end of a turn of the two-front game with two units in the west.
func west(t *testing.T) *Desk {
	t.Helper()
	return tannenberg(t, rules.Setup{Turn: 5, Side: "central", Phase: "movement", Options: rules.Options{"two-front": "on"}, Units: []rules.UnitState{
		{ID: "ge.xiii", State: []byte(`{"front":"west"}`)}, {ID: "ge.lw-10", State: []byte(`{"front":"west"}`)}, at("ge.xx", "1115"), at("ru.xx", "2112")}})
}

func tannenberg(t *testing.T, s rules.Setup) *Desk {
	t.Helper()
	rs := rulestest.Open(t, "tannenberg")
	s.Scenario, s.Only = "campaign", true
	p := rulestest.Place(t, rs, s)
	return New(journal.From(p), map[rules.Side]Seat{"central": Person, "russia": Person}, true)
}

// A unit in the west is not lost by a click alone.
func TestAClickDoesNotLoseAUnitOffTheMap(t *testing.T) {
	d := west(t)
	d.Do(rules.Action{Verb: rules.VerbDone})
	before := d.Match.Cursor()
	if labels := d.TrayLabels(); !slices.Equal(labels, []string{"Lost in the west"}) {
		t.Errorf("the units of the tray are for %q", labels)
	}
	if c := d.Units("ge.xiii"); c.Why != "" || d.Match.Cursor() != before || !slices.Equal(d.Selected(), []string{"ge.xiii"}) {
		t.Fatalf("a click did %+v, selected are %v", c, d.Selected())
	}
	i := slices.IndexFunc(d.Buttons(), func(b Button) bool { return b.Verb == "fall" && b.Unit == "ge.xiii" })
	if i < 0 {
		t.Fatal("there is no button for it")
	}
	if c := d.Press(d.Buttons()[i]); c.Why != "" || d.Match.Cursor() != before+1 {
		t.Errorf("the button did %+v", c)
	}
}

// In a set-up a click takes a unit in hand at once: the next one says where to.
func TestAClickTakesAUnitToSetUp(t *testing.T) {
	rs := rulestest.Open(t, "tannenberg")
	p := rulestest.Begin(t, rs, "campaign", 1)
	d := New(journal.From(p), map[rules.Side]Seat{"central": Person, "russia": Person}, true)
	if labels := d.TrayLabels(); labels != nil {
		t.Errorf("units that wait to be set up are for %q", labels)
	}
	unit := d.Tray()[0].Unit
	if c := d.Units(unit); c.Why != "" || d.Match.Cursor() != 1 || !slices.Contains(d.View().Prompt.Units, unit) {
		t.Errorf("the click did %+v", c)
	}
	d.Back() // as an undo of its arrival leaves it: in hand, and not selected
	if got := d.Waiting(); len(d.Selected()) > 0 || !slices.Equal(got, []string{unit}) {
		t.Errorf("for its hex waits %v, want %s", got, unit)
	}
}

// The west is a phase only of the game with two fronts.
func TestPhasesSwitchedOffAreNotListed(t *testing.T) {
	has := func(d *Desk) bool {
		return slices.ContainsFunc(d.Phases(), func(p rules.Phase) bool { return p.ID == "west" })
	}
	one := tannenberg(t, rules.Setup{Turn: 5, Side: "central", Phase: "movement", Units: []rules.UnitState{at("ge.xx", "1115"), at("ru.xx", "2112")}})
	if has(one) || len(one.Phases()) != 5 {
		t.Errorf("with one front the phases are %v", one.Phases())
	}
	if !has(west(t)) {
		t.Error("with two fronts the west is no phase")
	}
}
