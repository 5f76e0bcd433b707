package referee

import (
	"encoding/json"
	"strings"
	"testing"
)

// A seat is told and may do what its side may, by every command that knows seats.
func TestASeatIsToldWhatItsSideMayKnow(t *testing.T) {
	r := begun(t)
	good(t, r, mineAction)
	for seat, hex := range map[string]string{"red": `"2.2"`, "blue": ""} {
		for _, cmd := range []string{"record", "save"} {
			answer, err := json.Marshal(good(t, r, `{"cmd":"`+cmd+`","seat":"`+seat+`"}`))
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Contains(string(answer), `"hex":"2.2"`); got != (hex != "") {
				t.Errorf("%s of %s tells where the mine lies: %v\n%s", cmd, seat, got, answer)
			}
			if strings.Contains(string(answer), `"hash"`) {
				t.Errorf("%s of %s tells a hash", cmd, seat)
			}
		}
	}
	for _, cmd := range []string{"status", "offers", "view", "facts"} {
		if answer := good(t, r, `{"cmd":"`+cmd+`","seat":"blue"}`); answer["hash"] != nil || answer["cursor"] != nil {
			t.Errorf("%s tells a seat %v", cmd, answer)
		}
	}
	if n := len(good(t, r, `{"cmd":"offers","seat":"blue"}`)["offers"].([]any)); n != 0 {
		t.Errorf("blue is offered %d actions while red decides", n)
	}
	if n := len(good(t, r, `{"cmd":"offers","seat":"red"}`)["offers"].([]any)); n == 0 {
		t.Error("red is offered nothing")
	}
}

func TestASeatActsForItsOwnSideOnly(t *testing.T) {
	r := begun(t)
	for line, want := range map[string]string{
		`{"cmd":"do","action":{"verb":"end"},"seat":"blue"}`:              "blue cannot act now",
		`{"cmd":"do","action":{"verb":"end"},"dice":[1],"seat":"red"}`:    "neither forces dice",
		`{"cmd":"do","action":{"verb":"end"},"side":"blue","seat":"red"}`: "neither forces dice nor acts for another side",
		`{"cmd":"undo","seat":"blue"}`:                                    "takes nothing back while the other side decides",
		`{"cmd":"undo","seat":"red"}`:                                     "nothing to take back",
		`{"cmd":"undo","to":0,"seat":"red"}`:                              `without the field "to"`,
		`{"cmd":"view","side":"red","seat":"red"}`:                        "exclude each other",
		`{"cmd":"view","seat":"green"}`:                                   `"green" is not a side of this game`,
		`{"cmd":"view","seat":""}`:                                        "must name a side",
		`{"cmd":"record"}`:                                                `the field "seat" is missing`,
		`{"cmd":"record","since":9,"seat":"red"}`:                         `the field "since"`,
	} {
		if answer := ask(t, r, line); answer["ok"] != false || !strings.Contains(answer["why"].(string), want) {
			t.Errorf("%s: %v, want %s", line, answer, want)
		}
	}
	good(t, r, `{"cmd":"do","action":{"verb":"mine","hex":"2.2"},"seat":"red"}`)
	if got := good(t, r, `{"cmd":"undo","seat":"red"}`)["known"]; got != 0.0 {
		t.Errorf("after the undo red knows of %v deeds", got)
	}
}

// What a seat saves can be watched, and is no game.
func TestWhatASeatSavesIsNoGame(t *testing.T) {
	r := begun(t)
	good(t, r, mineAction)
	save, err := json.Marshal(good(t, r, `{"cmd":"save","seat":"blue"}`)["save"])
	if err != nil {
		t.Fatal(err)
	}
	if answer := ask(t, r, `{"cmd":"load","save":`+string(save)+`}`); answer["ok"] != false || !strings.Contains(answer["why"].(string), "can be watched") {
		t.Errorf("it is loaded: %v", answer)
	}
}
