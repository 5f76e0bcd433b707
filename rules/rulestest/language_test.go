package rulestest_test

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
	"vistula/rules/rulestest/toy"
)

var language = &rulestest.Language{
	Open: func() (rules.Ruleset, error) { return toy.New(), nil },
	Hex:  regexp.MustCompile(`^\d+\.\d+$`),
}

// Words are read as they are written, in whatever order they stand.
func TestActionsInWords(t *testing.T) {
	for words, want := range map[string]rules.Action{
		"done":                      {Verb: "done"},
		"move red-1 2.1":            {Verb: "move", Unit: "red-1", Hex: "2.1"},
		"move 2.1 1.1 red-1":        {Verb: "move", Unit: "red-1", Hex: "2.1", From: "1.1"},
		"take =first red-1 2.1 1.1": {Verb: "take", Unit: "red-1", Hex: "2.1", From: "1.1", Choice: "first"},
	} {
		if got := language.Action(words); got != want {
			t.Errorf("%q is %+v, want %+v", words, got, want)
		}
		if got := language.Action(rulestest.Words(want)); got != want {
			t.Errorf("%q is read as %+v, want %+v", rulestest.Words(want), got, want)
		}
	}
}

func TestDescribe(t *testing.T) {
	got := language.Describe(t, `red combat 3
		state {"score": 2}
		option fog
		option order c
		red-1 2.1
		red-2 off {"lost":1}
		blue-1 2.2 {"lost": 1, "spent": 2}`)
	want := rules.Setup{Scenario: "campaign", Side: "red", Phase: "combat", Turn: 3, Only: true, Seed: 1,
		Options: rules.Options{"fog": "on", "order": "c"}, State: []byte(`{"score": 2}`),
		Units: []rules.UnitState{{ID: "red-1", Hex: "2.1"}, {ID: "red-2", State: []byte(`{"lost":1}`)}, {ID: "blue-1", Hex: "2.2", State: []byte(`{"lost": 1, "spent": 2}`)}}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

// protocol is a test that only notes what is told to it.
type protocol struct {
	testing.TB
	told []string
}

func (p *protocol) Helper()                   {}
func (p *protocol) Errorf(f string, a ...any) { p.told = append(p.told, fmt.Sprintf(f, a...)) }

// What does not hold is told, and only that.
func TestGameTellsWhatIsWrong(t *testing.T) {
	note := &protocol{TB: t}
	g := language.At(note, begin(t))
	offer := g.All()[0]
	s := g.P.Status()
	g.Stage(s.Stage, s.ToAct)
	g.Refuses("fly", "")
	if len(note.told) > 0 {
		t.Fatalf("without a reason: %q", note.told)
	}
	g.Stage("lunch", "nobody")
	g.Refuses("fly", "99.9")
	g.Refuses(offer, "1.0")
	for i, want := range []string{`want nobody and "lunch"`, "want 99.9", "is offered", "was not refused"} {
		if i >= len(note.told) || !strings.Contains(note.told[i], want) {
			t.Fatalf("told are %q, want %q as number %d", note.told, want, i)
		}
	}
}

func begin(t *testing.T) rules.Position {
	t.Helper()
	rs := language.Ruleset(t)
	p, err := rs.New(rs.Scenarios()[0].ID, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// A path leads through objects, units and the first of a list; what is missing is
// made, and nil takes away.
func TestSet(t *testing.T) {
	m := rulestest.Object{"turn": 1, "units": []any{rulestest.Object{"id": "a.1", "hex": "1.1"}}, "list": []any{rulestest.Object{"x": 1}, 2}}
	rulestest.Set(m, "turn", nil)
	rulestest.Set(m, "a.1/hex", "1.2")
	rulestest.Set(m, "list/x", 3)
	rulestest.Set(m, "state/score", 5)
	want := rulestest.Object{"units": []any{rulestest.Object{"id": "a.1", "hex": "1.2"}}, "list": []any{rulestest.Object{"x": 3}, 2}, "state": rulestest.Object{"score": 5}}
	if !reflect.DeepEqual(m, want) {
		t.Errorf("got %v, want %v", m, want)
	}
}

// A doubtful position is refused; one that is read although it is damaged, or
// refused in words that name nothing, is told.
func TestRefusesText(t *testing.T) {
	rs := language.Ruleset(t)
	good := begin(t).AppendJSON(nil)
	note := &protocol{TB: t}
	rulestest.RefusesText(note, rs, "half a position", good[:len(good)/2], "")
	rulestest.RefusesText(note, rs, "a position", good, "")
	rulestest.RefusesText(note, rs, "nothing", nil, "the moon")
	if len(note.told) < 2 || !strings.Contains(note.told[len(note.told)-2], "a position is not refused") || !strings.Contains(note.told[len(note.told)-1], "the moon") {
		t.Errorf("told are %q", note.told)
	}
}
