package desk

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// A new ruleset needs no new window: the toy, of which the window has never heard,
// is played from start to end by clicks, and whatever it offers can be done by them.
func TestAnUnknownRulesetIsPlayedByClicks(t *testing.T) {
	verbs := map[string]bool{}
	for _, s := range toy.New().Scenarios() {
		for seed := range uint64(6) {
			m, err := journal.New(toy.New(), s.ID, rules.Options{"length": []string{"short", "long"}[seed%2]}, seed)
			if err != nil {
				t.Fatal(err)
			}
			d := New(m, map[rules.Side]Seat{toy.Red: Person, toy.Blue: Person}, seed < 2)
			rng := rand.New(rand.NewPCG(seed, 70))
			for d.Position().Outcome() == nil {
				d.TakeOver()
				offers := d.Offers()
				o := offers[rng.IntN(len(offers))]
				before := m.Len()
				d.selected = nil
				clickFor(t, d, o)
				if m.Len() != before+1 || m.Entry(m.Len()).Action != o.Action {
					t.Fatalf("%s, seed %d, after action %d: %+v cannot be done by clicks", s.ID, seed, before, o.Action)
				}
				verbs[o.Verb] = true
			}
			if len(d.Offers()) != 0 || d.View().Outcome == nil {
				t.Errorf("%s, seed %d: the game is over, but the desk does not say so", s.ID, seed)
			}
		}
	}
	for _, v := range []string{"move", "mine", "attack", "retreat", "yield", "advance", "stay", "end"} {
		if !verbs[v] {
			t.Errorf("nobody has clicked for %q", v)
		}
	}
}

// clickFor finds the clicks for an offer as a player would: a button with its label,
// or the unit and then the hex, all of them among what is lit; where a click may
// mean several things, the one with the offer's label is chosen.
func clickFor(t *testing.T, d *Desk, o rules.Offer) {
	t.Helper()
	for _, b := range d.Buttons() {
		if b.Action == o.Action {
			must(t, d.Press(b))
			return
		}
	}
	_, units := d.Lit()
	if slices.Contains(units, o.Unit) {
		c := d.Units(o.Unit)
		choose(t, d, c, o)
	}
	if o.Hex == "" {
		for _, b := range d.Buttons() { // it is about the unit selected by now
			if b.Action == o.Action {
				must(t, d.Press(b))
				return
			}
		}
		return
	}
	if hexes, _ := d.Lit(); !slices.Contains(hexes, o.Hex) {
		t.Fatalf("%s is not lit for %+v", o.Hex, o.Action)
	}
	choose(t, d, d.Hex(o.Hex), o)
}

// choose takes the choice of an offer, if there is anything to choose.
func choose(t *testing.T, d *Desk, c Change, o rules.Offer) {
	t.Helper()
	must(t, c)
	for _, k := range c.Choose {
		if strings.HasPrefix(k.Label, o.Label) {
			must(t, d.Choose(k))
			return
		}
	}
}

func must(t *testing.T, c Change) {
	t.Helper()
	if c.Confirm != nil {
		c = c.Confirm.Do()
	}
	if c.Why != "" {
		t.Fatal(c.Why)
	}
}
