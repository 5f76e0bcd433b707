package galicia_test

import (
	"regexp"
	"strconv"
	"sync"
	"testing"

	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/galicia"
	"vistula/rules/rulestest"
)

// language is that of the tests: "retreat 7.09 8.09".
var language = &rulestest.Language{
	Open: sync.OnceValues(func() (rules.Ruleset, error) { return rules.Open("galicia", data.FS()) }),
	Hex:  regexp.MustCompile(`^\d`),
}

// game plays positions in tests.
type game struct{ *rulestest.Game }

// ruleset is read once for all tests; it never changes.
func ruleset(t testing.TB) rules.Ruleset { t.Helper(); return language.Ruleset(t) }

// place is a set-up of units and nobody else, in the words of the language.
//
//	place(t, `austria combat 3
//		ah.4-ii 8.05
//		ru.9-x 8.06 {"ce":1}`)
func place(t testing.TB, text string) *game { t.Helper(); return &game{language.Place(t, text)} }

// at goes on with a position.
func at(t testing.TB, p rules.Position) *game { return &game{language.At(t, p)} }

func setUp(t testing.TB, s rules.Setup) *game { t.Helper(); return &game{language.SetUp(t, s)} }

func campaign(t testing.TB, seed uint64) *game {
	t.Helper()
	return &game{language.Start(t, "campaign", seed)}
}

// roll carries "roll" out with the given dice.
func (g *game) roll(dice ...int) []rules.Event { g.T.Helper(); return g.Throw("roll", dice...) }

// unit is a unit's place and state as "7.09", "7.09 ce1 reduced low", "lost" ...
func (g *game) unit(id string) string {
	g.T.Helper()
	return inWords(g.Record(id))
}

func inWords(hex string, state map[string]any) string {
	text := hex
	if state["lost"] != nil {
		return "lost"
	}
	if ce, ok := state["ce"].(float64); ok {
		text += " ce" + strconv.Itoa(int(ce))
	}
	if state["reduced"] == true {
		text += " reduced"
	}
	if supply, ok := state["supply"].(string); ok {
		text += " " + supply
	}
	return text
}

// is asserts places and states: pairs of a unit's id and what unit says of it.
func (g *game) is(pairs ...string) {
	g.T.Helper()
	g.Is(inWords, pairs...)
}

// points are the victory points of Austria-Hungary and Russia.
func (g *game) points() [2]int {
	g.T.Helper()
	t := g.Track("points").Totals
	return [2]int{t[0].Value, t[1].Value}
}
