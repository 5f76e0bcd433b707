package mapart

import (
	"slices"

	"vistula/canvas/pen"
)

// sideFort is a fort on a side of a hex: its work stands on the side of the hex
// that it guards, with its point towards the other.
type sideFort struct {
	from, to pen.Point // of the side
	out      pen.Point // towards the other hex, 1 long
	box      pen.Rect
}

// findSideForts collects the forts of a map on which they stand on hexsides.
func (s *survey) findSideForts() {
	for i := range s.plan.Sides {
		x := &s.plan.Sides[i]
		if !slices.Contains(x.Is, "fort") {
			continue
		}
		e, ok := s.sideBetween(x.Between)
		home, known := s.board.Find(x.Hex)
		if !ok || !known {
			continue
		}
		middle := between(e.from, e.to, 0.5)
		s.sideForts = append(s.sideForts, sideFort{from: e.from, to: e.to, out: unit(middle.Sub(s.Center(home))), box: boxOf([]pen.Point{e.from, e.to}).Grow(0.2)})
	}
}
