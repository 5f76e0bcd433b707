package tannenberg_test

import (
	"regexp"
	"sync"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// language is that of the tests: "storm 1232 1231".
var language = &rulestest.Language{
	Open: sync.OnceValues(func() (rules.Ruleset, error) { return rules.Open("tannenberg", data.FS()) }),
	Hex:  regexp.MustCompile(`^\d{4}$`),
}

// game plays positions in tests.
type game struct{ *rulestest.Game }

// ruleset is read once for all tests; it never changes.
func ruleset(t testing.TB) rules.Ruleset { t.Helper(); return language.Ruleset(t) }

// place is a set-up of units and nobody else, in the words of the language.
//
//	place(t, `central combat 3
//		ge.i 1912
//		ru.xx 2012`)
func place(t testing.TB, text string) *game { t.Helper(); return &game{language.Place(t, text)} }

func setUp(t testing.TB, s rules.Setup) *game { t.Helper(); return &game{language.SetUp(t, s)} }

// start begins a scenario with the options that are named switched on.
func start(t testing.TB, scenario string, seed uint64, on ...string) *game {
	t.Helper()
	return &game{language.Start(t, scenario, seed, on...)}
}

// begin begins the campaign with options: pairs of an id and a value.
func begin(t testing.TB, seed uint64, pairs ...string) *game {
	t.Helper()
	var options []string
	for i := 0; i+1 < len(pairs); i += 2 {
		options = append(options, pairs[i]+"="+pairs[i+1])
	}
	return start(t, "campaign", seed, options...)
}

// is asserts places: pairs of a unit's id and its hex, "" off the map, "dead"
// where it is destroyed.
func (g *game) is(pairs ...string) {
	g.T.Helper()
	g.Is(func(hex string, state map[string]any) string {
		if state["dead"] != nil {
			return "dead"
		}
		return hex
	}, pairs...)
}

// points are what both sides have, by the running account.
func (g *game) points() (russia, central int) {
	g.T.Helper()
	for _, n := range g.Track("points").Totals {
		if n.Side == "russia" {
			russia += n.Value
		} else {
			central += n.Value
		}
	}
	return russia, central
}
