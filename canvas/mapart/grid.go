package mapart

import (
	"image/color"
	"math"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// drawVeil makes the country beyond the outermost hexes paler: it is scenery.
func (c *canvas) drawVeil() {
	f := c.s.frame
	if c.s.Playable().Grow(-0.9).Has(pen.Point{X: c.view.X, Y: c.view.Y}) &&
		c.s.Playable().Grow(-0.9).Has(pen.Point{X: c.view.Right(), Y: c.view.Bottom()}) {
		return
	}
	veil := new(pen.Path).Rect(f)
	for _, id := range c.s.ids {
		corners := c.s.Corners(id)
		if c.sees(boxOf(corners[:]), 0.1) {
			veil.Polygon(corners[:]...)
		}
	}
	c.p.Fill(veil, pen.EvenOdd, pen.Alpha(paperColor, 0.42))
	edge := new(pen.Path)
	for _, id := range c.s.ids {
		c.s.outline(id, func(from, to pen.Point) { edge.MoveTo(from.X, from.Y).LineTo(to.X, to.Y) })
	}
	c.p.Stroke(edge, pen.Stroke{Width: 0.018 * c.k, Color: pen.Alpha(hexColor, 0.40)})
}

// drawHexLines draws each side once.
func (c *canvas) drawHexLines() {
	lines := new(pen.Path)
	for _, id := range c.s.ids {
		corners := c.s.Corners(id)
		if !c.sees(boxOf(corners[:]), 0.1) {
			continue
		}
		for d := range hex.Direction(hex.Directions) {
			if d < 3 || c.s.board.Neighbour(id, d) == board.None {
				a, b := corners[d], corners[(d+1)%hex.Directions]
				lines.MoveTo(a.X, a.Y).LineTo(b.X, b.Y)
			}
		}
	}
	alpha := [zooms]float64{0.18, 0.28, 0.34, 0.36, 0.40}[c.z]
	width := max(0.0115*[zooms]float64{1.6, 1.35, 1, 0.8, 0.55}[c.z], 1/c.px)
	c.p.Stroke(lines, pen.Stroke{Width: width, Color: pen.Alpha(hexColor, alpha), Cap: pen.ButtCap})
}

// outline visits the sides of a hex beyond which no hex lies.
func (s *Sheet) outline(id board.ID, visit func(from, to pen.Point)) {
	for d := range hex.Direction(hex.Directions) {
		if s.board.Neighbour(id, d) == board.None {
			visit(s.SideEnds(id, d))
		}
	}
}

// drawClosed hatches hexes that are closed to a side for a time, or to all for
// good.
func (c *canvas) drawClosed() {
	for _, id := range c.s.ids {
		if h := &c.s.board.Hexes[id]; h.Restricted == nil && !h.Forbidden {
			continue
		}
		corners := c.s.Corners(id)
		if !c.sees(boxOf(corners[:]), 0.1) {
			continue
		}
		c.p.Fill(new(pen.Path).Polygon(corners[:]...), pen.Winding, pen.Alpha(closedColor, 0.14))
		c.p.Stroke(hatched(corners[:], 0.16), pen.Stroke{Width: 0.012 * c.k, Color: pen.Alpha(closedHatch, 0.45), Cap: pen.ButtCap})
	}
}

// hatched is lines that fall to the left, cut to a convex figure by arithmetic.
// They are counted from the sheet's origin, so they run on from hex to hex.
func hatched(corners []pen.Point, space float64) *pen.Path {
	path := new(pen.Path)
	low, high := math.Inf(1), math.Inf(-1)
	for _, p := range corners {
		low, high = min(low, p.X+p.Y), max(high, p.X+p.Y)
	}
	step := space * math.Sqrt2
	for k := math.Ceil(low / step); k*step < high; k++ {
		var ends []pen.Point
		for i, a := range corners {
			b := corners[(i+1)%len(corners)]
			va, vb := a.X+a.Y-k*step, b.X+b.Y-k*step
			if va*vb < 0 {
				ends = append(ends, between(a, b, va/(va-vb)))
			}
		}
		if len(ends) == 2 {
			path.Polyline(ends...)
		}
	}
	return path
}

// drawNumbers prints the hex numbers.
func (c *canvas) drawNumbers() {
	if c.z <= wide {
		return
	}
	size := 0.118 * [zooms]float64{1, 1, 1, 0.8, 0.58}[c.z]
	text := pen.Text{
		Font: c.s.fonts.Narrow, Size: max(size, 9/c.px), Color: numberColor, Anchor: pen.Middle,
		Halo: pen.Alpha(haloColor, 0.72), HaloSize: 0.28,
	}
	for _, id := range c.s.ids {
		p := c.s.numbers[id]
		if c.view.Grow(0.3).Has(p) {
			text.Draw(c.p, p.X, p.Y+0.36*text.Size, c.s.board.Hexes[id].Number)
		}
	}
}

// numberSpots are the places tried for a hex's number, from its centre: the
// first at which no river, railway or town stands.
var numberSpots = []pen.Point{
	{Y: -0.365}, {Y: -0.30}, {X: -0.13, Y: -0.345}, {X: 0.13, Y: -0.345}, {X: -0.20, Y: -0.28}, {X: 0.20, Y: -0.28},
	{Y: -0.24}, {X: -0.28, Y: -0.20}, {X: 0.28, Y: -0.20}, {Y: 0.40}, {X: -0.25, Y: 0.30}, {X: 0.25, Y: 0.30},
}

// findNumbers places the hex numbers.
func (s *Sheet) findNumbers() {
	taken := s.newMask(func(p pen.Pen) {
		s.drawBare(p, 0.09, 0.07)
		for _, r := range s.ridges {
			p.Stroke(new(pen.Path).Polyline(r.line...), pen.Stroke{Width: 0.17, Color: color.NRGBA{A: 255}})
		}
	})
	s.numbers = make(map[board.ID]pen.Point, len(s.ids))
	for _, id := range s.ids {
		c := s.Center(id)
		best, least := c.Add(numberSpots[0]), math.MaxInt
		for i, spot := range numberSpots {
			p := c.Add(spot)
			// A number that strays is worse than one with a line behind a digit.
			n := 2*i + taken.count(pen.Rect{X: p.X - 0.14, Y: p.Y - 0.05, W: 0.28, H: 0.10})
			if n < least {
				best, least = p, n
			}
		}
		s.numbers[id] = best
	}
}
