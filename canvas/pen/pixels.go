package pen

import (
	"image"
	"image/color"
	"math"

	"github.com/fogleman/gg"
)

// pixels is the pen that paints pixels: on a picture of gg that is larger than
// the one wanted.
type pixels struct {
	dc    *gg.Context
	plain *gg.Context // dc before anything was clipped
	room  *image.RGBA // what dc paints on
	size  image.Point // of the picture wanted
	frame Rect        // its place in the room
	m     Matrix      // to the pixels of the picture wanted
	saved []pixelsState

	line []Point // room for a part of a path
}

type pixelsState struct {
	dc *gg.Context
	m  Matrix
}

var (
	rules = [...]gg.FillRule{Winding: gg.FillRuleWinding, EvenOdd: gg.FillRuleEvenOdd}
	caps  = [...]gg.LineCap{RoundCap: gg.LineCapRound, ButtCap: gg.LineCapButt}
	joins = [...]gg.LineJoin{RoundJoin: gg.LineJoinRound, BevelJoin: gg.LineJoinBevel}
)

// Fill implements Pen.
func (p *pixels) Fill(path *Path, rule Rule, c color.NRGBA) {
	box := p.box(path)
	if c.A == 0 || !p.sees(box, 0) {
		return
	}
	p.dc.SetColor(c)
	p.outline(path, rule)
	p.dc.Fill()
}

// outline makes a path that of gg, ready to be filled.
func (p *pixels) outline(path *Path, rule Rule) {
	p.dc.SetFillRule(rules[rule])
	p.trace(path, 0, func(line []Point, _ bool) { p.feedArea(line) })
	p.dc.NewSubPath() // with an open part left gg would copy the whole path
}

// Stroke implements Pen.
func (p *pixels) Stroke(path *Path, s Stroke) {
	k := p.m.Factor()
	half := s.Width * k / 2
	box := p.box(path)
	if s.Color.A == 0 || s.Width <= 0 || !p.sees(box, half) {
		return
	}
	p.dc.SetColor(s.Color)
	p.dc.SetLineWidth(math.Round(128*half) / 64) // gg would cut off, not round
	p.dc.SetLineCap(caps[s.Cap])
	p.dc.SetLineJoin(joins[s.Join])
	dash := dashes(s.Dash, k)
	p.dc.SetDash(dash...)
	p.dc.SetDashOffset(s.Phase * k)
	p.trace(path, leastStep, func(line []Point, closed bool) {
		if dash == nil {
			p.feedLine(line, half, closed && s.Cap == ButtCap)
			return
		}
		p.feedWhole(line, half)
		if s.Phase != 0 {
			p.dc.Stroke() // gg forgets the phase after the first part
		}
	})
	p.dc.Stroke()
}

// dashes are the lengths of a pattern in pixels. They alternate between line
// and gap, and none is so short that gg would leave it out, or never end.
func dashes(pattern []float64, k float64) []float64 {
	total := 0.0
	for _, d := range pattern {
		total += d
	}
	if total <= 0 {
		return nil
	}
	if len(pattern)%2 == 1 { // the second time round lines become gaps
		pattern = append(pattern[:len(pattern):len(pattern)], pattern...)
	}
	list := make([]float64, len(pattern))
	for i, d := range pattern {
		list[i] = max(0.2, d*k)
	}
	return list
}

// box is a rectangle round a path in the room, never too small.
func (p *pixels) box(path *Path) Rect {
	lo, hi := Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	for _, pt := range path.points {
		at := p.m.Apply(pt)
		lo.X, lo.Y = min(lo.X, at.X), min(lo.Y, at.Y)
		hi.X, hi.Y = max(hi.X, at.X), max(hi.Y, at.Y)
	}
	return Rect{lo.X + beside, lo.Y + beside, hi.X - lo.X, hi.Y - lo.Y}
}

// sees tells whether a box, or a line of the given half width in it, touches
// the picture. Most paths of a sheet do not.
func (p *pixels) sees(box Rect, half float64) bool {
	return box.Grow(half + 1).Meets(p.frame)
}

// Clip implements Pen. The Pop of gg leaves a clip as it is, so what is clipped
// is a copy that paints on the same picture, and Restore goes back to the first.
func (p *pixels) Clip(path *Path, rule Rule) {
	inside := *p.dc
	p.dc = &inside
	p.outline(path, rule)
	p.dc.Clip()
}

// Save implements Pen.
func (p *pixels) Save() { p.saved = append(p.saved, pixelsState{p.dc, p.m}) }

// Restore implements Pen.
func (p *pixels) Restore() {
	if n := len(p.saved) - 1; n >= 0 {
		p.dc, p.m = p.saved[n].dc, p.saved[n].m
		p.saved = p.saved[:n]
	}
}

// Transform implements Pen.
func (p *pixels) Transform(m Matrix) { p.m = m.Then(p.m) }

// Matrix implements Pen.
func (p *pixels) Matrix() Matrix { return p.m }
