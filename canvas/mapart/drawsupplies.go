package mapart

import (
	"math"

	"vistula/canvas/pen"
)

func (c *canvas) drawSupplies() {
	for _, u := range c.s.supplies {
		if c.view.Grow(0.4).Has(u.at) {
			c.supplySign(u.at, 0.20, u.side)
		}
	}
}

// supplySign is a wheel: in a roundel, or in a square on its point, so that the
// sides differ in shape and not in colour alone.
func (c *canvas) supplySign(at pen.Point, r float64, side string) {
	color := sideColor(side)
	frame := new(pen.Path).Circle(at.X, at.Y, r)
	if color != sideColor("austria") {
		k := r * 1.22
		frame = new(pen.Path).Polygon(pen.Point{X: at.X, Y: at.Y - k}, pen.Point{X: at.X + k, Y: at.Y},
			pen.Point{X: at.X, Y: at.Y + k}, pen.Point{X: at.X - k, Y: at.Y})
	}
	c.p.Stroke(frame, pen.Stroke{Width: 0.34 * r, Color: pen.Alpha(haloColor, 0.9)})
	c.p.Fill(frame, pen.Winding, pen.Hex("#FBF7EA"))
	c.p.Stroke(frame, pen.Stroke{Width: 0.17 * r, Color: color})
	wheel := new(pen.Path).Circle(at.X, at.Y, 0.52*r)
	for i := range 4 {
		s, co := math.Sincos(float64(i) * math.Pi / 4)
		wheel.MoveTo(at.X-0.52*r*co, at.Y-0.52*r*s).LineTo(at.X+0.52*r*co, at.Y+0.52*r*s)
	}
	c.p.Stroke(wheel, pen.Stroke{Width: 0.10 * r, Color: color})
	c.p.Fill(new(pen.Path).Circle(at.X, at.Y, 0.15*r), pen.Winding, color)
}
