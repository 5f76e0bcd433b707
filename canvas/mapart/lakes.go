package mapart

import "vistula/canvas/pen"

// drawWaters paints lake and sea: a pale blue with lines that follow the shore
// inside it, as engravers drew them.
func (c *canvas) drawWaters() {
	path := c.areaPath(c.s.waters)
	if path.Empty() {
		return
	}
	c.p.Save()
	defer c.p.Restore()
	c.p.Clip(c.s.windowPath(), pen.Winding)
	c.p.Fill(path, pen.EvenOdd, pen.Mix(waterColor, glintColor, 0.55))
	c.p.Save()
	c.p.Clip(path, pen.EvenOdd)
	// Each wider stroke leaves only its outer rim beside the narrower ones.
	for i := 4; i >= 1; i-- {
		reach := 0.075 * float64(i) * (0.8 + 0.1*float64(i))
		line := 0.011 * c.k
		c.p.Stroke(path, pen.Stroke{Width: 2 * reach, Color: pen.Alpha(bankColor, 0.50-0.08*float64(i))})
		c.p.Stroke(path, pen.Stroke{Width: 2 * (reach - line), Color: pen.Mix(waterColor, glintColor, 0.10+0.10*float64(i))})
	}
	c.p.Restore()
	c.p.Stroke(path, pen.Stroke{Width: 0.022 * c.k, Color: bankColor})
}
