package pen

import "math"

const (
	// A curve may stray this many pixels from its lines; no eye sees it. The
	// curves of gg are not used: it makes a line for every pixel of them.
	flatness = 0.08
	// Steps of a stroke by this many pixels or less are left out by gg, however
	// many follow each other, so they are put together before.
	leastStep = 8.0 / 64
	// farAway keeps coordinates within what the rasterizer can count.
	farAway = 1 << 17
)

// onSteps rounds a point to the steps of the rasterizer. Left to itself gg cuts
// off what is between them, towards the origin from either side.
func onSteps(pt Point) Point {
	at := func(x float64) float64 { return math.Floor(max(-farAway, min(farAway, x))*64+0.5) / 64 }
	return Point{at(pt.X), at(pt.Y)}
}

// trace gives each part of a path as a line in the room, no step of which is as
// short as the least. The line is only good until the function returns.
func (p *pixels) trace(path *Path, least float64, part func(line []Point, closed bool)) {
	m, i := p.m.Then(Translate(beside, beside)), 0
	var first Point
	p.line = p.line[:0]
	end := func(closed bool) {
		if p.line = tidied(p.line, least); len(p.line) > 1 {
			part(p.line, closed)
		}
		p.line = p.line[:0]
	}
	for _, o := range path.ops {
		if o != move && len(p.line) == 0 { // a part goes on after it was closed
			p.line = append(p.line, first)
		}
		switch o {
		case move:
			end(false)
			first = onSteps(m.Apply(path.points[i]))
			p.line = append(p.line, first)
			i++
		case line:
			p.line = append(p.line, onSteps(m.Apply(path.points[i])))
			i++
		case cubic:
			n := len(p.line)
			p.line = appendCubic(p.line, m.Apply(path.points[i]), m.Apply(path.points[i+1]), m.Apply(path.points[i+2]), flatness)
			for j, pt := range p.line[n:] {
				p.line[n+j] = onSteps(pt)
			}
			i += 3
		case shut:
			p.line = append(p.line, first)
			end(true)
		}
	}
	end(false)
}

// tidied takes out the points of a line, in place, that are no further than the
// least step from the one before. The ends stay, unless all is one point.
func tidied(line []Point, least float64) []Point {
	near := func(a, b Point) bool { return math.Abs(a.X-b.X)+math.Abs(a.Y-b.Y) <= least }
	if len(line) == 0 {
		return line
	}
	last := line[len(line)-1]
	n, moves := 1, false
	for _, pt := range line[1:] {
		moves = moves || pt != line[0]
		if !near(pt, line[n-1]) {
			line[n] = pt
			n++
		}
	}
	for n > 1 && near(last, line[n-1]) {
		n--
	}
	switch {
	case n > 1 || !near(last, line[0]):
		line[n] = last
		n++
	case moves: // a dot: as long as it must be to be drawn
		line[1] = line[0].Add(Point{X: least + 1.0/64})
		n++
	}
	return line[:n]
}
