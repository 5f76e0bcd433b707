package greatwar_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// What is saved can be read, and is written the same again, whatever is being
// decided and whichever options are in force.
func TestLoadWhatWasSaved(t *testing.T) {
	saved := rulestest.Saved{T: t, Most: 6}
	forage := place(t, "austria supply 3\noption cavalry-forage\nah.cav-6 g0210\nah.corps-1 g1418")
	forage.Do("supply")
	saved.Look(forage.P)
	replace := place(t, "austria replacement 8\nah.div-43 g1510 {\"lost\":1}")
	saved.Look(replace.P)
	for seed, c := range []struct {
		scenario string
		on       []string
	}{
		{"campaign", []string{"wrong-envelope", "attack-imperative", "cavalry-forage"}},
		{"campaign", []string{"rail-line-limits", "unlimited-command"}},
		{"free-deployment", []string{"extra-deployment"}},
		{"september", nil},
	} {
		g := start(t, c.scenario, uint64(seed), c.on...)
		playOut(t, g.P, uint64(seed), saved.Look)
	}
	saved.Stages("envelope", "deploy", "deploy-roll", "supply", "forage", "arrivals", "command", "rally", "move", "moving", "displace", "attrition",
		"crowded", "withdraw", "fall-back", "follow", "orders", "attack", "commit", "defence", "roll", "option", "loss", "retreat", "advance", "replace", "end")
}

// What is read goes on as the game that was saved would have.
func TestLoadGoesOn(t *testing.T) {
	rulestest.GoesOn(t, start(t, "campaign", 4, "cavalry-forage").P, 4, next, 1500, 100)
}

type object = rulestest.Object

// A hand-edited position is refused with a sentence that names what is wrong.
func TestLoadRefuses(t *testing.T) {
	g := start(t, "campaign", 1)
	g.RefusesDamage([]rulestest.Damaged{
		{Changes: []any{"ruleset", "galicia"}, Names: "galicia"},
		{Changes: []any{"options", []string{"flying"}}, Names: "flying"},
		{Changes: []any{"turn", 14}, Names: "turn"},
		{Changes: []any{"stage", "move"}, Names: "movement"},
		{Changes: []any{"stage", "roll", "phase", "combat"}, Names: "combat"},
		{Changes: []any{"stage", "displace", "back", "move", "phase", "movement"}, Names: "displace"},
		{Changes: []any{"stage", "fall-back", "phase", "withdrawal"}, Names: "cavalry"},
		{Changes: []any{"stage", "moving", "phase", "movement"}, Names: "in hand"},
		{Changes: []any{"stage", "end"}, Names: "last turn"},
		{Changes: []any{"back", "move"}, Names: "back"},
		{Changes: []any{"moving", []string{"ah.corps-10"}}, Names: "in hand"},
		{Changes: []any{"displaced", []string{"ah.hq-5-frank"}}, Names: "displace"},
		{Changes: []any{"vacated", []string{"g1419"}}, Names: "falls back"},
		{Changes: []any{"combat", object{}}, Names: "combat"},
		{Changes: []any{"state/score", 5000}, Names: "score"},
		{Changes: []any{"state/serbian_supply", 10}, Names: "serbian_supply"},
		{Changes: []any{"state/forts", []object{{"hex": "g1419", "lost": 5}}}, Names: "g1419"},
		{Changes: []any{"state/forts", []object{{"hex": "g1418", "lost": 1}}}, Names: "g1418"},
		{Changes: []any{"state/forts", []object{{"hex": "g9999", "lost": 1}}}, Names: "g9999"},
		{Changes: []any{"state/held", []object{{"hex": "g1419", "side": "allied"}}}, Names: "g1419"},
		{Changes: []any{"state/held", []object{{"hex": "g1312", "side": "nobody"}}}, Names: "nobody"},
		{Changes: []any{"state/rail", []int{1}}, Names: "rail"},
		{Changes: []any{"state/crossed", []object{{"from": "g1419", "to": "g1418", "nation": "france"}}}, Names: "france"},
		{Changes: []any{"state/awards", []object{{"turn": 99}}}, Names: "turn"},
		{Changes: []any{"ah.corps-10/hex", "g9999"}, Names: "g9999"},
		{Changes: []any{"ah.corps-10/hex", nil}, Names: "ah.corps-10"},
		{Changes: []any{"ah.corps-10/id", "ah.corps-99"}, Names: "ah.corps-99"},
		{Changes: []any{"ah.corps-10/id", "ah.corps-11"}, Names: "twice"},
		{Changes: []any{"ah.corps-10/hex", "s0307"}, Names: "s0307"},
		{Changes: []any{"ah.corps-10/state", object{"lost": 4}}, Names: "lost"},
		{Changes: []any{"ah.corps-10/state", object{"losst": 1}}, Names: "losst"},
		{Changes: []any{"ah.corps-10/state", object{"dead": 1}}, Names: "g1419"},
		{Changes: []any{"ah.corps-10/state", object{"due": 3}}, Names: "g1419"},
		{Changes: []any{"ah.corps-10/state", object{"link": 99}}, Names: "link"},
		{Changes: []any{"ah.corps-10/state", object{"along": 3}}, Names: "along"},
		{Changes: []any{"ah.corps-10/state", object{"entry": "g9999"}}, Names: "g9999"},
		{Changes: []any{"ah.corps-10/state", object{"hq": "ah.corps-11"}}, Names: "headquarters"},
		{Changes: []any{"ah.corps-10/state", object{"hq": "nobody"}}, Names: "nobody"},
		{Changes: []any{"ah.corps-10/state", object{"spent": -1}}, Names: "spent"},
		{Changes: []any{"ah.corps-10/state", nil, "ah.corps-10/hex", nil}, Names: "ah.corps-10"},
		{Changes: []any{"ru.corps-21/hex", "g1419"}, Names: "g1419"},
		{Changes: []any{"ru.corps-21/hex", "g1612", "ru.corps-21/state", nil}, Names: "g1612"},
	})
	// Keys that stand there twice, also within a unit's state.
	doubled := strings.Replace(string(g.P.AppendJSON(nil)), `{"id":"ah.corps-10","hex":"g1419"}`, `{"id":"ah.corps-10","hex":"g1419","state":{"lost":1,"lost":2}}`, 1)
	for _, words := range []string{"twice", "ah.corps-10"} {
		rulestest.RefusesText(t, ruleset(t), "a doubled key", []byte(doubled), words)
	}
}

