package twilight

import (
	"iter"
	"math/bits"

	"vistula/rules/board"
)

// area is a set of hexes, one bit each. The zero value has no hex and no room.
type area []uint64

func (a area) has(at board.ID) bool { return a != nil && a[at/64]&(1<<(at%64)) != 0 }
func (a area) add(at board.ID)      { a[at/64] |= 1 << (at % 64) }
func (a area) drop(at board.ID)     { a[at/64] &^= 1 << (at % 64) }

// each yields the hexes in the order of their numbers.
func (a area) each() iter.Seq[board.ID] {
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

// emptied is an area without hexes, in the memory of another.
func emptied(a area, hexes int) area {
	if len(a) != hexes/64+1 {
		return make(area, hexes/64+1)
	}
	clear(a)
	return a
}
