package desk

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// atTheEntry is an Austro-Hungarian corps in hand on a train at Jaslo, from where a way off
// the map and railways on it both lead to Mezölaborcz; others stand where they are put.
func atTheEntry(t *testing.T, others ...rules.UnitState) *Desk {
	t.Helper()
	rs := rulestest.Open(t, "greatwar")
	units := append([]rules.UnitState{{ID: "ah.corps-1", Hex: "g1426", State: []byte(`{"entrained":true}`)}, at("ah.corps-3", "g1426")}, others...)
	p := rulestest.Place(t, rs, rules.Setup{Scenario: "campaign", Turn: 3, Side: "austria", Phase: "movement", Only: true, Units: units})
	d := New(journal.From(p), map[rules.Side]Seat{"allied": Person, "austria": Person}, false)
	if c := d.Do(rules.Action{Verb: rules.VerbPick, Unit: "ah.corps-1"}); c.Why != "" {
		t.Fatal(c.Why)
	}
	return d
}

// A click on an entry hex that a train reaches on the map goes there, as the way shows it,
// and not off the map.
func TestAClickFollowsTheWayThatIsShown(t *testing.T) {
	d := atTheEntry(t)
	path, left := d.Path("g2024")
	if len(path) != 11 || left != 10 {
		t.Fatalf("the way is %v with %d left", path, left)
	}
	if !d.offered(rules.Action{Verb: "leave", Hex: "g2024"}) {
		t.Fatal("no way leads off the map")
	}
	c := d.Point("g2024", nil)
	at, _ := d.Counter("ah.corps-1")
	if c.Why != "" || len(c.Choose) > 0 || at.Hex != "g2024" || !d.inHand([]string{"ah.corps-1"}) {
		t.Errorf("the click gave %+v, and the corps is at %q", c, at.Hex)
	}
}

// Where an own unit is in the entry hex, the click asks for all that it may mean.
func TestAClickOnAnOwnUnitInAnEntryHex(t *testing.T) {
	where := map[string]string{"Go to": "g2024", "Leave for": "", "Select": "g1426"}
	for label, want := range where {
		d := atTheEntry(t, at("ah.depot-2", "g2024"))
		list := d.Point("g2024", []string{"ah.depot-2"}).Choose
		if len(list) != 3 {
			t.Fatalf("the click asks for %+v", list)
		}
		for _, choice := range list {
			if !strings.HasPrefix(choice.Label, label) {
				continue
			}
			if c := d.Choose(choice); c.Why != "" {
				t.Fatalf("%s: %s", choice.Label, c.Why)
			}
			if at, _ := d.Counter("ah.corps-1"); at.Hex != want {
				t.Errorf("by %q the corps comes to %q, want %q", choice.Label, at.Hex, want)
			}
		}
	}
}

// In no rulebook does a click on a hex in reach of who is in hand bring anybody elsewhere
// than along the way that is shown.
func TestTheClickGoesWhereTheWayLeads(t *testing.T) {
	for _, b := range marching {
		p := b.begin(t)
		for i, o := range p.Offers() {
			if o.Verb == rules.VerbPick && i < 12 {
				followWays(t, p, o.Action)
			}
		}
	}
}

// followWays has a unit go by clicks to some of the hexes in its reach, each time anew.
func followWays(t *testing.T, p rules.Position, pick rules.Action) {
	t.Helper()
	inHand := func() *Desk {
		p := p.Clone()
		if _, err := p.Do(pick); err != nil {
			t.Fatal(err)
		}
		return New(journal.From(p), map[rules.Side]Seat{p.Status().ToAct: Person}, true)
	}
	reach := inHand().Reach()
	if reach == nil {
		t.Fatalf("%s reaches nothing", pick.Unit)
	}
	for i, m := range reach.Hexes {
		d := inHand()
		way := d.Steps(m.Hex)
		if i%9 != 0 || len(way) < 2 || d.StackIn(m.Hex) != nil {
			continue
		}
		c := d.Point(m.Hex, nil)
		if c.Why != "" || len(c.Choose) > 0 || d.status().Stage != rules.StageMoving {
			continue // stopped, or asked
		}
		if at, _ := d.Counter(pick.Unit); at.Hex != m.Hex || d.Match.Cursor() != len(way)-1 {
			t.Errorf("%s by a click on %s comes to %q with %d actions on a way of %d", pick.Unit, m.Hex, at.Hex, d.Match.Cursor(), len(way)-1)
		}
	}
}
