package greatwar_test

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// controls is the zone of control of a side, hex by hex.
func (g *game) controls(side rules.Side) string {
	g.T.Helper()
	o, err := g.P.Overlay("", rules.Query{Kind: "zones", Side: side})
	if err != nil {
		g.T.Fatal(err)
	}
	var hexes []string
	for _, m := range o.Hexes {
		hexes = append(hexes, m.Hex)
	}
	slices.Sort(hexes)
	return strings.Join(hexes, " ")
}

// around are the hexes around one, sorted.
func around(t *testing.T, hex string) string {
	hexes := nextTo(t, hex)
	slices.Sort(hexes)
	return strings.Join(hexes, " ")
}

func TestZonesOfControl(t *testing.T) {
	rulestest.Cite(t, "7.0", "7.1", "7.11", "7.12", "2.4")
	ring := around(t, "s0808")
	if strings.Count(ring, " ") != 5 {
		t.Fatalf("around s0808 are %s", ring)
	}
	// Whatever its kind, its state, and whoever's turn it is.
	for _, line := range []string{"se.dunav-i s0808", "se.loznica s0808", "se.cavalry-division s0808", `se.dunav-i s0808 {"lost":1}`, `se.dunav-i s0808 {"unsupplied":true,"commanded":false}`} {
		for _, head := range []string{"allied movement 3", "austria movement 3", "austria combat 3", "allied withdrawal 3"} {
			g := place(t, head+"\nah.corps-1 g1514\n"+line)
			if z := g.controls("allied"); z != ring {
				t.Errorf("%s, %s: the zone is %s", head, line, z)
			}
		}
	}
	// Headquarters, depots and entrained units have none.
	for _, line := range []string{"se.hq-2-stepanovic s0808", "se.depot s0808", `se.dunav-i s0808 {"entrained":true}`} {
		g := place(t, "austria movement 3\nah.corps-1 g1514\n"+line)
		if z := g.controls("allied"); z != "" {
			t.Errorf("%s has the zone %s", line, z)
		}
	}
}

func TestFortressZones(t *testing.T) {
	rulestest.Cite(t, "7.0")
	has := func(g *game, hex string) bool { return strings.Contains(g.controls("austria"), hex) }
	g := place(t, "allied movement 3\nru.corps-21 g0702")
	for _, hex := range strings.Fields(around(t, "g1612")) {
		if !has(g, hex) {
			t.Errorf("the empty fortress of Mikolajow has no zone in %s", hex)
		}
	}
	g = place(t, "allied movement 3\nstate {\"forts\":[{\"hex\":\"g1612\",\"lost\":4}]}\nru.corps-21 g0702")
	if has(g, "g1611") {
		t.Error("a destroyed fortress has a zone")
	}
}

// nextTo are the hexes around one, in order.
func nextTo(t *testing.T, hex string) []string {
	b := ruleset(t).Board()
	id, _ := b.Find(hex)
	var hexes []string
	for _, n := range b.Neighbours(id) {
		if n >= 0 {
			hexes = append(hexes, b.Number(n))
		}
	}
	return hexes
}
