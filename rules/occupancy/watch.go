package occupancy

import (
	"iter"
	"math/bits"
	"slices"

	"vistula/rules/board"
)

// Watch is what a search over the map asked, and of which hexes. What the search found
// stays true while the answers in these hexes are the same, whatever happens elsewhere.
// Its zero value has watched nothing.
type Watch struct {
	seen  []uint64
	asked [][]uint64
}

// Begin notes the sets of hexes that a search asks about, such as those of Held, before
// it has looked at any hex.
func (w *Watch) Begin(sets ...[]uint64) {
	w.asked = slices.Grow(w.asked[:0], len(sets))[:len(sets)]
	for i, set := range sets {
		w.asked[i] = append(w.asked[i][:0], set...)
	}
	w.seen = slices.Grow(w.seen[:0], len(sets[0]))[:len(sets[0])]
	clear(w.seen)
}

// Saw notes that the search looked at a hex.
func (w *Watch) Saw(h board.ID) { w.seen[h/64] |= 1 << (h % 64) }

// SawBeside notes that it looked at the hexes next to one.
func (w *Watch) SawBeside(b *board.Board, h board.ID) {
	for _, n := range b.Neighbours(h) {
		if n != board.None {
			w.Saw(n)
		}
	}
}

// Same tells whether the sets are what they were in all hexes that the search looked at.
func (w *Watch) Same(sets ...[]uint64) bool {
	if len(w.asked) != len(sets) {
		return false
	}
	for i, set := range sets {
		for n, seen := range w.seen {
			if (set[n]^w.asked[i][n])&seen != 0 {
				return false
			}
		}
	}
	return true
}

// Within yields the hexes of a set, in the order of the board.
func Within(set []uint64) iter.Seq[board.ID] {
	return func(yield func(board.ID) bool) {
		for i, word := range set {
			for ; word != 0; word &= word - 1 {
				if !yield(board.ID(i*64 + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

// Less is the hexes of one set that are not in another, in the memory that there is.
func Less(into, set, without []uint64) []uint64 {
	into = into[:0]
	for i, word := range set {
		into = append(into, word&^without[i])
	}
	return into
}

// AppendLess appends the hexes of one set that are not in another to a list, as long as
// it is shorter than most.
func AppendLess(list []board.ID, set, without []uint64, most int) []board.ID {
	for i := range set {
		for word := set[i] &^ without[i]; word != 0 && len(list) < most; word &= word - 1 {
			list = append(list, board.ID(i*64+bits.TrailingZeros64(word)))
		}
	}
	return list
}