// Units of the September game have no business on the Serbian map.
func TestLoadOtherMap(t *testing.T) {
	g := start(t, "september", 1)
	g.Do("auto")
	rulestest.RefusesText(t, ruleset(t), "a unit on the other map", g.Damage("ah.corps-10/hex", "s0110"), "map")
}

func TestSetUp(t *testing.T) {
	// Only those named, in command, in the phase that is named.
	g := place(t, `austria movement 3
		state {"score":12,"serbian_supply":7,"forts":[{"hex":"g1612","lost":2}],"held":[{"hex":"g1312","side":"allied"}]}
		ah.corps-10 g1418 {"lost":1}
		ah.corps-1 g1418 {"commanded":false}
		ah.corps-5 off
		ru.corps-21 g0702`)
	g.Stage("move", "austria")
	g.is("ah.corps-10", "g1418 -1", "ru.corps-21", "g0702", "ah.corps-11", "")
	if _, state := g.Record("ah.corps-10"); state["commanded"] != true {
		t.Error("the X Corps is not in command")
	}
	if _, state := g.Record("ah.corps-1"); state["commanded"] != nil {
		t.Error("the I Corps is in command")
	}
	if _, state := g.Record("ah.corps-11"); state["absent"] != true {
		t.Error("the XI Corps takes part")
	}
	if _, state := g.Record("ah.corps-5"); state["due"] == nil {
		t.Error("the V Corps does not come")
	}
	if g.points() != 12 {
		t.Errorf("there are %d points", g.points())
	}
	// Without "only" the others stand where the scenario has them, also in one
	// that is set up freely.
	for _, scenario := range []string{"campaign", "free-deployment"} {
		setUp(t, rules.Setup{Scenario: scenario, Turn: 2, Side: "allied", Phase: "supply", Units: []rules.UnitState{{ID: "ah.corps-10", Hex: "g1418"}}}).is("ah.corps-10", "g1418", "ah.corps-11", "g1312", "se.belgrade-brigade", "s0307")
	}
	rulestest.RefusesSetups(t, ruleset(t), []rules.Setup{
		{Scenario: "campaign", Turn: 20},
		{Scenario: "campaign", Turn: 5, Phase: "deployment"},
		{Scenario: "campaign", Options: rules.Options{"wrong-envelope": "perhaps"}},
		{Scenario: "september", Options: rules.Options{"wrong-envelope": "on"}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ah.corps-99", Hex: "g1418"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ah.corps-10", Hex: "g1418"}, {ID: "ah.corps-10", Hex: "g1418"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ru.corps-21", Hex: "g1419"}}},
	})
}

// Every phase can be begun by hand.
func TestSetUpPhases(t *testing.T) {
	for phase, stage := range map[string]string{"supply": "supply", "reinforcement": "arrivals", "command": "command", "movement": "move", "attrition": "attrition",
		"withdrawal": "withdraw", "orders": "orders", "combat": "attack", "replacement": "replace"} {
		g := place(t, "austria "+phase+` 9
			ah.corps-1 g1211
			ah.div-23 g1924 {"lost":1}
			ah.corps-6 g0210 {"unsupplied":true}
			ah.corps-5 off {"due":9}
			ah.hq-1-dankl g1211
			ru.cav-11 g1210
			ru.hq-3-ruzski g1109`)
		if s := g.P.Status(); s.Phase != phase || s.Stage != stage {
			t.Errorf("the phase %s begins at %+v", phase, s)
		}
	}
}
