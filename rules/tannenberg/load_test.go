package tannenberg_test

import (
	"encoding/json"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// What is saved can be read, and is written the same again, whatever is being
// decided and whichever options are in force.
func TestLoadWhatWasSaved(t *testing.T) {
	saved := rulestest.Saved{T: t, Most: 12}
	planning := begin(t, 1, "german-order", "c")
	planning.Do("take ge.i", "deploy 1912", "take ah.i")
	saved.Look(planning.P)
	for seed, on := range [][]string{{"two-front", "on", "limited-intelligence", "on"}, {"austrian-order", "a", "german-order", "b"}, {"austrian-order", "d", "german-order", "d"}} {
		playOut(t, begin(t, uint64(seed+5), on...).P, uint64(seed+5), saved.Look)
	}
	saved.Stages("plan", "deploy", "arrival", "move", "moving", "attack", "commit", "choose", "loss", "retreat", "advance", "west", "end")
}

// What is read goes on as the game that was saved would have.
func TestLoadGoesOn(t *testing.T) {
	rulestest.GoesOn(t, begin(t, 4, "two-front", "on").P, 4, next, 2500, 50)
}

type object = rulestest.Object

// A hand-edited position is refused with a sentence that names what is wrong.
func TestLoadRefuses(t *testing.T) {
	g := begin(t, 1)
	g.Do("auto =historical", "done", "auto =historical", "done")
	g.RefusesDamage([]rulestest.Damaged{
		{Changes: []any{"ruleset", "galicia"}, Names: "galicia"},
		{Changes: []any{"options", object{"flying": "on"}}, Names: "flying"},
		{Changes: []any{"options", object{"german-order": "e"}}, Names: "german-order"},
		{Changes: []any{"turn", 26}, Names: "turn"},
		{Changes: []any{"phase", "plan"}, Names: "plan"},
		{Changes: []any{"phase", "deploy", "turn", 2}, Names: "before turn 1"},
		{Changes: []any{"phase", "west"}, Names: "two-front"},
		{Changes: []any{"stage", "move"}, Names: "movement"},
		{Changes: []any{"stage", "commit", "phase", "combat"}, Names: "combat"},
		{Changes: []any{"stage", "moving", "phase", "movement"}, Names: "in hand"},
		{Changes: []any{"stage", "end"}, Names: "last turn"},
		{Changes: []any{"moving", []string{"ru.xx"}}, Names: "in hand"},
		{Changes: []any{"combat", object{}}, Names: "combat"},
		{Changes: []any{"combat", object{"target": "1912", "result": "XX"}, "stage", "commit", "phase", "combat"}, Names: "XX"},
		{Changes: []any{"combat", object{"target": "1913", "result": "-"}, "stage", "commit", "phase", "combat"}, Names: "defender"},
		{Changes: []any{"combat", object{"target": "1010", "result": "-"}, "stage", "commit", "phase", "combat"}, Names: "hex under attack"},
		{Changes: []any{"combat", object{"target": "1912", "result": "EX", "defender": "ge.i"}, "stage", "loss", "phase", "combat"}, Names: "attackers"},
		{Changes: []any{"combat", object{"target": "1912", "result": "-", "defender": "ge.i", "attackers": []string{"ru.xx"}}, "stage", "choose", "phase", "combat"}, Names: "result"},
		{Changes: []any{"combat", object{"target": "1912", "result": "-", "defender": "ru.xx"}, "stage", "commit", "phase", "combat"}, Names: "other side"},
		{Changes: []any{"combat", object{"target": "1912", "result": "-", "attackers": []string{"ge.i"}}, "stage", "commit", "phase", "combat"}, Names: "phasing side"},
		{Changes: []any{"combat", object{"target": "1912", "result": "-", "fort": []string{"1912", "1913"}}, "stage", "commit", "phase", "combat"}, Names: "no fort"},
		{Changes: []any{"state/kills", []int{-1, 0}}, Names: "kills"},
		{Changes: []any{"state/western", []int{1, 0}}, Names: "western"},
		{Changes: []any{"state/destroyed", [][]string{{"1912", "1913"}}}, Names: "1912"},
		{Changes: []any{"state/held", []object{{"hex": "1912", "side": "russia"}}}, Names: "1912"},
		{Changes: []any{"state/held", []object{{"hex": "1411", "side": "russia"}}}, Names: "1411"},
		{Changes: []any{"state/held", []object{{"hex": "2533", "side": "nobody"}}}, Names: "nobody"},
		{Changes: []any{"state/held", []object{{"hex": "1523", "side": "russia"}}}, Names: "1523"},
		{Changes: []any{"state/restored", []object{{"unit": "ge.i", "hexes": []string{"2112"}}}}, Names: "ge.i"},
		{Changes: []any{"state/restored", []object{{"unit": "ge.eb-1", "hexes": []string{"2112"}}}}, Names: "EB unit"},
		{Changes: []any{"state/rail", []int{1}}, Names: "rail"},
		{Changes: []any{"state/brought", []int{1, 2, 300}}, Names: "brought"},
		{Changes: []any{"state/struck", []string{"1912", "1912"}}, Names: "twice"},
		{Changes: []any{"state/awards", []object{{"turn": 99, "side": "russia"}}}, Names: "turn"},
		{Changes: []any{"state/awards", []object{{"turn": 1, "side": "france"}}}, Names: "france"},
		{Changes: []any{"ge.i/hex", "9999"}, Names: "9999"},
		{Changes: []any{"ge.i/hex", "1010"}, Names: "1010"},
		{Changes: []any{"ge.i/hex", "3141"}, Names: "3141"},
		{Changes: []any{"ge.i/id", "ge.zz"}, Names: "ge.zz"},
		{Changes: []any{"ge.i/id", "ge.xx"}, Names: "twice"},
		{Changes: []any{"ge.i/state", object{"rank": 3}}, Names: "1912"},
		{Changes: []any{"ge.i/state", object{"rankk": 1}}, Names: "rankk"},
		{Changes: []any{"ge.i/state", object{"dead": 1}}, Names: "1912"},
		{Changes: []any{"ge.i/state", object{"front": "south"}}, Names: "south"},
		{Changes: []any{"ge.i/state", object{"front": "west"}}, Names: "1912"},
		{Changes: []any{"ge.i/state", object{"front": "west"}, "ge.i/hex", nil}, Names: "ge.i"},
		{Changes: []any{"ge.i/state", object{"front": "eastward"}, "ge.i/hex", nil}, Names: "ge.i"},
		{Changes: []any{"ge.i/state", object{"rank": 1}, "ge.i/hex", nil}, Names: "stack"},
		{Changes: []any{"ge.i/state", object{"spent": -1}}, Names: "spent"},
		{Changes: []any{"ru.xx/hex", "1912"}, Names: "1912"},
	})
}

// A set-up that was saved is read with the rules of the set-up.
func TestLoadRefusesPlans(t *testing.T) {
	g := begin(t, 1)
	g.Do("take ge.i", "deploy 1912")
	g.RefusesDamage([]rulestest.Damaged{
		{Changes: []any{"ge.i/hex", "2112"}, Names: "own country"},
		{Changes: []any{"ge.i/hex", nil, "ge.i/state", object{"dead": 1}}, Names: "alive"},
		{Changes: []any{"moving", []string{"ru.xx"}}, Names: "set up"},
		{Changes: []any{"moving", []string{"ge.i", "ge.xx"}}, Names: "set up"},
		{Changes: []any{"side", "russia"}, Names: "plan"},
	})
}

func TestSetUp(t *testing.T) {
	// Only those named, in the order of their stack, in the phase that is named.
	g := place(t, `central movement 3
		state {"kills":[5,7],"destroyed":[["0221","0220"]],"held":[{"hex":"2533","side":"russia"}]}
		ge.i 1912
		ge.lw-2 1912
		ge.eb-1 2112
		ge.xx off {"dead":2}
		ru.xx 2212`)
	g.Stage("move", "central")
	g.is("ge.i", "1912", "ge.xx", "dead", "ah.i", "", "ge.eb-1", "2112")
	if _, state := g.Record("ge.lw-2"); state["rank"] != 1.0 {
		t.Errorf("the second unit of the stack is %v", state)
	}
	if _, state := g.Record("ah.i"); state["absent"] != true {
		t.Error("units that are not named take part")
	}
	if russia, central := g.points(); russia != 195+20+5 || central != 235-20+7 {
		t.Errorf("the points are %d and %d", russia, central)
	}
	// Without "only" the others stand where the scenario has them.
	setUp(t, rules.Setup{Scenario: "campaign", Turn: 2, Side: "central", Phase: "combat", Units: []rules.UnitState{{ID: "ge.i", Hex: "1411"}}}).is("ge.i", "1411", "ge.xx", "1417", "ru.xx", "2111")
	rulestest.RefusesSetups(t, ruleset(t), []rules.Setup{
		{Scenario: "campaign", Turn: 26},
		{Scenario: "campaign", Turn: 5, Phase: "deploy"},
		{Scenario: "campaign", Phase: "west"},
		{Scenario: "campaign", Options: rules.Options{"two-front": "perhaps"}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.zz", Hex: "1912"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.i", Hex: "1912"}, {ID: "ge.i", Hex: "1912"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ru.iii", Hex: "1417"}}},
	})
}

// Every phase can be begun by hand.
func TestSetUpPhases(t *testing.T) {
	for phase, stage := range map[string]string{"plan": "plan", "deploy": "deploy", "arrival": "arrival", "movement": "move", "combat": "attack"} {
		for _, side := range []rules.Side{"russia", "central"} {
			s := rules.Setup{Scenario: "campaign", Phase: phase, Side: side, Only: true, Units: []rules.UnitState{{ID: "ge.i", Hex: "1912"}, {ID: "ru.xx", Hex: "2012"},
				{ID: "ru.r-27"}, {ID: "ge.xx", State: json.RawMessage(`{"dead":3}`)}}, Turn: 3}
			if phase == "plan" || phase == "deploy" {
				s.Turn, s.Only, s.Units = 1, false, nil
				if (phase == "plan") != (side == "central") {
					continue
				}
			}
			if phase != "plan" && phase != "deploy" && side == "central" {
				s.Units[1].Hex = "2012"
			}
			p, err := ruleset(t).SetUp(s)
			if err != nil {
				t.Errorf("%s, %s: %v", phase, side, err)
				continue
			}
			if got := p.Status(); got.Phase != phase || got.Stage != stage || got.Side != side {
				t.Errorf("the phase %s of %s begins at %+v", phase, side, got)
			}
		}
	}
}
