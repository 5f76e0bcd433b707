package fury_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/fury"
)

// Whoever is believed to be able to attack can, and nobody else is missed (2.2).
func TestForfeitedAttacksAreThoseOfAFullSearch(t *testing.T) {
	for seed := range uint64(6) {
		n := 0
		playOut(t, start(t, "campaign", seed).P, seed, func(p rules.Position) {
			if n++; n%3 != 0 {
				return
			}
			if err := fury.Forfeits(p); err != nil {
				t.Fatal(err)
			}
		})
	}
}
