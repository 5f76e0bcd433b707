package mapart

import "vistula/canvas/pen"

// drawPlacedNames writes the names as they stand on a map without counters.
func (c *canvas) drawPlacedNames() { c.writeNames(c.s.PlaceNames(c.px, nil)) }

func (c *canvas) writeNames(names []Name) {
	for _, n := range names {
		if r := n.river; r != nil {
			if c.opts.Layers&RiverNames != 0 && c.sees(r.box, 0.1) {
				r.text.DrawAlong(c.p, r.line, r.start, r.rise, 0, r.word)
			}
			continue
		}
		if c.opts.Layers&Victory != 0 && n.lozenge.W > 0 && c.sees(n.lozenge, 0.1) {
			c.drawLozenge(n)
		}
		if c.opts.Layers&TownNames != 0 && c.sees(n.Box, 0.2) {
			c.s.nameStyle(n.class, c.px).Draw(c.p, n.at.X, n.at.Y, n.Text)
		}
	}
}

// drawLozenge prints what a town counts for.
func (c *canvas) drawLozenge(n Name) {
	r := n.lozenge
	tip := r.H * 0.42
	y := r.Center().Y
	six := new(pen.Path).Polygon(pen.Point{X: r.X, Y: y}, pen.Point{X: r.X + tip, Y: r.Y}, pen.Point{X: r.Right() - tip, Y: r.Y},
		pen.Point{X: r.Right(), Y: y}, pen.Point{X: r.Right() - tip, Y: r.Bottom()}, pen.Point{X: r.X + tip, Y: r.Bottom()})
	c.p.Stroke(six, pen.Stroke{Width: 0.045 * max(0.6, c.k), Color: pen.Alpha(haloColor, 0.85)})
	c.p.Fill(six, pen.Winding, pointsColor)
	c.p.Stroke(six, pen.Stroke{Width: 0.013 * max(0.6, c.k), Color: inkColor})
	text := pen.Text{Font: c.s.fonts.Narrow, Size: lozengeSize(c.px), Color: inkColor, Anchor: pen.Middle}
	text.Draw(c.p, r.Center().X, y+0.36*text.Size, n.points)
}
