package rules_test

import (
	"testing"

	"vistula/rules"
)

// Points that are counted in parts are written as players write them, whole ones as
// before.
func TestPointsAreWrittenAsPlayersDo(t *testing.T) {
	for _, c := range []struct {
		parts, per int
		want       string
	}{{7, 0, "7"}, {7, 2, "3 1/2"}, {4, 2, "2"}, {-1, 0, "-1"}} {
		if got := rules.Points(c.parts, c.per); got != c.want {
			t.Errorf("%d in parts of 1/%d is %q, want %q", c.parts, c.per, got, c.want)
		}
	}
}
