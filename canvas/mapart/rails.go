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
func (s *Sheet) findRails() {
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

func (s *Sheet) railEnds(id board.ID) int {
	n := 0
	for d := range hex.Direction(hex.Directions) {
		if s.board.Tracks(id, d) > 0 {
			n++
		}
	}
	return n
}

func (s *Sheet) tracksChange(id board.ID) bool {
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
func (s *Sheet) railOn(at, from board.ID, tracks int) (board.ID, bool) {
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
func (s *Sheet) addRail(chain []board.ID, double bool) {
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
func (s *Sheet) leavesSheet(id board.ID) bool {
	h := &s.board.Hexes[id]
	return s.railEnds(id) == 1 && (len(h.Supply) > 0 || len(h.Edge) > 0 || len(h.Entry) > 0)
}

// node is where lines meet in a hex: at its town, or near its centre.
func (s *Sheet) node(id board.ID) pen.Point {
	if p, ok := s.nodes[id]; ok {
		return p
	}
	c := s.board.Coord(id)
	p := s.Center(id).Add(pen.Point{X: 0.08 * swing(c.Q, c.R, 111), Y: 0.08 * swing(c.Q, c.R, 112)})
	s.nodes[id] = p
	return p
}

// drawRails draws the classic ticked line, two tracks with two ticks.
func (c *canvas) drawRails() {
	in := c.view.Grow(0.3)
	var parts []rail
	for _, r := range c.s.rails {
		if !c.sees(r.box, 0.3) {
			continue
		}
		for _, whole := range c.uncut(r) {
			for _, run := range runs(whole, in) {
				parts = append(parts, rail{line: whole[run[0]:run[1]], double: r.double})
			}
		}
	}
	for _, r := range parts {
		width := 0.075
		if r.double {
			width = 0.098
		}
		c.p.Stroke(new(pen.Path).Polyline(r.line...), pen.Stroke{Width: width * max(c.k, 0.6), Color: pen.Alpha(railCasing, 0.72)})
	}
	for _, r := range parts {
		c.drawTrack(r)
	}
	for _, r := range c.s.rails {
		if c.sees(r.box, 0.3) {
			c.drawTicks(r)
			c.drawCuts(r)
		}
	}
}

func (c *canvas) drawTrack(r rail) {
	if !r.double {
		c.p.Stroke(new(pen.Path).Polyline(r.line...), pen.Stroke{Width: 0.021 * c.k, Color: railColor})
		return
	}
	for _, d := range []float64{-0.0175, 0.0175} {
		line := offset(r.line, d*c.k)
		c.p.Stroke(new(pen.Path).Polyline(line...), pen.Stroke{Width: 0.0145 * c.k, Color: railColor})
	}
}

// drawTicks draws the ties, counted from the line's beginning.
func (c *canvas) drawTicks(r rail) {
	// Far out ticks stand wider apart, close up closer, but never so that they
	// wander: each zoom has one spacing.
	space := 0.145 * [zooms]float64{2.1, 1.7, 1, 0.85, 0.61}[c.z]
	half := 0.040 * max(c.k, 0.62)
	gaps := []float64{0}
	if r.double {
		half = 0.050 * max(c.k, 0.62)
		gaps = []float64{-0.015 * c.k, 0.015 * c.k}
	}
	ticks := new(pen.Path)
	for at := space / 2; at < float64(len(r.line))*railStep; at += space {
		i := int(at / railStep)
		if i+1 >= len(r.line) || !c.view.Grow(0.1).Has(r.line[i]) || c.nearCut(r, r.line[i]) {
			continue
		}
		p := between(r.line[i], r.line[i+1], at/railStep-float64(i))
		d := tangent(r.line, i)
		for _, g := range gaps {
			q, n := p.Add(d.Mul(g)), left(d).Mul(half)
			a, b := q.Add(n), q.Sub(n)
			ticks.MoveTo(a.X, a.Y).LineTo(b.X, b.Y)
		}
	}
	c.p.Stroke(ticks, pen.Stroke{Width: 0.0145 * c.k, Color: railColor, Cap: pen.ButtCap})
}
