package mapart

import "vistula/canvas/pen"

// drawSideForts draws each as a wall along its side, with a bastion in its middle
// that points at the enemy.
func (c *canvas) drawSideForts() {
	for _, f := range c.s.sideForts {
		if c.sees(f.box, 0.1) {
			c.drawSideFort(f)
		}
	}
}

func (c *canvas) drawSideFort(f sideFort) {
	const back = 0.045 // of the wall behind the side
	k := max(0.8, min(c.k, 1.4))
	in := f.out.Mul(-back)
	along := unit(f.to.Sub(f.from))
	a, b := between(f.from, f.to, 0.10).Add(in), between(f.from, f.to, 0.90).Add(in)
	wall := new(pen.Path).Polyline(a, b)
	m := between(a, b, 0.5)
	tip, foot := 0.13, 0.115
	bastion := new(pen.Path).Polygon(m.Add(along.Mul(-foot)), m.Add(along.Mul(-0.55*foot)).Add(f.out.Mul(0.66*tip)), m.Add(f.out.Mul(tip)),
		m.Add(along.Mul(0.55*foot)).Add(f.out.Mul(0.66*tip)), m.Add(along.Mul(foot)), m.Add(f.out.Mul(-0.5*tip)))
	halo := pen.Alpha(haloColor, 0.92)
	c.p.Stroke(wall, pen.Stroke{Width: 0.115 * k, Color: halo, Cap: pen.RoundCap})
	c.p.Stroke(bastion, pen.Stroke{Width: 0.06 * k, Color: halo})
	c.p.Stroke(wall, pen.Stroke{Width: 0.055 * k, Color: fortColor, Cap: pen.ButtCap})
	c.p.Fill(bastion, pen.Winding, fortColor)
	if c.z >= near {
		core := new(pen.Path).Circle(m.X+0.25*tip*f.out.X, m.Y+0.25*tip*f.out.Y, 0.026)
		c.p.Fill(core, pen.Winding, fortFill)
	}
}
