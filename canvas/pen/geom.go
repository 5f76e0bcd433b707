package pen

import "math"

// Point is a place or a vector; y runs down.
type Point struct{ X, Y float64 }

// Add is the sum of two vectors.
func (a Point) Add(b Point) Point { return Point{a.X + b.X, a.Y + b.Y} }

// Sub is the vector that leads from b to a.
func (a Point) Sub(b Point) Point { return Point{a.X - b.X, a.Y - b.Y} }

// Mul is the vector a times k.
func (a Point) Mul(k float64) Point { return Point{a.X * k, a.Y * k} }

// Len is the length of the vector.
func (a Point) Len() float64 { return math.Hypot(a.X, a.Y) }

// Rect is an upright rectangle.
type Rect struct{ X, Y, W, H float64 }

// Right is the rectangle's right edge, Bottom its lower one.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the rectangle's lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Center is the middle of the rectangle.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Grow is the rectangle made larger by d on each side, smaller if d is negative.
func (r Rect) Grow(d float64) Rect { return Rect{r.X - d, r.Y - d, r.W + 2*d, r.H + 2*d} }

// Has tells whether a point lies in the rectangle.
func (r Rect) Has(p Point) bool {
	return p.X >= r.X && p.X <= r.X+r.W && p.Y >= r.Y && p.Y <= r.Y+r.H
}

// Meets tells whether two rectangles have a point in common.
func (r Rect) Meets(o Rect) bool {
	return r.X <= o.X+o.W && o.X <= r.X+r.W && r.Y <= o.Y+o.H && o.Y <= r.Y+r.H
}

// Holds tells whether another rectangle lies within this one.
func (r Rect) Holds(o Rect) bool {
	return o.X >= r.X && o.Y >= r.Y && o.Right() <= r.Right() && o.Bottom() <= r.Bottom()
}

// Union is the least rectangle that holds both. A rectangle without extent and
// at the origin holds nothing.
func (r Rect) Union(o Rect) Rect {
	if r == (Rect{}) {
		return o
	}
	if o == (Rect{}) {
		return r
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// Matrix maps x to A*x+C*y+E and y to B*x+D*y+F.
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity changes nothing.
func Identity() Matrix { return Matrix{A: 1, D: 1} }

// Translate moves by x and y.
func Translate(x, y float64) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// Scale enlarges k times.
func Scale(k float64) Matrix { return Matrix{A: k, D: k} }

// ScaleXY enlarges by different factors across and down.
func ScaleXY(x, y float64) Matrix { return Matrix{A: x, D: y} }

// Rotate turns by an angle in radians, clockwise on the page.
func Rotate(angle float64) Matrix {
	s, c := math.Sincos(angle)
	return Matrix{c, s, -s, c, 0, 0}
}

// Then is the matrix that does m first and n after it.
func (m Matrix) Then(n Matrix) Matrix {
	return Matrix{
		n.A*m.A + n.C*m.B, n.B*m.A + n.D*m.B,
		n.A*m.C + n.C*m.D, n.B*m.C + n.D*m.D,
		n.A*m.E + n.C*m.F + n.E, n.B*m.E + n.D*m.F + n.F,
	}
}

// Apply maps a point.
func (m Matrix) Apply(p Point) Point {
	return Point{m.A*p.X + m.C*p.Y + m.E, m.B*p.X + m.D*p.Y + m.F}
}

// Factor is how many times longer lines become, the mean over all directions.
func (m Matrix) Factor() float64 { return math.Sqrt(math.Abs(m.A*m.D - m.B*m.C)) }
