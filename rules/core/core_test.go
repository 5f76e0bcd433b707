package core_test

import (
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/core"
)

// The heading of a saved position tells of which game it is, whichever way its
// options are written, and what is wrong with it.
func TestHeading(t *testing.T) {
	b, err := core.Open(data.FS(), "galicia", "Battle for Galicia, 1914")
	if err != nil {
		t.Fatal(err)
	}
	for _, options := range []string{`["a","b"]`, `{"a":"on","b":"on"}`} {
		name, o, err := b.Heading([]byte(`{"ruleset":"galicia","scenario":"campaign","options":` + options + `,"turn":3}`))
		if err != nil || name != "campaign" || len(o) != 2 || o["a"] != "on" || o["b"] != "on" {
			t.Errorf("%s: %q, %v, %v", options, name, o, err)
		}
	}
	for raw, want := range map[string]string{
		`{"ruleset":"fury"}`:                 `ruleset "fury" is not "galicia"`,
		`{"ruleset":"galicia","scenario":3}`: "scenario: ",
		`{"options":[3]}`:                    "options",
		`[`:                                  "",
	} {
		if _, _, err := b.Heading([]byte(raw)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", raw, err, want)
		}
	}
}

// What stands in the list of scenarios is what is chosen from it.
func TestGames(t *testing.T) {
	var g core.Games[int]
	one, two := 1, 2
	g.Enter(core.Describe(&data.Scenario{ID: "first", Turns: [2]int{1, 4}}, nil, nil), &one)
	g.Enter(core.Describe(&data.Scenario{ID: "second"}, nil, nil), &two)
	if n, err := g.Choose("second", nil); err != nil || *n != 2 {
		t.Errorf("second: %v, %v", n, err)
	}
	if _, err := g.Choose("third", nil); err == nil {
		t.Error("there is no third")
	}
	if _, err := g.Choose("first", rules.Options{"x": "on"}); err == nil {
		t.Error("there is no option x")
	}
	list := g.Scenarios()
	if len(list) != 2 || list[0].ID != "first" || list[0].Turns[1] != 4 {
		t.Errorf("%+v", list)
	}
	list[0].ID = "spoilt"
	if g.Scenarios()[0].ID != "first" {
		t.Error("who asks for the list can change it")
	}
}

// Counters of one name are told apart, and no others.
func TestDistinguish(t *testing.T) {
	c := []core.Counter{{Label: "I"}, {Label: "II"}, {Label: "I"}}
	core.Distinguish(c, func(i int) string { return []string{"red", "white", "blue"}[i] })
	if c[0].Label != "red I" || c[1].Label != "II" || c[2].Label != "blue I" {
		t.Errorf("%+v", c)
	}
}
