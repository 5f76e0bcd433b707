package twilight_test

import (
	"encoding/json"
	"math/rand/v2"
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

func BenchmarkView(b *testing.B) {
	p := midGame(b, "move")
	for b.Loop() {
		p.View("central")
	}
}

func BenchmarkViewAfterAMove(b *testing.B) {
	rulestest.BenchmarkViewAfterAMove(b, midGame(b, "move"), rulestest.AnyOffer)
}

func BenchmarkFacts(b *testing.B) {
	seat, f := rules.Sit(midGame(b, "move"), "central"), &rules.Facts{}
	for b.Loop() {
		seat.Facts(f)
	}
}

func BenchmarkFactsAfterAMove(b *testing.B) {
	rulestest.BenchmarkFactsAfterAMove(b, midGame(b, "move"), rulestest.AnyOffer)
}

func BenchmarkGuess(b *testing.B) {
	p := midGame(b, "move")
	seat, q, rng := rules.Sit(p, "central"), p.Clone(), rand.New(rand.NewPCG(1, 2))
	for b.Loop() {
		q = seat.GuessInto(rng, q)
	}
}

// BenchmarkCopyFrom copies a position from the middle of a game into used memory.
func BenchmarkCopyFrom(b *testing.B) {
	p := midGame(b, "move")
	q := p.Clone().(rules.Reusable)
	for b.Loop() {
		q.CopyFrom(p)
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

// BenchmarkLoad reads a position from the middle of a game.
func BenchmarkLoad(b *testing.B) {
	p := midGame(b, "move")
	raw := json.RawMessage(p.AppendJSON(nil))
	for b.Loop() {
		if _, err := p.Ruleset().Load(raw); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRandomPlay(b *testing.B) {
	rulestest.BenchmarkPlay(b, func(seed uint64) rules.Position { return start(b, "tannenberg", seed).P }, rulestest.AnyOffer)
}

// BenchmarkPlayWithDigest plays like BenchmarkRandomPlay, with the digest that a
// journal keeps of every action in place of the whole text.
func BenchmarkPlayWithDigest(b *testing.B) {
	actions := 0
	ruleset(b)
	for seed := uint64(0); b.Loop(); seed++ {
		p, rng := start(b, "tannenberg", seed).P, rand.New(rand.NewPCG(seed, 1))
		for p.Outcome() == nil {
			if _, err := p.Do(rulestest.AnyOffer(p, rng)); err != nil {
				b.Fatal(err)
			}
			p.(rules.Digester).Digest()
			actions++
		}
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(0, "ns/op")
}
