package greatwar_test

import (
	"errors"
	"regexp"
	"strconv"
	"sync"
	"testing"

	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/greatwar"
	"vistula/rules/rulestest"
)

// language is that of the tests: "retreat g1209 g1208".
var language = &rulestest.Language{
	Open: sync.OnceValues(func() (rules.Ruleset, error) { return rules.Open("greatwar", data.FS()) }),
	Hex:  regexp.MustCompile(`^[gs]\d{4}$`),
}

// game plays positions in tests.
type game struct{ *rulestest.Game }

// ruleset is read once for all tests; it never changes.
func ruleset(t testing.TB) rules.Ruleset { t.Helper(); return language.Ruleset(t) }

// place is a set-up of units and nobody else, in the words of the language.
//
//	place(t, `austria combat 3
//		ah.corps-10 g1419
//		ru.corps-7 g1318 {"lost":1}`)
func place(t testing.TB, text string) *game { t.Helper(); return &game{language.Place(t, text)} }

func setUp(t testing.TB, s rules.Setup) *game { t.Helper(); return &game{language.SetUp(t, s)} }

// at goes on with a position.
func at(t testing.TB, p rules.Position) *game { return &game{language.At(t, p)} }

// start begins a scenario with the options that are named switched on.
func start(t testing.TB, scenario string, seed uint64, on ...string) *game {
	t.Helper()
	return &game{language.Start(t, scenario, seed, on...)}
}

// is asserts places and losses: pairs of a unit's id and its hex, "" off the map,
// with "-n" where it has lost n steps and "dead" where it is eliminated.
func (g *game) is(pairs ...string) {
	g.T.Helper()
	g.Is(func(hex string, state map[string]any) string {
		if state["dead"] != nil {
			return "dead"
		}
		if n, ok := state["lost"].(float64); ok {
			hex += " -" + strconv.Itoa(int(n))
		}
		return hex
	}, pairs...)
}

// points are the Allied victory points (25.0).
func (g *game) points() int {
	g.T.Helper()
	return g.Track("points").Totals[0].Value
}

// because asserts the words in which an action is refused.
func (g *game) because(a rules.Action, want string) {
	g.T.Helper()
	_, err := g.P.Clone().Do(a)
	var illegal *rules.Illegal
	if !errors.As(err, &illegal) || illegal.Why != want {
		g.T.Errorf("%+v: got %v, want %q", a, err, want)
	}
}
