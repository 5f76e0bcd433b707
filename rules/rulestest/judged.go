package rulestest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/casebook"
	"vistula/rules/referee"
)

// judged is a position that was written from the text of a rulebook alone, as an
// outside judge would, with what the text says of it. It is a line of a file in
// testdata/judged.
type judged struct {
	Case     string                     `json:"case"` // the case that it is about, or several with blanks between them
	Text     string                     `json:"text"` // what the rulebook says of it, in one's own words
	Scenario string                     `json:"scenario"`
	At       string                     `json:"at"`    // side, phase and turn: "russia movement 3"
	Units    map[string]json.RawMessage `json:"units"` // all that there are; the set-up of the scenario where none is named
	State    json.RawMessage            `json:"state,omitempty"`
	Options  rules.Options              `json:"options,omitempty"`
	Play     []ruling                   `json:"play"`
}

// ruling is one request to the referee and the answer that the text demands. It has one of
// the requests.
type ruling struct {
	Do     string `json:"do"`     // an action in the words of the language, with forced dice where it has any
	Dice   []int  `json:"dice"`   //
	Offers string `json:"offers"` // the offers of a verb
	Unit   string `json:"unit"`   // the record of a unit
	Ask    string `json:"ask"`    // "status", "position", "odds", or "top SIDE HEX": what the side sees of a stack

	Refused string         `json:"refused"` // the case by which the action is refused
	Events  []string       `json:"events"`  // kinds of events that it brings about, in this order among others
	Are     []string       `json:"are"`     // the offers, all of them, in any order: "19.30 2 1/2", with the price where it matters
	With    []string       `json:"with"`    // offers that are among them
	Without []string       `json:"without"` // offers that are not
	Is      map[string]any `json:"is"`      // fields of the answer; null where there is none
}

// Judged puts the positions of testdata/judged/NAME.jsonl to the referee. The test must
// cite the cases that they are about.
func (l *Language) Judged(t *testing.T, name string) {
	t.Helper()
	file := filepath.Join("testdata", "judged", name+".jsonl")
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	cited, err := casebook.Scan(".")
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(raw))
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		var j judged
		dec := json.NewDecoder(bytes.NewReader(lines.Bytes()))
		dec.DisallowUnknownFields()
		if err := dec.Decode(&j); err != nil {
			t.Fatalf("%s:%d: %v", file, n, err)
		}
		for _, number := range strings.Fields(j.Case) {
			if !slices.Contains(cited[number], t.Name()) {
				t.Errorf("%s:%d: case %s, which the test does not cite", file, n, number)
			}
		}
		t.Run(fmt.Sprintf("%d/%s", n, j.Case), func(t *testing.T) { l.judge(t, &j) })
	}
}

// judge puts one position to the referee.
func (l *Language) judge(t *testing.T, j *judged) {
	rs := l.Ruleset(t)
	c := &court{t: t, l: l, referee: referee.New(func(string) (rules.Ruleset, error) { return rs, nil })}
	at := strings.Fields(j.At)
	if len(at) != 3 {
		t.Fatalf("%q is not a side, a phase and a turn", j.At)
	}
	request := map[string]any{"cmd": "position", "ruleset": rs.ID(), "scenario": j.Scenario, "side": at[0], "phase": at[1], "turn": json.RawMessage(at[2]), "only": len(j.Units) > 0, "units": unitsOf(t, j.Units)}
	if j.State != nil {
		request["state"] = j.State
	}
	if j.Options != nil {
		request["options"] = j.Options
	}
	if answer := c.ask(request); answer["ok"] != true {
		t.Fatalf("%s: %v", j.Text, answer["why"])
	}
	for i, r := range j.Play {
		if why := c.hold(&r); why != "" {
			t.Fatalf("%s\nrequest %d: %s", j.Text, i+1, why)
		}
	}
}

// unitsOf puts units as a line has them, an id with a hex or with a hex and a state, as the
// referee reads them.
func unitsOf(t *testing.T, units map[string]json.RawMessage) []map[string]any {
	t.Helper()
	list := []map[string]any{}
	for _, id := range slices.Sorted(maps.Keys(units)) {
		u := map[string]any{"id": id}
		var hex string
		if json.Unmarshal(units[id], &hex) != nil {
			state := map[string]any{}
			if err := json.Unmarshal(units[id], &state); err != nil {
				t.Fatalf("%s: %v", id, err)
			}
			hex, _ = state["hex"].(string)
			delete(state, "hex")
			u["state"] = state
		}
		if hex != "" {
			u["hex"] = hex
		}
		list = append(list, u)
	}
	return list
}

// court puts requests to a referee.
type court struct {
	t       *testing.T
	l       *Language
	referee *referee.Referee
}

func (c *court) ask(request map[string]any) map[string]any {
	c.t.Helper()
	line, err := json.Marshal(request)
	if err != nil {
		c.t.Fatal(err)
	}
	var answer map[string]any
	if err := json.Unmarshal(c.referee.Handle(line), &answer); err != nil {
		c.t.Fatal(err)
	}
	return answer
}

