package print

import (
	"slices"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/rules"
	"vistula/rules/rulestest"
)

// What lies on the map besides counters, such as a pontoon bridge, is printed with them.
func TestBridgesArePrinted(t *testing.T) {
	j := begun(t, "galicia", "austria")
	j.view.Laid = []rules.Way{{Kind: rules.WayBridge, Hexes: []string{"8.05", "8.06"}}}
	bridge := func(w rules.Way) bool { return w.Kind == rules.WayBridge && slices.Contains(w.Hexes, "8.06") }
	if s := j.scene(); !slices.ContainsFunc(s.Ways, bridge) {
		t.Errorf("the bridge is not among %+v", s.Ways)
	}
	j.Layers = slices.DeleteFunc(slices.Clone(j.Layers), func(l string) bool { return l == Counters })
	if slices.ContainsFunc(j.scene().Ways, bridge) {
		t.Error("the bare map has a bridge")
	}
}

// begun is the print of a game that begins, as a side sees it.
func begun(t *testing.T, ruleset string, side rules.Side) *Job {
	t.Helper()
	rs := rulestest.Open(t, ruleset)
	p := rulestest.Begin(t, rs, rs.Scenarios()[0].ID, 1)
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	sheet, err := mapart.Lay(rs.Board(), set, mapart.Print{})
	if err != nil {
		t.Fatal(err)
	}
	return Of(p, side, sheet, set)
}
