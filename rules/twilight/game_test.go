package twilight_test

import (
	"regexp"
	"sync"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/rulestest"
	"vistula/rules/twilight"
)

// language is that of the tests: "step 41.19".
var language = &rulestest.Language{
	Open: sync.OnceValues(func() (rules.Ruleset, error) { return rules.Open("twilight", data.FS()) }),
	Hex:  regexp.MustCompile(`^\d{2}\.\d{2}$`),
}

// game plays positions in tests.
type game struct{ *rulestest.Game }

// ruleset is read once for all tests; it never changes.
func ruleset(t testing.TB) rules.Ruleset { t.Helper(); return language.Ruleset(t) }

// place is a set-up of Tannenberg with the units that are named and nobody else, in
// the words of the language.
//
//	place(t, `russia movement 3
//		ru.25-3 36.19
//		ge.1-1 41.19 {"lost":1}`)
func place(t testing.TB, text string) *game {
	t.Helper()
	s := language.Describe(t, text)
	s.Scenario = "tannenberg"
	return &game{language.SetUp(t, s)}
}

// start begins a scenario.
func start(t testing.TB, scenario string, seed uint64) *game {
	t.Helper()
	return &game{language.Start(t, scenario, seed)}
}

// Random games of both scenarios come to their end.
func TestRandomPlay(t *testing.T) {
	for _, scenario := range []string{"tannenberg", "masurian-lakes"} {
		for seed := range uint64(3) {
			n := 0
			p := rulestest.PlayOut(t, start(t, scenario, seed).P, seed, rulestest.AnyOffer, func(p rules.Position) {
				if n++; n%16 != 0 { // the kit looks at every position
					return
				}
				if err := twilight.Invariant(p); err != nil {
					t.Fatalf("%s, seed %d: %+v: %v", scenario, seed, p.Status(), err)
				}
			})
			if p.Outcome() == nil {
				t.Errorf("%s: the game has no end", scenario)
			}
		}
	}
}

// on does what carries a phase on with no decision of its own, and gives what happened.
func (g *game) on() []rules.Event {
	g.T.Helper()
	for _, words := range []string{"roll", "supply-auto", "keep-all", "auto"} {
		if g.Offers(words) {
			return g.Do(words)
		}
	}
	return g.Do("done")
}
