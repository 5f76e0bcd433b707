package tannenberg_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"vistula/rules"
)

// What is saved can be read, and is written the same again, whatever is being
// decided and whichever options are in force.
func TestLoadWhatWasSaved(t *testing.T) {
	rs := ruleset(t)
	seen := map[string]int{}
	look := func(p rules.Position) {
		stage := p.Status().Stage
		if seen[stage]++; seen[stage] > 12 {
			return
		}
		text := string(p.AppendJSON(nil))
		q, err := rs.Load([]byte(text))
		if err != nil {
			t.Fatalf("%s: %v\n%s", stage, err, text)
		}
		if again := string(q.AppendJSON(nil)); again != text {
			t.Errorf("%s: it is written as\n%s, before\n%s", stage, again, text)
		}
	}
	planning := begin(t, 1, "german-order", "c")
	planning.do("take ge.i", "deploy 1912", "take ah.i")
	look(planning.p)
	for seed, on := range [][]string{{"two-front", "on", "limited-intelligence", "on"}, {"austrian-order", "a", "german-order", "b"}, {"austrian-order", "d", "german-order", "d"}} {
		playOut(t, begin(t, uint64(seed), on...).p, uint64(seed), look)
	}
	for _, stage := range []string{"plan", "deploy", "arrival", "move", "moving", "attack", "commit", "choose", "loss", "retreat", "advance", "west", "end"} {
		if seen[stage] == 0 {
			t.Errorf("no game came to the stage %q", stage)
		}
	}
}

