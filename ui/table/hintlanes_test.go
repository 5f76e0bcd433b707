package table

import (
	"testing"

	"vistula/canvas"
)

// Arrows of ideas that would lie on one another have lanes of their own; others keep to
// the middle of their way.
func TestArrowsOfIdeasLieBesideEachOther(t *testing.T) {
	list := []canvas.March{{Hexes: []string{"a", "b", "c"}}, {Hexes: []string{"a", "b"}}, {Hexes: []string{"c", "b"}}, {Hexes: []string{"x", "y"}}, {Hexes: []string{"a", "z"}}}
	fanOut(list)
	for i, want := range []int{0, 1, 1, 0, -1} {
		if list[i].Lane != want {
			t.Errorf("arrow %d has lane %d, want %d", i+1, list[i].Lane, want)
		}
	}
}
