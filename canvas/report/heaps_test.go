package report

import (
	"testing"

	"vistula/rules/chronicle"
)

// Points are told, but not twice.
func TestALineTellsWhatItEarned(t *testing.T) {
	for _, x := range []struct {
		class      chronicle.Class
		score      int
		text, want string
	}{
		{chronicle.Points, 20, "Russia takes Tarnopol.", "Russia takes Tarnopol (+20)."},
		{chronicle.Points, -3, "Russia loses a depot.", "Russia loses a depot (-3)."},
		{chronicle.Points, 1, "Austria-Hungary earns 1 for attacking.", "Austria-Hungary earns 1 for attacking."},
		{chronicle.Other, 0, "Russia waits.", "Russia waits."},
	} {
		if got := scored(x.text, &chronicle.Line{Class: x.class, Score: x.score}); got != x.want {
			t.Errorf("%q, want %q", got, x.want)
		}
	}
}
