package desk

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/twilight"
)

// east is a desk with a scenario of Twilight in the East, both sides played here.
func east(t *testing.T, scenario string, seed uint64) *Desk {
	t.Helper()
	rs := rulestest.Open(t, "twilight")
	m, err := journal.New(rs, scenario, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	return New(m, map[rules.Side]Seat{"russia": Person, "central": Person}, true)
}

// A boundary is drawn by clicks on the map: near a hexside, then on the hexes that stand
// for a bearing and for the bend.
func TestABoundaryIsDrawnByClicks(t *testing.T) {
	d := east(t, "tannenberg", 3)
	good := func(c Change) {
		t.Helper()
		if c.Why != "" {
			t.Fatal(c.Why)
		}
	}
	press := func(verb string) {
		t.Helper()
		i := slices.IndexFunc(d.Buttons(), func(b Button) bool { return b.Verb == verb })
		if i < 0 {
			t.Fatalf("there is no button for %s", verb)
		}
		good(d.Press(d.Buttons()[i]))
	}
	press("roll")
	press("boundary")
	i := slices.IndexFunc(d.Offers(), func(o rules.Offer) bool { return o.Verb == "start" })
	start := d.Offers()[i]
	if c, ok := d.Side(start.From, start.Hex); !ok { // the same hexside, from its other hex
		t.Fatal("a click near a hexside does not choose it")
	} else {
		good(c)
	}
	for _, stage := range []string{"line-bearing", "line-bend", "line-second"} {
		if st := d.status(); st.Stage != stage {
			t.Fatalf("%s, want %s", st.Stage, stage)
		}
		hexes := d.Choice().Hexes
		m := hexes[slices.IndexFunc(hexes, func(m rules.Mark) bool { return m.Choice != "" && m.Choice != "none" })]
		if o := d.Prospect(m.Hex, ""); o == nil || len(o.Ways) == 0 {
			t.Errorf("%s: pointing at %s shows nothing", stage, m.Hex)
		}
		good(d.Hex(m.Hex))
	}
	if st := d.status(); st.Stage != "attach" {
		t.Errorf("the boundary is not drawn: %+v", st)
	}
}
