package twilight_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// standing are cavalry that a stack comes up to, and that stack, which is in hand.
const standing = `russia movement 3
	ru.25-3 39.20
	ge.1-c 42.20`

// 9.1: an answer can be made the standing order of that cavalry, which then answers for
// it. The enemy is told no more than of the answer alone.
func TestAnAnswerIsMadeAStandingOrder(t *testing.T) {
	rulestest.Cite(t, "9.1")
	for verb, order := range map[string]string{"always-stay": "stay", "always-fall-back": "fall-back"} {
		g := place(t, standing)
		g.Do("pick ru.25-3", "step 40.20", "step 41.20")
		g.Stage("react", "central")
		if a := (rules.Action{Verb: verb}); rules.Public(g.P, a) != rules.Public(g.P, rules.Action{Verb: "decline"}) {
			t.Errorf("%s is told as %+v", verb, rules.Public(g.P, a))
		}
		events := g.Do(verb)
		hex, st := g.Record("ge.1-c")
		if st["order"] != order || (hex == "42.20") != (order == "stay") {
			t.Errorf("%s: the cavalry is in %s with %v", verb, hex, st)
		}
		for _, e := range events {
			if strings.Contains(e.SeenBy("russia").Text, "order") {
				t.Errorf("the enemy is told: %s", e.SeenBy("russia").Text)
			}
		}
		if g.P.Status().ToAct != "russia" {
			t.Errorf("%s is followed by another question", verb)
		}
	}
}

// 6.2.1: a formation is offered the corps of its army in the order of how far their trains
// are, and is told how far.
func TestTheClosestCorpsIsOfferedFirst(t *testing.T) {
	rulestest.Cite(t, "6.2.1")
	g := place(t, `russia attachment 3
		ru.5-rf 36.20
		ru.train-3 30.20
		ru.train-4 35.20
		ru.train-20 33.20
		ge.1-1 50.19`)
	g.Do("keep-all", "marker ru.5-rf")
	var labels []string
	for _, o := range g.P.Offers() {
		if o.Verb == "track" && o.Choice != "independent" {
			labels = append(labels, o.Label)
		}
	}
	if len(labels) < 3 || !strings.Contains(labels[0], "train 1 hex away") || !strings.Contains(labels[1], "train 3 hexes away") {
		t.Errorf("it is offered %q", labels)
	}
}

// 10.9: a result is told with what it means, beforehand and once it is rolled.
func TestResultsAreToldInWords(t *testing.T) {
	rulestest.Cite(t, "10.9")
	g := place(t, `russia attack 3
		ru.25-3 41.20
		ru.27-3 41.20
		ge.1-1 42.20`)
	g.assault("42.20", "ru.25-3", "ru.27-3")
	for _, c := range g.sheet().Chances {
		if !strings.HasPrefix(c.Means, "Attacker: ") {
			t.Errorf("%s is not explained: %q", c.Result, c.Means)
		}
	}
	for _, e := range g.Do("roll") {
		if e.Kind == "attack-roll" && !strings.Contains(e.Text, e.Means) {
			t.Errorf("the roll is told as %q", e.Text)
		}
	}
}

// 17.1: where no railhead can be pushed forward the question says what else engineers do.
func TestTheQuestionToEngineersSaysWhatTheyCanDo(t *testing.T) {
	rulestest.Cite(t, "17.1")
	const held = `russia engineering 2
		state {"held":[{"hex":"39.19","side":"russia"},{"hex":"40.19","side":"russia"},{"hex":"41.19","side":"russia"}],"railheads":[%]}
		ru.25-3 36.19
		ge.1-1 60.19`
	prompt := func(heads string) rules.Prompt {
		return place(t, strings.Replace(held, "%", heads, 1)).P.View("russia").Prompt
	}
	if p := prompt(`{"nation":"russia","hex":"38.19"}`); !strings.Contains(p.Ask, "advance your railheads") {
		t.Errorf("with a railhead to push: %q", p.Ask)
	}
	if p := prompt(""); !strings.Contains(p.Ask, "Set a marker") {
		t.Errorf("with a marker to set: %q", p.Ask)
	}
}