// What is read goes on as the game that was saved would have.
func TestLoadGoesOn(t *testing.T) {
	g := begin(t, 4, "two-front", "on")
	rng := rand.New(rand.NewPCG(4, 2))
	for i := range 2500 {
		if g.p.Outcome() != nil {
			break
		}
		a := next(g.p, rng)
		if i%50 == 0 {
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
	g := begin(t, 1)
	g.do("auto =historical", "done", "auto =historical", "done")
	for _, c := range []struct {
		changes []any
		names   string
	}{
		{[]any{"ruleset", "galicia"}, "galicia"},
		{[]any{"scenario", "waterloo"}, "waterloo"},
		{[]any{"options", object{"flying": "on"}}, "flying"},
		{[]any{"options", object{"german-order": "e"}}, "german-order"},
		{[]any{"turn", 26}, "turn"},
		{[]any{"turn", "one"}, "turn"},
		{[]any{"side", "prussia"}, "prussia"},
		{[]any{"phase", "lunch"}, "lunch"},
		{[]any{"phase", "plan"}, "plan"},
		{[]any{"phase", "deploy", "turn", 2}, "before turn 1"},
		{[]any{"phase", "west"}, "two-front"},
		{[]any{"stage", "lunch"}, "lunch"},
		{[]any{"stage", "move"}, "movement"},
		{[]any{"stage", "commit", "phase", "combat"}, "combat"},
		{[]any{"stage", "moving", "phase", "movement"}, "in hand"},
		{[]any{"stage", "end"}, "last turn"},
		{[]any{"dice", nil}, "dice"},
		{[]any{"dice", "xyz"}, "dice"},
		{[]any{"moving", []string{"ru.xx"}}, "in hand"},
		{[]any{"combat", object{}}, "combat"},
		{[]any{"combat", object{"target": "1912", "result": "XX"}, "stage", "commit", "phase", "combat"}, "XX"},
		{[]any{"combat", object{"target": "1913", "result": "-"}, "stage", "commit", "phase", "combat"}, "defender"},
		{[]any{"combat", object{"target": "1010", "result": "-"}, "stage", "commit", "phase", "combat"}, "square"},
		{[]any{"combat", object{"target": "1912", "result": "EX", "defender": "ge.i"}, "stage", "loss", "phase", "combat"}, "attackers"},
		{[]any{"combat", object{"target": "1912", "result": "-", "defender": "ge.i", "attackers": []string{"ru.xx"}}, "stage", "choose", "phase", "combat"}, "result"},
		{[]any{"combat", object{"target": "1912", "result": "-", "defender": "ru.xx"}, "stage", "commit", "phase", "combat"}, "other side"},
		{[]any{"combat", object{"target": "1912", "result": "-", "attackers": []string{"ge.i"}}, "stage", "commit", "phase", "combat"}, "phasing side"},
		{[]any{"combat", object{"target": "1912", "result": "-", "fort": []string{"1912", "1913"}}, "stage", "commit", "phase", "combat"}, "no fort"},
		{[]any{"extra", 1}, "extra"},
		{[]any{"state/kills", []int{-1, 0}}, "kills"},
		{[]any{"state/western", []int{1, 0}}, "western"},
		{[]any{"state/destroyed", [][]string{{"1912", "1913"}}}, "1912"},
		{[]any{"state/held", []object{{"hex": "1912", "side": "russia"}}}, "1912"},
		{[]any{"state/held", []object{{"hex": "1411", "side": "russia"}}}, "1411"},
		{[]any{"state/held", []object{{"hex": "2533", "side": "nobody"}}}, "nobody"},
		{[]any{"state/held", []object{{"hex": "1523", "side": "russia"}}}, "1523"},
		{[]any{"state/restored", []object{{"unit": "ge.i", "hexes": []string{"2112"}}}}, "ge.i"},
		{[]any{"state/restored", []object{{"unit": "ge.eb-1", "hexes": []string{"2112"}}}}, "EB unit"},
		{[]any{"state/rail", []int{1}}, "rail"},
		{[]any{"state/brought", []int{1, 2, 300}}, "brought"},
		{[]any{"state/struck", []string{"1912", "1912"}}, "twice"},
		{[]any{"state/awards", []object{{"turn": 99, "side": "russia"}}}, "turn"},
		{[]any{"state/awards", []object{{"turn": 1, "side": "france"}}}, "france"},
		{[]any{"ge.i/hex", "9999"}, "9999"},
		{[]any{"ge.i/hex", "1010"}, "1010"},
		{[]any{"ge.i/hex", "3141"}, "3141"},
		{[]any{"ge.i/id", "ge.zz"}, "ge.zz"},
		{[]any{"ge.i/id", "ge.xx"}, "twice"},
		{[]any{"ge.i/state", object{"rank": 3}}, "1912"},
		{[]any{"ge.i/state", object{"rankk": 1}}, "rankk"},
		{[]any{"ge.i/state", object{"dead": 1}}, "1912"},
		{[]any{"ge.i/state", object{"front": "south"}}, "south"},
		{[]any{"ge.i/state", object{"front": "west"}}, "1912"},
		{[]any{"ge.i/state", object{"front": "west"}, "ge.i/hex", nil}, "ge.i"},
		{[]any{"ge.i/state", object{"front": "eastward"}, "ge.i/hex", nil}, "ge.i"},
		{[]any{"ge.i/state", object{"rank": 1}, "ge.i/hex", nil}, "stack"},
		{[]any{"ge.i/state", object{"spent": -1}}, "spent"},
		{[]any{"ru.xx/hex", "1912"}, "1912"},
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
	for _, text := range []string{``, `{`, `[]`, `null`, `{"ruleset":"tannenberg","ruleset":"tannenberg"}`, string(g.p.AppendJSON(nil)) + "x"} {
		if _, err := rs.Load([]byte(text)); err == nil {
			t.Errorf("%.60q is not refused", text)
		}
	}
}

// A set-up that was saved is read with the rules of the set-up.
func TestLoadRefusesPlans(t *testing.T) {
	g := begin(t, 1)
	g.do("take ge.i", "deploy 1912")
	for _, c := range []struct {
		changes []any
		names   string
	}{
		{[]any{"ge.i/hex", "2112"}, "own country"},
		{[]any{"ge.i/hex", nil, "ge.i/state", object{"dead": 1}}, "alive"},
		{[]any{"moving", []string{"ru.xx"}}, "set up"},
		{[]any{"moving", []string{"ge.i", "ge.xx"}}, "set up"},
		{[]any{"side", "russia"}, "plan"},
	} {
		if _, err := ruleset(t).Load(damage(t, g, c.changes...)); err == nil || !strings.Contains(err.Error(), c.names) {
			t.Errorf("%v is answered with %v", c.changes, err)
		}
	}
}

func TestSetUp(t *testing.T) {
	rs := ruleset(t)
	// Only those named, in the order of their stack, in the phase that is named.
	g := place(t, `central movement 3
		state {"kills":[5,7],"destroyed":[["0221","0220"]],"held":[{"hex":"2533","side":"russia"}]}
		ge.i 1912
		ge.lw-2 1912
		ge.eb-1 2112
		ge.xx off {"dead":2}
		ru.xx 2212`)
	g.stage("move", "central")
	g.is("ge.i", "1912", "ge.xx", "dead", "ah.i", "", "ge.eb-1", "2112")
	if _, state := g.record("ge.lw-2"); state["rank"] != 1.0 {
		t.Errorf("the second unit of the stack is %v", state)
	}
	if _, state := g.record("ah.i"); state["absent"] != true {
		t.Error("units that are not named take part")
	}
	if russia, central := g.points(); russia != 195+20+5 || central != 235-20+7 {
		t.Errorf("the points are %d and %d", russia, central)
	}
	// Without "only" the others stand where the scenario has them.
	p, err := rs.SetUp(rules.Setup{Scenario: "campaign", Turn: 2, Side: "central", Phase: "combat", Units: []rules.UnitState{{ID: "ge.i", Hex: "1411"}}})
	if err != nil {
		t.Fatal(err)
	}
	(&game{t, p}).is("ge.i", "1411", "ge.xx", "1417", "ru.xx", "2111")
	for _, s := range []rules.Setup{
		{Scenario: "campaign", Phase: "lunch"},
		{Scenario: "campaign", Side: "prussia"},
		{Scenario: "campaign", Turn: 26},
		{Scenario: "campaign", Turn: 5, Phase: "deploy"},
		{Scenario: "campaign", Phase: "west"},
		{Scenario: "campaign", Options: rules.Options{"two-front": "perhaps"}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.zz", Hex: "1912"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ge.i", Hex: "1912"}, {ID: "ge.i", Hex: "1912"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ru.iii", Hex: "1417"}}},
	} {
		if p, err := rs.SetUp(s); err == nil {
			t.Errorf("%+v is not refused, but is at %+v", s, p.Status())
		}
	}
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
