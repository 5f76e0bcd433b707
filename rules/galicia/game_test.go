package galicia_test

import (
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"testing"

	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/galicia"
)

// game plays positions in tests. Actions are written as words: the verb, then
// unit ids and hex numbers in any order; a retreat is "retreat 7.09 8.09", into
// the first hex from the second.
type game struct {
	t testing.TB
	p rules.Position
}

// opened is the ruleset, read once for all tests; it never changes.
var opened = sync.OnceValues(func() (rules.Ruleset, error) { return rules.Open("galicia", data.FS()) })

func ruleset(t testing.TB) rules.Ruleset {
	t.Helper()
	rs, err := opened()
	if err != nil {
		t.Fatal(err)
	}
	return rs
}

// place is a set-up of units and nobody else: "austria combat 3", then a line for
// each unit: its id, its hex and, where it is not fresh, its state as JSON.
//
//	place(t, `austria combat 3
//		ah.4-ii 8.05
//		ru.9-x 8.06 {"ce":1}`)
func place(t testing.TB, text string) *game {
	t.Helper()
	s := rules.Setup{Scenario: "campaign", Only: true, Seed: 1}
	lines := strings.Split(strings.TrimSpace(text), "\n")
	head := strings.Fields(lines[0])
	s.Side, s.Phase = rules.Side(head[0]), head[1]
	if err := json.Unmarshal([]byte(head[2]), &s.Turn); err != nil {
		t.Fatal(err)
	}
	for _, line := range lines[1:] {
		fields := strings.SplitN(strings.TrimSpace(line), " ", 3)
		u := rules.UnitState{ID: fields[0]}
		if len(fields) > 1 && fields[1] != "off" {
			u.Hex = fields[1]
		}
		if len(fields) > 2 {
			u.State = json.RawMessage(fields[2])
		}
		s.Units = append(s.Units, u)
	}
	return setUp(t, s)
}

func setUp(t testing.TB, s rules.Setup) *game {
	t.Helper()
	p, err := ruleset(t).SetUp(s)
	if err != nil {
		t.Fatal(err)
	}
	return &game{t, p}
}

func campaign(t testing.TB, seed uint64) *game {
	t.Helper()
	p, err := ruleset(t).New("campaign", nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	return &game{t, p}
}

// action reads an action in words.
func action(words string) rules.Action {
	fields := strings.Fields(words)
	a := rules.Action{Verb: fields[0]}
	for _, f := range fields[1:] {
		switch {
		case f[0] < '0' || f[0] > '9':
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
			g.t.Fatalf("%q is not offered at %+v", words, g.p.Status())
		}
		events, err := g.p.Do(action(words))
		if err != nil {
			g.t.Fatalf("%q: %v", words, err)
		}
		all = append(all, events...)
	}
	return all
}

// roll carries "roll" out with the given dice.
func (g *game) roll(dice ...int) []rules.Event {
	g.t.Helper()
	q, events, err := rules.DoForced(g.p, rules.Action{Verb: "roll"}, dice)
	if err != nil {
		g.t.Fatalf("roll %v: %v", dice, err)
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

// offered lists the hexes offered with a verb, for one unit where it is named.
func (g *game) offered(verb, unit string) string {
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
	var illegal *rules.Illegal
	if !errors.As(err, &illegal) {
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

// unit is a unit's place and state as "7.09", "7.09 ce1 reduced low", "lost 3" ...
func (g *game) unit(id string) string {
	g.t.Helper()
	var p struct {
		Units []struct {
			ID, Hex string
			State   struct {
				CE      int
				Reduced bool
				Supply  string
				Lost    int
			}
		}
	}
	if err := json.Unmarshal(g.p.AppendJSON(nil), &p); err != nil {
		g.t.Fatal(err)
	}
	for _, u := range p.Units {
		if u.ID != id {
			continue
		}
		text := u.Hex
		if u.State.Lost > 0 {
			return "lost"
		}
		if u.State.CE > 0 {
			text += " ce" + string(rune('0'+u.State.CE))
		}
		if u.State.Reduced {
			text += " reduced"
		}
		if u.State.Supply != "" {
			text += " " + u.State.Supply
		}
		return text
	}
	g.t.Fatalf("no unit %q", id)
	return ""
}

// is asserts places and states: pairs of a unit's id and what unit says of it.
func (g *game) is(pairs ...string) {
	g.t.Helper()
	for i := 0; i+1 < len(pairs); i += 2 {
		if got := g.unit(pairs[i]); got != pairs[i+1] {
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

// points are the victory points of Austria-Hungary and Russia.
func (g *game) points() [2]int {
	for _, t := range g.p.View("").Tracks {
		if t.ID == "points" {
			return [2]int{t.Totals[0].Value, t.Totals[1].Value}
		}
	}
	g.t.Fatal("no track of points")
	return [2]int{}
}
