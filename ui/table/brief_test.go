package table

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/twilight"
	"vistula/ui/desk"
)

// The track on which the decision in hand turns stands beside the map for as long as it
// does, and its overlay lies on the map; one that is closed stays closed.
func TestATrackIsKeptInSight(t *testing.T) {
	rs := rulestest.Open(t, "twilight")
	m, err := journal.New(rs, "tannenberg", nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, m, map[rules.Side]desk.Seat{"russia": desk.Person, "central": desk.Person}, true, 1280, 800, false)
	act := func(a rules.Action) {
		t.Helper()
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
		p.t.update()
	}
	brief := p.t.drawer.brief
	if p.t.drawer.shows(brief) {
		t.Error("a panel stands there before anything turns on it")
	}
	act(rules.Action{Verb: "roll"})
	if words := texts(brief.all); !p.t.drawer.shows(brief) || !strings.Contains(words, "Boundaries") || !strings.Contains(words, "Has one bend at most") {
		t.Errorf("while boundaries are drawn it says %q", words)
	}
	named := map[string]bool{}
	for _, x := range p.t.marks {
		if rules.Area(x.Kind) {
			named[x.Note] = true
		}
	}
	if !named["First Army"] || !named["Second Army"] {
		t.Errorf("the areas on the map are %v", named)
	}
	p.t.drawer.hide(brief)
	act(rules.Action{Verb: "boundary", Choice: "1r-2r"})
	if p.t.drawer.shows(brief) {
		t.Error("it opens again though it was closed")
	}
	act(rules.Action{Verb: "cancel-boundary"})
	act(rules.Action{Verb: "keep-all"})
	if p.t.drawer.shows(brief) {
		t.Error("it stays when nothing turns on it any more")
	}
}

// What gives up is never the button that the space bar presses.
func TestGivingUpIsNotTheMainButton(t *testing.T) {
	rs := rulestest.Open(t, "twilight")
	m, err := journal.New(rs, "tannenberg", nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []rules.Action{{Verb: "roll"}, {Verb: "boundary", Choice: "1r-2r"}} {
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	p := sit(t, m, map[rules.Side]desk.Seat{"russia": desk.Person, "central": desk.Person}, true, 1280, 800, false)
	for _, k := range p.t.bar.pressed {
		if k.main {
			t.Errorf("%q is", k.label)
		}
	}
}

// The rows of a display whose boxes bear the same labels stand in columns.
func TestRowsOfADisplayStandInColumns(t *testing.T) {
	m := amid(t, "greatwar", 3)
	p := sit(t, m, seated(m), true, 1280, 800, false)
	d, roll := &displays{p.t.tabletop, &fakeActs{}}, &rules.Display{}
	box := func(label string, n int) rules.Box {
		b := rules.Box{Label: label}
		for range n {
			b.Units = append(b.Units, rules.Counter{Unit: "u", Side: "russia", Nation: "russia", Type: "infantry", Size: "division"})
		}
		return b
	}
	for _, counts := range [][3]int{{1, 2, 1}, {1, 0, 3}, {0, 4, 1}} {
		roll.Rows = append(roll.Rows, rules.Row{Title: "Corps", Boxes: []rules.Box{box("Command", counts[0]), box("0", counts[1]), box("1", counts[2])}})
	}
	g := d.gridOf(roll, 1100)
	if len(g.wide) != 3 {
		t.Fatalf("there are %d columns", len(g.wide))
	}
	var first float64
	for i := range roll.Rows {
		_, spots := d.gridRow(&roll.Rows[i], 1100, nil, &g)
		at := spots[len(spots)-1-max(0, len(roll.Rows[i].Boxes[2].Units)-1)].at.X // the first in the last box
		if i == 0 {
			first = at
		} else if at != first {
			t.Errorf("row %d begins its last column at %.0f, not at %.0f", i, at, first)
		}
	}
	roll.Rows[1].Boxes = roll.Rows[1].Boxes[:2]
	roll.Rows[2].Boxes = roll.Rows[2].Boxes[:1]
	if g := d.gridOf(roll, 1100); g.wide != nil {
		t.Error("rows that differ stand in columns")
	}
}
