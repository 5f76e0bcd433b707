package counter

import (
	"image/color"
	"math"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
	"vistula/rules"
)

// Painter paints counters. It holds nothing but the faces of type and may be
// used by several goroutines at once, each with a pen of its own.
type Painter struct {
	set *fonts.Set
}

// New makes a painter that writes with the given faces.
func New(set *fonts.Set) *Painter { return &Painter{set} }

// Draw paints a counter so that its body fills the box, which is taken as a
// square of the box's width; shadow, glow and badges reach beyond it, as Extent
// tells. Unless the style is Soft the box is moved onto whole pixels.
func (pt *Painter) Draw(p pen.Pen, c rules.Counter, box pen.Rect, st Style) {
	f := read(c)
	b := pt.brush(p, &f, box, st)
	if st.Selected {
		b.glow(1, 0)
	}
	b.shadow()
	b.counter()
	b.done()
}

// brush paints one counter, in units of its side.
type brush struct {
	p     pen.Pen
	set   *fonts.Set
	f     *face
	look  livery
	st    Style
	px    float64 // pixels a side, fine where lines need not keep to pixels
	far   bool    // a mere block
	crisp bool    // lines lie on whole pixels
}

// brush begins a counter: after it the pen's unit is the counter's side.
func (pt *Painter) brush(p pen.Pen, f *face, box pen.Rect, st Style) *brush {
	p.Save()
	p.Transform(pen.Scale(box.W).Then(pen.Translate(box.X, box.Y)))
	m := p.Matrix()
	b := &brush{p: p, set: pt.set, f: f, look: liveryOf(f.nation, st.Palette), st: st, px: m.Factor()}
	b.far = st.Detail == Block || st.Detail == Auto && !st.Soft && b.px < BlockBelow
	b.crisp = !st.Soft && m.B == 0 && m.C == 0 && m.A == m.D && b.px >= 1
	if b.crisp {
		b.px = math.Round(b.px)
		b.p.Transform(pen.Scale(b.px / m.A).Then(pen.Translate((math.Round(m.E)-m.E)/m.A, (math.Round(m.F)-m.F)/m.A)))
	} else {
		b.px = fine
	}
	return b
}

// fine is the pixels a side of a counter that has none: as many as one likes.
const fine = 400

func (b *brush) done() { b.p.Restore() }

// counter paints body and contents, without what lies under the body.
func (b *brush) counter() {
	b.body()
	if b.far {
		b.blockFace()
		b.edge()
		return
	}
	pl := layOut(b.f, b.px, pen.Text{Font: b.set.Narrow, Size: 1}.Width)
	b.gun()
	b.sizeMark(pl.box)
	b.symbol(pl.box)
	b.name(pl.name)
	b.tab(pl.tab)
	b.figures()
	b.edge()
	if !b.st.Bare {
		b.badges()
	}
}

// at moves a measure to the nearest whole pixel.
func (b *brush) at(v float64) float64 {
	if !b.crisp {
		return v
	}
	return math.Round(v*b.px) / b.px
}

// line is the width of an upright or level line: whole pixels, one at least.
func (b *brush) line(w float64) float64 {
	if !b.crisp {
		return w
	}
	return max(1, math.Round(w*b.px)) / b.px
}

// slant is the width of any other line: one pixel at least.
func (b *brush) slant(w float64) float64 {
	if !b.crisp {
		return w
	}
	return max(1.05/b.px, w)
}

// inside is a rectangle whose outline of width w lies on whole pixels.
func (b *brush) inside(r pen.Rect, w float64) pen.Rect {
	x, y := b.at(r.X), b.at(r.Y)
	return pen.Rect{X: x, Y: y, W: b.at(r.Right()) - x, H: b.at(r.Bottom()) - y}.Grow(-w / 2)
}

func (b *brush) fill(path *pen.Path, c color.NRGBA) { b.p.Fill(path, pen.Winding, c) }

func (b *brush) stroke(path *pen.Path, w float64, c color.NRGBA) {
	b.p.Stroke(path, pen.Stroke{Width: w, Color: c})
}

// Heights of capitals in parts of the size.
const (
	narrowCap  = 0.714
	figuresCap = 0.727
)

// typeSize is a size of type whose capitals are whole pixels high.
func (b *brush) typeSize(size, capital float64) float64 {
	if !b.crisp || b.px > 110 {
		return size
	}
	return math.Max(4, math.Round(size*capital*b.px)) / (capital * b.px)
}

// write centres a word of narrow type on a place.
func (b *brush) write(word string, x, y, size float64, c color.NRGBA) {
	b.writeOn(word, x, b.at(y+size*narrowCap/2), size, c)
}

// writeOn centres a word of narrow type over a base line.
func (b *brush) writeOn(word string, x, base, size float64, c color.NRGBA) {
	pen.Text{Font: b.set.Narrow, Size: size, Color: c, Anchor: pen.Middle}.Draw(b.p, x, base, word)
}

// writeColumn writes lines one under the other.
func (b *brush) writeColumn(c column, ink color.NRGBA) {
	const leading = 0.87
	size := c.size
	if s := b.typeSize(size, narrowCap); s <= size*1.06 {
		size = s
	}
	for i, l := range c.lines {
		off := (float64(i) - float64(len(c.lines)-1)/2) * leading * size
		b.write(l, c.x, c.y+off, size, ink)
	}
}
