package referee

import (
	"encoding/json"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest/toy"
)

// faulty is the toy with a program error in it: "end" spoils the position and
// panics, as does every view of green.
type faulty struct{ rules.Ruleset }

type faultyPosition struct {
	rules.Position
	rs rules.Ruleset
}

func (f faulty) New(scenario string, o rules.Options, seed uint64) (rules.Position, error) {
	p, err := f.Ruleset.New(scenario, o, seed)
	return faultyPosition{p, f}, err
}

func (f faulty) Load(raw json.RawMessage) (rules.Position, error) {
	p, err := f.Ruleset.Load(raw)
	return faultyPosition{p, f}, err
}

func (p faultyPosition) Ruleset() rules.Ruleset { return p.rs }
func (p faultyPosition) Clone() rules.Position  { return faultyPosition{p.Position.Clone(), p.rs} }

func (p faultyPosition) Do(a rules.Action) ([]rules.Event, error) {
	events, err := p.Position.Do(a)
	if a.Verb == "end" {
		panic("spoilt")
	}
	return events, err
}

func findFaulty(id string) (rules.Ruleset, error) {
	rs, err := toy.Find(id)
	return faulty{rs}, err
}

func TestAPanicIsAnsweredAndTheGameIsAsItWas(t *testing.T) {
	r := New(findFaulty)
	good(t, r, `{"cmd":"new","ruleset":"toy","scenario":"skirmish","seed":7}`)
	panicked := func(when string) {
		t.Helper()
		before := string(r.Handle([]byte(`{"cmd":"save"}`)))
		why, _ := ask(t, r, `{"cmd":"do","action":{"verb":"end"}}`)["why"].(string)
		if !strings.HasPrefix(why, "the program failed on this request: spoilt; the game is as it was") {
			t.Errorf("%s: %q", when, why)
		}
		if after := string(r.Handle([]byte(`{"cmd":"save"}`))); after != before {
			t.Errorf("%s: the game is not as it was:\n%s\n%s", when, before, after)
		}
	}
	panicked("at the first action")
	good(t, r, mineAction)
	good(t, r, `{"cmd":"do","action":{"verb":"move","unit":"red-1","hex":"2.1"}}`)
	panicked("later")
	good(t, r, `{"cmd":"undo"}`)
	panicked("with an action undone")
	save, err := json.Marshal(good(t, r, `{"cmd":"save"}`)["save"])
	if err != nil {
		t.Fatal(err)
	}
	good(t, r, `{"cmd":"load","save":`+string(save)+`}`)
	panicked("after loading")
}
