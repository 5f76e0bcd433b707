package counter

import "vistula/canvas/pen"

// blockFace is what a counter shows far out: a bar for its size, the box with the
// strokes of its symbol, and its states; no type.
func (b *brush) blockFace() {
	if b.px < SolidBelow {
		b.solidFace()
		return
	}
	b.sizeBar()
	r := pen.Rect{X: 0.14, Y: 0.36, W: 0.72, H: 0.46}
	if b.f.weakened() {
		r.Y, r.H = 0.32, 0.40
		y, h := b.at(0.82), b.line(0.07)
		w := b.line(0.03)
		b.fill(new(pen.Path).Rect(pen.Rect{Y: y - w, W: 1, H: h + 2*w}), b.look.line)
		b.fill(new(pen.Path).Rect(pen.Rect{Y: y, W: 1, H: h}), pure)
	}
	field := b.look.box
	if b.f.white {
		field = pure
	}
	w := b.line(0.05)
	r = b.inside(r, w)
	frame := new(pen.Path).Rect(r)
	b.fill(frame, field)
	b.blockStrokes(r)
	b.stroke(frame, w, b.look.line)
	b.blockStates()
}

// blockStrokes is the symbol reduced to its lines.
func (b *brush) blockStrokes(r pen.Rect) {
	ink, c, w := b.look.line, r.Center(), b.slant(0.05)
	rising := new(pen.Path).MoveTo(r.X, r.Bottom()).LineTo(r.Right(), r.Y)
	switch b.f.arm {
	case infantry, mountain:
		b.stroke(rising.MoveTo(r.X, r.Y).LineTo(r.Right(), r.Bottom()), w, ink)
		if b.f.guard {
			b.strip(r, 0.26)
		}
	case cavalry:
		b.stroke(rising, w, ink)
	case artillery:
		b.fill(new(pen.Path).Circle(c.X, c.Y, r.H*0.24), ink)
	case headquarters:
		b.strip(r, 0.55)
	case supply:
		b.stroke(new(pen.Path).Circle(c.X, c.Y, r.H*0.27), w, ink)
	case fortress:
		b.fill(star(c.X, c.Y, r.H*0.46, r.H*0.22, 6, -1.5707963), ink)
	case engineers:
		b.engineer(r)
	}
}

// bars is how many squares tell a unit's size, and whether they are thin: a
// thin one is what the larger unit's square is divided into.
var bars = map[string]struct {
	n    int
	thin bool
}{
	"company": {1, true}, "battalion": {2, true}, "regiment": {3, true}, "brigade": {1, false},
	"division": {2, false}, "corps": {3, false}, "army": {4, false}, "army group": {5, false},
}

// sizeBar draws the squares over the box.
func (b *brush) sizeBar() {
	s, ok := bars[b.f.size]
	if !ok {
		return
	}
	b.bars(s.n, s.thin, 0.12, 0.13)
}

// bars draws so many squares, or thin strokes, side by side at a height.
func (b *brush) bars(n int, thin bool, top, high float64) {
	y, h := b.at(top), b.line(high)
	w, gap := b.line(0.13), b.line(0.06)
	if thin {
		w = b.line(0.05)
	}
	x := b.at(0.5 - (float64(n)*(w+gap)-gap)/2)
	for range n {
		b.fill(new(pen.Path).Rect(pen.Rect{X: x, Y: y, W: w, H: h}), b.look.text)
		x += w + gap
	}
}
