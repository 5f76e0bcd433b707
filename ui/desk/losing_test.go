package desk

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
)

// crowdedDesk is a hex with more than may stack there, at the end of the movement.
func crowdedDesk(t *testing.T) *Desk {
	t.Helper()
	var units []rules.UnitState
	for _, u := range []string{"ah.4-ii", "ah.25-ii", "ah.13-ii", "ah.11-xi", "ah.30-xi", "ah.15-vi"} {
		units = append(units, at(u, "8.05"))
	}
	return position(t, rules.Setup{Turn: 3, Side: "austria", Phase: "movement", Units: append(units, at("ru.9-x", "16.05"))})
}

// One click does not destroy a unit where another might be chosen.
func TestAnEliminationIsAskedFor(t *testing.T) {
	d := crowdedDesk(t)
	if warn := d.View().Prompt.Warn; len(warn) != 1 || !slices.Equal(warn[0].Hexes, []string{"8.05"}) {
		t.Fatalf("nothing is said of the overstack: %+v", warn)
	}
	d.Do(rules.Action{Verb: rules.VerbDone})
	if d.status().Stage != "crowded" {
		t.Fatalf("the hex is not crowded: %+v", d.status())
	}
	before := d.Match.Cursor()
	c := d.Units("ah.4-ii")
	if c.Confirm == nil || d.Match.Cursor() != before {
		t.Fatalf("the unit is gone without a question: %+v", c)
	}
	if name := d.UnitName("ah.4-ii"); !strings.Contains(c.Confirm.Head, name) || !strings.Contains(c.Confirm.Words, "(5.2)") {
		t.Errorf("the question is %q", c.Confirm.Words)
	}
	if done := c.Confirm.Do(); done.Why != "" || d.onMap("ah.4-ii") {
		t.Errorf("the answer changed nothing: %+v", done)
	}
}

// What destroys nobody is not asked for.
func TestAMoveIsNotAskedFor(t *testing.T) {
	d := crowdedDesk(t)
	if c := d.Units("ah.4-ii"); c.Confirm != nil {
		t.Errorf("the question is %q", c.Confirm.Words)
	}
	for _, o := range d.Offers() {
		if lost := d.Destroys(o); len(lost) > 0 {
			t.Errorf("%+v would destroy %v", o.Action, lost)
		}
	}
}
