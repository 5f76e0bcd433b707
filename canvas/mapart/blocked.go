package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// findBlocked collects the sides that nothing passes.
func (s *survey) findBlocked() {
	for _, id := range s.ids {
		for d := range hex.Direction(3) { // each side once
			if s.neighbour(id, d) != board.None && s.board.Side(id, d).Has(board.Blocked) {
				from, to := s.SideEnds(id, d)
				s.blocked = append(s.blocked, evenly([]pen.Point{from, to}, 0.05))
			}
		}
	}
}
