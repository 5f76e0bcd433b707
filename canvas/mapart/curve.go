package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// between is the point t of the way from a to b.
func between(a, b pen.Point, t float64) pen.Point { return a.Add(b.Sub(a).Mul(t)) }

// unit is the vector made 1 long, nothing if it has no length.
func unit(v pen.Point) pen.Point {
	n := v.Len()
	if n == 0 {
		return pen.Point{}
	}
	return v.Mul(1 / n)
}

// left is the vector turned to the left of a walker on the page.
func left(v pen.Point) pen.Point { return pen.Point{X: v.Y, Y: -v.X} }

// tangent is the direction of a line at its i-th point.
func tangent(line []pen.Point, i int) pen.Point {
	return unit(line[min(i+1, len(line)-1)].Sub(line[max(i-1, 0)]))
}

// chaikin cuts the corners of a line; a closed line has no repeated point.
func chaikin(line []pen.Point, closed bool) []pen.Point {
	n := len(line)
	if n < 3 {
		return line
	}
	var out []pen.Point
	if !closed {
		out = append(out, line[0])
	}
	last := n - 1
	if closed {
		last = n
	}
	for i := range last {
		a, b := line[i], line[(i+1)%n]
		out = append(out, between(a, b, 0.25), between(a, b, 0.75))
	}
	if !closed {
		out = append(out, line[n-1])
	}
	return out
}

// catmullRom draws a smooth line through all points, so many steps a span.
func catmullRom(line []pen.Point, steps int) []pen.Point {
	n := len(line)
	if n < 3 {
		return line
	}
	out := []pen.Point{line[0]}
	for i := range n - 1 {
		b, c := line[i], line[i+1]
		a, d := b.Sub(c.Sub(b)), c.Add(c.Sub(b))
		if i > 0 {
			a = line[i-1]
		}
		if i+2 < n {
			d = line[i+2]
		}
		for k := 1; k <= steps; k++ {
			t := float64(k) / float64(steps)
			out = append(out, pen.Point{X: cubicAt(a.X, b.X, c.X, d.X, t), Y: cubicAt(a.Y, b.Y, c.Y, d.Y, t)})
		}
	}
	return out
}

func cubicAt(a, b, c, d, t float64) float64 {
	return b + 0.5*t*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
}

// evenly lays points at equal distances along a line.
func evenly(line []pen.Point, step float64) []pen.Point {
	if len(line) < 2 {
		return line
	}
	n := max(1, int(math.Round(pen.Length(line)/step)))
	step = pen.Length(line) / float64(n)
	out := []pen.Point{line[0]}
	want := step
	for i := 1; i < len(line) && len(out) < n; i++ {
		a, b := line[i-1], line[i]
		d := b.Sub(a).Len()
		for want <= d && len(out) < n {
			out = append(out, between(a, b, want/d))
			want += step
		}
		want -= d
	}
	return append(out, line[len(line)-1])
}

// offset is the line moved to its left by d.
func offset(line []pen.Point, d float64) []pen.Point {
	out := make([]pen.Point, len(line))
	for i, p := range line {
		out[i] = p.Add(left(tangent(line, i)).Mul(d))
	}
	return out
}

// smoothed is the line with each point averaged over its neighbours as far as
// the given number of points, weighted by a bell. The ends stay.
func smoothed(line []pen.Point, spread float64) []pen.Point {
	out := make([]pen.Point, len(line))
	for i := range line {
		reach := min(int(3*spread), i, len(line)-1-i)
		var sum pen.Point
		weight := 0.0
		for k := -reach; k <= reach; k++ {
			w := math.Exp(-float64(k*k) / (2 * spread * spread))
			sum = sum.Add(line[i+k].Mul(w))
			weight += w
		}
		out[i] = sum.Mul(1 / weight)
	}
	return out
}

// runs cuts a line to what lies in a rectangle, with one point beyond on each
// end: only that is worth drawing on a tile.
func runs(line []pen.Point, in pen.Rect) [][2]int {
	var list [][2]int
	start := -1
	for i := 1; i < len(line); i++ {
		inside := boxOf(line[i-1 : i+1]).Meets(in)
		switch {
		case inside && start < 0:
			start = i - 1
		case !inside && start >= 0:
			list = append(list, [2]int{start, i})
			start = -1
		}
	}
	if start >= 0 {
		list = append(list, [2]int{start, len(line)})
	}
	return list
}

// boxOf is the rectangle round the points.
func boxOf(points []pen.Point) pen.Rect {
	lo, hi := points[0], points[0]
	for _, p := range points {
		lo.X, lo.Y = min(lo.X, p.X), min(lo.Y, p.Y)
		hi.X, hi.Y = max(hi.X, p.X), max(hi.Y, p.Y)
	}
	return pen.Rect{X: lo.X, Y: lo.Y, W: hi.X - lo.X, H: hi.Y - lo.Y}
}

// dashes cuts a line into lengths and gaps in turn. The cuts belong to the
// line, not to a tile, so that they meet across a seam.
func dashes(line []pen.Point, pattern ...float64) [][]pen.Point {
	var out [][]pen.Point
	at, k, rest := []pen.Point{line[0]}, 0, pattern[0]
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		for d := b.Sub(a).Len(); d > rest; d = b.Sub(a).Len() {
			a = between(a, b, rest/d)
			if k%2 == 0 {
				out = append(out, append(at, a))
			}
			at, k = []pen.Point{a}, k+1
			rest = pattern[k%len(pattern)]
		}
		rest -= b.Sub(a).Len()
		at = append(at, b)
	}
	if k%2 == 0 && len(at) > 1 {
		out = append(out, at)
	}
	return out
}

// nearest is the index of the line's point that is nearest to p.
func nearest(line []pen.Point, p pen.Point) int {
	best, least := 0, math.Inf(1)
	for i, q := range line {
		if d := q.Sub(p).Len(); d < least {
			best, least = i, d
		}
	}
	return best
}

// bendAt is by how much a line turns at a point, clockwise positive.
func bendAt(line []pen.Point, i, reach int) float64 {
	if i-reach < 0 || i+reach >= len(line) {
		return 0
	}
	a, b := line[i].Sub(line[i-reach]), line[i+reach].Sub(line[i])
	return math.Atan2(a.X*b.Y-a.Y*b.X, a.X*b.X+a.Y*b.Y)
}

// reversed is a line from its end to its beginning.
func reversed(line []pen.Point) []pen.Point {
	out := make([]pen.Point, len(line))
	for i, p := range line {
		out[len(line)-1-i] = p
	}
	return out
}
