package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// drawSwamps paints the wet ground and what grows in it.
func (c *canvas) drawSwamps() {
	path := c.areaPath(c.s.swamps)
	if path.Empty() {
		return
	}
	c.p.Fill(path, pen.EvenOdd, pen.Alpha(swampColor, 0.78))
	c.p.Stroke(path, pen.Stroke{Width: 0.010 * c.k, Color: pen.Alpha(swampStroke, 0.42), Dash: []float64{0.05, 0.035}})
	in := c.view.Grow(0.35)
	for _, m := range c.art.reeds {
		if !in.Has(m.at) {
			continue
		}
		if m.pool {
			c.pool(m)
			continue
		}
		line := new(pen.Path).MoveTo(m.at.X, m.at.Y).LineTo(m.at.X+float64(m.length), m.at.Y)
		c.p.Stroke(line, pen.Stroke{Width: 0.013 * c.k, Color: pen.Alpha(swampStroke, 0.9)})
	}
	for _, m := range c.art.reeds {
		if m.tuft && in.Has(m.at) {
			c.reeds(m)
		}
	}
}

func (c *canvas) pool(m reedMark) {
	length := float64(m.length)
	path := new(pen.Path).Ellipse(m.at.X+length/2, m.at.Y, 0.4*length, 0.4*length*0.38)
	c.p.Fill(path, pen.Winding, pen.Mix(waterColor, swampColor, 0.35))
	c.p.Stroke(path, pen.Stroke{Width: 0.006, Color: pen.Alpha(bankColor, 0.7)})
}

// reeds are a fan of short blades; close up some carry brown heads.
func (c *canvas) reeds(m reedMark) {
	x, y := m.at.X+float64(m.length)/2, m.at.Y
	size := 0.062
	color := swampStroke
	if c.z == closeUp {
		size = 0.056
		color = pen.Hex("#46764F")
	}
	blades := new(pen.Path)
	heads := new(pen.Path)
	for i, lean := range []float64{-0.55, -0.2, 0.15, 0.5} {
		length := size * (0.8 + 0.35*chance(int(m.turn), i, 75))
		tx, ty := x+lean*length, y-length
		blades.MoveTo(x+0.25*lean*size, y).QuadTo(x+0.4*lean*length, y-0.6*length, tx, ty)
		if c.z == closeUp && i%2 == 1 {
			heads.MoveTo(tx, ty).LineTo(tx+0.15*lean*size, ty-0.18*size)
		}
	}
	c.p.Stroke(blades, pen.Stroke{Width: 0.011 * math.Max(c.k, 0.55), Color: color})
	if !heads.Empty() {
		c.p.Stroke(heads, pen.Stroke{Width: 0.009, Color: pen.Hex("#7A4A2A")})
	}
}
