package counter

import (
	"image/color"
	"slices"

	"vistula/canvas/pen"
	"vistula/rules"
)

// SolidBelow is the side in pixels under which a block has no symbol: it is a solid
// square in its nation's colour, with a size and a state.
const SolidBelow = 22

// solidFace is what is left of a counter very far out: the bars of its size, large
// enough to be counted, and its states.
func (b *brush) solidFace() {
	if s, ok := bars[b.f.size]; ok {
		b.bars(s.n, s.thin, 0.30, 0.26)
	} else {
		b.fill(new(pen.Path).Circle(0.5, 0.43, 0.14), b.look.text)
	}
	if b.f.weakened() {
		b.footBand(0.66, 0.14, pure)
	}
	b.blockStates()
}

// weakened tells whether a unit has lost some of its strength.
func (f *face) weakened() bool {
	return f.reduced || slices.ContainsFunc(f.badges, func(x rules.Badge) bool { return x.Kind == Steps && f.steps < x.Value })
}

// blockStates are the states that a block has room for: a dark foot for a unit that
// has done its part this turn, and wedges in the corners for trouble. Each has a
// corner of its own, so that none is told by colour alone.
func (b *brush) blockStates() {
	if b.st.Bare {
		return
	}
	done := false
	for _, x := range b.f.badges {
		switch x.Kind {
		case Moved, Attacked, Used:
			done = true
		case Supply:
			b.wedge(1, 1, b.trouble(x))
		case OutOfCommand:
			b.wedge(1, 1, b.look.amber)
		case Effectiveness:
			b.wedge(0, 0, b.trouble(x))
		case Disorder, Demoralized, Beaten, Retreated:
			b.wedge(1, 0, violet)
		}
	}
	if done {
		b.footBand(0.86, 0.14, b.look.line)
	}
}

// trouble is the colour of a state of one step or of two.
func (b *brush) trouble(x rules.Badge) color.NRGBA {
	if x.Value <= -2 {
		return b.look.red
	}
	return b.look.amber
}

// wedge fills a corner of the body; 0, 0 is the upper left one.
func (b *brush) wedge(x, y float64, c color.NRGBA) {
	const side = 0.46
	in, down := side, side
	if x > 0 {
		in = -side
	}
	if y > 0 {
		down = -side
	}
	path := new(pen.Path).MoveTo(x, y).LineTo(x+in, y).LineTo(x, y+down).Close()
	b.fill(path, c)
	b.stroke(new(pen.Path).MoveTo(x+in, y).LineTo(x, y+down), b.slant(0.06), pure)
}

// footBand is a band across the body, cased in the line's colour.
func (b *brush) footBand(from, high float64, c color.NRGBA) {
	y, h, w := b.at(from), b.line(high), b.line(0.03)
	if from+high < 0.99 {
		b.fill(new(pen.Path).Rect(pen.Rect{Y: y - w, W: 1, H: h + 2*w}), b.look.line)
		b.fill(new(pen.Path).Rect(pen.Rect{Y: y, W: 1, H: h}), c)
		return
	}
	b.fill(b.below(from), c)
}
