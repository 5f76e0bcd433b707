package core_test

import (
	"errors"
	"io/fs"
	"slices"
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

// What a rulebook tells of its phases and stages is listed once.
func TestSequence(t *testing.T) {
	phases := []core.Phase{{ID: "deployment", Name: "Deployment"}, {ID: "movement", Title: "Movement", Case: "4", Name: "Movement Phase"}}
	stages := []core.Stage[int8]{{ID: "deploy"}, {ID: "move", Phase: 1}}
	if ids := core.PhaseIDs(phases); !slices.Equal(ids, []string{"deployment", "movement"}) {
		t.Errorf("the phases are %v", ids)
	}
	if ids := core.StageIDs(stages); !slices.Equal(ids, []string{"deploy", "move"}) {
		t.Errorf("the stages are %v", ids)
	}
	if row := core.Row(phases); !slices.Equal(row, []rules.Phase{{ID: "movement", Title: "Movement", Case: "4"}}) {
		t.Errorf("windows show %v", row)
	}
}

// A copy of a list has nothing in common with it, and uses the memory that it has.
func TestRenew(t *testing.T) {
	clone := func(to, from *[]int) { *to = append((*to)[:0], *from...) }
	from := [][]int{{1, 2}, {3}}
	to := core.Renew(nil, from, clone)
	if from[0][0] = 9; len(to) != 2 || to[0][0] != 1 || to[1][0] != 3 {
		t.Errorf("the copy is %v", to)
	}
	was := &to[0][0]
	if to = core.Renew(to, [][]int{{5}}, clone); len(to) != 1 || to[0][0] != 5 || &to[0][0] != was {
		t.Errorf("the next copy is %v", to)
	}
}

// A row of a table is found by what holds of it.
func TestFind(t *testing.T) {
	rows := []int{1, 2}
	if row, ok := core.Find(rows, func(n *int) bool { return *n == 2 }); !ok || row != &rows[1] {
		t.Errorf("%v, %t", row, ok)
	}
	if _, ok := core.Find(rows, func(n *int) bool { return *n == 3 }); ok {
		t.Error("there is no such row")
	}
}
