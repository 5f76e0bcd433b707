package galicia_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 2)) }

// randomPlay plays a campaign at random to its end and shows every position.
func randomPlay(t testing.TB, seed uint64, look func(p rules.Position)) {
	t.Helper()
	rulestest.PlayOut(t, campaign(t, seed).P, seed, rulestest.AnyOffer, look)
}

// oneOfEach is a saved position of every stage that some random games reach.
func oneOfEach(t testing.TB) map[string]string {
	saved := map[string]string{}
	for seed := range uint64(4) {
		randomPlay(t, seed, func(p rules.Position) {
			s := p.Status()
			if _, ok := saved[s.Stage]; !ok && s.Turn > 2 {
				saved[s.Stage] = string(p.AppendJSON(nil))
			}
		})
	}
	return saved
}

// What is saved can be read, and is written the same again, whatever is being
// decided.
func TestLoadWhatWasSaved(t *testing.T) {
	saved := rulestest.Saved{T: t, Most: 20}
	for seed := range uint64(4) {
		randomPlay(t, seed, saved.Look)
	}
	saved.Stages("supply", "arrivals", "reaction", "move", "moving", "crowded", "attack", "hexes", "commit", "withhold", "roll", "retreat", "advance", "loss-roll", "loss", "end")
}

type object = rulestest.Object

// scenes are positions in which something is pending.
func scenes(t testing.TB) map[string]*game {
	all := map[string]*game{"start": campaign(t, 1)}
	move := place(t, "russia movement 3\nru.17-xix 15.15\nru.38-xix 15.15\nah.6-c 13.15\nah.4-ii 12.12")
	move.Do("pick ru.17-xix", "step 15.16")
	all["moving"] = move
	react := place(t, "russia movement 3\nru.17-xix 15.15\nru.38-xix 15.15\nah.6-c 13.15\nah.4-ii 13.15")
	react.Do("pick ru.17-xix", "step 14.15")
	all["reaction"] = react
	attack := func() *game {
		g := place(t, "austria combat 8\nah.25-ii 8.05\nah.4-ii 8.05\nah.41 8.05\nru.61-r 8.04\nru.69-r 8.04\nru.11-xi 8.03")
		g.Do("attack 8.04", "from 8.05", "declare", "commit ah.25-ii", "commit ah.4-ii", "ready")
		return g
	}
	all["roll"] = attack()
	retreat := attack()
	retreat.roll(1, 2)
	all["retreat"] = retreat
	loss := place(t, "austria combat 8\nah.16-xii 8.05\nah.35-xii 8.05\nah.38-xii 8.05\nru.2-gd 8.04")
	loss.Do("attack 8.04", "from 8.05", "declare", "commit ah.16-xii", "commit ah.35-xii", "commit ah.38-xii", "ready")
	loss.roll(3, 6)
	loss.roll(3, 1)
	all["loss"] = loss
	split := place(t, "austria combat 8\nah.25-ii 8.05\nah.4-ii 8.05\nru.61-r 8.04\nru.69-r 8.04\nru.11-xi 8.03\nru.32-xi 8.03\nru.42-ix 8.03\nah.16-xii 7.05\nah.35-xii 9.04\nah.38-xii 9.05\nah.12-i 7.04")
	split.Do("attack 8.04", "from 8.05", "declare", "commit ah.25-ii", "commit ah.4-ii", "ready")
	split.roll(4, 2)
	split.Do("retreat 8.03 8.04")
	all["split"] = split
	end := place(t, "austria combat 12\nah.4-ii 8.05\nru.9-x 12.03")
	end.Do("done")
	all["end"] = end
	return all
}

