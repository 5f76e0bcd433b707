package greatwar

import (
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/rulestest"
)

// Supply reaches the hexes to which a search finds lines, and no others, wherever the
// units stand.
func TestSupplyReachesWhereThereAreLines(t *testing.T) {
	cut := 0
	for seed := range uint64(2) {
		q, err := scene(t, "allied", "movement").rs.New([]string{"campaign", "free-deployment"}[seed], nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		n, p := 0, supplyOf(q.(*Position))
		rulestest.PlayUntil(t, q, seed, rulestest.AnyOffer, func(s rules.Status) bool {
			if n++; n%25 == 0 {
				for nation := range nation(len(nationIDs)) {
					net, lines := p.network(nation), p.supplyLines(nation)
					for h := range board.ID(p.Board().Len()) {
						if _, _, ok := lines.Best(h); ok != net.reaches(h) {
							t.Fatalf("after %d actions supply of %s reaches %s: %v, but there is a line: %v", n, nationNames[nation], p.HexName(h), net.reaches(h), ok)
						} else if !ok && p.rs.country[h] == nation {
							cut++
						}
					}
					p.rs.searches.Give(lines)
				}
			}
			return n > 2500 || s.Over
		})
	}
	if cut == 0 {
		t.Error("nobody was ever cut off: the test looks at nothing")
	}
}
