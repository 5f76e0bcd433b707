package mapart

import "vistula/canvas/pen"

// supply is a supply symbol in the belt beside its hex.
type supply struct {
	at   pen.Point
	side string
}

// findSupplies sets the symbols of a hex on its outer side, in the belt between
// the hexes and the frame.
func (s *survey) findSupplies() {
	for _, id := range s.ids {
		h := &s.board.Hexes[id]
		for i, side := range h.Supply {
			at := s.marginSpot(id, i) // a second symbol stands beside the first
			s.supplies = append(s.supplies, supply{at, side})
		}
	}
}
