package referee

import (
	"encoding/json"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest/toy"
)

// findFaulty is the toy with a program error in it: "end" is carried out, and panics.
func findFaulty(id string) (rules.Ruleset, error) {
	rs, err := toy.Find(id)
	return &toy.Faulty{Ruleset: rs, Done: func(_ rules.Position, a rules.Action) {
		if a.Verb == "end" {
			panic("spoilt")
		}
	}}, err
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
