package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Cut is a place where a railway is destroyed: the step between two adjacent
// hexes.
type Cut struct{ A, B board.ID }

// rail is a line from junction to junction with one number of tracks and one gauge.
type rail struct {
	hexes  []board.ID
	line   []pen.Point
	double bool
	gauge  board.Gauge
	box    pen.Rect
}

// gaugeOf is the gauge by which a railway is drawn: the standard one where it shares
// the way with others, and on maps whose key does not tell gauges apart.
func (s *survey) gaugeOf(id board.ID, d hex.Direction) board.Gauge {
	if s.plan.Legend["russian_gauge"] == "" || s.board.TracksOf(id, d, board.Standard) > 0 {
		return board.Standard
	}
	if s.board.TracksOf(id, d, board.Russian) > 0 {
		return board.Russian
	}
	return board.Narrow
}

// railTo is how many tracks a railway has and of which gauge; one to a neighbour that
// is not drawn has none.
func (s *survey) railTo(id board.ID, d hex.Direction) (kind railKind) {
	if kind.tracks = s.tracks(id, d); kind.tracks > 0 {
		kind.gauge = s.gaugeOf(id, d)
	}
	return kind
}

type railKind struct {
	tracks int
	gauge  board.Gauge
}

// color is that of the ink in which a gauge is printed.
func (r *rail) color() colour {
	if r.gauge == board.Russian {
		return russianRail
	}
	return railColor
}

const railStep = 0.045

// findRails walks the railways of the board into lines.
func (s *survey) findRails() {
	seen := map[[2]board.ID]bool{}
	walk := func(from board.ID, d hex.Direction) {
		kind := s.railTo(from, d)
		to := s.neighbour(from, d)
		if kind.tracks == 0 || seen[[2]board.ID{from, to}] {
			return
		}
		chain := []board.ID{from}
		for {
			seen[[2]board.ID{from, to}], seen[[2]board.ID{to, from}] = true, true
			chain = append(chain, to)
			next, ok := s.railOn(to, from, kind)
			if !ok || seen[[2]board.ID{to, next}] {
				break
			}
			from, to = to, next
		}
		s.addRail(chain, kind)
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
		if s.tracks(id, d) > 0 {
			n++
		}
	}
	return n
}

func (s *survey) tracksChange(id board.ID) bool {
	var first railKind
	for d := range hex.Direction(hex.Directions) {
		if kind := s.railTo(id, d); kind.tracks > 0 {
			if first.tracks != 0 && first != kind {
				return true
			}
			first = kind
		}
	}
	return false
}

// railOn is where a line goes on from a hex that is no junction.
func (s *survey) railOn(at, from board.ID, kind railKind) (board.ID, bool) {
	if s.railEnds(at) != 2 {
		return board.None, false
	}
	for d := range hex.Direction(hex.Directions) {
		if n := s.neighbour(at, d); n != from && s.railTo(at, d) == kind {
			return n, true
		}
	}
	return board.None, false
}

// addRail draws the line through the nodes of its hexes; at a junction it sets
// out in the direction of the line it continues, and at the edge of the sheet
// it runs on to the frame.
func (s *survey) addRail(chain []board.ID, kind railKind) {
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
	s.rails = append(s.rails, rail{chain, line, kind.tracks > 1, kind.gauge, boxOf(line)})
}

// leavesSheet tells whether a line that ends in a hex goes on beyond the edge.
func (s *survey) leavesSheet(id board.ID) bool {
	h := &s.board.Hexes[id]
	return s.railEnds(id) == 1 && (len(h.Supply) > 0 || len(h.Edge) > 0 || len(h.Entry) > 0 || s.railBeyond(id))
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
