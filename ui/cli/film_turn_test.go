package cli

import (
	"testing"

	"vistula/rules/chronicle"
)

// A turn is named by its number or as the turn record labels it.
func TestTurnsAreNamedByNumberOrLabel(t *testing.T) {
	told := &chronicle.Chronicle{Turns: []chronicle.Turn{{Number: 1, Label: "A2"}, {Number: 2, Label: "S1"}, {Number: 3}}}
	for name, want := range map[string]int{"": 0, "S1": 2, "a2": 1, "2": 2, "3": 3, "9": 9, "S2": -1} {
		n, err := turnOf(told, "--from", name)
		if err != nil {
			n = -1
		}
		if n != want {
			t.Errorf("%q is turn %d, %v; want %d", name, n, err, want)
		}
	}
}
