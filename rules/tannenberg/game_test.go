package tannenberg_test

import (
	"encoding/json"
	"errors"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"

	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/tannenberg"
)

// game plays positions in tests. Actions are written as words: the verb, then
// unit ids, hex numbers and a choice after "=" in any order; the second hex is
// that from which: "storm 1232 1231".
type game struct {
	t testing.TB
	p rules.Position
}

// opened is the ruleset, read once for all tests; it never changes.
var opened = sync.OnceValues(func() (rules.Ruleset, error) { return rules.Open("tannenberg", data.FS()) })

func ruleset(t testing.TB) rules.Ruleset {
	t.Helper()
	rs, err := opened()
	if err != nil {
		t.Fatal(err)
	}
	return rs
}

// place is a set-up of units and nobody else: "central combat 3", then a line for
// each unit: its id, its hex and, where it is not fresh, its state as JSON. Units
// in a square lie in the order of the lines. A line "state {...}" gives the state
// of the game, "option id" switches one on, "option id value" chooses a value.
//
//	place(t, `central combat 3
//		ge.i 1912
//		ru.xx 2012`)
func place(t testing.TB, text string) *game {
	t.Helper()
	p, err := ruleset(t).SetUp(describe(t, text))
	if err != nil {
		t.Fatal(err)
	}
	return &game{t, p}
}

// describe reads the text of place.
func describe(t testing.TB, text string) rules.Setup {
	t.Helper()
	s := rules.Setup{Scenario: "campaign", Only: true, Seed: 1, Options: rules.Options{}}
	lines := strings.Split(strings.TrimSpace(text), "\n")
	head := strings.Fields(lines[0])
	s.Side, s.Phase = rules.Side(head[0]), head[1]
	turn, err := strconv.Atoi(head[2])
	if err != nil {
		t.Fatal(err)
	}
	s.Turn = turn
	for _, line := range lines[1:] {
		fields := strings.SplitN(strings.TrimSpace(line), " ", 3)
		switch {
		case fields[0] == "state":
			s.State = json.RawMessage(strings.TrimPrefix(strings.TrimSpace(line), "state "))
			continue
		case fields[0] == "option":
			s.Options[fields[1]] = "on"
			if len(fields) > 2 {
				s.Options[fields[1]] = fields[2]
			}
			continue
		}
		u := rules.UnitState{ID: fields[0]}
		if len(fields) > 1 && fields[1] != "off" {
			u.Hex = fields[1]
		}
		if len(fields) > 2 {
			u.State = json.RawMessage(fields[2])
		}
		s.Units = append(s.Units, u)
	}
	return s
}

// start begins a scenario with the options that are named switched on.
func start(t testing.TB, scenario string, seed uint64, on ...string) *game {
	t.Helper()
	o := rules.Options{}
	for _, id := range on {
		o[id] = "on"
	}
	p, err := ruleset(t).New(scenario, o, seed)
	if err != nil {
		t.Fatal(err)
	}
	return &game{t, p}
}

var hexNumber = regexp.MustCompile(`^\d{4}$`)

// action reads an action in words.
func action(words string) rules.Action {
	fields := strings.Fields(words)
	a := rules.Action{Verb: fields[0]}
	for _, f := range fields[1:] {
		switch {
		case f[0] == '=':
			a.Choice = f[1:]
		case !hexNumber.MatchString(f):
			a.Unit = f
		case a.Hex == "":
			a.Hex = f
		default:
			a.From = f
		}
	}
	return a
}

// do carries actions out, each of which must be offered and legal.
func (g *game) do(actions ...string) []rules.Event {
	g.t.Helper()
	var all []rules.Event
	for _, words := range actions {
		if !g.offers(words) {
			g.t.Fatalf("%q is not offered at %+v; there are %v", words, g.p.Status(), g.all())
		}
		events, err := g.p.Do(action(words))
		if err != nil {
			g.t.Fatalf("%q: %v", words, err)
		}
		all = append(all, events...)
	}
	return all
}

