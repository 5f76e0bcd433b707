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

// A film tells how many turns it shows, whatever the game has.
func TestTurnsOfAFilmAreCounted(t *testing.T) {
	told := &chronicle.Chronicle{Turns: []chronicle.Turn{{Number: 1}, {Number: 2}, {Number: 2}, {Number: 3}}}
	for _, x := range []struct{ from, to, want int }{{0, 0, 3}, {1, 1, 1}, {2, 2, 1}, {2, 0, 2}, {0, 2, 2}, {2, 9, 2}} {
		if n := turnsWithin(told, x.from, x.to); n != x.want {
			t.Errorf("from %d to %d are %d turns, want %d", x.from, x.to, n, x.want)
		}
	}
}
