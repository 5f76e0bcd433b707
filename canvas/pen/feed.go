package pen

// What lies beside the picture costs gg as much as what lies on it, and twice:
// it copies each stroke before drawing. So it is only given what can be seen.

// feedArea gives gg the outline of an area.
func (p *pixels) feedArea(line []Point) {
	if !p.sees(boxOf(line), 0) {
		return
	}
	// A point may go if it, the one before and the one after lie on the same
	// side of the picture: what it spans with them does not reach the picture.
	last := p.side(line[0])
	here := p.side(line[1])
	p.dc.MoveTo(line[0].X, line[0].Y)
	for i := 1; i < len(line); i++ {
		next := uint8(0)
		if i+1 < len(line) {
			next = p.side(line[i+1])
		}
		if last&here&next == 0 {
			p.dc.LineTo(line[i].X, line[i].Y)
			last = here
		}
		here = next
	}
}

// side tells on which sides of the picture a point lies, as bits.
func (p *pixels) side(pt Point) uint8 {
	var s uint8
	if pt.X < p.frame.X-1 {
		s |= 1
	}
	if pt.X > p.frame.Right()+1 {
		s |= 2
	}
	if pt.Y < p.frame.Y-1 {
		s |= 4
	}
	if pt.Y > p.frame.Bottom()+1 {
		s |= 8
	}
	return s
}

// feedLine gives gg those runs of a line that touch the picture. Where one is
// cut its end lies too far off to be seen.
func (p *pixels) feedLine(line []Point, half float64, seamless bool) {
	if !p.sees(boxOf(line), half) {
		return
	}
	draws := false
	for i, to := range line[1:] {
		from := line[i]
		if !p.sees(boxOf(line[i:i+2]), half) {
			draws = false
			continue
		}
		if !draws {
			p.dc.MoveTo(from.X, from.Y)
			draws = true
		}
		p.dc.LineTo(to.X, to.Y)
	}
	if seamless && draws {
		// Blunt ends would leave a notch where a closed line begins, for gg does
		// not join them. A short way further round there is nothing to see.
		step := line[1].Sub(line[0])
		to := line[0].Add(step.Mul(min(1, 0.5/step.Len())))
		p.dc.LineTo(to.X, to.Y)
	}
}

// feedWhole gives gg a line that must not be cut, for its dashes are counted
// from its beginning.
func (p *pixels) feedWhole(line []Point, half float64) {
	if !p.sees(boxOf(line), half) {
		return
	}
	p.dc.MoveTo(line[0].X, line[0].Y)
	for _, pt := range line[1:] {
		p.dc.LineTo(pt.X, pt.Y)
	}
}

// boxOf is the rectangle round a line.
func boxOf(line []Point) Rect {
	lo, hi := line[0], line[0]
	for _, pt := range line[1:] {
		lo.X, lo.Y = min(lo.X, pt.X), min(lo.Y, pt.Y)
		hi.X, hi.Y = max(hi.X, pt.X), max(hi.Y, pt.Y)
	}
	return Rect{lo.X, lo.Y, hi.X - lo.X, hi.Y - lo.Y}
}
