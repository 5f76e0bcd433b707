package fury_test

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
)

// playOut plays at random to the end, and shows every position; a set-up is taken
// as it is proposed.
func playOut(t testing.TB, p rules.Position, seed uint64, look func(p rules.Position)) rules.Position {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 2))
	for range 20000 {
		if look != nil {
			look(p)
		}
		if p.Outcome() != nil {
			return p
		}
		if _, err := p.Do(next(p, rng)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the game has no end")
	return nil
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
	var buf []byte
	actions := 0
	for seed := uint64(0); b.Loop(); seed++ {
		p := start(b, "campaign", seed).p
		rng := rand.New(rand.NewPCG(seed, 1))
		for p.Outcome() == nil {
			if _, err := p.Do(next(p, rng)); err != nil {
				b.Fatal(err)
			}
			buf = p.AppendJSON(buf[:0])
			actions++
		}
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(0, "ns/op")
}