// A hand-edited position is refused with a sentence that names what is wrong.
func TestLoadRefuses(t *testing.T) {
	rs, games := ruleset(t), scenes(t)
	for stage, g := range games {
		if want := map[string]string{"start": "supply"}[stage]; want == "" && g.P.Status().Stage != stage {
			t.Fatalf("the scene %s is at %+v", stage, g.P.Status())
		}
	}
	set := func(path string, value any) func(object) {
		return func(m object) { rulestest.Set(m, path, value) }
	}
	unit := func(id string, fields object) func(object) {
		return func(m object) {
			for key, value := range fields {
				rulestest.Set(m, id+"/"+key, value)
			}
		}
	}
	list := func(names ...any) []any { return names }
	for _, c := range []struct {
		scene string
		edit  func(object)
		want  string
	}{
		{"start", set("ruleset", "toy"), `ruleset "toy" is not "galicia"`},
		{"start", set("scenario", "war"), `scenario "war" is unknown`},
		{"start", set("turn", 0), "turn: 0 is not from 1 to 12"},
		{"start", set("turn", 13), "turn: 13 is not from 1 to 12"},
		{"start", set("turn", 1.5), "turn: the number 1.5 stands where a whole number belongs"},
		{"start", set("turn", "1"), "turn: a text stands where a whole number belongs"},
		{"start", set("side", "germany"), `side: "germany" is unknown; it is one of austria, russia`},
		{"start", set("side", ""), `side: "" is unknown`},
		{"start", set("phase", "lunch"), `phase: "lunch" is unknown`},
		{"start", set("phase", "combat"), `stage "supply" needs the phase "supply", not "combat"`},
		{"start", set("stage", "lunch"), `stage: "lunch" is unknown`},
		{"start", set("stage", "attack"), `stage "attack" needs the phase "combat"`},
		{"start", set("stage", "end"), `stage "end" needs the phase "combat"`},
		{"start", set("weather", "mud"), `the key "weather" is unknown here`},
		{"start", set("dice", nil), "dice is missing"},
		{"start", set("dice", "00"), "the state of the dice cannot be read"},
		{"start", set("dice", 7), "dice: a number stands where a text belongs"},
		{"start", set("units", nil), `units is missing`},
		{"start", set("units", "all"), "units: a text stands where a list belongs"},
		{"start", func(m object) { m["units"] = append(m["units"].([]any), m["units"].([]any)[3]) }, "units: unit \"ah.14-v\" is listed twice"},
		{"start", func(m object) { m["units"] = m["units"].([]any)[1:] }, `unit "ah.5-i" is missing`},
		{"start", unit("ah.5-i", object{"id": "ah.99"}), `there is no unit "ah.99"`},
		{"start", unit("ah.5-i", object{"hex": "20.01"}), `there is no hex "20.01"`},
		{"start", unit("ah.5-i", object{"hex": "9.1"}), `there is no hex "9.1"`},
		{"start", unit("ah.5-i", object{"hex": "3.10"}), "no unit can be in 3.10, which is swamp"},
		{"start", unit("ru.9-x", object{"hex": "3.15"}), "no Russian unit can be in Przemysl, 3.15 (13.0)"},
		{"start", unit("ru.9-x", object{"hex": "9.23"}), "both sides are in hex 9.23"},
		{"start", unit("ah.5-i", object{"side": "russia"}), `units[0]: the key "side" is unknown here`},
		{"start", unit("ah.5-i", object{"state": object{"morale": 3}}), `unit ah.5-i: state: the key "morale" is unknown here`},
		{"start", unit("ah.5-i", object{"state": object{"ce": 3}}), "unit ah.5-i: state: ce: 3 is not from 0 to 2"},
		{"start", unit("ah.1-m", object{"state": object{"ce": 2}}), "unit ah.1-m: state: ce: 2 is not from 0 to 1"},
		{"start", unit("ah.5-i", object{"state": object{"ce": -1}}), "unit ah.5-i: state: ce: -1 is not from 0 to 2"},
		{"start", unit("ah.5-i", object{"state": object{"ce": 1e30}}), "unit ah.5-i: state: ce: the number 1e+30 stands where a whole number belongs"},
		{"start", unit("ah.1-m", object{"state": object{"reduced": true}}), "unit ah.1-m: state: reduced: it has no reduced side"},
		{"start", unit("ah.5-i", object{"state": object{"supply": "some"}}), `unit ah.5-i: state: supply: "some" is unknown; it is one of in, low, out`},
		{"start", unit("ah.5-i", object{"state": object{"spent": 100}}), "spent: 100 is not from 0 to 99"},
		{"start", unit("ah.5-i", object{"state": object{"lost": 1}}), "cannot be in hex 9.23 and out of the game"},
		{"start", unit("ah.5-i", object{"state": object{"absent": true}}), "cannot be in hex 9.23 and out of the game"},
		{"start", unit("ah.31-iv", object{"state": object{"lost": 2}}), "lost: 2 is not from 0 to 1"},
		{"start", unit("ah.5-i", object{"state": "tired"}), "unit ah.5-i: state: a text stands where an object belongs"},
		{"start", set("state", object{"austria": object{"points": 1000}}), "state: austria: points: 1000 is not from -999 to 999"},
		{"start", set("state", object{"austria": object{"attacks": list(0, 1)}}), "state: austria: attacks: turn 2 is still to come"},
		{"start", set("state", object{"austria": object{"attacks": list(-1)}}), "attacks: -1 is not from 0"},
		{"start", set("state", object{"russia": object{"attacks": list(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)}}), "state: russia: attacks: there are only 9 turns"},
		{"start", set("state", object{"germany": object{}}), `state: the key "germany" is unknown here`},
		{"start", set("state", object{"towns": list(object{"hex": "1.01", "captured": 1})}), "Stanislau (1.01) earns no victory points"},
		{"start", set("state", object{"towns": list(object{"hex": "nowhere", "captured": 1})}), `there is no hex "nowhere"`},
		{"start", set("state", object{"towns": list(object{"hex": "7.09"})}), "towns: captured is missing"},
		{"start", set("state", object{"towns": list(object{"hex": "7.09", "captured": 2})}), "captured: 2 is not from 1 to 1"},
		{"start", set("state", object{"towns": list(object{"hex": "7.09", "captured": 1, "occupied": 2})}), "occupied: 2 has bits of turns in which the town cannot have been occupied"},
		{"start", set("state", object{"towns": list(object{"hex": "7.09", "captured": 1, "occupied": -1})}), "occupied: -1 is not from 0"},
		{"start", set("state", object{"towns": list(object{"hex": "7.09", "captured": 1}, object{"hex": "7.09", "captured": 1})}), "7.09 is listed twice"},
		{"start", set("moving", list("ah.5-i")), `stage "supply" needs nobody in hand`},
		{"start", set("moved", true), "moved: there are no units in hand"},
		{"start", set("combat", object{"target": "8.05"}), `combat: there is none at the stage "supply"`},
		{"start", set("reaction", object{"back": "move", "from": "", "to": "8.05"}), `reaction: there is none at the stage "supply"`},

		{"moving", set("moving", nil), "moved: there are no units in hand"},
		{"moving", func(m object) { delete(m, "moving"); delete(m, "moved") }, "needs units in hand that stand in one hex"},
		{"moving", set("moving", list("ru.17-xix", "ru.17-xix")), `moving: unit "ru.17-xix" is listed twice`},
		{"moving", set("moving", list("ru.17-xix", "ru.38-xix")), "needs units in hand that stand in one hex"},
		{"moving", set("moving", list("ru.99")), `moving: there is no unit "ru.99"`},
		{"moving", set("moving", list("ah.6-c")), "needs units in hand that stand in one hex"},
		{"moving", set("moving", list("ru.9-x")), "needs units in hand that stand in one hex"},
		{"moving", set("stage", "move"), `stage "move" needs nobody in hand`},
		{"moving", set("stage", "reaction"), `reaction is missing`},
		{"moving", set("stage", "crowded"), `stage "crowded" needs nobody in hand`},

		{"reaction", set("reaction", nil), `reaction is missing`},
		{"reaction", set("reaction/waiting", list()), "needs cavalry that may react"},
		{"reaction", set("reaction/waiting", list(object{"unit": "ah.4-ii"})), "needs cavalry of the other side"},
		{"reaction", set("reaction/waiting", list(object{"unit": "ru.7-c"})), "needs cavalry of the other side"},
		{"reaction", set("reaction/waiting", list(object{"unit": "ah.6-c"}, object{"unit": "ah.6-c"})), `reaction: waiting: unit "ah.6-c" is listed twice`},
		{"reaction", unit("ah.6-c", object{"hex": "12.12"}), "needs cavalry of the other side next to the movers"},
		{"reaction", set("reaction/movers", list()), "needs units that have just moved"},
		{"reaction", set("reaction/movers", list("ru.38-xix")), "needs units that have just moved"},
		{"reaction", set("reaction/to", "14.16"), "needs units that have just moved"},
		{"reaction", set("reaction/to", "x"), `reaction: to: there is no hex "x"`},
		{"reaction", set("reaction/from", "12.12"), "needs the hex that the movers came from"},
		{"reaction", set("reaction/from", ""), "needs the hex that the movers came from"},
		{"reaction", set("reaction/back", "loss"), `needs the phase "combat"`},
		{"reaction", set("reaction/back", "reaction"), "needs"},
		{"reaction", set("reaction/back", "arrivals"), "needs"},
		{"reaction", set("reaction/back", "later"), `reaction: back: "later" is unknown`},
		{"reaction", func(m object) { delete(m, "moving"); delete(m, "moved") }, "needs units in hand"},

		{"roll", set("combat", nil), `combat is missing`},
		{"roll", set("combat/target", "12.12"), "needs attacking hexes next to the target"},
		{"roll", set("combat/target", "8.06"), "needs an enemy to attack in the target"},
		{"roll", set("combat/hexes", list()), "needs attacking hexes"},
		{"roll", set("combat/hexes", list("8.05", "8.05")), "needs attacking hexes next to the target, each named once"},
		{"roll", set("combat/hexes", list("12.12")), "needs attacking hexes next to the target"},
		{"roll", set("combat/attackers", list()), "needs attackers and defenders"},
		{"roll", set("combat/attackers", list("ru.61-r")), "needs"},
		{"roll", set("combat/attackers", list("ah.41", "ah.25-ii")), "needs every unit in one part of the attack only"},
		{"roll", set("combat/attackers", list("ah.12-i")), "needs attackers that stand in the attacking hexes"},
		{"roll", set("combat/defenders", list("ru.11-xi")), "needs defenders that stand in the target"},
		{"roll", set("combat/defenders", list()), "needs attackers and defenders"},
		{"roll", set("combat/column", -1), "combat: column: -1 is not from 0 to 999"},
		{"roll", set("combat/column", 1000), "combat: column: 1000 is not from 0 to 999"},
		{"roll", set("combat/column", 99999), "combat: column: 99999 is not from 0 to 999"},
		{"roll", set("combat/luck", 1), `combat: the key "luck" is unknown here`},
		{"roll", set("stage", "retreat"), "needs"},
		{"roll", set("stage", "loss"), "needs dice from one to six"},
		{"roll", set("stage", "withhold"), `stage "withhold" has nothing to decide`},
		{"roll", set("stage", "split"), "needs"},

		{"retreat", set("combat/retreats", list()), "needs a stack that retreats"},
		{"retreat", set("combat/retreats/trail", list()), "needs retreats of one to four hexes"},
		{"retreat", set("combat/retreats/trail", list("8.03")), "needs retreating units that stand at the end of their trail"},
		{"retreat", set("combat/retreats/trail", list("12.12", "8.04")), "needs retreats of one to four hexes"},
		{"retreat", set("combat/retreats/hexes", 5), "combat: retreats: hexes: 5 is not from 1 to 4"},
		{"retreat", set("combat/retreats/hexes", 0), "combat: retreats: hexes: 0 is not from 1 to 4"},
		{"retreat", set("combat/retreats/zones", 1), "needs retreats of one to four hexes"},
		{"retreat", set("combat/retreats/begun", true), "needs retreats that have begun"},
		{"retreat", set("combat/retreats/units", list()), "needs retreating units"},
		{"retreat", set("combat/retreats/units", list("ru.11-xi")), "needs retreating units"},
		{"retreat", set("combat/retreats/side", "nobody"), `combat: retreats: side: "nobody" is unknown`},
		{"retreat", set("combat/dice", list(0, 7)), "combat: dice: 7 is not from 0 to 6"},
		{"retreat", set("combat/retreat", list(0, 9)), "combat: retreat: 9 is not from 0 to 4"},
		{"retreat", set("combat/modifier", list(-3, 0)), "combat: modifier: -3 is not from -2 to 2"},

		{"split", set("combat/splits", list()), "needs an overstacked retreat just where one goes on"},
		{"split", set("combat/splits/hex", "8.04"), "needs retreating units in an overstacked hex"},
		{"split", set("combat/splits/excess", 0), "needs retreating units in an overstacked hex"},
		{"split", set("combat/splits/trail", list()), "needs retreating units in an overstacked hex"},
		{"split", set("combat/splits/units", list("ah.25-ii")), "needs retreating units in an overstacked hex"},
		{"split", set("combat/splits/side", "austria"), "needs"},
		{"split", set("stage", "attack"), `combat: there is none at the stage "attack"`},

		{"loss", set("combat/to_lose", list(0, 0)), "needs losses to take"},
		{"loss", set("combat/to_lose", list(-1, 3)), "combat: to_lose: -1 is not from 0 to 5"},
		{"loss", set("combat/to_lose", list(100, 100)), "combat: to_lose: 100 is not from 0 to 5"},
		{"loss", set("combat/taken", list(0)), "needs losses to take and how many each unit has taken"},
		{"loss", set("combat/loss_dice", list(9, 1)), "combat: loss_dice: 9 is not from 0 to 6"},
		{"loss", set("combat/dice", list(6, 0)), "needs dice from one to six"},
		{"loss", set("combat/dice", list(6, 300)), "combat: dice: 300 is not from 0 to 6"},

		{"end", set("turn", 11), `stage "end" needs the last turn`},
		{"end", set("phase", "supply"), `stage "end" needs the phase "combat"`},
	} {
		m := games[c.scene].Object()
		c.edit(m)
		text, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		rulestest.RefusesText(t, rs, c.scene, text, c.want)
	}
	good, roll := string(games["start"].P.AppendJSON(nil)), string(games["roll"].P.AppendJSON(nil))
	for text, want := range map[string]string{
		"":                       "there is nothing to read",
		good[:len(good)/2]:       "this is not JSON: it ends too early",
		"null":                   "null stands where an object belongs",
		"[]":                     "a list stands where an object belongs",
		"turn 3":                 "this is not JSON",
		good + "{}":              "this is not JSON: something stands behind its end: the character '{'",
		good[:len(good)-1] + ",": "this is not JSON: it ends too early",
		strings.Replace(good, `"turn":1`, `"turn":null`, 1): "turn: null stands where a whole number belongs",
		strings.Replace(good, `"turn":`, `"Turn":`, 1):      `the key "Turn" is unknown here`,
		// A key that is listed twice, in whatever part.
		strings.Replace(good, `"turn":1`, `"turn":1,"turn":1`, 1):                          `the key "turn" is listed twice`,
		strings.Replace(good, `"state":{`, `"state":{"towns":[],"towns":[],`, 1):           `state: the key "towns" is listed twice`,
		strings.Replace(good, `"id":"ah.5-i"`, `"id":"ah.5-i","id":"ah.5-i"`, 1):           `units[0]: the key "id" is listed twice`,
		strings.Replace(good, `"id":"ah.5-i"`, `"id":"ah.5-i","state":{"ce":1,"ce":1}`, 1): `unit ah.5-i: state: the key "ce" is listed twice`,
		strings.Replace(roll, `"combat":{`, `"combat":{"column":1,`, 1):                    `combat: the key "column" is listed twice`,
	} {
		rulestest.RefusesText(t, rs, fmt.Sprintf("%.20q", text), []byte(text), want)
	}
}

