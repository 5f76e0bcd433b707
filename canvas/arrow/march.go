package arrow

import (
	"image/color"
	"math"

	"vistula/canvas/overlay"
	"vistula/canvas/pen"
)

// March is the way that units went.
type March struct {
	Points []pen.Point // the middles of its hexes, from the first to the last
	Color  color.NRGBA // of those who marched
	Part   float64     // how much of it is drawn, 0 to 1
	Pale   bool        // it belongs to what was before
	// Short is by how much it ends before it has to, in hex widths, where others end there
	// too; a short way is not cut so far that nothing is left of it.
	Short float64
	// Weight makes it broader where the map is seen from afar: 1 is usual.
	Weight float64
}

// Of a march: how broad it is where it begins and at the head, and how much of its
// ends is left out, so that the counters there can be read.
const (
	tail, neck      = 0.05, 0.11
	barb, point     = 0.20, 0.27
	leftOut, before = 0.14, 0.27
	leastLong       = 0.30
)

// Bounds is the part of the sheet that a march needs.
func (m *March) Bounds() pen.Rect {
	return new(pen.Path).Polyline(m.Points...).Bounds().Grow(0.35 + 0.25*m.weight())
}

func (m *March) weight() float64 { return max(1, m.Weight) }

// Draw draws the march as far as its Part says.
func (m *March) Draw(p pen.Pen) {
	body := m.body()
	if body == nil {
		return
	}
	fill, edge := m.Color, 0.05*m.weight()
	if m.Pale {
		fill = pen.Alpha(m.Color, 0.42)
		p.Stroke(body, pen.Stroke{Width: edge * 0.7, Color: pen.Alpha(overlay.White, 0.55)})
		p.Fill(body, pen.Winding, fill)
		return
	}
	p.Fill(body.Transformed(pen.Translate(0.02, 0.035)), pen.Winding, pen.Alpha(overlay.Ink, 0.35))
	p.Stroke(body, pen.Stroke{Width: edge, Color: overlay.White})
	p.Fill(body, pen.Winding, fill)
	p.Stroke(body, pen.Stroke{Width: 0.012 * m.weight(), Color: pen.Alpha(overlay.Ink, 0.6)})
}

// reach is where along its line the arrow begins, and how far it is drawn.
func (m *March) reach(line []pen.Point) (from, to float64) {
	full := pen.Length(line) - before
	from = min(leftOut, full/3)
	full -= max(0, min(m.Short, full-from-leastLong))
	return from, from + (full-from)*min(1, max(0, m.Part))
}

// Head is the middle of the arrow's head; ok is false where there is none to be seen yet.
func (m *March) Head() (at pen.Point, ok bool) {
	line := Curve(m.Points)
	if len(line) < 2 {
		return pen.Point{}, false
	}
	from, to := m.reach(line)
	if to-from < 0.04 {
		return pen.Point{}, false
	}
	at, _, ok = pen.Along(line, to-0.6*min(point*m.weight(), 0.8*(to-from)))
	return at, ok
}

// body is the outline of the arrow; nil where there is none to be seen yet.
func (m *March) body() *pen.Path {
	line := Curve(m.Points)
	if len(line) < 2 {
		return nil
	}
	from, to := m.reach(line)
	if to-from < 0.04 {
		return nil
	}
	k := m.weight()
	head := min(point*k, 0.8*(to-from))
	var left, right []pen.Point
	steps := max(6, int(math.Ceil((to-from)*14)))
	for i := range steps + 1 {
		part := float64(i) / float64(steps)
		at, dir, ok := pen.Along(line, from+(to-head-from)*part)
		if !ok {
			continue
		}
		half := k * (tail + (neck-tail)*part)
		across := pen.Point{X: -dir.Y, Y: dir.X}.Mul(half)
		left, right = append(left, at.Add(across)), append(right, at.Sub(across))
	}
	foot, dir, ok := pen.Along(line, to-head)
	tip, _, end := pen.Along(line, to)
	if !ok || !end {
		return nil
	}
	// The head looks along the chord of its own piece, so that it never gapes in a bend.
	if d := tip.Sub(foot); d.Len() > 1e-6 {
		dir = d.Mul(1 / d.Len())
	}
	across := pen.Point{X: -dir.Y, Y: dir.X}.Mul(barb * k * head / (point * k))
	outline := append(left, foot.Add(across), tip, foot.Sub(across))
	for i := len(right) - 1; i >= 0; i-- {
		outline = append(outline, right[i])
	}
	return new(pen.Path).Polygon(outline...)
}

// Curve is a smooth line through points. One between two points bows a little, as a
// hand would draw it.
func Curve(points []pen.Point) []pen.Point {
	n := len(points)
	if n < 2 {
		return nil
	}
	if n == 2 {
		a, b := points[0], points[1]
		d := b.Sub(a)
		bow := a.Add(b).Mul(0.5).Add(pen.Point{X: d.Y, Y: -d.X}.Mul(0.10))
		points, n = []pen.Point{a, bow, b}, 3
	}
	const steps = 10
	var line []pen.Point
	for i := 0; i+1 < n; i++ {
		a, b, c, d := points[max(0, i-1)], points[i], points[i+1], points[min(n-1, i+2)]
		for s := range steps {
			line = append(line, between(a, b, c, d, float64(s)/steps))
		}
	}
	return append(line, points[n-1])
}

// between is a point of the Catmull-Rom curve from b to c.
func between(a, b, c, d pen.Point, t float64) pen.Point {
	f := func(a, b, c, d float64) float64 {
		return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
	}
	return pen.Point{X: f(a.X, b.X, c.X, d.X), Y: f(a.Y, b.Y, c.Y, d.Y)}
}
