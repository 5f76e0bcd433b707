package desk

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// marching are movement phases of all rulebooks, early in a scenario.
var marching = []opening{
	{"galicia", rules.Setup{Scenario: "campaign", Turn: 2, Side: "austria", Phase: "movement"}},
	{"greatwar", rules.Setup{Scenario: "campaign", Turn: 3, Side: "allied", Phase: "movement"}},
	{"tannenberg", rules.Setup{Scenario: "campaign", Turn: 2, Side: "russia", Phase: "movement"}},
	{"fury", rules.Setup{Scenario: "campaign", Turn: 2, Side: "central", Phase: "movement"}},
	{"twilight", rules.Setup{Scenario: "tannenberg", Turn: 2, Side: "russia", Phase: "movement"}},
}

// opening is a movement phase of a rulebook.
type opening struct {
	ruleset string
	setup   rules.Setup
}

func (m opening) begin(t *testing.T) rules.Position {
	t.Helper()
	rs := rulestest.Open(t, m.ruleset)
	p, err := rs.SetUp(m.setup)
	if err != nil {
		t.Fatal(m.ruleset, err)
	}
	return p
}

// A click on an own counter never marches who is selected, or in hand, to its hex without
// asking, whatever the unit there can still do: in no rulebook.
func TestNobodyMarchesOntoAnOwnCounterUnasked(t *testing.T) {
	for _, b := range marching {
		p := b.begin(t)
		d := New(journal.From(p), map[rules.Side]Seat{b.setup.Side: Person}, true)
		clicked := 0
		for i, o := range slices.Clone(d.Offers()) {
			if o.Verb == rules.VerbPick && i < 20 {
				d.Units(o.Unit)
				clicked += clickOwn(t, d)
				from := d.Match.Cursor()
				d.Do(o.Action)
				clicked += clickOwn(t, d)
				d.takeBack(t, from)
				d.Back()
			}
		}
		if clicked == 0 {
			t.Errorf("%s: nobody had an own stack within reach", b.ruleset)
		}
	}
}

// clickOwn clicks on every own stack in reach of who is to move, and counts them.
func clickOwn(t *testing.T, d *Desk) int {
	t.Helper()
	reach := d.Reach()
	if reach == nil {
		return 0
	}
	n, was, chosen := 0, d.Match.Cursor(), d.Selected()
	for _, m := range reach.Hexes {
		s := d.StackIn(m.Hex)
		if s == nil || len(s.Units) == 0 || !d.mine(s.Units[0].Unit) || d.Steps(m.Hex) == nil || slices.Contains(d.Hand(), s.Units[0].Unit) {
			continue
		}
		n++
		if c := d.Point(m.Hex, []string{s.Units[0].Unit}); len(c.Choose) != 2 || d.Match.Cursor() != was {
			t.Errorf("%v, by a click on %s in %s: %+v", chosen, s.Units[0].Unit, m.Hex, c)
		}
		d.takeBack(t, was)
		d.selected = chosen
	}
	return n
}

// takeBack undoes all that was done since.
func (d *Desk) takeBack(t *testing.T, from int) {
	t.Helper()
	for d.Match.Cursor() > from {
		if err := d.Match.Undo(); err != nil {
			t.Fatal(err)
		}
	}
}