// A described position is refused in the same way.
func TestSetUpRefuses(t *testing.T) {
	rs := ruleset(t)
	for _, c := range []struct {
		s    rules.Setup
		want string
	}{
		{rules.Setup{}, `scenario "" is unknown`},
		{rules.Setup{Scenario: "war"}, `scenario "war" is unknown`},
		{rules.Setup{Scenario: "campaign", Options: rules.Options{"fog": "on"}}, `option "fog" is unknown`},
		{rules.Setup{Scenario: "campaign", Turn: -1}, "turn: -1 is not from 1 to 12"},
		{rules.Setup{Scenario: "campaign", Turn: 99}, "turn: 99 is not from 1 to 12"},
		{rules.Setup{Scenario: "campaign", Side: "Russia"}, `side: "Russia" is unknown`},
		{rules.Setup{Scenario: "campaign", Phase: "victory"}, `phase: "victory" is unknown`},
		{rules.Setup{Scenario: "campaign", Units: []rules.UnitState{{ID: "ah.99"}}}, `there is no unit "ah.99"`},
		{rules.Setup{Scenario: "campaign", Units: []rules.UnitState{{}}}, `there is no unit ""`},
		{rules.Setup{Scenario: "campaign", Units: []rules.UnitState{{ID: "ah.20", Hex: "8.05"}, {ID: "ah.20", Hex: "8.04"}}}, `unit "ah.20" is listed twice`},
		{rules.Setup{Scenario: "campaign", Units: []rules.UnitState{{ID: "ah.20", Hex: "8.99"}}}, `there is no hex "8.99"`},
		{rules.Setup{Scenario: "campaign", Units: []rules.UnitState{{ID: "ah.20", Hex: "12.23"}}}, "both sides are in hex 12.23"},
		{rules.Setup{Scenario: "campaign", Units: []rules.UnitState{{ID: "ah.20", Hex: "12.06"}}}, "which is swamp"},
		{rules.Setup{Scenario: "campaign", Units: []rules.UnitState{{ID: "ah.20", State: json.RawMessage(`{"ce":`)}}}, "unit ah.20: state: this is not JSON"},
		{rules.Setup{Scenario: "campaign", State: json.RawMessage(`[]`)}, "state: a list stands where an object belongs"},
	} {
		_, err := rs.SetUp(c.s)
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.ContainsAny(err.Error(), "\n") {
			t.Errorf("%+v: got %v, want %s", c.s, err, c.want)
		}
	}
	crowd := rules.Setup{Scenario: "campaign", Phase: "combat"}
	for _, s := range campaign(t, 1).P.View("").Stacks {
		for _, u := range s.Units {
			if u.Side == "austria" && len(crowd.Units) < 13 {
				crowd.Units = append(crowd.Units, rules.UnitState{ID: u.Unit, Hex: "8.05"})
			}
		}
	}
	if _, err := rs.SetUp(crowd); err == nil || !strings.Contains(err.Error(), "more than 12 units in hex 8.05") {
		t.Errorf("thirteen units in a hex: %v", err)
	}
	// In the middle of its movement a side may crowd a hex as it likes.
	crowd.Phase = "movement"
	p, err := rs.SetUp(crowd)
	if err != nil {
		t.Fatalf("thirteen units in a hex during movement: %v", err)
	}
	if _, err := rs.Load(p.AppendJSON(nil)); err != nil {
		t.Errorf("thirteen units in a hex during movement cannot be loaded: %v", err)
	}
}

