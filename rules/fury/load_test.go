package fury_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// What is saved can be read, and is written the same again, whatever is being
// decided.
func TestLoadWhatWasSaved(t *testing.T) {
	saved := rulestest.Saved{T: t, Most: 40}
	for seed := range uint64(4) {
		on := []string{}
		if seed%2 == 1 {
			on = append(on, "pflanzer-baltin")
		}
		playOut(t, start(t, "campaign", seed, on...).P, seed, saved.Look)
	}
	saved.Stages("deploy", "initiative", "front", "move", "moving", "displace", "declare", "resolve", "roll", "loss", "refuse", "force",
		"retreat", "cohesion", "advance", "adjust", "replace", "arrive", "plan", "activate", "end")
}

// What is read goes on as the game that was saved would have.
func TestLoadGoesOn(t *testing.T) {
	rulestest.GoesOn(t, start(t, "campaign", 4).P, 4, next, 20000, 60)
}

type object = rulestest.Object

// A hand-edited position is refused with a sentence that names what is wrong.
func TestLoadRefuses(t *testing.T) {
	g := setUp(t, rules.Setup{Scenario: "campaign", Turn: 2, Side: "russia", Phase: "movement"})
	g.RefusesDamage([]rulestest.Damaged{
		{Changes: []any{"ruleset", "galicia"}, Names: "galicia"},
		{Changes: []any{"options", []string{"flying"}}, Names: "flying"},
		{Changes: []any{"turn", 14}, Names: "turn"},
		{Changes: []any{"side", "central"}, Names: "whose activation"},
		{Changes: []any{"stage", "plan", "phase", "planning", "turn", 9, "state/activation", 0, "state/front", nil, "state/nation", "russia"}, Names: "ends with the sieges"},
		{Changes: []any{"phase", "deployment"}, Names: "before turn 1"},
		{Changes: []any{"stage", "roll", "phase", "combat"}, Names: "a combat"},
		{Changes: []any{"stage", "declare"}, Names: "phase"},
		{Changes: []any{"stage", "displace"}, Names: "go back to"},
		{Changes: []any{"stage", "displace", "back", "move"}, Names: "gives way"},
		{Changes: []any{"stage", "moving"}, Names: "in hand"},
		{Changes: []any{"back", "move"}, Names: "no stage"},
		{Changes: []any{"after", "move"}, Names: "no stage"},
		{Changes: []any{"moving", "ru.iii"}, Names: "in hand"},
		{Changes: []any{"moving", "ru.none"}, Names: "ru.none"},
		{Changes: []any{"displaced", []string{"ru.hq-1"}}, Names: "gives way"},
		{Changes: []any{"attacks", []object{{"from": "1505", "target": "1405", "units": []string{"ru.iii"}}}}, Names: "attacks"},
		{Changes: []any{"demands", []object{{"side": "russia", "units": []string{"ru.iii"}, "losses": 1}}}, Names: "losses"},
		{Changes: []any{"demands", []object{{"side": "russia", "units": []string{"ru.iii"}, "losses": 0}}}, Names: "losses"},
		{Changes: []any{"retreat", object{"units": []string{"ru.iii", "ru.xx"}, "trail": []string{"1505"}, "left": 1}}, Names: "one hex"},
		{Changes: []any{"combat", object{"from": "1505", "target": "1405"}}, Names: "no combat"},
		{Changes: []any{"state/initiative", "france"}, Names: "france"},
		{Changes: []any{"state/activation", 5}, Names: "activation"},
		{Changes: []any{"state/activation", 0}, Names: "activation"},
		{Changes: []any{"state/front", ""}, Names: "front"},
		{Changes: []any{"state/front", "west"}, Names: "west"},
		{Changes: []any{"state/first", []string{"north"}}, Names: "first"},
		{Changes: []any{"state/forts", []object{{"hex": "1004", "holder": "russia"}}}, Names: "1004"},
		{Changes: []any{"state/forts", []object{{"hex": "1004", "holder": "central", "besieged": true}}}, Names: "besieges"},
		{Changes: []any{"state/forts", []object{{"hex": "1004", "holder": "central", "besieged": true, "taken": true}}}, Names: "1004"},
		{Changes: []any{"state/forts", []object{{"hex": "1005", "holder": "central"}}}, Names: "1005"},
		{Changes: []any{"state/forts", []object{{"hex": "1004", "holder": "central"}, {"hex": "1004", "holder": "central"}}}, Names: "twice"},
		{Changes: []any{"state/fronts", []object{{"army": "ru.hq-1", "front": "south"}}}, Names: "ru.hq-1"},
		{Changes: []any{"state/fronts", []object{{"army": "ru.hq-9", "front": "west"}}}, Names: "west"},
		{Changes: []any{"state/rail", []int{5}}, Names: "rail"},
		{Changes: []any{"state/rail", []int{6, 3, 3}}, Names: "rail"},
		{Changes: []any{"state/nation", "france"}, Names: "france"},
		{Changes: []any{"state/points", -1}, Names: "points"},
		{Changes: []any{"ru.iii/hex", "9999"}, Names: "9999"},
		{Changes: []any{"ru.iii/hex", "0101"}, Names: "0101"},
		{Changes: []any{"ru.iii/hex", "1622"}, Names: "1622"},
		{Changes: []any{"ru.iii/hex", nil}, Names: "ru.iii"},
		{Changes: []any{"ru.iii/hex", "1304"}, Names: "1304"},
		{Changes: []any{"ru.iii/id", "ru.lxx"}, Names: "ru.lxx"},
		{Changes: []any{"ru.iii/id", "ru.iv"}, Names: "twice"},
		{Changes: []any{"ru.iii/state", object{"lost": 2}}, Names: "lost"},
		{Changes: []any{"ru.iii/state", object{"losst": 1}}, Names: "losst"},
		{Changes: []any{"ru.iii/state", object{"box": "eliminated"}}, Names: "1505"},
		{Changes: []any{"ru.iii/state", object{"box": "cellar"}}, Names: "cellar"},
		{Changes: []any{"ru.iii/state", object{"army": "ru.hq-8"}}, Names: "ru.hq-8"},
		{Changes: []any{"ru.iii/state", object{"army": "ru.iv"}}, Names: "ru.iv"},
		{Changes: []any{"ru.iii/state", object{"spent": -1}}, Names: "spent"},
		{Changes: []any{"ru.iii/state", object{"active": true}}, Names: "active"},
		{Changes: []any{"ru.hq-1/state", object{"disorganised": true}}, Names: "disorganised"},
		{Changes: []any{"ru.hq-2/hex", "1505"}, Names: "headquarters"},
		{Changes: []any{"ru.iii/hex", nil, "ru.iii/state", object{"box": "pool"}}, Names: "ru.iii"},
		{Changes: []any{"ru.gd/state", object{"box": "to-come", "due": 0}}, Names: "to come"},
	})
}

