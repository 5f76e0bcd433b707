package twilight_test

import (
	"testing"

	"vistula/rules/twilight"
)

// BenchmarkSupply finds the supply of a side with all its units in the field.
func BenchmarkSupply(b *testing.B) {
	g := start(b, "tannenberg", 1)
	for b.Loop() {
		twilight.FindSupply(g.P)
	}
}
