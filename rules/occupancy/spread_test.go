package occupancy_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"vistula/rules/board"
	"vistula/rules/occupancy"
)

// TestAreasSpreadAsTheirHexesDo lays links at random, near and far, and compares a step
// of a whole area with that of each of its hexes.
func TestAreasSpreadAsTheirHexesDo(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		hexes := 1 + rng.IntN(300)
		links := make([][]board.ID, hexes)
		for range rng.IntN(400) {
			from := rng.IntN(hexes)
			links[from] = append(links[from], board.ID(rng.IntN(hexes)))
		}
		from, got, want := occupancy.Emptied(nil, hexes), occupancy.Emptied(nil, hexes), occupancy.Emptied(nil, hexes)
		for h := range board.ID(hexes) {
			if rng.IntN(3) == 0 {
				from.Add(h)
				for _, to := range links[h] {
					want.Add(to)
				}
			}
		}
		if occupancy.NewSpread(links).Step(got, from); !slices.Equal(got, want) {
			t.Fatalf("on %d hexes %v spread to %v, not %v", hexes, from, got, want)
		}
	}
}
