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
		{[]int{0, 1}, []int{0, 0}, "has led since turn 2; it is 1 to 0 now.", nil},
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
