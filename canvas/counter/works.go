package counter

import (
	"math"

	"vistula/canvas/pen"
)

// wheel is a wagon's wheel with its spokes.
func (b *brush) wheel(x, y, r float64, spokes int) {
	ink := b.look.line
	b.stroke(new(pen.Path).Circle(x, y, r), b.slant(r*0.17), ink)
	if b.px*r < 3.5 { // no room for spokes: they would run together
		b.fill(new(pen.Path).Circle(x, y, r*0.35), ink)
		return
	}
	path := new(pen.Path)
	for i := range spokes {
		s, c := math.Sincos(float64(i) * 2 * math.Pi / float64(spokes))
		path.MoveTo(x, y).LineTo(x+r*c, y+r*s)
	}
	b.stroke(path, max(r*0.085, 0.6/b.px), ink)
	b.fill(new(pen.Path).Circle(x, y, r*0.20), ink)
}

// cannon is a field gun on its carriage: trail, barrel and wheel.
func (b *brush) cannon(r pen.Rect) {
	c := r.Center()
	k := r.H
	m := pen.Scale(k).Then(pen.Translate(c.X, c.Y))
	trail := new(pen.Path).Polygon(pen.Point{X: 0.12, Y: -0.02}, pen.Point{X: 0.16, Y: 0.08}, pen.Point{X: -0.52, Y: 0.42},
		pen.Point{X: -0.60, Y: 0.42}, pen.Point{X: -0.60, Y: 0.35}, pen.Point{X: -0.50, Y: 0.31})
	barrel := new(pen.Path).MoveTo(-0.36, 0.02).LineTo(0.50, -0.40).LineTo(0.55, -0.42).LineTo(0.60, -0.31).LineTo(0.55, -0.29)
	barrel.LineTo(-0.22, 0.16).CurveTo(-0.32, 0.20, -0.42, 0.10, -0.36, 0.02).Close()
	b.fill(trail.Transformed(m), b.look.line)
	b.fill(barrel.Transformed(m), b.look.line)
	x, y, w := c.X+k*0.06, c.Y+k*0.15, k*0.27
	b.fill(new(pen.Path).Circle(x, y, w+k*0.045), b.look.box)
	b.wheel(x, y, w-k*0.03, 8)
}

// trace is the ground plan of a fortress with six bastions.
func (b *brush) trace(x, y, r float64) {
	const bastions = 6
	path := new(pen.Path)
	for i := range bastions {
		mid := float64(i)*2*math.Pi/bastions - math.Pi/2
		for j, turn := range [5]float64{-0.34, -0.27, 0, 0.27, 0.34} {
			far := [5]float64{0.60, 0.86, 1.06, 0.86, 0.60}[j] * r
			s, c := math.Sincos(mid + turn)
			if i == 0 && j == 0 {
				path.MoveTo(x+far*c, y+far*s)
				continue
			}
			path.LineTo(x+far*c, y+far*s)
		}
	}
	path.Close()
	b.stroke(path, b.slant(r*0.17), b.look.line)
	b.fill(star(x, y, r*0.36, r*0.18, 6, -math.Pi/2), b.look.line)
}

// star is a star with n points, the first at an angle.
func star(x, y, long, short float64, n int, from float64) *pen.Path {
	path := new(pen.Path)
	for i := range 2 * n {
		r := long
		if i%2 == 1 {
			r = short
		}
		s, c := math.Sincos(from + float64(i)*math.Pi/float64(n))
		if i == 0 {
			path.MoveTo(x+r*c, y+r*s)
			continue
		}
		path.LineTo(x+r*c, y+r*s)
	}
	return path.Close()
}
