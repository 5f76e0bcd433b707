package mapart

import "vistula/canvas/pen"

// drawWorks draws the printed works as a trench with its traverses, and magazines
// as a powder house.
func (c *canvas) drawWorks() {
	if c.z == far {
		return
	}
	for _, id := range c.s.works {
		if at := c.s.Center(id).Add(worksSpot); c.view.Grow(0.4).Has(at) {
			c.trench(at)
		}
	}
	for _, id := range c.s.magazines {
		if at := c.s.Center(id).Add(magazineSpot); c.view.Grow(0.4).Has(at) {
			c.powderHouse(at)
		}
	}
}

func (c *canvas) trench(at pen.Point) {
	const tooth, deep = 0.058, 0.050
	x, y := at.X-3.5*tooth, at.Y+deep/2
	line := []pen.Point{{X: x, Y: y}}
	for i := range 7 {
		if up := y - deep*float64(i%2); line[len(line)-1].Y != up {
			line = append(line, pen.Point{X: x, Y: up})
		}
		x += tooth
		line = append(line, pen.Point{X: x, Y: line[len(line)-1].Y})
	}
	path := new(pen.Path).Polyline(line...)
	c.p.Stroke(path, pen.Stroke{Width: 0.085, Color: pen.Alpha(haloColor, 0.9), Join: pen.BevelJoin})
	c.p.Stroke(path, pen.Stroke{Width: 0.030 * max(c.k, 0.62), Color: ridgeColor, Join: pen.BevelJoin})
}

func (c *canvas) powderHouse(at pen.Point) {
	const half = 0.060
	house := new(pen.Path).Polygon(pen.Point{X: at.X - half, Y: at.Y + half}, pen.Point{X: at.X - half, Y: at.Y - 0.2*half},
		pen.Point{X: at.X, Y: at.Y - 1.2*half}, pen.Point{X: at.X + half, Y: at.Y - 0.2*half}, pen.Point{X: at.X + half, Y: at.Y + half})
	c.p.Stroke(house, pen.Stroke{Width: 0.070, Color: pen.Alpha(haloColor, 0.9), Join: pen.BevelJoin})
	c.p.Fill(house, pen.Winding, fortFill)
	c.p.Stroke(house, pen.Stroke{Width: 0.022 * max(c.k, 0.62), Color: fortColor, Join: pen.BevelJoin})
}
