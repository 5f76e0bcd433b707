package twilight_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// midGame is a position in the middle of a random game, at the given stage.
func midGame(b *testing.B, stage string) rules.Position {
	b.Helper()
	return rulestest.PlayUntil(b, start(b, "tannenberg", 7).P, 7, rulestest.AnyOffer, func(s rules.Status) bool { return s.Turn >= 4 && s.Stage == stage })
}

func BenchmarkReach(b *testing.B) {
	p := place(b, "russia movement 3\nru.1-c 41.25\nge.1-1 45.19").P
	rulestest.BenchmarkOverlay(b, p, rules.Query{Kind: "reach", Unit: "ru.1-c"})
}

func BenchmarkOffers(b *testing.B) {
	p := midGame(b, "move")
	for b.Loop() {
		p.Offers()
	}
}

func BenchmarkView(b *testing.B) {
	p := midGame(b, "move")
	for b.Loop() {
		p.View("central")
	}
}

func BenchmarkRandomPlay(b *testing.B) {
	rulestest.BenchmarkPlay(b, func(seed uint64) rules.Position { return start(b, "tannenberg", seed).P }, rulestest.AnyOffer)
}
