package galicia_test

import (
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
		if got := rulestest.Perft(campaign(t, 1).P, depth); got != want {
			t.Errorf("%d ways to take %d decisions, want %d", got, depth, want)
		}
	}
}

// midGame is a position in the middle of a random campaign, at the given stage.
func midGame(b *testing.B, stage string) rules.Position {
	b.Helper()
	return rulestest.PlayUntil(b, campaign(b, 7).P, 7, rulestest.AnyOffer, func(s rules.Status) bool { return s.Turn >= 6 && s.Stage == stage })
}

func BenchmarkBook(b *testing.B) {
	rulestest.Bench{Begin: func(seed uint64) rules.Position { return campaign(b, seed).P }, Next: rulestest.AnyOffer, Middle: midGame(b, "move")}.Run(b)
}

func BenchmarkReach(b *testing.B) {
	p := campaign(b, 1).P
	rulestest.BenchmarkOverlay(b, p, rules.Query{Kind: "reach", Unit: "ru.7-c"})
}

func BenchmarkSupply(b *testing.B) {
	p := midGame(b, "move")
	rulestest.BenchmarkOverlay(b, p, rules.Query{Kind: "supply", Side: "russia"})
}

func BenchmarkOdds(b *testing.B) {
	g := place(b, `austria combat 8
		ah.4-ii 8.05
		ah.25-ii 8.05
		ah.20 8.05
		ru.2-gd 8.04`)
	q := rules.Query{Kind: "odds", Hex: "8.04", Units: []string{"ah.4-ii", "ah.25-ii", "ah.20"}}
	rulestest.BenchmarkOverlay(b, g.P, q)
}
