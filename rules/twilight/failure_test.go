package twilight

import (
	"testing"

	"vistula/rules/rulestest"
)

func TestFailedChecks(t *testing.T) {
	rulestest.Cite(t, "11.3.2a")
	for _, c := range []struct {
		by     int
		status int8
		want   failure
	}{
		{1, 0, failure{levels: 1}}, {3, 2, failure{levels: 1}}, {2, 0, failure{levels: 1}},
		{4, 0, failure{levels: 2, hexes: 1}}, {7, 1, failure{levels: 2, hexes: 1}}, {6, 0, failure{levels: 2, hexes: 1}}, // V002-22
		{8, 0, failure{levels: 3, hexes: 1}}, {11, 0, failure{levels: 3, hexes: 1}},
		{12, 0, failure{levels: 4, hexes: 2}},                       // demoralized at once
		{4, 2, failure{levels: 2, hexes: 2}},                        // V002-21
		{1, 3, failure{levels: 1, hexes: 1}},                        // only for becoming demoralized
		{8, 2, failure{levels: 2, hexes: 2, steps: 1, disorder: 1}}, // V002-22
		{8, 3, failure{levels: 1, hexes: 3, steps: 1, disorder: 2}},
		{12, 3, failure{levels: 1, hexes: 3, steps: 2, disorder: 2}},
		{15, 1, failure{levels: 3, hexes: 2, steps: 1, disorder: 1}},
	} {
		if got := failed(c.by, c.status); got != c.want {
			t.Errorf("failed by %d at status %d: %+v, want %+v", c.by, c.status, got, c.want)
		}
	}
}

func TestFailedChecksOfTheDemoralized(t *testing.T) {
	rulestest.Cite(t, "11.3.2b")
	for by, want := range map[int]failure{
		1: {hexes: 1, steps: 1}, 3: {hexes: 1, steps: 1},
		4: {hexes: 1, steps: 2, disorder: 1}, 7: {hexes: 1, steps: 2, disorder: 1},
		8: {hexes: 2, steps: 2, disorder: 2}, 11: {hexes: 2, steps: 2, disorder: 2},
		12: {hexes: 2, steps: 3, disorder: 2}, 20: {hexes: 2, steps: 3, disorder: 2},
	} {
		if got := failedAgain(by); got != want {
			t.Errorf("failed by %d: %+v, want %+v", by, got, want)
		}
	}
}

func TestFailedChecksOfAssets(t *testing.T) {
	rulestest.Cite(t, "6.4.2")
	for by, want := range map[int]failure{2: {steps: 1}, 5: {steps: 2, hexes: 1}, 9: {steps: 3, hexes: 1}, 12: {steps: 4, hexes: 1}} {
		if got := failedAlone(by); got != want {
			t.Errorf("failed by %d: %+v, want %+v", by, got, want)
		}
	}
}
