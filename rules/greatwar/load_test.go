package greatwar_test

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
		if seen[stage]++; seen[stage] > 6 {
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
	forage := place(t, "austria supply 3\noption cavalry-forage\nah.cav-6 g0210\nah.corps-1 g1418")
	forage.do("supply")
	look(forage.p)
	replace := place(t, "austria replacement 8\nah.div-43 g1510 {\"lost\":1}")
	look(replace.p)
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
		playOut(t, g.p, uint64(seed), look)
	}
	for _, stage := range []string{"envelope", "deploy", "deploy-roll", "supply", "forage", "arrivals", "command", "rally", "move", "moving", "displace", "attrition",
		"crowded", "withdraw", "fall-back", "follow", "orders", "attack", "commit", "defence", "roll", "option", "loss", "retreat", "advance", "replace", "end"} {
		if seen[stage] == 0 {
			t.Errorf("no game came to the stage %q", stage)
		}
	}
}

// What is read goes on as the game that was saved would have.
func TestLoadGoesOn(t *testing.T) {
	g := start(t, "campaign", 4, "cavalry-forage")
	rng := rand.New(rand.NewPCG(4, 2))
	for i := range 1500 {
		if g.p.Outcome() != nil {
			break
		}
		a := next(g.p, rng)
		if i%100 == 0 {
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
	g := start(t, "campaign", 1)
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
		{[]any{"phase", "lunch"}, "lunch"},
		{[]any{"stage", "lunch"}, "lunch"},
		{[]any{"stage", "move"}, "movement"},
		{[]any{"stage", "roll", "phase", "combat"}, "combat"},
		{[]any{"stage", "displace", "back", "move", "phase", "movement"}, "displace"},
		{[]any{"stage", "fall-back", "phase", "withdrawal"}, "cavalry"},
		{[]any{"stage", "moving", "phase", "movement"}, "in hand"},
		{[]any{"stage", "end"}, "last turn"},
		{[]any{"back", "move"}, "back"},
		{[]any{"dice", nil}, "dice"},
		{[]any{"dice", "xyz"}, "dice"},
		{[]any{"moving", []string{"ah.corps-10"}}, "in hand"},
		{[]any{"displaced", []string{"ah.hq-5-frank"}}, "displace"},
		{[]any{"vacated", []string{"g1419"}}, "falls back"},
		{[]any{"combat", object{}}, "combat"},
		{[]any{"extra", 1}, "extra"},
		{[]any{"state/score", 5000}, "score"},
		{[]any{"state/serbian_supply", 10}, "serbian_supply"},
		{[]any{"state/forts", []object{{"hex": "g1419", "lost": 5}}}, "g1419"},
		{[]any{"state/forts", []object{{"hex": "g1418", "lost": 1}}}, "g1418"},
		{[]any{"state/forts", []object{{"hex": "g9999", "lost": 1}}}, "g9999"},
		{[]any{"state/held", []object{{"hex": "g1419", "side": "allied"}}}, "g1419"},
		{[]any{"state/held", []object{{"hex": "g1312", "side": "nobody"}}}, "nobody"},
		{[]any{"state/rail", []int{1}}, "rail"},
		{[]any{"state/crossed", []object{{"from": "g1419", "to": "g1418", "nation": "france"}}}, "france"},
		{[]any{"state/awards", []object{{"turn": 99}}}, "turn"},
		{[]any{"ah.corps-10/hex", "g9999"}, "g9999"},
		{[]any{"ah.corps-10/hex", nil}, "ah.corps-10"},
		{[]any{"ah.corps-10/id", "ah.corps-99"}, "ah.corps-99"},
		{[]any{"ah.corps-10/id", "ah.corps-11"}, "twice"},
		{[]any{"ah.corps-10/hex", "s0307"}, "s0307"},
		{[]any{"ah.corps-10/state", object{"lost": 4}}, "lost"},
		{[]any{"ah.corps-10/state", object{"losst": 1}}, "losst"},
		{[]any{"ah.corps-10/state", object{"dead": 1}}, "g1419"},
		{[]any{"ah.corps-10/state", object{"due": 3}}, "g1419"},
		{[]any{"ah.corps-10/state", object{"link": 99}}, "link"},
		{[]any{"ah.corps-10/state", object{"along": 3}}, "along"},
		{[]any{"ah.corps-10/state", object{"entry": "g9999"}}, "g9999"},
		{[]any{"ah.corps-10/state", object{"hq": "ah.corps-11"}}, "headquarters"},
		{[]any{"ah.corps-10/state", object{"hq": "nobody"}}, "nobody"},
		{[]any{"ah.corps-10/state", object{"spent": -1}}, "spent"},
		{[]any{"ah.corps-10/state", nil, "ah.corps-10/hex", nil}, "ah.corps-10"},
		{[]any{"ru.corps-21/hex", "g1419"}, "g1419"},
		{[]any{"ru.corps-21/hex", "g1612", "ru.corps-21/state", nil}, "g1612"},
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
	for _, text := range []string{``, `{`, `[]`, `null`, `{"ruleset":"greatwar","ruleset":"greatwar"}`, string(g.p.AppendJSON(nil)) + "x"} {
		if _, err := rs.Load([]byte(text)); err == nil {
			t.Errorf("%.60q is not refused", text)
		}
	}
	// Keys that stand there twice, also within a unit's state.
	text := strings.Replace(string(g.p.AppendJSON(nil)), `{"id":"ah.corps-10","hex":"g1419"}`, `{"id":"ah.corps-10","hex":"g1419","state":{"lost":1,"lost":2}}`, 1)
	if _, err := rs.Load([]byte(text)); err == nil || !strings.Contains(err.Error(), "twice") || !strings.Contains(err.Error(), "ah.corps-10") {
		t.Errorf("a doubled key is answered with %v", err)
	}
}

// Units of the September game have no business on the Serbian map.
func TestLoadOtherMap(t *testing.T) {
	g := start(t, "september", 1)
	g.do("auto")
	if _, err := ruleset(t).Load(damage(t, g, "ah.corps-10/hex", "s0110")); err == nil || !strings.Contains(err.Error(), "map") {
		t.Errorf("a unit on the other map is answered with %v", err)
	}
}

func TestSetUp(t *testing.T) {
	rs := ruleset(t)
	// Only those named, in command, in the phase that is named.
	g := place(t, `austria movement 3
		state {"score":12,"serbian_supply":7,"forts":[{"hex":"g1612","lost":2}],"held":[{"hex":"g1312","side":"allied"}]}
		ah.corps-10 g1418 {"lost":1}
		ah.corps-1 g1418 {"commanded":false}
		ah.corps-5 off
		ru.corps-21 g0702`)
	g.stage("move", "austria")
	g.is("ah.corps-10", "g1418 -1", "ru.corps-21", "g0702", "ah.corps-11", "")
	if _, state := g.record("ah.corps-10"); state["commanded"] != true {
		t.Error("the X Corps is not in command")
	}
	if _, state := g.record("ah.corps-1"); state["commanded"] != nil {
		t.Error("the I Corps is in command")
	}
	if _, state := g.record("ah.corps-11"); state["absent"] != true {
		t.Error("the XI Corps takes part")
	}
	if _, state := g.record("ah.corps-5"); state["due"] == nil {
		t.Error("the V Corps does not come")
	}
	if g.points() != 12 {
		t.Errorf("there are %d points", g.points())
	}
	// Without "only" the others stand where the scenario has them, also in one
	// that is set up freely.
	for _, scenario := range []string{"campaign", "free-deployment"} {
		p, err := rs.SetUp(rules.Setup{Scenario: scenario, Turn: 2, Side: "allied", Phase: "supply", Units: []rules.UnitState{{ID: "ah.corps-10", Hex: "g1418"}}})
		if err != nil {
			t.Fatal(err)
		}
		(&game{t, p}).is("ah.corps-10", "g1418", "ah.corps-11", "g1312", "se.belgrade-brigade", "s0307")
	}
	for _, s := range []rules.Setup{
		{Scenario: "campaign", Phase: "lunch"},
		{Scenario: "campaign", Side: "prussia"},
		{Scenario: "campaign", Turn: 20},
		{Scenario: "campaign", Turn: 5, Phase: "deployment"},
		{Scenario: "campaign", Options: rules.Options{"wrong-envelope": "perhaps"}},
		{Scenario: "september", Options: rules.Options{"wrong-envelope": "on"}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ah.corps-99", Hex: "g1418"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ah.corps-10", Hex: "g1418"}, {ID: "ah.corps-10", Hex: "g1418"}}},
		{Scenario: "campaign", Units: []rules.UnitState{{ID: "ru.corps-21", Hex: "g1419"}}},
	} {
		if p, err := rs.SetUp(s); err == nil {
			t.Errorf("%+v is not refused, but is at %+v", s, p.Status())
		}
	}
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
		if s := g.p.Status(); s.Phase != phase || s.Stage != stage {
			t.Errorf("the phase %s begins at %+v", phase, s)
		}
	}
}
