package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Cut is a place where a railway is destroyed: the step between two adjacent
// hexes.
type Cut struct{ A, B board.ID }

// rail is a line from junction to junction with one number of tracks.
type rail struct {
	hexes  []board.ID
	line   []pen.Point
	double bool
	box    pen.Rect
}

const railStep = 0.045

// findRails walks the railways of the board into lines.
func (s *survey) findRails() {
	seen := map[[2]board.ID]bool{}
	walk := func(from board.ID, d hex.Direction) {
		tracks := s.board.Tracks(from, d)
		to := s.board.Neighbour(from, d)
		if tracks == 0 || seen[[2]board.ID{from, to}] {
			return
		}
		chain := []board.ID{from}
		for {
			seen[[2]board.ID{from, to}], seen[[2]board.ID{to, from}] = true, true
			chain = append(chain, to)
			next, ok := s.railOn(to, from, tracks)
			if !ok || seen[[2]board.ID{to, next}] {
				break
			}
			from, to = to, next
		}
		s.addRail(chain, tracks > 1)
	}
	// First from the junctions and ends; what is left then are circles.
	for _, circles := range []bool{false, true} {
		for _, id := range s.ids {
			if !circles && s.railEnds(id) == 2 && !s.tracksChange(id) {
				continue
			}
			for d := range hex.Direction(hex.Directions) {
				walk(id, d)
			}
		}
	}
}

func (s *survey) railEnds(id board.ID) int {
	n := 0
	for d := range hex.Direction(hex.Directions) {
		if s.board.Tracks(id, d) > 0 {
			n++
		}
	}
	return n
}

func (s *survey) tracksChange(id board.ID) bool {
	first := 0
	for d := range hex.Direction(hex.Directions) {
		if t := s.board.Tracks(id, d); t > 0 {
			if first != 0 && first != t {
				return true
			}
			first = t
		}
	}
	return false
}

// railOn is where a line goes on from a hex that is no junction.
func (s *survey) railOn(at, from board.ID, tracks int) (board.ID, bool) {
	if s.railEnds(at) != 2 {
		return board.None, false
	}
	for d := range hex.Direction(hex.Directions) {
		if n := s.board.Neighbour(at, d); n != from && s.board.Tracks(at, d) == tracks {
			return n, true
		}
	}
	return board.None, false
}

// addRail draws the line through the nodes of its hexes; at a junction it sets
// out in the direction of the line it continues, and at the edge of the sheet
// it runs on to the frame.
func (s *survey) addRail(chain []board.ID, double bool) {
	points := make([]pen.Point, 0, len(chain)+2)
	for _, id := range chain {
		points = append(points, s.node(id))
	}
	last := len(chain) - 1
	if s.leavesSheet(chain[0]) {
		points = append([]pen.Point{s.railExit(chain[0], points[0], points[1])}, points...)
	}
	if s.leavesSheet(chain[last]) {
		n := len(points)
		points = append(points, s.railExit(chain[last], points[n-1], points[n-2]))
	}
	line := evenly(catmullRom(points, 10), railStep)
	s.rails = append(s.rails, rail{chain, line, double, boxOf(line)})
}

// leavesSheet tells whether a line that ends in a hex goes on beyond the edge.
func (s *survey) leavesSheet(id board.ID) bool {
	h := &s.board.Hexes[id]
	return s.railEnds(id) == 1 && (len(h.Supply) > 0 || len(h.Edge) > 0 || len(h.Entry) > 0)
}

// node is where lines meet in a hex: at its town, or near its centre.
func (s *survey) node(id board.ID) pen.Point {
	if p, ok := s.nodes[id]; ok {
		return p
	}
	c := s.board.Coord(id)
	p := s.Center(id).Add(pen.Point{X: 0.08 * swing(c.Q, c.R, 111), Y: 0.08 * swing(c.Q, c.R, 112)})
	s.nodes[id] = p
	return p
}
