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
	offers := p.Offers()
	if p.Status().Stage == "deploy" {
		for _, verb := range []string{"auto", "done"} {
			for _, o := range offers {
				if o.Verb == verb {
					return o.Action
				}
			}
		}
	}
	return offers[rng.IntN(len(offers))].Action
}

// BenchmarkRandomPlay plays the campaign at random to its end, over and over, and
// serialises the position after every action.
func BenchmarkRandomPlay(b *testing.B) {
	rulestest.BenchmarkPlay(b, func(seed uint64) rules.Position { return start(b, "campaign", seed).P }, next)
}
