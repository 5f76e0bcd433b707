package story

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
)

// TestAPhaseTellsWhoTookWhat: each side its places, what is won back as won back, and
// places are never counted as units.
func TestAPhaseTellsWhoTookWhat(t *testing.T) {
	taken := func(name string, from, to rules.Side) chronicle.Line {
		return chronicle.Line{Class: chronicle.Taken, Place: &chronicle.Capture{Name: name, From: from, To: to}}
	}
	for _, x := range []struct {
		lines []chronicle.Line
		want  string
	}{
		{[]chronicle.Line{taken("Goldap", "central", "russia"), taken("Thorn", "russia", "central")}, "Russia took Goldap. The Central Powers took Thorn."},
		{[]chronicle.Line{taken("Goldap", "central", "russia"), taken("Goldap", "russia", "central")}, "Goldap fell to Russia, and then to the Central Powers again."},
		{[]chronicle.Line{taken("Goldap", "", "central")}, "The Central Powers occupied Goldap."},
		{[]chronicle.Line{taken("A", "russia", "central"), taken("B", "russia", "central"), taken("C", "russia", "central"), taken("D", "russia", "central"), taken("E", "russia", "central")},
			"The Central Powers took A, B, C and two more places."},
	} {
		if got := teller(t).Phase("russia", &chronicle.Phase{ID: "combat", Lines: x.lines}); got != x.want {
			t.Errorf("it is told as %q, want %q", got, x.want)
		}
	}
}

// TestAPhaseTellsWhoMarched: in a counter movement that is the other side, and where few
// react to the march of many, they are not counted with them.
func TestAPhaseTellsWhoMarched(t *testing.T) {
	march := func(units ...string) (lines []chronicle.Line) {
		for _, u := range units {
			lines = append(lines, chronicle.Line{Class: chronicle.March, Units: []string{u}, Hexes: []string{"1409", "1410"}})
		}
		return lines
	}
	w := teller(t)
	w.c.Histories = map[string]*chronicle.History{}
	for _, u := range []string{"r1", "r2", "r3", "c1"} {
		side := rules.Side("russia")
		if u == "c1" {
			side = "central"
		}
		w.c.Histories[u] = &chronicle.History{Counter: rules.Counter{Unit: u, Side: side, Type: "infantry", Size: "corps"}}
	}
	for want, p := range map[string]*chronicle.Phase{
		"Russia moved three units.":          {Lines: march("r1", "r2", "r3", "c1")},
		"Russia moved two units.":            {Lines: march("c1", "r1", "r2")},
		"The Central Powers moved one unit.": {Lines: march("c1")},
	} {
		side := rules.Side("russia")
		if strings.Contains(want, "two") {
			side = "central"
		}
		if got := w.Phase(side, p); got != want {
			t.Errorf("it is told as %q, want %q", got, want)
		}
	}
}

// TestASetUpIsNoLoss: what units had lost before the game is not told as lost in it.
func TestASetUpIsNoLoss(t *testing.T) {
	p := &chronicle.Phase{ID: "deployment", After: []rules.Stack{{Hex: "1409", Side: "russia", Units: []rules.Counter{{Unit: "a", Side: "russia"}, {Unit: "b", Side: "russia"}, {Unit: "c", Side: "russia"}}}},
		Lines: []chronicle.Line{{Class: chronicle.Loss, Units: []string{"a"}, Tolls: []chronicle.UnitToll{{Unit: "a", Side: "russia", Toll: chronicle.Toll{Steps: 1}}}}}}
	if got, want := teller(t).Phase("russia", p), "Russia set up three units. They had lost one step before the game."; got != want {
		t.Errorf("it is told as %q, want %q", got, want)
	}
}

// TestASetUpNamesAFewPlaces: a sentence over the map is no list of forty hexes.
func TestASetUpNamesAFewPlaces(t *testing.T) {
	s := &scene.Scene{Line: chronicle.Line{Class: chronicle.Arrival, Side: "russia", Units: []string{"a", "b", "c", "d", "e", "f"}, Hexes: []string{"2112", "2213", "2213", "2111", "1419", "1919"}}}
	if got, want := teller(t).Scene(s, nil), "Russia: 6 units arrive, at 2112, 2213, 2111 and two more places."; got != want {
		t.Errorf("it is told as %q, want %q", got, want)
	}
}

// TestTriflesAreToldWhereNothingElseIs: a frame of a film says what happened, however little
// that was, or that nothing did.
func TestTriflesAreToldWhereNothingElseIs(t *testing.T) {
	loss := chronicle.UnitToll{Unit: "r1", Side: "russia", Cause: chronicle.Starved, Toll: chronicle.Toll{Steps: 1}}
	for _, x := range []struct {
		what string
		line chronicle.Line
		want []string
	}{
		{"a single step", chronicle.Line{Class: chronicle.Loss, Tolls: []chronicle.UnitToll{loss}}, []string{"Russia lost one step", "for want of supply."}},
		{"two units short of supply", chronicle.Line{Class: chronicle.Supply, Side: "russia", Units: []string{"r1", "r2"}}, []string{"Supply grew worse for two units."}},
		{"nothing", chronicle.Line{Class: chronicle.Retreat}, []string{"Nothing came of it."}},
	} {
		got := teller(t).Trifles(&chronicle.Phase{Lines: []chronicle.Line{x.line}})
		for _, want := range x.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s: told as %q, want %q", x.what, got, want)
			}
		}
	}
}
