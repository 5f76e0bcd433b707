package counter

import (
	"strconv"

	"vistula/canvas/pen"
	"vistula/rules"
)

// deepest is how many counters of a stack are seen at most; the plate tells
// the number.
const deepest = 4

// StackStep is by how much each lower counter lies to the right and up.
func StackStep(side float64, block bool) float64 {
	if block {
		return 0.10 * side
	}
	return 0.075 * side
}

// layers is how many counters a stack shows; the last of a closed one is blank.
func layers(s *rules.Stack) int {
	n := len(s.Units)
	if s.Hidden {
		n++
	}
	return min(n, deepest)
}

// CountPlate is where the plate with the number of counters lies on a stack
// whose top counter fills the box; ok is false where the stack has none: it is
// a lone counter, or closed.
func CountPlate(box pen.Rect, s rules.Stack) (plate pen.Rect, ok bool) {
	side := 0.225 * box.W
	plate = pen.Rect{X: box.X + 0.985*box.W, Y: box.Y + 0.835*box.W, W: side, H: side}
	return plate, len(s.Units) > 1 && !s.Hidden
}

// DrawStack paints a stack, its top unit in the box and the others behind it.
// A closed stack, of which only the top may be known, shows a blank card behind
// what is seen and no number.
func (pt *Painter) DrawStack(p pen.Pen, s rules.Stack, box pen.Rect, st Style) {
	if len(s.Units) == 0 {
		return
	}
	f := read(s.Units[0])
	b := pt.brush(p, &f, box, st)
	n, step := layers(&s), StackStep(1, b.far)
	if b.crisp {
		step = b.line(step)
	}
	if st.Selected {
		b.glow(n, step)
	}
	under := st
	under.Bare = true
	for i := n - 1; i > 0; i-- {
		if s.Hidden && i == n-1 {
			b.offset(float64(i)*step, (*brush).closed)
			continue
		}
		lower := read(s.Units[i])
		o := *b
		o.f, o.look, o.st = &lower, liveryOf(lower.nation, under.Palette), under
		o.offset(float64(i)*step, (*brush).counter)
	}
	b.shadow()
	b.counter()
	if plate, ok := CountPlate(whole, s); ok && !b.far {
		b.plateOf(plate, strconv.Itoa(len(s.Units)))
	}
	b.done()
}

// offset paints something to the right and up, with its shadow.
func (b *brush) offset(by float64, paint func(*brush)) {
	b.p.Save()
	b.p.Transform(pen.Translate(by, -by))
	b.shadow()
	paint(b)
	b.p.Restore()
}

// closed is a card face down: the ground of the top unit's nation of which
// only the edge is seen, hatched where there is room.
func (b *brush) closed() {
	back := pen.Mix(b.look.middle, b.look.line, 0.28)
	if b.far { // no room for a hatch
		back = pen.Mix(b.look.middle, b.look.line, 0.6)
	}
	b.fill(new(pen.Path).RoundRect(whole, b.radius()), back)
	if !b.far {
		b.hatch()
	}
	w := b.line(0.011)
	b.stroke(new(pen.Path).RoundRect(whole.Grow(-w/2), b.radius()-w/2), w, b.look.line)
}

// hatch rules a card's back.
func (b *brush) hatch() {
	hatch := new(pen.Path)
	const gap, in = 0.085, 0.024             // inside the round corners
	for x := -1.0 + gap/2; x < 1; x += gap { // rising, cut to the square by hand
		x0, y0, x1, y1 := x, 1.0, x+1, 0.0
		if x < 0 {
			x0, y0 = 0, 1+x
		} else {
			x1, y1 = 1, x
		}
		hatch.MoveTo(in+x0*(1-2*in), in+y0*(1-2*in)).LineTo(in+x1*(1-2*in), in+y1*(1-2*in))
	}
	b.stroke(hatch, b.slant(0.022), pen.Mix(b.look.box, b.look.middle, 0.25))
}

// plateOf is the black plate with a stack's number.
func (b *brush) plateOf(r pen.Rect, number string) {
	w := b.line(0.016)
	r = b.inside(r, 0)
	if least := 10.0 / b.px; b.crisp && r.W < least {
		r = pen.Rect{X: r.X, Y: r.Y, W: least, H: least}
	}
	b.fill(new(pen.Path).RoundRect(r.Grow(w), 0.04+w), white)
	b.fill(new(pen.Path).RoundRect(r, 0.04), black)
	c := r.Center()
	b.write(number, c.X, c.Y, b.typeSize(r.H*0.72, narrowCap), white)
}

// HitStack tells what of a stack lies under a point: the plate with the number,
// the top counter, or a lower counter's edge (its place in Units, from 0).
func HitStack(box pen.Rect, s rules.Stack, at pen.Point, block bool) (unit int, plate, ok bool) {
	if len(s.Units) == 0 {
		return 0, false, false
	}
	if r, is := CountPlate(box, s); is && !block && r.Has(at) {
		return 0, true, true
	}
	step := StackStep(box.W, block)
	for i := range layers(&s) {
		r := pen.Rect{X: box.X + float64(i)*step, Y: box.Y - float64(i)*step, W: box.W, H: box.W}
		if r.Has(at) {
			return min(i, len(s.Units)-1), false, true
		}
	}
	return 0, false, false
}
