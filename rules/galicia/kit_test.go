package galicia_test

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/galicia"
	"vistula/rules/rulestest"
)

func TestKit(t *testing.T) {
	rulestest.Run(t, rulestest.Config{Ruleset: ruleset(t), Games: 3, Bound: 12000, Sample: 64, Disguise: galicia.Disguise, Invariant: galicia.Invariant, Swaps: true, Thorough: true})
}

func FuzzPlay(f *testing.F) { rulestest.Fuzz(f, ruleset(f)) }

// The number of ways in which the first decisions can be taken changes only when
// a rule or the set-up does.
func TestPerft(t *testing.T) {
	for depth, want := range []int{1, 1, 34, 225} {
		if got := rulestest.Perft(campaign(t, 1).p, depth); got != want {
			t.Errorf("%d ways to take %d decisions, want %d", got, depth, want)
		}
	}
}

// BenchmarkRandomPlay plays the campaign at random to its end, over and over, and
// serialises the position after every action.
func BenchmarkRandomPlay(b *testing.B) {
	rs := ruleset(b)
	var buf []byte
	actions := 0
	for seed := uint64(0); b.Loop(); seed++ {
		p, err := rs.New("campaign", nil, seed)
		if err != nil {
			b.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 1))
		for p.Outcome() == nil {
			offers := p.Offers()
			if _, err := p.Do(offers[rng.IntN(len(offers))].Action); err != nil {
				b.Fatal(err)
			}
			buf = p.AppendJSON(buf[:0])
			actions++
		}
	}
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(0, "ns/op")
}

// midGame is a position in the middle of a random campaign, at the given stage.
func midGame(b *testing.B, stage string) rules.Position {
	b.Helper()
	p := campaign(b, 7).p
	rng := rand.New(rand.NewPCG(7, 1))
	for p.Outcome() == nil {
		if s := p.Status(); s.Turn >= 6 && s.Stage == stage {
			return p
		}
		offers := p.Offers()
		if _, err := p.Do(offers[rng.IntN(len(offers))].Action); err != nil {
			b.Fatal(err)
		}
	}
	b.Fatalf("the stage %q was never reached", stage)
	return nil
}

func BenchmarkReach(b *testing.B) {
	p := campaign(b, 1).p
	for b.Loop() {
		if _, err := p.Overlay("", rules.Query{Kind: "reach", Unit: "ru.7-c"}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSupply(b *testing.B) {
	p := midGame(b, "move")
	for b.Loop() {
		if _, err := p.Overlay("", rules.Query{Kind: "supply", Side: "russia"}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkOffers(b *testing.B) {
	p := midGame(b, "move")
	for b.Loop() {
		p.Offers()
	}
}

func BenchmarkOdds(b *testing.B) {
	g := place(b, `austria combat 8
		ah.4-ii 8.05
		ah.25-ii 8.05
		ah.20 8.05
		ru.2-gd 8.04`)
	q := rules.Query{Kind: "odds", Hex: "8.04", Units: []string{"ah.4-ii", "ah.25-ii", "ah.20"}}
	for b.Loop() {
		if _, err := g.p.Overlay("", q); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkView(b *testing.B) {
	p := midGame(b, "move")
	for b.Loop() {
		p.View("russia")
	}
}
