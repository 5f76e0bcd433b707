package twilight

import (
	"slices"
	"sync/atomic"

	"vistula/rules/board"
)

// nearby is how far around a hex enemies matter to what units do there (7.4.2, 8.6.1).
const nearby = 5

// rings are the surroundings of hexes, each found when it is first asked for. They may
// be shared by goroutines.
type rings []atomic.Pointer[[]board.ID]

// around lists the hexes that are nearby, the nearest first, the hex itself among them.
func (r rings) around(b *board.Board, at board.ID) []board.ID {
	if list := r[at].Load(); list != nil {
		return *list
	}
	list := within(b, at, nearby)
	slices.SortStableFunc(list, func(c, d board.ID) int { return b.Distance(at, c) - b.Distance(at, d) })
	r[at].Store(&list)
	return list
}
