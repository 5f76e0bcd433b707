package mapart

import "vistula/canvas/pen"

// drawBlocked draws them as a wall: a bar across the way with teeth on both
// sides, unlike any hachure, which fall from a crest.
func (c *canvas) drawBlocked() {
	for _, line := range c.s.blocked {
		if !c.sees(boxOf(line), 0.2) {
			continue
		}
		bar := new(pen.Path).Polyline(line...)
		c.p.Stroke(bar, pen.Stroke{Width: 0.17, Color: pen.Alpha(haloColor, 0.85), Cap: pen.ButtCap})
		teeth := new(pen.Path)
		for i := 1; i+1 < len(line); i += 2 {
			n := left(tangent(line, i)).Mul(0.068)
			a, b := line[i].Add(n), line[i].Sub(n)
			teeth.MoveTo(a.X, a.Y).LineTo(b.X, b.Y)
		}
		c.p.Stroke(teeth, pen.Stroke{Width: 0.030, Color: cragColor, Cap: pen.ButtCap})
		c.p.Stroke(bar, pen.Stroke{Width: 0.050 * max(1, c.k*0.8), Color: cragColor, Cap: pen.ButtCap})
	}
}
