package counter

import (
	"math"

	"vistula/canvas/pen"
)

// Corners of a counter, rounder where it is small.
const (
	cornerRadius = 0.085
	blockRadius  = 0.12
)

// Where the pale lower part of a cavalry counter begins, and the band of a
// reduced side.
const (
	cavalryFrom = 0.60
	bandFrom    = 0.595
	bandTo      = 0.645
)

func (b *brush) radius() float64 {
	if b.far {
		return blockRadius
	}
	return cornerRadius
}

var whole = pen.Rect{W: 1, H: 1}

// glow lays a golden light under a stack of n counters, each offset by step to
// the right and up.
func (b *brush) glow(n int, step float64) {
	for _, g := range [3]struct{ wide, strong float64 }{{0.13, 0.16}, {0.09, 0.25}, {0.055, 0.55}} {
		path := new(pen.Path)
		for i := range n {
			r := whole.Grow(g.wide)
			r.X += float64(i) * step
			r.Y -= float64(i) * step
			path.RoundRect(r, b.radius()+g.wide)
		}
		b.fill(path, pen.Alpha(glowGold, g.strong))
	}
}

// shadow lays three thin shadows under the counter, as of light from above.
func (b *brush) shadow() {
	if b.st.Flat {
		return
	}
	for _, s := range [3]struct{ down, dark float64 }{{0.045, 0.10}, {0.03, 0.13}, {0.015, 0.16}} {
		path := b.below(0.8).Transformed(pen.Translate(0, s.down)) // the rest lies under the body
		b.fill(path, pen.Alpha(shade, s.dark))
	}
}

// body paints ground, cavalry's second colour and the reduced side's band.
func (b *brush) body() {
	b.ground()
	switch {
	case b.far && b.px < SolidBelow:
	case b.far && b.f.arm == cavalry:
		b.fill(b.below(0.50), b.look.box)
	case b.f.arm == cavalry:
		b.fill(b.below(cavalryFrom), b.look.box)
	}
	if b.f.reduced && !b.far {
		b.band(bandFrom, bandTo)
	}
}

// ground fills the body, paler towards the top. Bands that end on whole pixels
// touch; others overlap, so that no seam shows. There is no clip: it would be ten
// times slower.
func (b *brush) ground() {
	bands := min(14, max(2, int(b.px/6)))
	if b.st.Flat {
		bands = 1
	}
	const reach = 0.58
	// What the bands leave, and two pixels for the last of them to lie on.
	b.fill(b.below(max(b.radius(), reach*float64(bands)/float64(bands+1)-2/b.px)), b.look.middle)
	for i := bands; i > 0; i-- {
		part, over := float64(i)/float64(bands+1), float64(i-1)/float64(bands+1)
		bottom, top := b.at(part*reach), b.at(over*reach)
		c := pen.Mix(b.look.top, b.look.middle, part)
		if b.crisp && top > b.radius() {
			b.fill(new(pen.Path).Rect(pen.Rect{Y: top, W: 1, H: bottom - top}), c)
			continue
		}
		b.fill(b.above(max(bottom, b.radius())), c)
	}
}

// above is the body's part over a height, below that under it.
func (b *brush) above(y float64) *pen.Path {
	r := b.radius()
	p := new(pen.Path).MoveTo(0, y)
	p.Arc(r, r, r, math.Pi, 1.5*math.Pi).Arc(1-r, r, r, 1.5*math.Pi, 2*math.Pi)
	return p.LineTo(1, y).Close()
}

func (b *brush) below(y float64) *pen.Path {
	r, y := b.radius(), b.at(y)
	p := new(pen.Path).MoveTo(1, y)
	p.Arc(1-r, 1-r, r, 0, math.Pi/2).Arc(r, 1-r, r, math.Pi/2, math.Pi)
	return p.LineTo(0, y).Close()
}

// band is the pale stripe of a reduced side, cased in the line's colour so
// that it shows on any ground.
func (b *brush) band(from, to float64) {
	y, w := b.at(from), b.line(0.010)
	h := max(b.at(to)-y, b.line(0.03))
	b.fill(new(pen.Path).Rect(pen.Rect{Y: y - w, W: 1, H: h + 2*w}), pen.Alpha(b.look.line, 0.75))
	b.fill(new(pen.Path).Rect(pen.Rect{Y: y, W: 1, H: h}), pure)
}

// edge draws the pale inner line and the outline, both inside the body.
func (b *brush) edge() {
	w := b.line(0.011)
	out := whole.Grow(-w / 2)
	if b.px >= 24 {
		in := b.line(0.014)
		r := whole.Grow(-w - in/2)
		b.stroke(new(pen.Path).RoundRect(r, b.radius()-w-in/2), in, pen.Alpha(pure, 0.38))
	}
	b.stroke(new(pen.Path).RoundRect(out, b.radius()-w/2), w, b.look.line)
}
