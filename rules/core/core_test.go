package core_test

import (
	"errors"
	"io/fs"
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/codec"
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

// A saved game is made from the start of its scenario, and whatever is wrong with it is
// said of the position.
func TestReopen(t *testing.T) {
	b, err := core.Open(data.FS(), "galicia", "Battle for Galicia, 1914")
	if err != nil {
		t.Fatal(err)
	}
	var g core.Games[int]
	seven := 7
	g.Enter(core.Describe(&data.Scenario{ID: "campaign"}, nil, nil), &seven)
	got := 0
	read := func(fail string) func(s *int, o rules.Options, r *codec.Reader) rules.Position {
		return func(s *int, _ rules.Options, r *codec.Reader) rules.Position {
			if got = *s; fail != "" {
				r.Fail("%s", fail)
			}
			r.Check(func() error { return errors.New("looked at") })
			return nil
		}
	}
	saved := `{"ruleset":"galicia","scenario":"campaign"}`
	for _, c := range []struct{ raw, fail, want string }{
		{saved, "broken", "position: broken"},
		{saved, "", "position: looked at"},
		{`{"ruleset":"fury"}`, "", `position: ruleset "fury" is not "galicia"`},
		{`{"ruleset":"galicia","scenario":"none"}`, "", "position: "},
	} {
		if _, err := g.Reopen(&b, []byte(c.raw), read(c.fail)); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.raw, err, c.want)
		}
	}
	if got != seven {
		t.Errorf("the game is made from %d, want that of its scenario", got)
	}
}

// The parts of a ruleset are read up to the first error.
func TestRead(t *testing.T) {
	read := ""
	part := func(name string, err error) func(fs.FS) error {
		return func(fs.FS) error { read += name; return err }
	}
	wrong := errors.New("wrong")
	if err := core.Read(nil, part("a", nil), part("b", wrong), part("c", nil)); err != wrong || read != "ab" {
		t.Errorf("%v after reading %q", err, read)
	}
}
