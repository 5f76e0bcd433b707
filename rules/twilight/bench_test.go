package twilight_test

import (
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/rulestest"
)

// midGame is a position in the middle of a random game, at the given stage.
func midGame(b *testing.B, stage string) rules.Position {
	b.Helper()
	return rulestest.PlayUntil(b, start(b, "tannenberg", 7).P, 7, rulestest.AnyOffer, func(s rules.Status) bool { return s.Turn >= 4 && s.Stage == stage })
}

func BenchmarkBook(b *testing.B) {
	rulestest.Bench{Begin: func(seed uint64) rules.Position { return start(b, "tannenberg", seed).P }, Next: rulestest.AnyOffer, Middle: midGame(b, "move")}.Run(b)
}

func BenchmarkReach(b *testing.B) {
	p := place(b, "russia movement 3\nru.1-c 41.25\nge.1-1 45.19").P
	rulestest.BenchmarkOverlay(b, p, rules.Query{Kind: "reach", Unit: "ru.1-c"})
}

// BenchmarkOffers lists the offers of the stages that have most to look at.
func BenchmarkOffers(b *testing.B) {
	for _, stage := range []string{"attach", "line-start", "line-bend", "supply", "move", "moving", "route", "attack"} {
		b.Run(stage, func(b *testing.B) {
			p := midGame(b, stage)
			var list []rules.Offer
			for b.Loop() {
				list = rules.AppendOffers(p, list[:0])
			}
			b.ReportMetric(float64(len(list)), "offers")
		})
	}
}

// BenchmarkOpen reads the data and makes the board and the scenarios ready.
func BenchmarkOpen(b *testing.B) {
	for b.Loop() {
		if _, err := rules.Open("twilight", data.FS()); err != nil {
			b.Fatal(err)
		}
	}
}
