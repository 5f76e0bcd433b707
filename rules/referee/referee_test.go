package referee

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"vistula/rules/rulestest/toy"
)

// ask sends a line and gives the answer, which must be one JSON object a line.
func ask(t *testing.T, r *Referee, line string) map[string]any {
	t.Helper()
	raw := r.Handle([]byte(line))
	var answer map[string]any
	if err := json.Unmarshal(raw, &answer); err != nil || bytes.ContainsAny(raw, "\r\n") {
		t.Fatalf("%s: the answer is not one line of JSON: %s", line, raw)
	}
	if _, ok := answer["ok"].(bool); !ok {
		t.Fatalf("%s: the answer has no ok: %s", line, raw)
	}
	return answer
}

func good(t *testing.T, r *Referee, line string) map[string]any {
	t.Helper()
	answer := ask(t, r, line)
	if answer["ok"] != true {
		t.Fatalf("%s: %v", line, answer)
	}
	return answer
}

func begun(t *testing.T) *Referee {
	t.Helper()
	r := New(toy.Find)
	good(t, r, `{"cmd":"new","ruleset":"toy","scenario":"skirmish","seed":7}`)
	return r
}

const mineAction = `{"cmd":"do","action":{"verb":"mine","hex":"2.2"}}`

func TestARequestThatIsWrongIsRefusedInOneSentence(t *testing.T) {
	r := begun(t)
	before := good(t, r, `{"cmd":"status"}`)
	for line, want := range map[string]string{
		``:                                   "the line is empty",
		`{"cmd":"status"`:                    "the line is not JSON: it ends too early",
		`hello`:                              "the line is not JSON: the character 'h' does not belong here",
		"{\"cmd\":\"\xff\"}":                 "not text in UTF-8",
		`[]`:                                 "a request is a JSON object",
		`"status"`:                           "a request is a JSON object",
		`{"cmd":"status"} {"cmd":"status"}`:  "the line is not JSON",
		`{}`:                                 `the field "cmd" is missing`,
		`{"cmd":5}`:                          `the field "cmd": a number stands where a text belongs`,
		`{"cmd":"fly"}`:                      `the command "fly" is unknown`,
		`{"cmd":"status","cmd":"status"}`:    `the field "cmd" appears twice`,
		`{"cmd":"status","hex":"1.1"}`:       `the field "hex" is unknown in "status", which has seat`,
		`{"cmd":"do"}`:                       `the field "action" is missing in "do"`,
		`{"cmd":"do","action":5}`:            `the field "action": a number stands where an object belongs`,
		`{"cmd":"do","action":{}}`:           `the field "action.verb" is missing or empty`,
		`{"cmd":"do","action":{"Verb":"m"}}`: `the field "action": the key "Verb" is unknown here`,
		`{"cmd":"do","action":{"verb":"mine","hex":5}}`:                   `the field "action.hex": a number stands where a text belongs`,
		`{"cmd":"do","action":{"verb":"fly"}}`:                            `There is no action "fly"`,
		`{"cmd":"do","action":{"verb":"mine","hex":"2.2"},"side":"blue"}`: "blue cannot act now: it is red's decision",
		`{"cmd":"do","action":{"verb":"mine","hex":"2.2"},"dice":[3]}`:    "forced dice: 1 given, but the action throws only 0",
		`{"cmd":"do","action":{"verb":"mine","hex":"2.2"},"dice":[7]}`:    "forced dice: 7 is not on a six-sided die",
		`{"cmd":"do","action":{"verb":"mine","hex":"2.2"},"dice":["6"]}`:  `the field "dice": a text stands where a whole number belongs`,
		`{"cmd":"view","side":"green"}`:                                   `the field "side": "green" is not a side of this game; there are red and blue`,
		`{"cmd":"overlay","query":{"kind":"moon"}}`:                       `the query "moon" is unknown`,
		`{"cmd":"undo"}`:                                            "there is nothing to undo",
		`{"cmd":"redo"}`:                                            "there is nothing to redo",
		`{"cmd":"undo","to":3}`:                                     `the field "to": cannot go from action 0 to action 3 of 0 with undo`,
		`{"cmd":"events","since":4}`:                                `the field "since": 4 is not between 0 and 0`,
		`{"cmd":"load","save":{}}`:                                  `the field "save": save: `,
		`{"cmd":"load","save":"x"}`:                                 `the field "save": save: `,
		`{"cmd":"new","ruleset":"chess","scenario":"x"}`:            `ruleset "chess" is unknown`,
		`{"cmd":"new","ruleset":"toy","scenario":"x"}`:              `scenario "x" is unknown`,
		`{"cmd":"new","ruleset":"toy","scenario":"duel","seed":-1}`: `the field "seed": the number -1 stands where a whole number belongs`,
		`{"cmd":"new","ruleset":"toy","scenario":"duel","options":{"length":"endless"}}`:              `option "length" cannot be "endless"`,
		`{"cmd":"position","ruleset":"toy","scenario":"duel","units":[{"id":"red-9"}]}`:               `there is no unit "red-9"`,
		`{"cmd":"position","ruleset":"toy","scenario":"duel","units":[{"id":"red-1","where":"1.1"}]}`: `the field "units[0]": the key "where" is unknown here`,
		`{"cmd":"position","ruleset":"toy","scenario":"duel","units":[{"id":"red-1","hex":"9.9"}]}`:   `there is no hex "9.9"`,
		`{"cmd":"position","ruleset":"toy","scenario":"duel","turn":"two"}`:                           `the field "turn": a text stands where a whole number belongs`,
		`{"cmd":"position","ruleset":"toy","scenario":"duel","only":null}`:                            `the field "only": null stands where true or false belongs`,
		`{"cmd":"position","ruleset":"toy","scenario":"duel","units":[{"id":"red-1","hex":"3.1"}]}`:   `one unit only in hex 3.1`,
		`{"cmd":"position","ruleset":"toy","scenario":"duel","units":[{"id":"a"}],"units":[]}`:        `the field "units" appears twice`,
		`{"cmd":"cases","ruleset":"chess"}`:                                                           `ruleset "chess" is unknown`,
	} {
		answer := ask(t, r, line)
		why, _ := answer["why"].(string)
		if _, has := answer["case"].(string); answer["ok"] != false || !has || !strings.Contains(why, want) || strings.Contains(why, "\n") {
			t.Errorf("%s: %v\nwant %s", line, answer, want)
		}
	}
	if after := good(t, r, `{"cmd":"status"}`); after["hash"] != before["hash"] {
		t.Error("refused requests changed the game")
	}
}

