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

// Of arrows that end in the same hex each bears its number at its head, and those that come
// by the same last step end one behind the other.
func TestHeadsOfArrowsThatMeetAreToldApart(t *testing.T) {
	list := []canvas.March{{Hexes: []string{"a", "b", "c"}}, {Hexes: []string{"x", "b", "c"}}, {Hexes: []string{"y", "c"}}, {Hexes: []string{"b", "c"}}, {Hexes: []string{"c", "d"}}}
	partEnds(list)
	for i, want := range []canvas.March{{Shared: true}, {Shared: true, Behind: 1}, {Shared: true}, {Shared: true, Behind: 2}, {}} {
		if list[i].Shared != want.Shared || list[i].Behind != want.Behind {
			t.Errorf("arrow %d: shared %v, behind %d; want %v, %d", i+1, list[i].Shared, list[i].Behind, want.Shared, want.Behind)
		}
	}
}
