package twilight_test

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func (g *game) supply(viewer, of rules.Side) *rules.Overlay {
	g.T.Helper()
	o, err := g.P.Overlay(viewer, rules.Query{Kind: rules.QuerySupply, Side: of})
	if err != nil {
		g.T.Fatal(err)
	}
	return o
}

// The line leads from the map edge through depot and train to the division.
func TestTheLineOfSupplyIsShown(t *testing.T) {
	rulestest.Cite(t, "14.1.2", "14.2.1a")
	g := place(t, `russia movement 3
		ru.depot-1-army-major 36.19
		ru.train-3 41.18
		ru.25-3 46.18
		ru.1-hv 46.18
		ru.29-20 50.18
		ge.1-1 60.20`)
	o := g.supply("russia", "russia")
	ways := map[string]rules.Way{}
	for _, w := range o.Ways {
		ways[w.Unit] = w
	}
	w := ways["ru.25-3"]
	if w.Kind != "in" || len(w.Hexes) < 10 || !slices.Contains(w.Hexes, "36.19") || !slices.Contains(w.Hexes, "41.18") || w.Hexes[len(w.Hexes)-1] != "46.18" {
		t.Errorf("%+v", w)
	}
	if w.Hexes[0] != "26.12" || w.Note != "Supplied by the Train of the 3rd Corps, 5 hexes away." {
		t.Errorf("the line begins in %s: %s", w.Hexes[0], w.Note)
	}
	b := ruleset(t).Board()
	for i := 1; i < len(w.Hexes); i++ {
		from, _ := b.Find(w.Hexes[i-1])
		to, _ := b.Find(w.Hexes[i])
		if !b.Adjacent(from, to) {
			t.Errorf("the line leaps from %s to %s", w.Hexes[i-1], w.Hexes[i])
		}
	}
	if w := ways["ru.1-hv"]; w.Kind != "in" || !slices.Contains(w.Hexes, "41.18") {
		t.Errorf("guns with the division: %+v", w)
	}
	if w := ways["ru.29-20"]; w.Kind != "out" || len(w.Hexes) != 1 {
		t.Errorf("a division without supply: %+v", w)
	}
}

func TestTheEnemySeesOnlyRailways(t *testing.T) {
	rulestest.Cite(t, "4.2.6")
	g := place(t, `russia movement 3
		ru.depot-1-army-major 36.19
		ru.25-3 41.18
		ge.1-1 60.20`)
	o := g.supply("central", "russia")
	if len(o.Ways) > 0 || len(o.Hexes) == 0 {
		t.Errorf("%d ways and %d hexes", len(o.Ways), len(o.Hexes))
	}
	for _, m := range o.Hexes {
		if m.Kind != "source" {
			t.Fatalf("%+v is shown to the enemy", m)
		}
	}
}
