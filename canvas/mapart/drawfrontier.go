package mapart

import "vistula/canvas/pen"

// drawFrontiers draws a band on each country's side and the broken line
// between.
func (c *canvas) drawFrontiers() {
	width := 0.125
	switch {
	case c.z == closeUp:
		width = 0.070
	case c.z <= wide:
		width = 0.15
	}
	part := 0.40
	if c.s.hilly { // on darker ground
		part = 0.55
	}
	in := c.view.Grow(0.4)
	for _, f := range c.s.frontiers {
		if !c.sees(f.box, 0.4) {
			continue
		}
		for _, run := range runs(f.line, in) {
			stretch := f.line[run[0]:run[1]]
			for _, band := range []struct {
				country string
				side    float64
			}{{f.left, 1}, {f.right, -1}} {
				line := new(pen.Path).Polyline(offset(stretch, band.side*(width/2+0.002))...)
				c.p.Stroke(line, pen.Stroke{Width: width, Color: pen.Alpha(bandColor(band.country), part), Cap: pen.ButtCap})
			}
		}
		for _, d := range dashes(f.line, 0.17, 0.07, 0.035, 0.07) {
			if boxOf(d).Meets(in) {
				c.p.Stroke(new(pen.Path).Polyline(d...), pen.Stroke{Width: 0.028 * c.k, Color: inkColor, Cap: pen.ButtCap})
			}
		}
	}
}
