package mapart

import (
	"math"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// rowHeight is the distance of two rows of hexes (or columns of flat ones).
const rowHeight = 0.8660254037844386

// outer is the distance of a hex's corner from its centre.
const outer = 1 / (2 * rowHeight)

// Center is the middle of the hex at a coordinate, in hex widths.
func Center(o hex.Orientation, c hex.Coord) pen.Point {
	if o == hex.Flat {
		return pen.Point{X: float64(c.Q) * rowHeight, Y: float64(c.R) + float64(c.Q)/2}
	}
	return pen.Point{X: float64(c.Q) + float64(c.R)/2, Y: float64(c.R) * rowHeight}
}

// Corners are the corners of the hex round a centre. The side in direction d
// runs from corner d to corner d+1.
func Corners(o hex.Orientation, centre pen.Point) [hex.Directions]pen.Point {
	var at [hex.Directions]pen.Point
	first := math.Pi / 6
	if o == hex.Flat {
		first = math.Pi / 3
	}
	for i := range at {
		s, c := math.Sincos(first - float64(i)*math.Pi/3)
		at[i] = pen.Point{X: centre.X + outer*c, Y: centre.Y + outer*s}
	}
	return at
}

// CoordAt is the coordinate of the hex that holds a point.
func CoordAt(o hex.Orientation, p pen.Point) hex.Coord {
	r := p.Y / rowHeight
	q := p.X - r/2
	if o == hex.Flat {
		q = p.X / rowHeight
		r = p.Y - q/2
	}
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(-q-r)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs+q+r)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return hex.Coord{Q: int(rq), R: int(rr)}
}

// Center is the middle of a hex on the sheet.
func (s *survey) Center(id board.ID) pen.Point {
	return Center(s.grid.Orientation, s.board.Coord(id))
}

// Lying tells whether the hexes lie on a side.
func (s *survey) Lying() bool { return s.grid.Orientation == hex.Flat }

// Corners are the corners of a hex; the side in direction d runs from corner d
// to corner d+1, counted round.
func (s *survey) Corners(id board.ID) [hex.Directions]pen.Point {
	return Corners(s.grid.Orientation, s.Center(id))
}

// HexPath is the outline of a hex, shrunk to a part of its size about its
// centre (1 for the whole).
func (s *survey) HexPath(id board.ID, part float64) *pen.Path {
	c := s.Center(id)
	corners := s.Corners(id)
	for i := range corners {
		corners[i] = c.Add(corners[i].Sub(c).Mul(part))
	}
	return new(pen.Path).Polygon(corners[:]...)
}

// HexAt is the playable hex at a point; ok is false beside them.
func (s *survey) HexAt(p pen.Point) (id board.ID, ok bool) {
	id, ok = s.byCoord[CoordAt(s.grid.Orientation, p)]
	return id, ok
}

// SideAt is the hexside nearest to a point, seen from the hex that holds it,
// and its distance; ok is false where there is no playable hex.
func (s *survey) SideAt(p pen.Point) (id board.ID, d hex.Direction, distance float64, ok bool) {
	if id, ok = s.HexAt(p); !ok {
		return board.None, 0, 0, false
	}
	distance = math.Inf(1)
	corners := s.Corners(id)
	for i := range corners {
		if far := toSegment(p, corners[i], corners[(i+1)%hex.Directions]); far < distance {
			d, distance = hex.Direction(i), far
		}
	}
	return id, d, distance, true
}

// SideEnds are the two corners at which the side of a hex ends.
func (s *survey) SideEnds(id board.ID, d hex.Direction) (a, b pen.Point) {
	c := s.Corners(id)
	return c[d], c[(d+1)%hex.Directions]
}

// toSegment is the distance of p from the line between a and b.
func toSegment(p, a, b pen.Point) float64 {
	ab := b.Sub(a)
	t := 0.0
	if n := ab.X*ab.X + ab.Y*ab.Y; n > 0 {
		t = max(0, min(1, ((p.X-a.X)*ab.X+(p.Y-a.Y)*ab.Y)/n))
	}
	return p.Sub(a.Add(ab.Mul(t))).Len()
}
