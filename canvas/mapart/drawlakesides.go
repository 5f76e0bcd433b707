package mapart

import "vistula/canvas/pen"

// drawLakeSides draws the water between hexes.
func (c *canvas) drawLakeSides() {
	for _, r := range c.s.lakeSides {
		if !c.sees(r.box, 0.3) {
			continue
		}
		all := stretch{r, 0, len(r.line)}
		c.p.Fill(all.banks(0.030), pen.Winding, pen.Alpha(haloColor, 0.6))
		c.p.Fill(all.banks(0.013*max(0.8, c.k)), pen.Winding, bankColor)
		c.p.Fill(all.banks(0), pen.Winding, pen.Mix(waterColor, glintColor, 0.25))
		if n := len(r.line); n > 10 {
			middle := new(pen.Path).Polyline(r.line[5 : n-5]...)
			c.p.Stroke(middle, pen.Stroke{Width: 0.40 * lakeWide, Color: pen.Mix(waterColor, glintColor, 0.55), Cap: pen.RoundCap, Join: pen.RoundJoin})
		}
	}
}

// drawFerries draws a broken line over the water between two landing stages.
func (c *canvas) drawFerries() {
	if c.z == far {
		return
	}
	k := max(c.k, 0.62)
	for _, f := range c.s.ferries {
		if !c.view.Grow(0.3).Has(f.at) {
			continue
		}
		a, z := f.at.Sub(f.way.Mul(f.half+0.055)), f.at.Add(f.way.Mul(f.half+0.055))
		over := new(pen.Path).Polyline(a, z)
		c.p.Stroke(over, pen.Stroke{Width: 0.075 * k, Color: pen.Alpha(haloColor, 0.85), Cap: pen.ButtCap})
		c.p.Stroke(over, pen.Stroke{Width: 0.030 * k, Color: inkColor, Dash: []float64{0.045, 0.030}, Cap: pen.ButtCap})
		for _, stage := range []pen.Point{a, z} {
			spot := new(pen.Path).Circle(stage.X, stage.Y, 0.034*k)
			c.p.Fill(spot, pen.Winding, haloColor)
			c.p.Stroke(spot, pen.Stroke{Width: 0.018 * k, Color: inkColor})
		}
	}
}
