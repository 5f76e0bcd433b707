package greatwar

import (
	"slices"

	"vistula/rules/board"
)

// farOff is how many hexes from a place it no longer matters how far something is.
const farOff = 20

// lookAround lists the hexes around each place, the closest first.
func (rs *Ruleset) lookAround() {
	b := rs.Board()
	rs.near = make(map[board.ID][]board.ID, len(rs.places))
	for i := range rs.places {
		at := rs.places[i].hex
		var list []board.ID
		for h := range board.ID(b.Len()) {
			if d := b.Distance(at, h); d >= 0 && d < farOff {
				list = append(list, h)
			}
		}
		slices.SortStableFunc(list, func(x, y board.ID) int { return b.Distance(at, x) - b.Distance(at, y) })
		rs.near[at] = list
	}
}
