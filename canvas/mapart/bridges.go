package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// bridge is a crossing of a river: where, in which direction the way runs over
// it, and how wide the water is.
type bridge struct {
	at, way pen.Point
	half    float64 // of the river's width
	rail    bool
}

// findBridges places the bridges where railway and river truly meet, or in the
// middle of the river's course along the side.
func (s *survey) findBridges() {
	for _, id := range s.ids {
		for d := range hex.Direction(3) { // each side once
			if s.neighbour(id, d) == board.None || !s.board.Side(id, d).Has(board.Bridge) {
				continue
			}
			if b, ok := s.bridgeOver(id, d); ok {
				s.bridges = append(s.bridges, b)
			}
		}
	}
}

func (s *survey) bridgeOver(id board.ID, d hex.Direction) (bridge, bool) {
	r, ok := s.riverBeside(id, d)
	if !ok {
		return bridge{}, false
	}
	if s.tracks(id, d) > 0 {
		if b, ok := s.railBridge(id, s.neighbour(id, d), r); ok {
			return b, true
		}
	}
	at, way, half := s.Crossing(id, d)
	return bridge{at: at, way: way, half: half}, true
}

// railBridge finds where the step of a railway crosses the river.
func (s *survey) railBridge(a, b board.ID, r river) (bridge, bool) {
	pa, pb := s.node(a), s.node(b)
	for _, l := range s.rails {
		has := false
		for i := 1; i < len(l.hexes); i++ {
			has = has || l.hexes[i-1] == a && l.hexes[i] == b || l.hexes[i-1] == b && l.hexes[i] == a
		}
		if !has {
			continue
		}
		from, to := nearest(l.line, pa), nearest(l.line, pb)
		from, to = min(from, to), max(from, to)
		best, least, river := -1, 0.08, 0
		for i := from; i <= to; i++ {
			k := nearest(r.line, l.line[i])
			if gap := r.line[k].Sub(l.line[i]).Len(); gap < least {
				best, least, river = i, gap, k
			}
		}
		if best >= 0 {
			return bridge{at: l.line[best], way: tangent(l.line, best), half: r.half[river], rail: true}, true
		}
	}
	return bridge{}, false
}