// A described position may be one that play would not bring about; what is left
// out is as in the scenario.
func TestSetUp(t *testing.T) {
	rs := ruleset(t)
	p := rulestest.Place(t, rs, rules.Setup{Scenario: "campaign"})
	q, _ := rs.New("campaign", nil, 0)
	if !bytes.Equal(p.AppendJSON(nil), q.AppendJSON(nil)) {
		t.Error("an empty description is not the start")
	}
	for phase, stage := range map[string]string{"supply": "supply", "reinforcement": "arrivals", "movement": "move", "combat": "attack"} {
		p, err := rs.SetUp(rules.Setup{Scenario: "campaign", Turn: 2, Side: "austria", Phase: phase})
		if err != nil || p.Status().Stage != stage || p.Status().Phase != phase {
			t.Errorf("%s begins at %+v: %v", phase, p.Status(), err)
		}
		// It can be saved like any other.
		again, err := rs.Load(p.AppendJSON(nil))
		if err != nil || !bytes.Equal(again.AppendJSON(nil), p.AppendJSON(nil)) {
			t.Errorf("%s: %v", phase, err)
		}
	}
	g := setUp(t, rules.Setup{Scenario: "campaign", Turn: 5, Side: "russia", Phase: "combat", Units: []rules.UnitState{
		{ID: "ah.5-i", Hex: "10.23", State: json.RawMessage(`{"reduced":true,"ce":2,"supply":"out","been_attacked":true}`)},
		{ID: "ah.12-i", State: json.RawMessage(`{"lost":4}`)}, {ID: "ru.2-gd", Hex: "12.24"}}})
	g.is("ah.5-i", "10.23 ce2 reduced out", "ah.12-i", "lost", "ru.2-gd", "12.24", "ah.46-i", "9.22")
	if got := g.points(); got != [2]int{0, 1} {
		t.Errorf("the points are %v", got)
	}
}

