package rulestest

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
)

// Object is a JSON object to damage.
type Object = map[string]any

// Object is the position's JSON.
func (g *Game) Object() Object {
	g.T.Helper()
	var m Object
	if err := json.Unmarshal(g.P.AppendJSON(nil), &m); err != nil {
		g.T.Fatal(err)
	}
	return m
}

// Set changes a position's JSON: a path of keys, "state/score", and the value; nil
// takes the key away. A unit's record is found by its id, "ah.corps-10/hex"; of a
// list that holds objects, the first is meant. What is missing on the way is made.
func Set(m Object, path string, value any) {
	keys := strings.Split(path, "/")
	last := len(keys) - 1
	for _, k := range keys[:last] {
		m = into(m, k)
	}
	if value == nil {
		delete(m, keys[last])
	} else {
		m[keys[last]] = value
	}
}

func into(m Object, key string) Object {
	if units, ok := m["units"].([]any); ok {
		for _, u := range units {
			if u, ok := u.(Object); ok && u["id"] == key {
				return u
			}
		}
	}
	switch v := m[key].(type) {
	case Object:
		return v
	case []any:
		return v[0].(Object)
	}
	in := Object{}
	m[key] = in
	return in
}

// Damaged is a change to a position, and what the sentence must name that
// refuses it.
type Damaged struct {
	Changes []any // pairs of a path and a value as Set takes them
	Names   string
}

// Damage writes the position with changes, pairs of a path and a value as Set
// takes them.
func (g *Game) Damage(changes ...any) []byte {
	g.T.Helper()
	m := g.Object()
	for i := 0; i+1 < len(changes); i += 2 {
		Set(m, changes[i].(string), changes[i+1])
	}
	text, err := json.Marshal(m)
	if err != nil {
		g.T.Fatal(err)
	}
	return text
}

// anyDamage is what every ruleset refuses.
var anyDamage = []Damaged{
	{Changes: []any{"ruleset", "chess"}, Names: "chess"},
	{Changes: []any{"scenario", "waterloo"}, Names: "waterloo"},
	{Changes: []any{"turn", 99}, Names: "turn"},
	{Changes: []any{"turn", "one"}, Names: "turn"},
	{Changes: []any{"side", "prussia"}, Names: "prussia"},
	{Changes: []any{"phase", "lunch"}, Names: "lunch"},
	{Changes: []any{"stage", "lunch"}, Names: "lunch"},
	{Changes: []any{"dice", nil}, Names: "dice"},
	{Changes: []any{"dice", "xyz"}, Names: "dice"},
	{Changes: []any{"extra", 1}, Names: "extra"},
}

// RefusesDamage asserts that the position is refused with a clear sentence after
// each of the changes, and after those that no ruleset can read.
func (g *Game) RefusesDamage(list []Damaged) {
	g.T.Helper()
	for _, d := range append(anyDamage[:len(anyDamage):len(anyDamage)], list...) {
		RefusesText(g.T, g.P.Ruleset(), fmt.Sprint(d.Changes), g.Damage(d.Changes...), d.Names)
	}
	good := string(g.P.AppendJSON(nil))
	for _, text := range []string{``, `{`, `[]`, `null`, `{"ruleset":"` + g.P.Ruleset().ID() + `",` + good[1:], good + "x"} {
		RefusesText(g.T, g.P.Ruleset(), fmt.Sprintf("%.60q", text), []byte(text), "")
	}
}

// RefusesText asserts that a text is no position, which is told in a clear
// sentence with the given words in it. What is wrong with the text stands in the
// test's own words.
func RefusesText(t testing.TB, rs rules.Ruleset, what string, text []byte, words string) {
	t.Helper()
	_, err := rs.Load(text)
	if err == nil {
		t.Errorf("%s is not refused", what)
	} else if !Clear(err) || !strings.Contains(err.Error(), words) {
		t.Errorf("%s is refused with %q, which should say %q", what, err, words)
	}
}

// Clear tells whether an error of Load is one sentence fit to be shown.
func Clear(err error) bool {
	text, ok := strings.CutPrefix(err.Error(), "position: ")
	for _, bad := range []string{"\n", "\x00", "Go ", "json:", "runtime error"} {
		ok = ok && !strings.Contains(text, bad)
	}
	return ok && text != ""
}

// RefusesSetups asserts that each of the set-ups is refused with one sentence, and
// those of the campaign that no ruleset can begin.
func RefusesSetups(t testing.TB, rs rules.Ruleset, list []rules.Setup) {
	t.Helper()
	list = append([]rules.Setup{
		{Scenario: "waterloo"},
		{Scenario: "campaign", Phase: "lunch"},
		{Scenario: "campaign", Side: "prussia"},
		{Scenario: "campaign", Turn: 99},
	}, list...)
	for _, s := range list {
		if p, err := rs.SetUp(s); err == nil {
			t.Errorf("%+v is not refused, but is at %+v", s, p.Status())
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%+v is refused with more than a line: %v", s, err)
		}
	}
}
