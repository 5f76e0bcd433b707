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
		g.P = playOut(t, g.P, 3, func(p rules.Position) {
			if n++; n%16 != 0 { // the kit looks at every position
				return
			}
			if err := greatwar.Invariant(p); err != nil {
				t.Fatalf("%s %v: %+v: %v", c.scenario, c.on, p.Status(), err)
			}
		})
		if g.P.Outcome() == nil {
			t.Errorf("%s %v: the game has no end", c.scenario, c.on)
		}
	}
}

// playOut plays at random to the end, and shows every position; a set-up is
// taken as it is proposed.
func playOut(t testing.TB, p rules.Position, seed uint64, look func(p rules.Position)) rules.Position {
	t.Helper()
	return rulestest.PlayOut(t, p, seed, next, look)
}

// next is a random action; a set-up is taken as it is proposed.
func next(p rules.Position, rng *rand.Rand) rules.Action {
	if p.Status().Stage == "deploy" {
		if q := p.Clone(); func() bool { _, err := q.Do(rules.Action{Verb: "auto"}); return err == nil }() {
			return rules.Action{Verb: "auto"}
		}
		return rules.Action{Verb: "done"}
	}
	return rulestest.AnyOffer(p, rng)
}

// midGame is a position in the middle of a random campaign, at the given stage.
func midGame(b *testing.B, stage string) rules.Position {
	b.Helper()
	return rulestest.PlayUntil(b, start(b, "campaign", 7).P, 7, next, func(s rules.Status) bool { return s.Turn >= 6 && s.Stage == stage })
}

func BenchmarkBook(b *testing.B) {
	rulestest.Bench{Begin: func(seed uint64) rules.Position { return start(b, "campaign", seed).P }, Next: next, Middle: midGame(b, "move")}.Run(b)
}

func BenchmarkReach(b *testing.B) {
	p := place(b, "austria movement 3\nah.cav-6 g1419\nru.corps-21 g1308").P
	rulestest.BenchmarkOverlay(b, p, rules.Query{Kind: "reach", Unit: "ah.cav-6"})
}

func BenchmarkSupply(b *testing.B) {
	p := midGame(b, "move")
	rulestest.BenchmarkOverlay(b, p, rules.Query{Kind: "supply", Side: "allied"})
}

func BenchmarkOdds(b *testing.B) {
	p := place(b, "austria combat 8\nah.corps-1 g1210\nah.corps-5 g1210\nru.corps-21 g1209").P
	q := rules.Query{Kind: "odds", Hex: "g1209", Units: []string{"ah.corps-1", "ah.corps-5"}}
	rulestest.BenchmarkOverlay(b, p, q)
}
