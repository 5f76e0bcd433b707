package story

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// TestATurningPointMovesTheScoreOrTheLead: a place that turns the lead late in the game
// counts more than a larger gain of who is ahead anyway, and the largest battle counts for
// nothing where it earned nothing.
func TestATurningPointMovesTheScoreOrTheLead(t *testing.T) {
	w := teller(t)
	w.c.Points = []chronicle.Series{{Side: "russia"}, {Side: "central"}}
	phase := func(first, russia, central int, l chronicle.Line) chronicle.Phase {
		l.First = first
		return chronicle.Phase{ID: w.c.Scenario.Phases[0].ID, Lines: []chronicle.Line{l}, Totals: []rules.Total{{Side: "russia", Value: russia}, {Side: "central", Value: central}}}
	}
	army(w, "XI")
	b := clash("1409", "XI", "1st", "1st")
	b.Weight = 5000
	taken := func(name string) chronicle.Line {
		return chronicle.Line{Class: chronicle.Taken, Place: &chronicle.Capture{Name: name, From: "central", To: "russia"}}
	}
	for i, p := range []chronicle.Phase{phase(1, 0, 0, chronicle.Line{Battle: b}), phase(2, 0, 12, taken("Goldap")), phase(3, 0, 14, taken("Soldau")), phase(4, 15, 14, taken("Thorn")), phase(5, 18, 14, taken("Mlawa"))} {
		w.c.Turns = append(w.c.Turns, chronicle.Turn{Number: i + 1, Parts: []chronicle.Part{{Phases: []chronicle.Phase{p}}}})
	}
	list := w.Turnings(2, nil)
	if len(list) != 2 || list[0].Turn != 1 || list[1].Turn != 3 {
		t.Fatalf("the turning points are %+v", list)
	}
	if said := list[1].Words; !strings.Contains(said, "Thorn") || !strings.Contains(said, "Russia took the lead, 15 to 14.") {
		t.Errorf("it is told as %q", said)
	}
}

// TestATurningPointTellsWhatHappened: a score that moved while nothing happened that could
// be told is none.
func TestATurningPointTellsWhatHappened(t *testing.T) {
	w := teller(t)
	w.c.Points = []chronicle.Series{{Side: "russia"}, {Side: "central"}}
	for i, l := range []chronicle.Line{
		{First: 1, Class: chronicle.Taken, Place: &chronicle.Capture{Name: "Thorn", From: "central", To: "russia"}},
		{First: 2, Class: chronicle.Other, Text: "The Russian player activates the Southern Front."},
	} {
		p := chronicle.Phase{ID: w.c.Scenario.Phases[0].ID, Lines: []chronicle.Line{l}, Totals: []rules.Total{{Side: "russia", Value: i + 1}, {Side: "central"}}}
		w.c.Turns = append(w.c.Turns, chronicle.Turn{Number: i + 1, Parts: []chronicle.Part{{Phases: []chronicle.Phase{p}}}})
	}
	if list := w.Turnings(6, nil); len(list) != 1 || !strings.Contains(list[0].Words, "Thorn") {
		t.Errorf("the turning points are %+v", list)
	}
}

// TestWhatIsUndoneWithinATurnIsNoTurningPoint: a place that is left and held again before
// the turn is over changed nothing.
func TestWhatIsUndoneWithinATurnIsNoTurningPoint(t *testing.T) {
	w := teller(t)
	w.c.Points = []chronicle.Series{{Side: "russia"}, {Side: "central"}}
	phase := func(first, russia int, from, to rules.Side) chronicle.Phase {
		return chronicle.Phase{ID: w.c.Scenario.Phases[0].ID, Totals: []rules.Total{{Side: "russia", Value: russia}, {Side: "central"}},
			Lines: []chronicle.Line{{First: first, Class: chronicle.Taken, Place: &chronicle.Capture{Name: "Thorn", From: from, To: to}}}}
	}
	w.c.Turns = []chronicle.Turn{
		{Number: 1, Parts: []chronicle.Part{{Phases: []chronicle.Phase{phase(1, 1, "central", "russia")}}}},
		{Number: 2, Parts: []chronicle.Part{{Phases: []chronicle.Phase{phase(2, 0, "russia", "central"), phase(3, 1, "central", "russia")}}}},
	}
	if list := w.Turnings(6, nil); len(list) != 1 || list[0].Turn != 0 {
		t.Errorf("the turning points are %+v", list)
	}
}
