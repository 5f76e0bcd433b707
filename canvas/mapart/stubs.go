package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// findStubs leads railways off the sheet from hexes that a link off the map
// begins in and that other lines cross: a line that ends there does so by
// itself.
func (s *survey) findStubs() {
	done := map[board.ID]bool{}
	for _, l := range s.plan.OffMap {
		for _, number := range [2]string{l.From, l.To} {
			id, ok := s.board.Find(number)
			if !ok || s.board.MapOf(id) != s.index || done[id] || s.railEnds(id) < 2 || s.outward(id) == (pen.Point{}) {
				continue
			}
			done[id] = true
			at := s.node(id)
			line := evenly([]pen.Point{at, s.railExit(id, at, at.Sub(s.outward(id)))}, railStep)
			s.rails = append(s.rails, rail{hexes: []board.ID{id}, line: line, double: l.Tracks > 1, box: boxOf(line)})
		}
	}
}

// railExit is where a railway that leaves the sheet ends: beyond the frame, or
// at the sign beside its hex where the frame is far.
func (s *survey) railExit(id board.ID, at, inside pen.Point) pen.Point {
	h := &s.board.Hexes[id]
	if len(h.Supply)+len(h.Entry) > 0 && s.frameGap(at) > nearFrame {
		return s.marginSpot(id, 0)
	}
	return s.beyondFrame(at, inside)
}

// frameGap is how far a place is from the nearest edge of the frame.
func (s *survey) frameGap(p pen.Point) float64 {
	f := s.frame
	return min(p.X-f.X, f.Right()-p.X, p.Y-f.Y, f.Bottom()-p.Y)
}
