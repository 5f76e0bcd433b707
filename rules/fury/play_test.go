package fury_test

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// playOut plays at random to the end, and shows every position; a set-up is taken
// as it is proposed.
func playOut(t testing.TB, p rules.Position, seed uint64, look func(p rules.Position)) rules.Position {
	t.Helper()
	return rulestest.PlayOut(t, p, seed, next, look)
}

// next is a random action; a set-up is taken as it is proposed.
func next(p rules.Position, rng *rand.Rand) rules.Action {
	if p.Status().Stage == "deploy" {
		for _, verb := range []string{"auto", "done"} {
			for _, o := range p.Offers() {
				if o.Verb == verb {
					return o.Action
				}
			}
		}
	}
	return rulestest.AnyOffer(p, rng)
}

// BenchmarkRandomPlay plays the campaign at random to its end, over and over, and
// serialises the position after every action.
func BenchmarkRandomPlay(b *testing.B) {
	rulestest.BenchmarkPlay(b, func(seed uint64) rules.Position { return start(b, "campaign", seed).P }, next)
}

// BenchmarkDigestPlay plays as BenchmarkRandomPlay does, and takes the digest of the
// position after every action instead.
func BenchmarkDigestPlay(b *testing.B) {
	actions := 0
	for seed := uint64(0); b.Loop(); seed++ {
		p, rng := start(b, "campaign", seed).P, rand.New(rand.NewPCG(seed, 1))
		for ; p.Outcome() == nil; actions++ {
			if _, err := p.Do(next(p, rng)); err != nil {
				b.Fatal(err)
			}
			p.(digester).Digest()
		}
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(0, "ns/op")
}

// later is a position of the middle of a game.
func later(b testing.TB) rules.Position {
	p := start(b, "campaign", 1).P
	return rulestest.PlayUntil(b, p, 1, next, func(s rules.Status) bool { return s.Turn == 4 && s.Phase == "movement" })
}

func BenchmarkView(b *testing.B) {
	p := later(b)
	for b.Loop() {
		p.View("russia")
	}
}

func BenchmarkViewAfterAMove(b *testing.B) {
	rulestest.BenchmarkViewAfterAMove(b, later(b), next)
}

func BenchmarkCopyFrom(b *testing.B) {
	p := later(b)
	q := p.Clone().(rules.Reusable)
	for b.Loop() {
		q.CopyFrom(p)
	}
}

func BenchmarkReach(b *testing.B) {
	p := setUp(b, rules.Setup{Scenario: "campaign", Turn: 2, Side: "russia", Phase: "movement"}).P
	rulestest.BenchmarkOverlay(b, p, rules.Query{Kind: "reach", Unit: "ru.iii"})
}

func BenchmarkSupply(b *testing.B) {
	rulestest.BenchmarkOverlay(b, later(b), rules.Query{Kind: "supply", Side: "russia"})
}

func BenchmarkFactsAfterAMove(b *testing.B) {
	rulestest.BenchmarkFactsAfterAMove(b, later(b), next)
}

func BenchmarkGuess(b *testing.B) { rulestest.BenchmarkGuess(b, later(b), "russia") }

func BenchmarkFacts(b *testing.B) {
	seat, f := rules.Sit(later(b), "russia"), &rules.Facts{}
	for b.Loop() {
		seat.Facts(f)
	}
}
