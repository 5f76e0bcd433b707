package mapart

import "vistula/canvas/pen"

// drawPasses draws the sign of the survey: two arcs back to back, with the way
// between them.
func (c *canvas) drawPasses() {
	if c.z == far {
		return
	}
	for _, p := range c.s.passes {
		if c.view.Grow(0.3).Has(p.at) {
			c.drawPass(p.at, p.way, max(0.75, c.k))
		}
	}
}

func (c *canvas) drawPass(at, way pen.Point, k float64) {
	n := left(way)
	path := new(pen.Path)
	for _, side := range []float64{-1, 1} {
		at := func(along, aside float64) pen.Point { return at.Add(way.Mul(along * k)).Add(n.Mul(side * aside * k)) }
		a, m, b := at(-0.115, 0.125), at(0, -0.005), at(0.115, 0.125)
		path.MoveTo(a.X, a.Y).QuadTo(m.X, m.Y, b.X, b.Y)
	}
	c.p.Stroke(path, pen.Stroke{Width: 0.078 * k, Color: pen.Alpha(haloColor, 0.85)})
	c.p.Stroke(path, pen.Stroke{Width: 0.036 * k, Color: passColor})
}
