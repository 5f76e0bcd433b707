package counter

import (
	"math"

	"vistula/canvas/pen"
)

// track is the strip of railway along the top edge.
func (b *brush) track() {
	h := 0.11 * b.grown()
	r := pen.Rect{X: 0.05, Y: 0.03 - h, W: 0.90, H: h}
	w := b.line(0.013)
	r = b.inside(r, w)
	b.fill(new(pen.Path).Rect(r.Grow(w/2+b.line(0.008))), white)
	b.fill(new(pen.Path).Rect(r), white)
	b.stroke(new(pen.Path).Rect(r), w, black)
	rails := new(pen.Path)
	thick := b.line(0.016)
	for _, y := range [2]float64{0.27, 0.73} {
		rails.Rect(pen.Rect{X: r.X, Y: b.at(r.Y+r.H*y) - thick/2, W: r.W, H: thick})
	}
	n := 9
	if b.px < smallBelow {
		n = 6
	}
	for i := range n {
		x := b.at(r.X + r.W*(float64(i)+0.5)/float64(n))
		rails.Rect(pen.Rect{X: x - thick/2, Y: r.Y + w, W: b.line(0.018), H: r.H - 2*w})
	}
	b.fill(rails, black)
}

// pennant at the foot, left: the unit has moved.
func (b *brush) pennant() {
	k := b.grown()
	m := pen.Scale(k).Then(pen.Translate(0.13, 1.02))
	path := new(pen.Path).Polygon(pen.Point{X: -0.065, Y: -0.06}, pen.Point{X: 0.085, Y: 0}, pen.Point{X: -0.065, Y: 0.06})
	b.lined(path.Transformed(m), white)
}

// blades at the foot, right: the unit has attacked.
func (b *brush) blades() {
	k := b.grown()
	x, y, r := 0.84, 1.02, 0.068*k
	b.lined(new(pen.Path).Polygon(pen.Point{X: x, Y: y - r}, pen.Point{X: x + r, Y: y}, pen.Point{X: x, Y: y + r}, pen.Point{X: x - r, Y: y}), black)
	d := r * 0.42
	cross := new(pen.Path).MoveTo(x-d, y-d).LineTo(x+d, y+d).MoveTo(x-d, y+d).LineTo(x+d, y-d)
	b.stroke(cross, max(r*0.26, 0.9/b.px), white)
}

// pips over the lower edge are the unit's steps; lost ones are struck out.
func (b *brush) pips(left, full int) {
	full = max(full, left)
	if full < 1 || full > 12 {
		return
	}
	side := min(0.085*b.grown(), 0.46/float64(full))
	gap := side * 0.22
	wide := float64(full)*(side+gap) - gap
	pad := 0.032
	r := pen.Rect{X: 0.5 - wide/2 - pad, Y: 1.025 - side/2 - pad, W: wide + 2*pad, H: side + 2*pad}
	b.lined(new(pen.Path).RoundRect(r, 0.045), white)
	for i := range full {
		x, y := b.at(r.X+pad+float64(i)*(side+gap)), b.at(r.Y+pad)
		w := max(b.at(side), b.line(0))
		pip := pen.Rect{X: x, Y: y, W: w, H: w}
		if i < left {
			b.fill(new(pen.Path).Rect(pip), black)
			continue
		}
		line := b.line(0.012)
		b.stroke(new(pen.Path).Rect(pip.Grow(-line/2)), line, black)
		if w*b.px >= 6 { // in a smaller one the stroke would fill it
			b.stroke(new(pen.Path).MoveTo(x, y+w).LineTo(x+w, y), b.slant(0.012), black)
		}
	}
}

// readyArrow points over the hexside that a prepared attack will cross.
func (b *brush) readyArrow(direction int) {
	angle := -float64(direction) * math.Pi / 3
	if b.st.Lying {
		angle += math.Pi / 6
	}
	s, c := math.Sincos(angle)
	reach := 0.47 / max(math.Abs(s), math.Abs(c)) // to the edge of the body
	y := 0.43                                     // over the values; downward from below them
	if s > 0.1 {
		y = 0.56
	}
	from := pen.Point{X: 0.5 + reach*c, Y: y + reach*s}
	to := pen.Point{X: from.X + 0.42*c, Y: from.Y + 0.42*s}
	arrow(b.p, from, to, 1)
}

// arrow paints the arrow of an attack from one place to another, for counters
// with the given side.
func arrow(p pen.Pen, from, to pen.Point, side float64) {
	d := to.Sub(from)
	n := d.Len() / side
	if n == 0 {
		return
	}
	head := min(0.24, n)
	m := pen.Scale(side).Then(pen.Rotate(math.Atan2(d.Y, d.X))).Then(pen.Translate(from.X, from.Y))
	shape := new(pen.Path).Polygon(
		pen.Point{X: 0, Y: -0.115}, pen.Point{X: n - head, Y: -0.115}, pen.Point{X: n - head, Y: -0.235},
		pen.Point{X: n, Y: 0}, pen.Point{X: n - head, Y: 0.235}, pen.Point{X: n - head, Y: 0.115}, pen.Point{X: 0, Y: 0.115}).Transformed(m)
	p.Stroke(shape, pen.Stroke{Width: 0.085 * side, Color: black})
	p.Stroke(shape, pen.Stroke{Width: 0.060 * side, Color: white})
	p.Fill(shape, pen.Winding, red)
	for _, x := range [2]float64{0.035, 0.085} {
		stripe := new(pen.Path).Rect(pen.Rect{X: x, Y: -0.10, W: 0.022, H: 0.20})
		p.Fill(stripe.Transformed(m), pen.Winding, white)
	}
}
