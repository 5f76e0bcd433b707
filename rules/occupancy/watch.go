package occupancy

import (
	"slices"

	"vistula/rules/board"
)

// Watch is what a search over the map asked, and of which hexes. What the search found
// stays true while the answers in these hexes are the same, whatever happens elsewhere.
// Its zero value has watched nothing.
type Watch struct {
	seen  Area
	asked []Area
}

// Begin notes the areas that a search asks about, such as those of Held, before it has
// looked at any hex.
func (w *Watch) Begin(areas ...Area) {
	w.asked = slices.Grow(w.asked[:0], len(areas))[:len(areas)]
	for i, area := range areas {
		w.asked[i] = append(w.asked[i][:0], area...)
	}
	w.seen = append(w.seen[:0], areas[0]...)
	clear(w.seen)
}

// Saw notes that the search looked at a hex.
func (w *Watch) Saw(h board.ID) { w.seen.Add(h) }

// SawAll notes that it looked at the hexes of an area.
func (w *Watch) SawAll(a Area) { w.seen.AddAll(a) }

// SawBeside notes that it looked at the hexes next to one.
func (w *Watch) SawBeside(b *board.Board, h board.ID) {
	for _, n := range b.Neighbours(h) {
		if n != board.None {
			w.Saw(n)
		}
	}
}

// Same tells whether the areas are what they were in all hexes that the search looked at.
func (w *Watch) Same(areas ...Area) bool {
	if len(w.asked) != len(areas) {
		return false
	}
	for i, area := range areas {
		for n, seen := range w.seen {
			if (area[n]^w.asked[i][n])&seen != 0 {
				return false
			}
		}
	}
	return true
}