func TestWithoutAGameThereIsNothingToAsk(t *testing.T) {
	r := New(toy.Find)
	for _, cmd := range []string{"status", "offers", "view", "undo", "redo", "save", "events", "do", "overlay", "cases", "charts"} {
		line := `{"cmd":"` + cmd + `"}`
		switch cmd {
		case "do":
			line = mineAction
		case "overlay":
			line = `{"cmd":"overlay","query":{"kind":"reach"}}`
		}
		if why, _ := ask(t, r, line)["why"].(string); !strings.Contains(why, "there is no game yet") {
			t.Errorf("%s: %q", cmd, why)
		}
	}
}

func TestTheIDComesBack(t *testing.T) {
	r := begun(t)
	for line, want := range map[string]string{
		`{"id": 17, "cmd":"status"}`:            `{"ok":true,"id":17,`,
		`{"id": {"a": [1, 2]}, "cmd":"status"}`: `{"ok":true,"id":{"a":[1,2]},`,
		`{"id":"x","cmd":"fly"}`:                `{"ok":false,"id":"x",`,
		`{"id":null,"cmd":"quit"}`:              `{"ok":true,"id":null}`,
	} {
		if got := string(r.Handle([]byte(line))); !strings.HasPrefix(got, want) {
			t.Errorf("%s: %s, want %s", line, got, want)
		}
	}
}

