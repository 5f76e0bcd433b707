package twilight_test

import (
	"slices"
	"testing"

	"vistula/rules/rulestest"
)

// 7.3.1, 7.4.2, 8.6.1 to 8.6.3: who may rest to recover, by how far the enemy is, the state
// of the unit and the turn.
func TestWhoMayRest(t *testing.T) {
	rulestest.Cite(t, "7.3.1", "7.4.2", "8.6.1", "8.6.2", "8.6.3")
	for _, c := range []struct {
		name, at, unit, enemy string
		verb                  string
		may                   bool
	}{
		{"three hexes away", "russia movement 3", `ru.25-3 30.20 {"status":1}`, "33.20", "recover", true},
		{"two hexes away", "russia movement 3", `ru.25-3 30.20 {"status":1}`, "32.20", "recover", false},
		{"demoralized, four hexes away", "russia movement 3", `ru.25-3 30.20 {"status":4}`, "34.20", "recover", false},
		{"demoralized, five hexes away", "russia movement 3", `ru.25-3 30.20 {"status":4}`, "35.20", "recover", true},
		{"without supply", "russia movement 3", `ru.25-3 30.20 {"status":1,"supply":"out"}`, "40.20", "recover", false},
		{"in low supply", "russia movement 3", `ru.25-3 30.20 {"status":1,"supply":"low"}`, "40.20", "recover", true},
		{"unworn", "russia movement 3", `ru.25-3 30.20`, "40.20", "recover", false},
		{"cavalry in turn 8", "russia movement 8", `ru.1-c 30.20 {"status":1}`, "40.20", "recover", true},
		{"cavalry after turn 8", "russia movement 9", `ru.1-c 30.20 {"status":1}`, "40.20", "recover", false},
		{"worn cavalry after turn 8", "russia movement 9", `ru.1-c 30.20 {"status":2}`, "40.20", "recover", true},
		{"infantry after turn 8", "russia movement 9", `ru.25-3 30.20 {"status":1}`, "40.20", "recover", true},
	} {
		g := place(t, c.at+"\n"+c.unit+"\nge.1-1 "+c.enemy)
		unit := c.unit[:slices.Index([]byte(c.unit), ' ')]
		if got := g.Offers(c.verb + " " + unit); got != c.may {
			t.Errorf("%s: it may is %v", c.name, got)
		}
	}
}

// 13.1, 13.1.1, 13.1.2: who may dig, by the arm, how far the enemy is, the state of the unit
// and what is there already.
func TestWhoMayDig(t *testing.T) {
	rulestest.Cite(t, "13.1", "13.1.1", "13.1.2")
	for _, c := range []struct {
		name, unit, enemy, works string
		may                      bool
	}{
		{"beside the enemy", "ru.25-3 30.20", "31.20", "", true},
		{"three hexes away", "ru.25-3 30.20", "33.20", "", true},
		{"four hexes away", "ru.25-3 30.20", "34.20", "", false},
		{"cavalry", "ru.1-c 30.20", "33.20", "", false},
		{"demoralized", `ru.25-3 30.20 {"status":4}`, "33.20", "", false},
		{"without supply", `ru.25-3 30.20 {"supply":"out"}`, "33.20", "", true},
		{"to level 2", "ru.25-3 30.20", "33.20", `{"hex":"30.20","level":1,"side":"russia"}`, true},
		{"to level 3 in 1914's summer", "ru.25-3 30.20", "33.20", `{"hex":"30.20","level":2,"side":"russia"}`, false},
	} {
		g := place(t, "russia movement 3\nstate {\"works\":["+c.works+"]}\n"+c.unit+"\nge.1-1 "+c.enemy)
		unit := c.unit[:slices.Index([]byte(c.unit), ' ')]
		if got := g.Offers("dig " + unit); got != c.may {
			t.Errorf("%s: it may is %v", c.name, got)
		}
	}
}
