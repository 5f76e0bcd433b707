package twilight_test

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// choose asks for the overlay of the decision in hand.
func (g *game) choose(hex, from string) *rules.Overlay {
	g.T.Helper()
	o, err := g.P.Overlay(g.P.Status().ToAct, rules.Query{Kind: rules.QueryChoice, Hex: hex, From: from})
	if err != nil {
		g.T.Fatal(err)
	}
	return o
}

// ways counts the ways of a kind.
func ways(o *rules.Overlay, kind string) int {
	n := 0
	for _, w := range o.Ways {
		if w.Kind == kind {
			n++
		}
	}
	return n
}

// A boundary is drawn on the map: at each stage the hexes that can be clicked stand for
// what is offered, and pointing at one shows the line and the areas that it makes.
func TestABoundaryIsShownBeforeItIsDrawn(t *testing.T) {
	rulestest.Cite(t, "6.1")
	g := start(t, "tannenberg", 3)
	g.Do("roll")
	g.Do("boundary =1r-2r")
	offers := g.P.Offers()
	if o := g.choose("", ""); ways(o, rules.WayBoundaryStart) != len(offers)-1 || ways(o, rules.WayBoundaryDraft) != 0 {
		t.Fatalf("%d starts are marked of %d offers", ways(o, rules.WayBoundaryStart), len(offers))
	}
	i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == "start" })
	if o := g.choose(offers[i].Hex, offers[i].From); ways(o, rules.WayBoundaryDraft) == 0 {
		t.Error("no bearing is shown from the hexside that is pointed at")
	}
	g.act(offers[i].Action)
	for _, verb := range []string{"bearing", "bend", "bearing"} {
		o := g.choose("", "")
		j := slices.IndexFunc(o.Hexes, func(m rules.Mark) bool { return m.Choice != "" && m.Choice != "none" })
		if j < 0 {
			t.Fatalf("%s: nothing can be clicked", verb)
		}
		m := o.Hexes[j]
		for _, n := range o.Hexes {
			if n.Choice != "" && !slices.ContainsFunc(g.P.Offers(), func(x rules.Offer) bool { return x.Verb == verb && x.Choice == n.Choice }) {
				t.Fatalf("%s: %q is marked in %s and not offered", verb, n.Choice, n.Hex)
			}
		}
		if o := g.choose(m.Hex, ""); verb != "bend" && (ways(o, rules.WayBoundary) == 0 || !slices.ContainsFunc(o.Hexes, func(n rules.Mark) bool { return n.Kind == "area-1" })) {
			t.Errorf("%s: pointing at %s shows neither line nor areas", verb, m.Hex)
		}
		g.act(rules.Action{Verb: verb, Choice: m.Choice})
	}
	if st := g.P.Status(); st.Stage != "attach" {
		t.Errorf("the boundary is not drawn: %+v", st)
	}
}

// act does an action.
func (g *game) act(a rules.Action) {
	g.T.Helper()
	if _, err := g.P.Do(a); err != nil {
		g.T.Fatal(err)
	}
}

// The way to a station is shown with the turn in which the unit is off the train there.
func TestAJourneyIsShownBeforeItIsMade(t *testing.T) {
	rulestest.Cite(t, "8.2.3")
	g := place(t, `central movement 1
		ge.2-lw 41.19
		ru.25-3 30.19`)
	g.act(rules.Action{Verb: "rail", Unit: "ge.2-lw", Choice: "germany"})
	o := g.choose("", "")
	i := slices.IndexFunc(o.Hexes, func(m rules.Mark) bool { return m.Kind == rules.MarkOpen })
	if i < 0 || o.Hexes[i].Label != "turn 1" {
		t.Fatalf("%+v", o.Hexes)
	}
	near := o.Hexes[i].Hex
	far := slices.IndexFunc(o.Hexes, func(m rules.Mark) bool { return m.Label == "turn 2" })
	if far < 0 {
		t.Fatal("no station is farther than a phase")
	}
	o = g.choose(near, "")
	if ways(o, rules.WayJourney) != 1 || o.Hexes[i].Note == "" {
		t.Errorf("%+v", o.Hexes[i])
	}
}
