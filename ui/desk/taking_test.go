package desk

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// sitAt is a desk at the start of a scenario, or at a position of it, whose only person
// decides.
func sitAt(t *testing.T, ruleset string, setup rules.Setup) *Desk {
	t.Helper()
	rs := rulestest.Open(t, ruleset)
	if setup.Phase == "" {
		p := rulestest.Begin(t, rs, setup.Scenario, 1)
		return New(journal.From(p), map[rules.Side]Seat{p.Status().ToAct: Person}, true)
	}
	p := rulestest.Place(t, rs, setup)
	return New(journal.From(p), map[rules.Side]Seat{setup.Side: Person}, true)
}

// takable lists the units that can be chosen.
func (d *Desk) takable() (list []string) {
	for _, o := range d.Offers() {
		if o.Verb == rules.VerbTake {
			list = append(list, o.Unit)
		}
	}
	return list
}

// A click on a unit and one on a hex set it up, in every rulebook; a click on another
// unit takes that instead, and Esc takes none.
func TestTwoClicksPlaceAUnit(t *testing.T) {
	for _, b := range []struct{ ruleset, scenario string }{{"greatwar", "free-deployment"}, {"greatwar", "september"}, {"fury", "campaign"}, {"tannenberg", "campaign"}} {
		d := sitAt(t, b.ruleset, rules.Setup{Scenario: b.scenario})
		units := d.takable()
		if len(units) < 2 {
			t.Fatalf("%s: only %v can be set up", b.ruleset, units)
		}
		d.Units(units[0])
		d.Units(units[0])
		if d.taken() != units[0] || d.Match.Cursor() != 1 {
			t.Errorf("%s: two clicks on %s take %q", b.ruleset, units[0], d.taken())
		}
		d.Units(units[1])
		hexes, _ := d.Lit()
		if d.taken() != units[1] || len(hexes) == 0 {
			t.Fatalf("%s: a click on %s takes %q and lights %v", b.ruleset, units[1], d.taken(), hexes)
		}
		if c := d.Point(hexes[0], nil); c.Why != "" {
			t.Errorf("%s: %s", b.ruleset, c.Why)
		}
		if c, ok := d.Counter(units[1]); !ok || c.Hex != hexes[0] || slices.Contains(d.takable(), units[1]) && b.ruleset != "tannenberg" {
			t.Errorf("%s: %s is not in %s", b.ruleset, units[1], hexes[0])
		}
		n := d.Match.Cursor()
		d.Units(units[0])
		if did, err := d.LetGo(); !did || err != nil || d.Match.Cursor() != n || d.taken() != "" {
			t.Errorf("%s: Esc does not let go of %s: %v", b.ruleset, units[0], err)
		}
	}
}

// What else a reinforcement can do is a button while it is chosen, and not what a second
// click does with it.
func TestAReinforcementThatIsChosenIsNotHeldBack(t *testing.T) {
	d := sitAt(t, "greatwar", rules.Setup{Scenario: "free-deployment", Turn: 2, Side: "allied", Phase: "reinforcement"})
	unit := d.takable()[0]
	d.Units(unit)
	d.Units(unit)
	if d.taken() != unit || !slices.Equal(d.Selected(), []string{unit}) {
		t.Fatalf("%q is chosen, and %v selected", d.taken(), d.Selected())
	}
	i := slices.IndexFunc(d.Buttons(), func(b Button) bool { return b.Verb == "wait" && b.Unit == unit })
	if i < 0 {
		t.Fatalf("there is no button to hold it back: %v", d.Buttons())
	}
	if c := d.Press(d.Buttons()[i]); c.Why != "" || slices.Contains(d.takable(), unit) {
		t.Errorf("it is not held back: %s", c.Why)
	}
}
