package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Crossing is where a way over the side of a hex crosses the river there: the middle of
// the water, the direction from bank to bank, and half the river's width. Where no river
// runs it is the middle of the side.
func (s *survey) Crossing(id board.ID, d hex.Direction) (at, way pen.Point, half float64) {
	if r, ok := s.riverBeside(id, d); ok {
		from, to := s.SideEnds(id, d)
		i := nearest(r.line, between(from, to, 0.5))
		return r.line[i], left(tangent(r.line, i)), r.half[i]
	}
	from, to := s.SideEnds(id, d)
	return between(from, to, 0.5), left(unit(to.Sub(from))), 0
}
