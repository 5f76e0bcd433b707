package mapart

import "vistula/canvas/pen"

// drawRidges draws them darker than any slope: these are hexsides that count.
func (c *canvas) drawRidges() {
	grow := 1.0
	if c.z <= wide {
		grow = 1.25
	}
	for _, r := range c.s.ridges {
		if !c.sees(r.box, 0.3) {
			continue
		}
		crest := pen.Stroke{Width: 0.10, Color: pen.Alpha(ridgeColor, 0.14)}
		c.p.Stroke(new(pen.Path).Polyline(r.line...), crest)
		crest = pen.Stroke{Width: 0.026, Color: pen.Alpha(lightColor, 0.75)}
		if r.scarp {
			crest = pen.Stroke{Width: 0.022 * max(0.8, c.k), Color: pen.Alpha(ridgeColor, 0.85)}
		}
		c.p.Stroke(new(pen.Path).Polyline(r.line...), crest)
		path := new(pen.Path)
		for _, w := range r.wedges {
			if !c.view.Grow(0.3).Has(w.at) {
				continue
			}
			tip := w.at.Add(w.tip.Sub(w.at).Mul(grow))
			n := left(unit(tip.Sub(w.at))).Mul(w.half)
			thin := n.Mul(0.14)
			path.Reset().Polygon(w.at.Add(n), tip.Add(thin), tip.Sub(thin), w.at.Sub(n))
			c.p.Fill(path, pen.Winding, pen.Alpha(ridgeColor, w.alpha))
		}
	}
}
