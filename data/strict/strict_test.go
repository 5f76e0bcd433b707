package strict

import (
	"encoding/json"
	"net/netip"
	"testing"
)

type inner struct {
	Sides [2]string       `json:"sides"`
	State json.RawMessage `json:"state,omitempty"`
	Count map[string]int  `json:"count,omitempty"`
}

type outer struct {
	inner
	Name  string `json:"name"`
	On    bool   `json:"on"`
	Later *inner `json:"later,omitempty"`
	List  []inner
	Die   int8        `json:"die"`
	Share float64     `json:"share"`
	Addr  *netip.Addr `json:"addr"` // reads itself from a text
	gone  int
}

func TestWhatIsRefused(t *testing.T) {
	for text, want := range map[string]string{
		`{"name": "a", "sides": ["x", "y"], "on": true}`:       "",
		`{"name": null, "later": {"sides": ["x", "y"]}}`:       "",
		`{"state": {"anything": [1, 2]}, "count": {"any": 1}}`: "",
		`{"List": [{"sides": ["x", "y"]}]}`:                    "",
		``:                                                     "there is nothing to read",
		`{"name": "a"`:                                         "this is not JSON: it ends too early",
		`{} {}`:                                                "this is not JSON: something stands behind its end: the character '{'",
		`{"Name": "a"}`:                                        `the key "Name" is unknown here`,
		`{"gone": 1}`:                                          `the key "gone" is unknown here`,
		`{"inner": {}}`:                                        `the key "inner" is unknown here`,
		`{"name": "a", "name": "b"}`:                           `the key "name" is listed twice`,
		`{"name": 4}`:                                          "name: a number stands where a text belongs",
		`{"on": "yes"}`:                                        "on: a text stands where true or false belongs",
		`{"on": null}`:                                         "on: null stands where true or false belongs",
		`{"later": null}`:                                      "",
		`{"later": []}`:                                        "later: a list stands where an object belongs",
		`{"sides": ["x"]}`:                                     "sides: the list has 1 entries instead of 2",
		`{"sides": {}}`:                                        "inner.sides: an object stands where a list of 2 belongs",
		`{"later": {"sides": ["x", "y", "z"]}}`:                "later.sides: the list has 3 entries instead of 2",
		`{"List": [{}, {"side": 1}]}`:                          `List[1]: the key "side" is unknown here`,
		`{"count": {"a": true}}`:                               "inner.count: true or false stands where a whole number belongs",
		`{"count": {"a": 1, "a": 2}}`:                          `count: the key "a" is listed twice`,
		`{"die": 128}`:                                         "die: the number 128 stands where a whole number from -128 to 127 belongs",
		`{"share": 1e400}`:                                     "share: the number 1e400 is too large",
		`{"addr": 1}`:                                          "addr: a number stands where a text belongs",
		`{"addr": null, "die": -128}`:                          "",
		`{"\u006eame": "a \"} ]", "on": true , "die":0}`:      "",
		`{"n\u0061me": "a", "name": "b"}`:                     `the key "name" is listed twice`,
		`{"state": {"a": "}]\\", "b": [[], "{"]}, "nane": 1}`: `the key "nane" is unknown here`,
		`[]`: "a list stands where an object belongs",
	} {
		var into outer
		err := Decode([]byte(text), &into)
		switch {
		case err == nil && want != "":
			t.Errorf("%s was read", text)
		case err != nil && err.Error() != want:
			t.Errorf("%s: %v, want %s", text, err, want)
		}
		_ = into.gone
	}
}

func TestLinesAreCounted(t *testing.T) {
	var into outer
	err := Decode([]byte("{\n  \"name\": \"a\",\n  \"sides\": [\"x\", \"y\"],\n  \"wrong\": 1\n}"), &into)
	if e, ok := err.(*Error); !ok || e.Line != 4 {
		t.Errorf("%#v, want line 4", err)
	}
}

func TestNullIsNoNumber(t *testing.T) {
	var n int
	if err := Decode([]byte("null"), &n); err == nil {
		t.Error("null was read as a number")
	}
	var m map[string]float64
	if err := Decode([]byte("null"), &m); err == nil || err.Error() != "null stands where an object belongs" {
		t.Errorf("null in place of an object: %v", err)
	}
	var p *int
	if err := Decode([]byte("null"), &p); err != nil {
		t.Error(err)
	}
}

func TestMembersKeepTheirOrderAndStandThereOnce(t *testing.T) {
	list, err := Members([]byte(`{"b": [1, 2], "a": {"b": 1}}`))
	if err != nil || len(list) != 2 || list[0].Key != "b" || string(list[0].Value) != "[1, 2]" || list[1].Key != "a" {
		t.Errorf("got %v, %v", list, err)
	}
	for raw, want := range map[string]string{
		"":                    "there is nothing to read",
		"{":                   "this is not JSON: it ends too early",
		"null":                "null stands where an object belongs",
		"3":                   "a number stands where an object belongs",
		`{"a":1,"b":2,"a":3}`: `the key "a" is listed twice`,
	} {
		if _, err := Members([]byte(raw)); err == nil || err.Error() != want {
			t.Errorf("%q: got %v, want %s", raw, err, want)
		}
	}
}