// hold makes a request and tells how the answer differs from what the text demands.
func (c *court) hold(r *ruling) string {
	switch {
	case r.Do != "":
		return c.done(r)
	case r.Offers != "":
		return c.offered(r)
	case r.Unit != "":
		for _, u := range c.ask(map[string]any{"cmd": "save"})["save"].(map[string]any)["position"].(map[string]any)["units"].([]any) {
			if u := u.(map[string]any); u["id"] == r.Unit {
				record := map[string]any{"hex": u["hex"]}
				if state, ok := u["state"].(map[string]any); ok {
					maps.Copy(record, state)
				}
				return differs(r.Unit, record, r.Is)
			}
		}
		return r.Unit + " is not in the position"
	case r.Ask == "status":
		return differs(r.Ask, c.ask(map[string]any{"cmd": "status"})["status"], r.Is)
	case r.Ask == "position":
		return differs(r.Ask, c.ask(map[string]any{"cmd": "save"})["save"].(map[string]any)["position"], r.Is)
	case r.Ask == "odds":
		return differs(r.Ask, c.ask(map[string]any{"cmd": "view"})["view"].(map[string]any)["combat"], r.Is)
	}
	if side, hex, ok := strings.Cut(strings.TrimPrefix(r.Ask, "top "), " "); ok {
		return differs(r.Ask, c.top(side, hex), r.Is)
	}
	return "it asks for nothing"
}

// top is the unit on top of a stack, as a side sees it.
func (c *court) top(side, hex string) any {
	for _, s := range c.ask(map[string]any{"cmd": "view", "side": side})["view"].(map[string]any)["stacks"].([]any) {
		if s := s.(map[string]any); s["hex"] == hex {
			return s["units"].([]any)[0]
		}
	}
	return nil
}

// done carries an action out.
func (c *court) done(r *ruling) string {
	action := c.l.Action(r.Do)
	request := map[string]any{"cmd": "do", "action": action}
	if r.Dice != nil {
		request["dice"] = r.Dice
	}
	answer := c.ask(request)
	switch ok := answer["ok"] == true; {
	case r.Refused != "" && ok:
		return fmt.Sprintf("%q is carried out, and %s forbids it", r.Do, r.Refused)
	case r.Refused != "" && answer["case"] != r.Refused:
		return fmt.Sprintf("%q is refused by %q, want %s: %v", r.Do, answer["case"], r.Refused, answer["why"])
	case r.Refused == "" && !ok:
		return fmt.Sprintf("%q is refused by %q: %v; there are %v", r.Do, answer["case"], answer["why"], c.all())
	}
	want := r.Events
	events, _ := answer["events"].([]any)
	for _, e := range events {
		if e := e.(map[string]any); len(want) > 0 && (e["kind"] == want[0] || e["result"] == want[0]) {
			want = want[1:]
		}
	}
	if len(want) > 0 {
		return fmt.Sprintf("%q brings about %v, which lacks %v", r.Do, events, want)
	}
	return ""
}

// offered holds the offers of a verb against those that there have to be.
func (c *court) offered(r *ruling) string {
	short, long := []string{}, []string{}
	for _, o := range c.list() {
		if o.Verb != r.Offers {
			continue
		}
		words := strings.TrimSpace(strings.TrimPrefix(Words(o.Action), o.Verb))
		short, long = append(short, words), append(long, words+" at "+rules.Points(o.Cost, o.Per))
	}
	has := func(words string) bool { return slices.Contains(short, words) || slices.Contains(long, words) }
	for _, words := range slices.Concat(r.Are, r.With) {
		if !has(words) {
			return fmt.Sprintf("%s %s is not offered; there are %v", r.Offers, words, long)
		}
	}
	for _, words := range r.Without {
		if has(words) {
			return fmt.Sprintf("%s %s is offered", r.Offers, words)
		}
	}
	if r.Are != nil && len(r.Are) != len(short) {
		return fmt.Sprintf("%s is offered for %v, want %v", r.Offers, long, r.Are)
	}
	return ""
}

// list are the offers.
func (c *court) list() []rules.Offer {
	var answer struct{ Offers []rules.Offer }
	if err := json.Unmarshal(c.referee.Handle([]byte(`{"cmd":"offers"}`)), &answer); err != nil {
		c.t.Fatal(err)
	}
	return answer.Offers
}

// all are the offers in words.
func (c *court) all() (list []string) {
	for _, o := range c.list() {
		list = append(list, Words(o.Action))
	}
	return list
}

// differs tells in what an answer differs from the fields that it has to have: null stands
// for a field that is not there, or is nothing; lists are compared whole.
func differs(what string, got, want any) string {
	fields, ok := want.(map[string]any)
	if !ok {
		if !reflect.DeepEqual(got, want) {
			return fmt.Sprintf("%s is %v, want %v", what, got, want)
		}
		return ""
	}
	record, ok := got.(map[string]any)
	if !ok {
		return fmt.Sprintf("%s is %v, want %v", what, got, want)
	}
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		v, there := record[name]
		if fields[name] == nil && (!there || v == nil || reflect.ValueOf(v).IsZero()) {
			continue
		}
		if why := differs(what+"."+name, v, fields[name]); why != "" {
			return why
		}
	}
	return ""
}
