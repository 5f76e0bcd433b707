package greatwar_test

import (
	"math/rand/v2"
	"testing"

	"vistula/rules"
	"vistula/rules/greatwar"
	"vistula/rules/rulestest"
)

// Nothing is hidden in this game, so that there is nothing to disguise.
func TestKit(t *testing.T) {
	rulestest.Run(t, rulestest.Config{Ruleset: ruleset(t), Games: 1, Bound: 40000, Sample: 256, Invariant: greatwar.Invariant})
}

func FuzzPlay(f *testing.F) { rulestest.Fuzz(f, ruleset(f)) }

// Every optional rule is played to the end, each alone and all together.
func TestOptions(t *testing.T) {
	for _, c := range []struct {
		scenario string
		on       []string
	}{
		{"campaign", []string{"attack-imperative"}},
		{"campaign", []string{"cavalry-forage"}},
		{"campaign", []string{"rail-line-limits"}},
		{"campaign", []string{"wrong-envelope"}},
		{"campaign", []string{"wrong-envelope", "unlimited-command", "cavalry-forage", "attack-imperative", "rail-line-limits"}},
		{"free-deployment", []string{"extra-deployment", "cavalry-forage"}},
		{"september", []string{"unlimited-command", "rail-line-limits"}},
	} {
		g, n := start(t, c.scenario, 3, c.on...), 0
		g.p = playOut(t, g.p, 3, func(p rules.Position) {
			if n++; n%16 != 0 { // the kit looks at every position
				return
			}
			if err := greatwar.Invariant(p); err != nil {
				t.Fatalf("%s %v: %+v: %v", c.scenario, c.on, p.Status(), err)
			}
		})
		if g.p.Outcome() == nil {
			t.Errorf("%s %v: the game has no end", c.scenario, c.on)
		}
	}
}

// playOut plays at random to the end, and shows every position; a set-up is
// taken as it is proposed.
func playOut(t testing.TB, p rules.Position, seed uint64, look func(p rules.Position)) rules.Position {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 2))
	for range 30000 {
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
	if p.Status().Stage == "deploy" {
		if q := p.Clone(); func() bool { _, err := q.Do(rules.Action{Verb: "auto"}); return err == nil }() {
			return rules.Action{Verb: "auto"}
		}
		return rules.Action{Verb: "done"}
	}
	offers := p.Offers()
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

// midGame is a position in the middle of a random campaign, at the given stage.
func midGame(b *testing.B, stage string) rules.Position {
	b.Helper()
	p := start(b, "campaign", 7).p
	rng := rand.New(rand.NewPCG(7, 1))
	for p.Outcome() == nil {
		if s := p.Status(); s.Turn >= 6 && s.Stage == stage {
			return p
		}
		if _, err := p.Do(next(p, rng)); err != nil {
			b.Fatal(err)
		}
	}
	b.Fatalf("the stage %q was never reached", stage)
	return nil
}

func BenchmarkReach(b *testing.B) {
	p := place(b, "austria movement 3\nah.cav-6 g1419\nru.corps-21 g1308").p
	for b.Loop() {
		if _, err := p.Overlay("", rules.Query{Kind: "reach", Unit: "ah.cav-6"}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSupply(b *testing.B) {
	p := midGame(b, "move")
	for b.Loop() {
		if _, err := p.Overlay("", rules.Query{Kind: "supply", Side: "allied"}); err != nil {
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
	p := place(b, "austria combat 8\nah.corps-1 g1210\nah.corps-5 g1210\nru.corps-21 g1209").p
	q := rules.Query{Kind: "odds", Hex: "g1209", Units: []string{"ah.corps-1", "ah.corps-5"}}
	for b.Loop() {
		if _, err := p.Overlay("", q); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkView(b *testing.B) {
	p := midGame(b, "move")
	for b.Loop() {
		p.View("allied")
	}
}

func BenchmarkLoad(b *testing.B) {
	p := midGame(b, "move")
	text := p.AppendJSON(nil)
	for b.Loop() {
		if _, err := p.Ruleset().Load(text); err != nil {
			b.Fatal(err)
		}
	}
}
