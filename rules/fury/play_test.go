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

// later is a position of the middle of a game.
func later(b testing.TB) rules.Position {
	p := start(b, "campaign", 1).P
	return rulestest.PlayUntil(b, p, 1, next, func(s rules.Status) bool { return s.Turn == 4 && s.Phase == "movement" })
}

func BenchmarkBook(b *testing.B) {
	rulestest.Bench{Begin: func(seed uint64) rules.Position { return start(b, "campaign", seed).P }, Next: next, Middle: later(b)}.Run(b)
}

func BenchmarkReach(b *testing.B) {
	p := setUp(b, rules.Setup{Scenario: "campaign", Turn: 2, Side: "russia", Phase: "movement"}).P
	rulestest.BenchmarkOverlay(b, p, rules.Query{Kind: "reach", Unit: "ru.iii"})
}

func BenchmarkSupply(b *testing.B) {
	rulestest.BenchmarkOverlay(b, later(b), rules.Query{Kind: "supply", Side: "russia"})
}
