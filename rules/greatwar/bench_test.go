package greatwar_test

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// What a window asks for with every click has to be there at once, also in the
// set-up, which has the longest list of offers of all decisions.

func BenchmarkDeploymentOffers(b *testing.B) {
	p := start(b, "free-deployment", 7).P
	for b.Loop() {
		p.Offers()
	}
	b.ReportMetric(float64(len(p.Offers())), "offers")
}

func BenchmarkDeploymentView(b *testing.B) {
	p := start(b, "free-deployment", 7).P
	for b.Loop() {
		p.View("")
	}
}

func BenchmarkCommandOverlay(b *testing.B) {
	p := midGame(b, "move")
	rulestest.BenchmarkOverlay(b, p, rules.Query{Kind: "command", Side: "austria"})
}

// BenchmarkPlayWithDigest plays like BenchmarkRandomPlay, with the digest that a
// journal keeps of every action in place of the whole text.
func BenchmarkPlayWithDigest(b *testing.B) {
	actions := 0
	for seed := uint64(0); b.Loop(); seed++ {
		p, rng := start(b, "campaign", seed).P, rand.New(rand.NewPCG(seed, 1))
		for p.Outcome() == nil {
			if _, err := p.Do(next(p, rng)); err != nil {
				b.Fatal(err)
			}
			p.(digested).Digest()
			actions++
		}
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkCopyFrom copies a position from the middle of a game into used memory.
func BenchmarkCopyFrom(b *testing.B) {
	p := midGame(b, "move")
	q := p.Clone().(rules.Reusable)
	for b.Loop() {
		q.CopyFrom(p)
	}
}

// BenchmarkDigest digests a position in which nothing but the dice has changed.
func BenchmarkDigest(b *testing.B) {
	p := midGame(b, "move").(digested)
	for b.Loop() {
		p.Dice().D6()
		p.Digest()
	}
}
