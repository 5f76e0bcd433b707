package occupancy

import (
	"iter"
	"math/bits"

	"vistula/rules/board"
)

// Area is a set of hexes of a board, one bit each in the order of the board. A nil area
// has no hexes, and no room for any.
type Area []uint64

// words is how many a set of so many hexes has.
func words(hexes int) int { return hexes/64 + 1 }

// Emptied is an area without hexes, in the memory of another.
func Emptied(a Area, hexes int) Area {
	if len(a) != words(hexes) {
		return make(Area, words(hexes))
	}
	clear(a)
	return a
}

// Has tells whether a hex is in the area.
func (a Area) Has(h board.ID) bool { return a != nil && a[h/64]&(1<<(h%64)) != 0 }

// Add puts a hex into it.
func (a Area) Add(h board.ID) { a[h/64] |= 1 << (h % 64) }

// Remove takes a hex out of it.
func (a Area) Remove(h board.ID) { a[h/64] &^= 1 << (h % 64) }

// AddAll puts the hexes of another area into it.
func (a Area) AddAll(other Area) {
	for i, word := range other {
		a[i] |= word
	}
}

// All yields the hexes, in the order of the board.
func (a Area) All() iter.Seq[board.ID] {
	return func(yield func(board.ID) bool) {
		for i, word := range a {
			for ; word != 0; word &= word - 1 {
				if !yield(board.ID(i*64 + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

// Less is the hexes of one area that are not in another, in the memory that there is.
func Less(into, area, without Area) Area {
	into = into[:0]
	for i, word := range area {
		into = append(into, word&^without[i])
	}
	return into
}

// AppendLess appends these hexes to a list, as long as it is shorter than most.
func AppendLess(list []board.ID, area, without Area, most int) []board.ID {
	for i := range area {
		for word := area[i] &^ without[i]; word != 0 && len(list) < most; word &= word - 1 {
			list = append(list, board.ID(i*64+bits.TrailingZeros64(word)))
		}
	}
	return list
}
