package galicia_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// With the option, a railway is a source only for the side in whose country it lies;
// an edge hex with a supply symbol is one all the same.
func TestRailwaysForTheirOwner(t *testing.T) {
	rulestest.Cite(t, "11.2")
	sources := func(option string) (own, foreign int) {
		g := place(t, "russia supply 8\nru.18-xiv 7.09\nah.41 1.14"+option)
		o, err := g.P.Overlay("", rules.Query{Kind: "supply", Side: "russia"})
		if err != nil {
			t.Fatal(err)
		}
		b := g.P.Ruleset().Board()
		for _, m := range o.Hexes {
			id, _ := b.Find(m.Hex)
			switch h := &b.Hexes[id]; {
			case m.Kind != "source" || len(h.Supply) > 0:
			case h.Country == "russia":
				own++
			default:
				foreign++
			}
		}
		return own, foreign
	}
	own, foreign := sources("")
	ownOnly, none := sources("\noption own-railways")
	if own == 0 || foreign == 0 || ownOnly == 0 || none != 0 {
		t.Errorf("%d Russian and %d Austro-Hungarian railway hexes are sources; with the option %d and %d", own, foreign, ownOnly, none)
	}
}

// The options are part of a position, and nothing of one that has none.
func TestOptionsAreSaved(t *testing.T) {
	g := place(t, "austria combat 8\nah.41 9.11\nru.69-r 9.10\noption own-railways\noption sheltered-hexes")
	raw := g.P.AppendJSON(nil)
	p, err := g.P.Ruleset().Load(raw)
	if err != nil || string(p.AppendJSON(nil)) != string(raw) {
		t.Fatalf("read back: %v\n%s", err, raw)
	}
}