// throw carries an action out with the given dice.
func (g *game) throw(words string, dice ...int) []rules.Event {
	g.t.Helper()
	if !g.offers(words) {
		g.t.Fatalf("%q is not offered at %+v; there are %v", words, g.p.Status(), g.all())
	}
	q, events, err := rules.DoForced(g.p, action(words), dice)
	if err != nil {
		g.t.Fatalf("%s %v: %v", words, dice, err)
	}
	g.p = q
	return events
}

func (g *game) offers(words string) bool {
	want := action(words)
	for _, o := range g.p.Offers() {
		if o.Action == want {
			return true
		}
	}
	return false
}

// all lists what is offered, in words.
func (g *game) all() []string {
	var list []string
	for _, o := range g.p.Offers() {
		words := strings.Join(strings.Fields(o.Verb+" "+o.Unit+" "+o.Hex+" "+o.From), " ")
		if o.Choice != "" {
			words += " =" + o.Choice
		}
		list = append(list, words)
	}
	return list
}

// hexes lists the hexes offered with a verb, for one unit where it is named.
func (g *game) hexes(verb, unit string) string {
	var hexes []string
	for _, o := range g.p.Offers() {
		if o.Verb == verb && (unit == "" || o.Unit == unit) {
			hexes = append(hexes, o.Hex)
		}
	}
	return strings.Join(hexes, " ")
}

// units lists the units offered with a verb.
func (g *game) units(verb string) string {
	var units []string
	for _, o := range g.p.Offers() {
		if o.Verb == verb {
			units = append(units, o.Unit)
		}
	}
	return strings.Join(units, " ")
}

// refuses asserts that an action is not offered and is refused with a case.
func (g *game) refuses(words, cas string) {
	g.t.Helper()
	if g.offers(words) {
		g.t.Errorf("%q is offered", words)
	}
	before := string(g.p.AppendJSON(nil))
	_, err := g.p.Do(action(words))
	illegal, ok := errors.AsType[*rules.Illegal](err)
	if !ok {
		g.t.Errorf("%q was not refused: %v", words, err)
		return
	}
	if illegal.Case != cas {
		g.t.Errorf("%q was refused with %s, want %s: %s", words, illegal.Case, cas, illegal.Why)
	}
	if string(g.p.AppendJSON(nil)) != before {
		g.t.Errorf("%q was refused but changed the position", words)
	}
}

// record is a unit's record in the position's JSON.
func (g *game) record(id string) (hex string, state map[string]any) {
	g.t.Helper()
	var p struct {
		Units []struct {
			ID, Hex string
			State   map[string]any
		}
	}
	if err := json.Unmarshal(g.p.AppendJSON(nil), &p); err != nil {
		g.t.Fatal(err)
	}
	for _, u := range p.Units {
		if u.ID == id {
			return u.Hex, u.State
		}
	}
	g.t.Fatalf("no unit %q", id)
	return "", nil
}

// is asserts places: pairs of a unit's id and its square, "" off the map, "dead"
// where it is destroyed.
func (g *game) is(pairs ...string) {
	g.t.Helper()
	for i := 0; i+1 < len(pairs); i += 2 {
		got, state := g.record(pairs[i])
		if state["dead"] != nil {
			got = "dead"
		}
		if got != pairs[i+1] {
			g.t.Errorf("%s is %q, want %q", pairs[i], got, pairs[i+1])
		}
	}
}

// stage asserts what is being decided, and by whom.
func (g *game) stage(stage string, toAct rules.Side) {
	g.t.Helper()
	if s := g.p.Status(); s.Stage != stage || s.ToAct != toAct {
		g.t.Errorf("%s decides %q, want %s and %q", s.ToAct, s.Stage, toAct, stage)
	}
}

// points are what both sides have, by the running account.
func (g *game) points() (russia, central int) {
	g.t.Helper()
	for _, t := range g.p.View("").Tracks {
		if t.ID == "points" {
			for _, n := range t.Totals {
				if n.Side == "russia" {
					russia += n.Value
				} else {
					central += n.Value
				}
			}
			return russia, central
		}
	}
	g.t.Fatal("no track of points")
	return 0, 0
}
