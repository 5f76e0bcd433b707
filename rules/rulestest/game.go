package rulestest

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"vistula/rules"
)

// Game plays a position in a test, with actions in the words of a Language. What
// fails is reported to T at the line of the test.
type Game struct {
	T testing.TB
	P rules.Position

	language *Language
}

// Do carries actions out, each of which must be offered and legal, and gives what
// happened.
func (g *Game) Do(actions ...string) []rules.Event {
	g.T.Helper()
	var all []rules.Event
	for _, words := range actions {
		g.mustOffer(words)
		events, err := g.P.Do(g.language.Action(words))
		if err != nil {
			g.T.Fatalf("%q: %v", words, err)
		}
		all = append(all, events...)
	}
	return all
}

// Throw carries an action out, which must be offered, with the given dice.
func (g *Game) Throw(words string, dice ...int) []rules.Event {
	g.T.Helper()
	g.mustOffer(words)
	p, events, err := rules.DoForced(g.P, g.language.Action(words), dice)
	if err != nil {
		g.T.Fatalf("%s %v: %v", words, dice, err)
	}
	g.P = p
	return events
}

func (g *Game) mustOffer(words string) {
	g.T.Helper()
	if !g.Offers(words) {
		g.T.Fatalf("%q is not offered at %+v; there are %v", words, g.P.Status(), g.All())
	}
}

// Offers tells whether an action is offered.
func (g *Game) Offers(words string) bool {
	_, ok := g.Offer(words)
	return ok
}

// Offer is an action as it is offered; ok is false where it is not.
func (g *Game) Offer(words string) (o rules.Offer, ok bool) {
	want := g.language.Action(words)
	for _, o := range g.P.Offers() {
		if o.Action == want {
			return o, true
		}
	}
	return rules.Offer{}, false
}

// All lists what is offered, in words.
func (g *Game) All() []string {
	var list []string
	for _, o := range g.P.Offers() {
		list = append(list, Words(o.Action))
	}
	return list
}

// list joins one thing of the offers with a verb.
func (g *Game) list(verb string, of func(o rules.Offer) (string, bool)) string {
	var list []string
	for _, o := range g.P.Offers() {
		if o.Verb != verb {
			continue
		}
		if text, ok := of(o); ok {
			list = append(list, text)
		}
	}
	return strings.Join(list, " ")
}

// Hexes lists the hexes offered with a verb, for one unit where it is named.
func (g *Game) Hexes(verb, unit string) string {
	return g.list(verb, func(o rules.Offer) (string, bool) { return o.Hex, unit == "" || o.Unit == unit })
}

// Units lists the units offered with a verb.
func (g *Game) Units(verb string) string {
	return g.list(verb, func(o rules.Offer) (string, bool) { return o.Unit, true })
}

// Choices lists the choices offered with a verb.
func (g *Game) Choices(verb string) string {
	return g.list(verb, func(o rules.Offer) (string, bool) { return o.Choice, true })
}

// Refuses asserts that an action is not offered, is refused with a case and
// leaves the position as it is.
func (g *Game) Refuses(words, cas string) {
	g.T.Helper()
	if g.Offers(words) {
		g.T.Errorf("%q is offered", words)
	}
	before := string(g.P.AppendJSON(nil))
	_, err := g.P.Do(g.language.Action(words))
	illegal, ok := errors.AsType[*rules.Illegal](err)
	if !ok {
		g.T.Errorf("%q was not refused: %v", words, err)
		return
	}
	if illegal.Case != cas {
		g.T.Errorf("%q was refused with %s, want %s: %s", words, illegal.Case, cas, illegal.Why)
	}
	if string(g.P.AppendJSON(nil)) != before {
		g.T.Errorf("%q was refused but changed the position", words)
	}
}

// Stage asserts what is being decided, and by whom.
func (g *Game) Stage(stage string, toAct rules.Side) {
	g.T.Helper()
	if s := g.P.Status(); s.Stage != stage || s.ToAct != toAct {
		g.T.Errorf("%s decides %q, want %s and %q", s.ToAct, s.Stage, toAct, stage)
	}
}

// Record is a unit's record in the position's JSON.
func (g *Game) Record(id string) (hex string, state map[string]any) {
	g.T.Helper()
	var p struct {
		Units []struct {
			ID, Hex string
			State   map[string]any
		}
	}
	if err := json.Unmarshal(g.P.AppendJSON(nil), &p); err != nil {
		g.T.Fatal(err)
	}
	for _, u := range p.Units {
		if u.ID == id {
			return u.Hex, u.State
		}
	}
	g.T.Fatalf("no unit %q", id)
	return "", nil
}

// Is asserts how units stand: pairs of an id and what the ruleset's tests say of
// such a record.
func (g *Game) Is(say func(hex string, state map[string]any) string, pairs ...string) {
	g.T.Helper()
	for i := 0; i+1 < len(pairs); i += 2 {
		if got := say(g.Record(pairs[i])); got != pairs[i+1] {
			g.T.Errorf("%s is %q, want %q", pairs[i], got, pairs[i+1])
		}
	}
}
