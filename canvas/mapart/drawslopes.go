package mapart

import "vistula/canvas/pen"

// slopeWidths is how much wider than its measure a stroke is drawn.
var slopeWidths = [zooms]float64{1, 1.35, 1, 0.72, 0.42}

// drawHachures draws the strokes that reach into the view, one by one: gathered
// into one path they take longer.
func (c *canvas) drawHachures() {
	in := c.view.Grow(0.2)
	wedge := new(pen.Path)
	for _, m := range c.art.slopes {
		if !in.Has(m.at) {
			continue
		}
		d := unit(m.tip.Sub(m.at))
		n := left(d).Mul(m.half * slopeWidths[c.z])
		thin := n.Mul(0.18)
		wedge.Reset().Polygon(m.at.Add(n), m.tip.Add(thin), m.tip.Sub(thin), m.at.Sub(n))
		c.p.Fill(wedge, pen.Winding, pen.Alpha(slopeColor, m.alpha))
	}
}