// What may stand in a damaged position in place of what stood there.
var (
	numbers = []any{0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 9.0, 12.0, 99.0, -1.0, -5.0, 127.0, 128.0, 40000.0, 1e300}
	ids     = []any{"ah.4-ii", "ah.25-ii", "ah.6-c", "ah.3-c", "ah.1-m", "ah.31-iv", "ru.17-xix", "ru.7-c", "ru.61-r", "ru.69-r", "ru.2-gd", "ru.pavlov"}
	places  = []any{"", "8.05", "8.04", "8.03", "9.04", "3.15", "3.14", "3.10", "16.26", "16.22", "13.15", "14.15", "14.14", "1.01"}
	words   = []any{"", "austria", "russia", "in", "low", "out", "supply", "reinforcement", "movement", "combat", "arrivals", "reaction", "move", "moving", "crowded", "attack", "hexes",
		"commit", "withhold", "roll", "retreat", "split", "excess", "advance", "loss-roll", "loss", "end"}
)

// others are values of every kind, made anew for they may be changed later.
func others() []any {
	return []any{nil, true, 1.0, "x", []any{}, object{}, []any{1.0, 1.0}, []any{"ah.4-ii"}, []any{"8.05"}}
}

// damage changes something in a JSON value: an element is replaced, mostly by
// another of its kind, doubled or left out.
func damage(v any, rng *rand.Rand) any {
	pool := others()
	switch v := v.(type) {
	case object:
		if keys := slices.Sorted(maps.Keys(v)); len(v) > 0 && rng.IntN(30) > 0 {
			if k := keys[rng.IntN(len(keys))]; rng.IntN(20) == 0 {
				delete(v, k)
			} else {
				v[k] = damage(v[k], rng)
			}
			return v
		}
	case []any:
		if len(v) > 0 && rng.IntN(30) > 0 {
			i := rng.IntN(len(v))
			switch rng.IntN(12) {
			case 0:
				return append(v, damage(v[i], rng))
			case 1:
				return slices.Delete(v, i, i+1)
			}
			v[i] = damage(v[i], rng)
			return v
		}
	case bool:
		return !v
	case float64:
		pool = numbers
	case string:
		switch {
		case v != "" && v[0] >= '0' && v[0] <= '9':
			pool = places
		case strings.Contains(v, "."):
			pool = ids
		default:
			pool = words
		}
	}
	if rng.IntN(20) == 0 {
		pool = others()
	}
	return pool[rng.IntN(len(pool))]
}

