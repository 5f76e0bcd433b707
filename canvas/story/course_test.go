package story

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// TestTheCourseEndsAsTheGameDoes: a lead that was lost again is not told as kept, and of a
// game that goes on no end is told.
func TestTheCourseEndsAsTheGameDoes(t *testing.T) {
	over := &rules.Outcome{}
	for _, x := range []struct {
		a, b    []int
		want    string
		outcome *rules.Outcome
	}{
		{[]int{0, 0}, []int{0, 0}, "Neither side ever had the lead.", over},
		{[]int{0, 1}, []int{0, 0}, "took the lead in turn 2 and kept it, 1 to 0 in the end.", over},
		{[]int{0, 1, 0}, []int{0, 0, 0}, "took the lead in turn 2, but could not keep it: 0 to 0 in the end.", over},
		{[]int{2, 0, 1}, []int{0, 1, 1}, "The lead changed once, and nobody had it in the end: 1 to 1.", over},
		{[]int{0, 1}, []int{0, 0}, "The lead has been with a since turn 2; it is 1 to 0 now.", nil},
		{[]int{2, 0}, []int{0, 1}, "since turn 2; it is 1 to 0 now.", nil},
		{[]int{2, 1}, []int{0, 1}, "The score is level at 1.", nil},
	} {
		c := &chronicle.Chronicle{Outcome: x.outcome, Points: []chronicle.Series{{Side: "a", Values: x.a}, {Side: "b", Values: x.b}}}
		for i := range x.a {
			c.Turns = append(c.Turns, chronicle.Turn{Number: i + 1})
		}
		if got := New(c, nil).Course(); !strings.HasSuffix(got, x.want) {
			t.Errorf("after %v and %v: %q, want %q", x.a, x.b, got, x.want)
		}
	}
}

// TestTheLeadChangesWithinATurn: as the turning points tell it, phase by phase.
func TestTheLeadChangesWithinATurn(t *testing.T) {
	phase := func(russia, central int) chronicle.Phase {
		return chronicle.Phase{Totals: []rules.Total{{Side: "russia", Value: russia}, {Side: "central", Value: central}}}
	}
	w := teller(t)
	w.c.Outcome = &rules.Outcome{}
	w.c.Points = []chronicle.Series{{Side: "russia", Values: []int{72, 107, 132}}, {Side: "central", Values: []int{92, 108, 108}}}
	w.c.Turns = []chronicle.Turn{
		{Number: 6},
		{Number: 7, Parts: []chronicle.Part{{Phases: []chronicle.Phase{phase(106, 92), phase(107, 108)}}}},
		{Number: 8, Parts: []chronicle.Part{{Phases: []chronicle.Phase{phase(132, 108)}}}},
	}
	if got, want := w.Course(), "The lead changed three times; Russia took it for good in turn 8, 132 to 108 in the end."; got != want {
		t.Errorf("it is told as %q, want %q", got, want)
	}
}
