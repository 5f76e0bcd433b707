package mapart

import (
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
			if d < 3 || c.s.neighbour(id, d) == board.None {
				a, b := corners[d], corners[(d+1)%hex.Directions]
				lines.MoveTo(a.X, a.Y).LineTo(b.X, b.Y)
			}
		}
	}
	alpha := [zooms]float64{0.18, 0.28, 0.34, 0.36, 0.40}[c.z]
	width := max(0.0115*[zooms]float64{1.6, 1.35, 1, 0.8, 0.55}[c.z], 1/c.px)
	c.p.Stroke(lines, pen.Stroke{Width: width, Color: pen.Alpha(hexColor, alpha), Cap: pen.ButtCap})
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
		p := c.s.numbers()[id]
		if c.view.Grow(0.3).Has(p) {
			text.Draw(c.p, p.X, p.Y+0.36*text.Size, c.s.board.Hexes[id].Number)
		}
	}
}
