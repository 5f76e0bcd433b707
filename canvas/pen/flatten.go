package pen

import "math"

// Walk calls the functions for every step of the path, for a pen that has
// curves of its own. Any of them may be given the same point twice.
func (p *Path) Walk(moveTo, lineTo func(Point), curveTo func(a, b, to Point), closePart func()) {
	i := 0
	for _, o := range p.ops {
		switch o {
		case move:
			moveTo(p.points[i])
			i++
		case line:
			lineTo(p.points[i])
			i++
		case cubic:
			curveTo(p.points[i], p.points[i+1], p.points[i+2])
			i += 3
		case shut:
			closePart()
		}
	}
}

// Flatten turns the path into polylines after moving it by m. No point of a
// curve is further than the tolerance from them. A closed part repeats its
// first point at the end.
func (p *Path) Flatten(m Matrix, tolerance float64) [][]Point {
	var parts [][]Point
	var at []Point
	flush := func() {
		if len(at) > 1 { // a lone point is what a closed part leaves behind
			parts = append(parts, at)
		}
		at = nil
	}
	p.Walk(
		func(pt Point) { flush(); at = append(at, m.Apply(pt)) },
		func(pt Point) { at = append(at, m.Apply(pt)) },
		func(a, b, to Point) {
			at = appendCubic(at, m.Apply(a), m.Apply(b), m.Apply(to), tolerance)
		},
		func() {
			if len(at) > 0 {
				first := at[0]
				at = append(at, first)
				flush()
				at = append(at, first)
			}
		})
	flush()
	return parts
}

// appendCubic adds a curve as lines. The number of lines follows from how far
// the handles bend the curve, which bounds its second derivative.
func appendCubic(at []Point, a, b, to Point, tolerance float64) []Point {
	if len(at) == 0 {
		at = append(at, a)
	}
	from := at[len(at)-1]
	bend := max(from.Add(b).Sub(a.Mul(2)).Len(), a.Add(to).Sub(b.Mul(2)).Len())
	n := max(1, int(math.Ceil(math.Sqrt(bend*0.75/tolerance))))
	for i := 1; i < n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		k0, k1, k2, k3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		at = append(at, Point{
			k0*from.X + k1*a.X + k2*b.X + k3*to.X,
			k0*from.Y + k1*a.Y + k2*b.Y + k3*to.Y,
		})
	}
	return append(at, to)
}
