package fury_test

import (
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"

	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/fury"
	"vistula/rules/rulestest"
)

// language is that of the tests: "declare 1004 1005".
var language = &rulestest.Language{
	Open: sync.OnceValues(func() (rules.Ruleset, error) { return rules.Open("fury", data.FS()) }),
	Hex:  regexp.MustCompile(`^\d{4}$`),
}

// game plays positions in tests.
type game struct{ *rulestest.Game }

// ruleset is read once for all tests; it never changes.
func ruleset(t testing.TB) rules.Ruleset { t.Helper(); return language.Ruleset(t) }

// place is a set-up of units and nobody else, in the words of the language.
//
//	place(t, `russia combat 3
//		state {"front":"north"}
//		ru.iii 1005
//		ge.ii 1004 {"lost":1}`)
func place(t testing.TB, text string) *game { t.Helper(); return &game{language.Place(t, text)} }

func setUp(t testing.TB, s rules.Setup) *game { t.Helper(); return &game{language.SetUp(t, s)} }

// at goes on with a position.
func at(t testing.TB, p rules.Position) *game { return &game{language.At(t, p)} }

// start begins a scenario with the options that are named switched on.
func start(t testing.TB, scenario string, seed uint64, on ...string) *game {
	t.Helper()
	return &game{language.Start(t, scenario, seed, on...)}
}

// is asserts places and states: pairs of a unit's id and its hex, or its box off the
// map, with "-1" where it has lost a step, "dis" where it is disorganised.
func (g *game) is(pairs ...string) {
	g.T.Helper()
	g.Is(func(hex string, state map[string]any) string {
		got := hex
		if box, ok := state["box"].(string); ok {
			got = box
		} else if n, ok := state["lost"].(float64); ok {
			got += " -" + strconv.Itoa(int(n))
		}
		if state["disorganised"] == true {
			got += " dis"
		}
		return got
	}, pairs...)
}

// cut parts a line of place into the unit, its hex and its state.
func cut(line string) (unit, hex, state string) {
	fields := append(strings.SplitN(line, " ", 3), "", "")
	return fields[0], fields[1], fields[2]
}
