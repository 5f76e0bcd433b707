package fury_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"vistula/rules"
)

// What is saved can be read, and is written the same again, whatever is being
// decided.
func TestLoadWhatWasSaved(t *testing.T) {
	rs := ruleset(t)
	seen := map[string]int{}
	look := func(p rules.Position) {
		stage := p.Status().Stage
		if seen[stage]++; seen[stage] > 40 {
			return
		}
		text := string(p.AppendJSON(nil))
		q, err := rs.Load([]byte(text))
		if err != nil {
			t.Fatalf("%s: %v\n%s", stage, err, text)
		}
		if again := string(q.AppendJSON(nil)); again != text {
			t.Fatalf("%s: it is written as\n%s, before\n%s", stage, again, text)
		}
	}
	for seed := range uint64(4) {
		on := []string{}
		if seed%2 == 1 {
			on = append(on, "pflanzer-baltin")
		}
		playOut(t, start(t, "campaign", seed, on...).p, seed, look)
	}
	for _, stage := range []string{"deploy", "initiative", "front", "move", "moving", "displace", "declare", "resolve", "roll", "loss", "refuse", "force",
		"retreat", "cohesion", "advance", "adjust", "replace", "arrive", "plan", "activate", "end"} {
		if seen[stage] == 0 {
			t.Errorf("no game came to the stage %q", stage)
		}
	}
}