// lookAt asks for all that can be shown of a position as a whole.
func lookAt(t testing.TB, p rules.Position) {
	t.Helper()
	for _, viewer := range []rules.Side{"", "austria", "russia"} {
		p.View(viewer)
		for _, side := range []rules.Side{"austria", "russia"} {
			for _, kind := range []string{"zones", "supply", "threat"} {
				if _, err := p.Overlay(viewer, rules.Query{Kind: kind, Side: side}); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// sound asserts what holds of every position that could be read: it is saved as
// it was read, can be looked at from all sides and can be played on.
func sound(t testing.TB, p rules.Position, rng *rand.Rand) {
	t.Helper()
	rs := p.Ruleset()
	saved := p.AppendJSON(nil)
	again, err := rs.Load(saved)
	if err != nil {
		t.Fatalf("what was read cannot be read again: %v\n%s", err, saved)
	}
	if !bytes.Equal(again.AppendJSON(nil), saved) {
		t.Fatalf("it is written as\n%s, before\n%s", again.AppendJSON(nil), saved)
	}
	for i := range 40 {
		if i%8 == 0 {
			lookAt(t, p)
		}
		offers := p.Offers()
		if len(offers) == 0 {
			if p.Outcome() == nil {
				t.Fatalf("nobody can do anything at %+v\n%s", p.Status(), saved)
			}
			return
		}
		if _, err := p.Do(offers[rng.IntN(len(offers))].Action); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := rs.Load(p.AppendJSON(nil)); err != nil {
		t.Fatalf("played on, it cannot be read: %v\n%s", err, saved)
	}
}

// FuzzLoad reads positions, damaged by the fuzzer as text or, with a seed, as
// values: each is refused with a sentence or is sound.
func FuzzLoad(f *testing.F) {
	rs := ruleset(f)
	var texts []string
	for _, text := range oneOfEach(f) {
		texts = append(texts, text)
	}
	for _, g := range scenes(f) {
		texts = append(texts, string(g.P.AppendJSON(nil)))
	}
	slices.Sort(texts)
	for i, text := range texts {
		f.Add([]byte(text), uint8(i), uint64(0))
		for seed := range uint64(8) {
			f.Add([]byte(nil), uint8(i), seed+1)
		}
	}
	f.Fuzz(func(t *testing.T, text []byte, which uint8, seed uint64) {
		rng := newRand(seed)
		if seed > 0 {
			var m any
			if err := json.Unmarshal([]byte(texts[int(which)%len(texts)]), &m); err != nil {
				t.Fatal(err)
			}
			for range 1 + rng.IntN(3) {
				m = damage(m, rng)
			}
			var err error
			if text, err = json.Marshal(m); err != nil {
				t.Fatal(err)
			}
		}
		p, err := rs.Load(text)
		if err == nil {
			sound(t, p, rng)
		} else if !rulestest.Clear(err) {
			t.Errorf("%q is no clear sentence", err)
		}
	})
}
