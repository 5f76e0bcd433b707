package pen

import (
	"math"
	"slices"
)

// Path is a figure of lines and cubic curves, in one or several parts. The
// zero value is empty and ready. Its methods give the path back, so that calls
// can be strung together.
type Path struct {
	ops    []op
	points []Point
}

type op uint8

const (
	move op = iota
	line
	cubic
	shut
)

// Circles are drawn as four cubic curves; this is the reach of their handles.
const kappa = 0.5522847498

// Empty tells whether nothing was drawn yet.
func (p *Path) Empty() bool { return len(p.ops) == 0 }

// Reset empties the path but keeps its room, for painters that draw thousands
// of small figures one after the other.
func (p *Path) Reset() *Path {
	p.ops, p.points = p.ops[:0], p.points[:0]
	return p
}

// MoveTo begins a new part.
func (p *Path) MoveTo(x, y float64) *Path {
	p.ops = append(p.ops, move)
	p.points = append(p.points, Point{x, y})
	return p
}

// LineTo draws a line. Without a part begun it begins one.
func (p *Path) LineTo(x, y float64) *Path {
	if len(p.ops) == 0 {
		return p.MoveTo(x, y)
	}
	p.ops = append(p.ops, line)
	p.points = append(p.points, Point{x, y})
	return p
}

// CurveTo draws a cubic curve with two handles.
func (p *Path) CurveTo(x1, y1, x2, y2, x, y float64) *Path {
	p.ops = append(p.ops, cubic)
	p.points = append(p.points, Point{x1, y1}, Point{x2, y2}, Point{x, y})
	return p
}

// QuadTo draws a quadratic curve with one handle.
func (p *Path) QuadTo(x1, y1, x, y float64) *Path {
	from := Point{x1, y1}
	if n := len(p.points); n > 0 {
		from = p.points[n-1]
	}
	return p.CurveTo(from.X+(x1-from.X)*2/3, from.Y+(y1-from.Y)*2/3, x+(x1-x)*2/3, y+(y1-y)*2/3, x, y)
}

// Close ends the part with a line to its beginning.
func (p *Path) Close() *Path {
	p.ops = append(p.ops, shut)
	return p
}

// Polyline adds a part of straight lines, left open.
func (p *Path) Polyline(points ...Point) *Path {
	for i, pt := range points {
		if i == 0 {
			p.MoveTo(pt.X, pt.Y)
		} else {
			p.LineTo(pt.X, pt.Y)
		}
	}
	return p
}

// Polygon adds a closed part of straight lines.
func (p *Path) Polygon(points ...Point) *Path {
	if len(points) == 0 {
		return p
	}
	return p.Polyline(points...).Close()
}

// Rect adds a rectangle.
func (p *Path) Rect(r Rect) *Path {
	return p.Polygon(Point{r.X, r.Y}, Point{r.Right(), r.Y}, Point{r.Right(), r.Bottom()}, Point{r.X, r.Bottom()})
}

// RoundRect adds a rectangle with round corners.
func (p *Path) RoundRect(r Rect, radius float64) *Path {
	a := min(radius, r.W/2, r.H/2)
	k := a * (1 - kappa)
	x, y, w, h := r.X, r.Y, r.Right(), r.Bottom()
	p.MoveTo(x+a, y).LineTo(w-a, y).CurveTo(w-k, y, w, y+k, w, y+a)
	p.LineTo(w, h-a).CurveTo(w, h-k, w-k, h, w-a, h)
	p.LineTo(x+a, h).CurveTo(x+k, h, x, h-k, x, h-a)
	return p.LineTo(x, y+a).CurveTo(x, y+k, x+k, y, x+a, y).Close()
}

// Circle adds a circle.
func (p *Path) Circle(x, y, r float64) *Path { return p.Ellipse(x, y, r, r) }

// Ellipse adds an upright ellipse with the half axes rx and ry.
func (p *Path) Ellipse(x, y, rx, ry float64) *Path {
	kx, ky := rx*kappa, ry*kappa
	p.MoveTo(x+rx, y).CurveTo(x+rx, y+ky, x+kx, y+ry, x, y+ry)
	p.CurveTo(x-kx, y+ry, x-rx, y+ky, x-rx, y).CurveTo(x-rx, y-ky, x-kx, y-ry, x, y-ry)
	return p.CurveTo(x+kx, y-ry, x+rx, y-ky, x+rx, y).Close()
}

// Arc adds part of a circle from one angle to another, in radians, clockwise
// from the right; it continues the present part, or begins one.
func (p *Path) Arc(x, y, r, from, to float64) *Path {
	n := int(math.Ceil(math.Abs(to-from) / (math.Pi / 2)))
	if n == 0 {
		return p
	}
	step := (to - from) / float64(n)
	k := 4.0 / 3 * math.Tan(step/4) * r
	s, c := math.Sincos(from)
	p.LineTo(x+r*c, y+r*s)
	for range n {
		from += step
		s1, c1 := math.Sincos(from)
		p.CurveTo(x+r*c-k*s, y+r*s+k*c, x+r*c1+k*s1, y+r*s1-k*c1, x+r*c1, y+r*s1)
		s, c = s1, c1
	}
	return p
}

// Append adds all parts of another path, moved by a matrix.
func (p *Path) Append(o *Path, m Matrix) *Path {
	p.ops = append(p.ops, o.ops...)
	p.points = slices.Grow(p.points, len(o.points))
	for _, pt := range o.points {
		p.points = append(p.points, m.Apply(pt))
	}
	return p
}

// Transformed is a copy of the path, moved by a matrix.
func (p *Path) Transformed(m Matrix) *Path { return new(Path).Append(p, m) }

// Bounds is a rectangle around the path's points and handles: never too small.
func (p *Path) Bounds() Rect {
	if len(p.points) == 0 {
		return Rect{}
	}
	lo, hi := p.points[0], p.points[0]
	for _, pt := range p.points {
		lo.X, lo.Y = min(lo.X, pt.X), min(lo.Y, pt.Y)
		hi.X, hi.Y = max(hi.X, pt.X), max(hi.Y, pt.Y)
	}
	return Rect{lo.X, lo.Y, hi.X - lo.X, hi.Y - lo.Y}
}
