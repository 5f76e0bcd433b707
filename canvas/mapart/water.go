package mapart

import (
	"math"
	"slices"

	"vistula/canvas/pen"
)

// stretch is the part of a river that reaches into the view.
type stretch struct {
	river
	from, to int
}

// drawRivers paints halo, banks and water of all rivers in turn, so that mouths
// run together.
func (c *canvas) drawRivers() {
	var list []stretch
	for _, r := range c.s.rivers {
		if !c.sees(r.box, 0.3) {
			continue
		}
		for _, part := range runs(r.line, c.view.Grow(0.3)) {
			list = append(list, stretch{r, part[0], part[1]})
		}
	}
	halo, bank := 0.034, 0.013*math.Sqrt(c.k)
	if c.z == closeUp {
		halo, bank = 0.030, 0.0062
	}
	for _, st := range list {
		c.p.Fill(st.banks(halo), pen.Winding, pen.Alpha(haloColor, 0.55))
	}
	if c.z == closeUp {
		for _, st := range list {
			c.p.Fill(st.banks(0.015), pen.Winding, pen.Alpha(glintColor, 0.9))
		}
	}
	for _, st := range list {
		c.p.Fill(st.banks(bank), pen.Winding, bankColor)
	}
	// The rivers are listed with the greatest first; drawn last, its water covers
	// the mouths of the others.
	for _, st := range slices.Backward(list) {
		color := streamColor
		if st.great {
			color = waterColor
		}
		c.p.Fill(st.banks(0), pen.Winding, color)
		c.drawCurrent(st)
	}
}

// banks is the outline of the water, widened on each side.
func (st stretch) banks(by float64) *pen.Path {
	path := new(pen.Path)
	n := st.to - st.from
	points := make([]pen.Point, 0, 2*n)
	for i := st.from; i < st.to; i++ {
		points = append(points, st.line[i].Add(left(tangent(st.line, i)).Mul(st.half[i]+by)))
	}
	for i := st.to - 1; i >= st.from; i-- {
		points = append(points, st.line[i].Sub(left(tangent(st.line, i)).Mul(st.half[i]+by)))
	}
	path.Polygon(points...)
	// A round head, lest the source or a mouth ends as if cut.
	if st.from == 0 {
		path.Circle(st.line[0].X, st.line[0].Y, st.half[0]+by)
	}
	return path
}

// drawCurrent draws the pale lines on the water, and close up sand on the inside
// of bends.
func (c *canvas) drawCurrent(st stretch) {
	in := c.view.Grow(0.4)
	if c.z == closeUp {
		for _, k := range []float64{-0.74, -0.48, 0.48, 0.74} {
			line := st.lane(k)
			c.p.Stroke(new(pen.Path).Polyline(line...), pen.Stroke{Width: 0.0038, Color: pen.Alpha(bankColor, 0.40)})
		}
		c.drawSand(st)
	}
	if !st.great || c.z <= wide && st.full < 0.1 {
		return
	}
	for _, d := range dashes(st.line, 0.22, 0.13, 0.09, 0.16) {
		if boxOf(d).Meets(in) && st.half[min(nearest(st.line, d[0]), len(st.half)-1)] > 0.022 {
			c.p.Stroke(new(pen.Path).Polyline(d...), pen.Stroke{Width: 0.013 * c.k, Color: glintColor})
		}
	}
}

// lane is a line along the water at a part of its half width.
func (st stretch) lane(part float64) []pen.Point {
	out := make([]pen.Point, 0, st.to-st.from)
	for i := st.from; i < st.to; i++ {
		out = append(out, st.line[i].Add(left(tangent(st.line, i)).Mul(part*st.half[i])))
	}
	return out
}

// drawSand lays a bank of sand on the inside of each sharp bend.
func (c *canvas) drawSand(st stretch) {
	const reach = 5
	for i := max(st.from, reach); i < min(st.to, len(st.line)-reach); i++ {
		bend := bendAt(st.line, i, reach)
		if math.Abs(bend) < 0.42 || math.Abs(bendAt(st.line, i-1, reach)) > math.Abs(bend) ||
			i+1+reach < len(st.line) && math.Abs(bendAt(st.line, i+1, reach)) >= math.Abs(bend) {
			continue
		}
		side := left(tangent(st.line, i)).Mul(st.half[i] * 0.80)
		if bend > 0 { // it turns right, so the inside is on the right
			side = side.Mul(-1)
		}
		at := st.line[i].Add(side)
		d := tangent(st.line, i)
		m := pen.Rotate(math.Atan2(d.Y, d.X)).Then(pen.Translate(at.X, at.Y))
		sand := new(pen.Path).Ellipse(0, 0, 0.030, 0.011).Transformed(m)
		c.p.Fill(sand, pen.Winding, pen.Hex("#F0DDB0"))
		c.p.Stroke(sand, pen.Stroke{Width: 0.0028, Color: pen.Alpha(ridgeColor, 0.55)})
	}
}