func TestAGameIsPlayedSavedAndTakenBack(t *testing.T) {
	r := begun(t)
	start := good(t, r, `{"cmd":"status"}`)["hash"]
	done := good(t, r, mineAction)
	if len(done["events"].([]any)) != 1 || done["hash"] == start || done["cursor"] != 1.0 {
		t.Errorf("do: %v", done)
	}
	if back := good(t, r, `{"cmd":"undo"}`); back["hash"] != start || back["len"] != 1.0 {
		t.Errorf("undo: %v", back)
	}
	if again := good(t, r, `{"cmd":"redo","to":1}`); again["hash"] != done["hash"] {
		t.Errorf("redo: %v", again)
	}
	save, err := json.Marshal(good(t, r, `{"cmd":"save"}`)["save"])
	if err != nil {
		t.Fatal(err)
	}
	other := New(toy.Find)
	if loaded := good(t, other, `{"cmd":"load","save":`+string(save)+`}`); loaded["hash"] != done["hash"] || loaded["drift"] != nil {
		t.Errorf("load: %v", loaded)
	}
	entries := good(t, other, `{"cmd":"events","side":"blue"}`)["entries"].([]any)
	text := entries[0].(map[string]any)["events"].([]any)[0].(map[string]any)["text"]
	if text != "A mine is laid somewhere." {
		t.Errorf("blue reads %q", text)
	}
}

func TestForcedDiceFallAndFencesHold(t *testing.T) {
	r := New(toy.Find)
	good(t, r, `{"cmd":"position","ruleset":"toy","scenario":"duel","units":[{"id":"red-1","hex":"1.1"},{"id":"blue-1","hex":"1.2"}],"only":true}`)
	attack := `"action":{"verb":"attack","unit":"red-1","hex":"1.2"}`
	done := good(t, r, `{"cmd":"do",`+attack+`,"dice":[6,1]}`)
	if dice := done["events"].([]any)[0].(map[string]any)["dice"]; dice.([]any)[0] != 6.0 || dice.([]any)[1] != 1.0 {
		t.Errorf("the dice were %v", dice)
	}
	if why, _ := ask(t, r, `{"cmd":"undo"}`)["why"].(string); !strings.Contains(why, "dice were rolled") {
		t.Errorf("undo: %q", why)
	}
	good(t, r, `{"cmd":"position","ruleset":"toy","scenario":"duel","units":[{"id":"blue-1","hex":"1.2"}],"friendly":true}`)
	good(t, r, `{"cmd":"do",`+attack+`}`)
	good(t, r, `{"cmd":"undo"}`)
}

func TestOffersViewAndOverlay(t *testing.T) {
	r := begun(t)
	offers := good(t, r, `{"cmd":"offers"}`)
	if offers["to_act"] != "red" || len(offers["offers"].([]any)) < 10 {
		t.Errorf("offers: %v", offers)
	}
	view := good(t, r, `{"cmd":"view","side":"blue"}`)["view"].(map[string]any)
	if view["for"] != "blue" {
		t.Errorf("view: %v", view)
	}
	marks := good(t, r, `{"cmd":"overlay","query":{"kind":"reach","unit":"red-1"}}`)["overlay"].(map[string]any)["hexes"]
	if len(marks.([]any)) == 0 {
		t.Error("no reach")
	}
	if len(good(t, r, `{"cmd":"cases"}`)["cases"].([]any)) == 0 {
		t.Error("no cases")
	}
	good(t, r, `{"cmd":"charts","ruleset":"toy"}`)
	if len(good(t, r, `{"cmd":"help"}`)["commands"].([]any)) != len(commands) {
		t.Error("help does not list all commands")
	}
}

// The record for a side tells what that side may know, and no hash to try guesses on.
func TestTheRecordOfASideIsRedacted(t *testing.T) {
	r := begun(t)
	good(t, r, mineAction)
	entry := func(side string) map[string]any {
		t.Helper()
		entries := good(t, r, `{"cmd":"events","side":"`+side+`"}`)["entries"].([]any)
		if len(entries) != 1 {
			t.Fatalf("%q reads %v", side, entries)
		}
		return entries[0].(map[string]any)
	}
	for side, hex := range map[string]any{"": "2.2", "red": "2.2", "blue": nil} {
		e := entry(side)
		if got := e["action"].(map[string]any)["hex"]; got != hex {
			t.Errorf("%q reads that the mine is laid in %v", side, got)
		}
		if _, hash := e["hash"]; hash != (side == "") {
			t.Errorf("%q is told the hash: %v", side, e)
		}
	}
	answer := good(t, r, `{"cmd":"do","action":{"verb":"end"},"side":"red"}`)
	if len(answer["events"].([]any)) != 1 {
		t.Errorf("red hears %v", answer["events"])
	}
}
