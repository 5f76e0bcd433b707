package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
)

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
				parts = append(parts, rail{line: whole[run[0]:run[1]], double: r.double, gauge: r.gauge})
			}
		}
	}
	for _, r := range parts {
		width := 0.075
		if r.gauge == board.Narrow {
			width = 0.055
		}
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
		width := 0.021
		if r.gauge == board.Narrow {
			width = 0.012
		}
		c.p.Stroke(new(pen.Path).Polyline(r.line...), pen.Stroke{Width: width * c.k, Color: r.color()})
		return
	}
	for _, d := range []float64{-0.0175, 0.0175} {
		line := offset(r.line, d*c.k)
		c.p.Stroke(new(pen.Path).Polyline(line...), pen.Stroke{Width: 0.0145 * c.k, Color: r.color()})
	}
}

// drawTicks draws the ties, counted from the line's beginning.
func (c *canvas) drawTicks(r rail) {
	// Far out ticks stand wider apart, close up closer, but never so that they
	// wander: each zoom has one spacing.
	space := 0.145 * [zooms]float64{2.1, 1.7, 1, 0.85, 0.61}[c.z]
	half := 0.040 * max(c.k, 0.62)
	gaps := []float64{0}
	if r.gauge == board.Narrow {
		space, half = 1.6*space, 0.6*half
	}
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
	c.p.Stroke(ticks, pen.Stroke{Width: 0.0145 * c.k, Color: r.color(), Cap: pen.ButtCap})
}
