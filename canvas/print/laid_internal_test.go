package print

import (
	"slices"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/twilight"
)

// What lies on the map besides counters, such as a pontoon bridge, is printed with them.
func TestBridgesArePrinted(t *testing.T) {
	rs, err := rules.Open("twilight", data.FS())
	if err != nil {
		t.Fatal(err)
	}
	p, err := rs.SetUp(rules.Setup{Scenario: "tannenberg", Turn: 4, Side: "russia", Phase: "pontoon", Only: true,
		Units: []rules.UnitState{{ID: "ru.25-3", Hex: "16.34"}, {ID: "ge.1-1", Hex: "60.19"}}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Do(rules.Action{Verb: "bridge", Hex: "16.35", From: "16.34"}); err != nil {
		t.Fatal(err)
	}
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	sheet, err := mapart.Lay(rs.Board(), set, mapart.Print{})
	if err != nil {
		t.Fatal(err)
	}
	j := Of(p, "central", sheet, set)
	bridge := func(w rules.Way) bool { return w.Kind == rules.WayBridge && slices.Contains(w.Hexes, "16.35") }
	if s := j.scene(); !slices.ContainsFunc(s.Ways, bridge) || len(s.overlay().Ways) != 1 {
		t.Errorf("the bridge is not among %+v", s.Ways)
	}
	j.Layers = slices.DeleteFunc(slices.Clone(j.Layers), func(l string) bool { return l == Counters })
	if slices.ContainsFunc(j.scene().Ways, bridge) {
		t.Error("the bare map has a bridge")
	}
}