func TestSetUp(t *testing.T) {
	// Only those named, with active headquarters, on the front that is named.
	g := place(t, `russia movement 3
		state {"front":"north","rail":[2,1,0],"forts":[{"hex":"0606","holder":"russia","taken":true}]}
		ru.iii 1405 {"lost":1}
		ru.hq-1 1505
		ru.hq-2 1109 {"active":false}
		ru.xxxi-r off
		ru.gd off
		ge.xx 0807 {"disorganised":true}
		ge.hq-8 0806`)
	g.Stage("move", "russia")
	g.is("ru.iii", "1405 -1", "ru.xxxi-r", "to-come", "ru.gd", "reinforcement", "ge.xx", "0807 dis", "ru.iv", "absent", "ge.cadre-1", "pool")
	for hq, want := range map[string]bool{"ru.hq-1": true, "ru.hq-2": false, "ge.hq-8": true} {
		if _, state := g.Record(hq); (state["active"] == true) != want {
			t.Errorf("%s is active: %v", hq, state["active"])
		}
	}
	// Without "only" the others stand where they are proposed.
	setUp(t, rules.Setup{Scenario: "campaign", Turn: 2, Side: "central", Phase: "movement", Units: []rules.UnitState{{ID: "ge.xx", Hex: "0906"}}}).is("ge.xx", "0906", "ge.xvii", "1205", "ru.gr", "1213", "ru.gd", "reinforcement")
	rulestest.RefusesSetups(t, ruleset(t), []rules.Setup{
		{Scenario: "campaign", Turn: 20},
		{Scenario: "campaign", Turn: 5, Phase: "deployment"},
		{Scenario: "campaign", Options: rules.Options{"pflanzer-baltin": "perhaps"}},
		{Scenario: "march"},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.c", Hex: "0906"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.xx", Hex: "0906"}, {ID: "ge.xx", Hex: "0906"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.xx", Hex: "1505"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.xx", Hex: "0101"}}},
	})
}

// Every phase can be begun by hand.
func TestSetUpPhases(t *testing.T) {
	for _, c := range []struct{ phase, stage string }{{"initiative", "initiative"}, {"movement", "move"}, {"combat", "declare"}, {"adjustment", "adjust"},
		{"replacement", "replace"}, {"reinforcement", "arrive"}, {"planning", "plan"}} {
		g := place(t, "central "+c.phase+` 4
			state {"front":"south"}
			ah.i 1015 {"lost":1}
			ah.v 1710
			ah.hq-1 1015
			ah.vii off {"box":"reinforcement"}
			ah.hq-2 0116
			ru.gr 1014
			ru.xvi 1314
			ru.hq-4 1013`)
		if s := g.P.Status(); s.Phase != c.phase || s.Stage != c.stage {
			t.Errorf("the phase %s begins at %+v", c.phase, s)
		}
	}
	g := place(t, "central deployment 1\nah.i off\nru.gr off")
	g.Stage("deploy", "central")
}
