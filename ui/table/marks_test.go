package table

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/plan"
)

func TestZonesOfBothSidesAreOfTwoKinds(t *testing.T) {
	o := &rules.Overlay{Kind: "zones", Side: "austria", Hexes: []rules.Mark{{Hex: "8.05", Kind: "zone"}, {Hex: "8.06", Kind: "zone-negated"}}}
	if got := seenFrom("austria", o); got[0].Kind != "own-zone" || got[1].Kind != "own-zone-negated" {
		t.Errorf("our zones are %+v", got)
	}
	if got := seenFrom("russia", o); got[0].Kind != "zone" || o.Hexes[0].Kind != "zone" {
		t.Errorf("their zones are %+v", got)
	}
}

func TestAPathWarnsAndCounts(t *testing.T) {
	p := pathOf([]plan.Step{{Hex: "8.05"}, {Hex: "8.06", Cost: 1, Left: 4, Kind: "reach", Warn: "7 c may react"}, {Hex: "8.07", Cost: 3, Left: 2, Kind: "reach"}})
	if p.Label != "cost 3 · 2 left" || p.Warn || !slices.Equal(p.Costs, []string{"0", "1", "3"}) || !slices.Equal(p.Alarms, []bool{false, true, false}) {
		t.Errorf("the path is %+v", p)
	}
	p = pathOf([]plan.Step{{Hex: "8.05"}, {Hex: "8.06", Cost: 5, Left: 9, Per: 2, Kind: "reach"}})
	if p.Label != "cost 2 1/2 · 4 1/2 left" || !slices.Equal(p.Costs, []string{"0", "2 1/2"}) {
		t.Errorf("counted in halves the path is %+v", p)
	}
	if p = pathOf(nil); !p.Empty() {
		t.Errorf("no steps make %+v", p)
	}
}