// What is read goes on as the game that was saved would have.
func TestLoadGoesOn(t *testing.T) {
	g := start(t, "campaign", 4)
	rng := rand.New(rand.NewPCG(4, 2))
	for i := 0; g.p.Outcome() == nil; i++ {
		a := next(g.p, rng)
		if i%60 == 0 {
			q, err := ruleset(t).Load(g.p.AppendJSON(nil))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := q.Do(a); err != nil {
				t.Fatalf("%+v: %v", a, err)
			}
			r := g.p.Clone()
			if _, err := r.Do(a); err != nil || string(r.AppendJSON(nil)) != string(q.AppendJSON(nil)) {
				t.Errorf("after %+v the position that was read is\n%s, the other\n%s", a, q.AppendJSON(nil), r.AppendJSON(nil))
			}
		}
		if _, err := g.p.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

type object = map[string]any

// damage writes a position with changes: a path of keys, then the value; nil
// takes the key away. A unit's record is found by its id.
func damage(t *testing.T, g *game, changes ...any) []byte {
	t.Helper()
	var m object
	if err := json.Unmarshal(g.p.AppendJSON(nil), &m); err != nil {
		t.Fatal(err)
	}
	for i := 0; i+1 < len(changes); i += 2 {
		at := m
		keys := strings.Split(changes[i].(string), "/")
		for _, k := range keys[:len(keys)-1] {
			at = into(at, k)
		}
		last := keys[len(keys)-1]
		if changes[i+1] == nil {
			delete(at, last)
		} else {
			at[last] = changes[i+1]
		}
	}
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func into(m object, key string) object {
	if units, ok := m["units"].([]any); ok {
		for _, u := range units {
			if u.(object)["id"] == key {
				return u.(object)
			}
		}
	}
	if m[key] == nil {
		m[key] = object{}
	}
	return m[key].(object)
}

// A hand-edited position is refused with a sentence that names what is wrong.
func TestLoadRefuses(t *testing.T) {
	rs := ruleset(t)
	p, err := rs.SetUp(rules.Setup{Scenario: "campaign", Turn: 2, Side: "russia", Phase: "movement"})
	if err != nil {
		t.Fatal(err)
	}
	g := &game{t, p}
	for _, c := range []struct {
		changes []any
		names   string
	}{
		{[]any{"ruleset", "galicia"}, "galicia"},
		{[]any{"scenario", "waterloo"}, "waterloo"},
		{[]any{"options", []string{"flying"}}, "flying"},
		{[]any{"turn", 14}, "turn"},
		{[]any{"turn", "one"}, "turn"},
		{[]any{"side", "prussia"}, "prussia"},
		{[]any{"side", "central"}, "whose activation"},
		{[]any{"phase", "lunch"}, "lunch"},
		{[]any{"phase", "deployment"}, "before turn 1"},
		{[]any{"stage", "lunch"}, "lunch"},
		{[]any{"stage", "roll", "phase", "combat"}, "a combat"},
		{[]any{"stage", "declare"}, "phase"},
		{[]any{"stage", "displace"}, "go back to"},
		{[]any{"stage", "displace", "back", "move"}, "gives way"},
		{[]any{"stage", "moving"}, "in hand"},
		{[]any{"back", "move"}, "no stage"},
		{[]any{"after", "move"}, "no stage"},
		{[]any{"dice", nil}, "dice"},
		{[]any{"dice", "xyz"}, "dice"},
		{[]any{"moving", "ru.iii"}, "in hand"},
		{[]any{"moving", "ru.none"}, "ru.none"},
		{[]any{"displaced", []string{"ru.hq-1"}}, "gives way"},
		{[]any{"attacks", []object{{"from": "1505", "target": "1405", "units": []string{"ru.iii"}}}}, "attacks"},
		{[]any{"demands", []object{{"side": "russia", "units": []string{"ru.iii"}, "losses": 1}}}, "losses"},
		{[]any{"demands", []object{{"side": "russia", "units": []string{"ru.iii"}, "losses": 0}}}, "losses"},
		{[]any{"retreat", object{"units": []string{"ru.iii", "ru.xx"}, "trail": []string{"1505"}, "left": 1}}, "one hex"},
		{[]any{"combat", object{"from": "1505", "target": "1405"}}, "no combat"},
		{[]any{"extra", 1}, "extra"},
		{[]any{"state/initiative", "france"}, "france"},
		{[]any{"state/activation", 5}, "activation"},
		{[]any{"state/activation", 0}, "activation"},
		{[]any{"state/front", ""}, "front"},
		{[]any{"state/front", "west"}, "west"},
		{[]any{"state/first", []string{"north"}}, "first"},
		{[]any{"state/forts", []object{{"hex": "1004", "holder": "russia"}}}, "1004"},
		{[]any{"state/forts", []object{{"hex": "1004", "holder": "central", "besieged": true}}}, "besieges"},
		{[]any{"state/forts", []object{{"hex": "1004", "holder": "central", "besieged": true, "taken": true}}}, "1004"},
		{[]any{"state/forts", []object{{"hex": "1005", "holder": "central"}}}, "1005"},
		{[]any{"state/forts", []object{{"hex": "1004", "holder": "central"}, {"hex": "1004", "holder": "central"}}}, "twice"},
		{[]any{"state/fronts", []object{{"army": "ru.hq-1", "front": "south"}}}, "ru.hq-1"},
		{[]any{"state/fronts", []object{{"army": "ru.hq-9", "front": "west"}}}, "west"},
		{[]any{"state/rail", []int{5}}, "rail"},
		{[]any{"state/rail", []int{6, 3, 3}}, "rail"},
		{[]any{"state/nation", "france"}, "france"},
		{[]any{"state/points", -1}, "points"},
		{[]any{"ru.iii/hex", "9999"}, "9999"},
		{[]any{"ru.iii/hex", "0101"}, "0101"},
		{[]any{"ru.iii/hex", "1622"}, "1622"},
		{[]any{"ru.iii/hex", nil}, "ru.iii"},
		{[]any{"ru.iii/hex", "1304"}, "1304"},
		{[]any{"ru.iii/id", "ru.lxx"}, "ru.lxx"},
		{[]any{"ru.iii/id", "ru.iv"}, "twice"},
		{[]any{"ru.iii/state", object{"lost": 2}}, "lost"},
		{[]any{"ru.iii/state", object{"losst": 1}}, "losst"},
		{[]any{"ru.iii/state", object{"box": "eliminated"}}, "1505"},
		{[]any{"ru.iii/state", object{"box": "cellar"}}, "cellar"},
		{[]any{"ru.iii/state", object{"army": "ru.hq-8"}}, "ru.hq-8"},
		{[]any{"ru.iii/state", object{"army": "ru.iv"}}, "ru.iv"},
		{[]any{"ru.iii/state", object{"spent": -1}}, "spent"},
		{[]any{"ru.iii/state", object{"active": true}}, "active"},
		{[]any{"ru.hq-1/state", object{"disorganised": true}}, "disorganised"},
		{[]any{"ru.hq-2/hex", "1505"}, "headquarters"},
		{[]any{"ru.iii/hex", nil, "ru.iii/state", object{"box": "pool"}}, "ru.iii"},
		{[]any{"ru.gd/state", object{"box": "to-come", "due": 0}}, "to come"},
	} {
		_, err := rs.Load(damage(t, g, c.changes...))
		if err == nil {
			t.Errorf("%v is not refused", c.changes)
			continue
		}
		if text := err.Error(); !strings.HasPrefix(text, "position: ") || !strings.Contains(text, c.names) || strings.ContainsAny(text, "\n\x00") {
			t.Errorf("%v is refused with %q, which should name %q", c.changes, text, c.names)
		}
	}
	for _, text := range []string{``, `{`, `[]`, `null`, `{"ruleset":"fury","ruleset":"fury"}`, string(g.p.AppendJSON(nil)) + "x"} {
		if _, err := rs.Load([]byte(text)); err == nil {
			t.Errorf("%.60q is not refused", text)
		}
	}
}

func TestSetUp(t *testing.T) {
	rs := ruleset(t)
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
	g.stage("move", "russia")
	g.is("ru.iii", "1405 -1", "ru.xxxi-r", "to-come", "ru.gd", "reinforcement", "ge.xx", "0807 dis", "ru.iv", "absent", "ge.cadre-1", "pool")
	for hq, want := range map[string]bool{"ru.hq-1": true, "ru.hq-2": false, "ge.hq-8": true} {
		if _, state := g.record(hq); (state["active"] == true) != want {
			t.Errorf("%s is active: %v", hq, state["active"])
		}
	}
	// Without "only" the others stand where they are proposed.
	p, err := rs.SetUp(rules.Setup{Scenario: "campaign", Turn: 2, Side: "central", Phase: "movement", Units: []rules.UnitState{{ID: "ge.xx", Hex: "0906"}}})
	if err != nil {
		t.Fatal(err)
	}
	(&game{t, p}).is("ge.xx", "0906", "ge.xvii", "1205", "ru.gr", "1213", "ru.gd", "reinforcement")
	for _, s := range []rules.Setup{
		{Scenario: "campaign", Phase: "lunch"},
		{Scenario: "campaign", Side: "prussia"},
		{Scenario: "campaign", Turn: 20},
		{Scenario: "campaign", Turn: 5, Phase: "deployment"},
		{Scenario: "campaign", Options: rules.Options{"pflanzer-baltin": "perhaps"}},
		{Scenario: "march"},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.c", Hex: "0906"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.xx", Hex: "0906"}, {ID: "ge.xx", Hex: "0906"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.xx", Hex: "1505"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.xx", Hex: "0101"}}},
	} {
		if p, err := rs.SetUp(s); err == nil {
			t.Errorf("%+v is not refused, but is at %+v", s, p.Status())
		}
	}
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
		if s := g.p.Status(); s.Phase != c.phase || s.Stage != c.stage {
			t.Errorf("the phase %s begins at %+v", c.phase, s)
		}
	}
	g := place(t, "central deployment 1\nah.i off\nru.gr off")
	g.stage("deploy", "central")
}
