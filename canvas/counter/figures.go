package counter

import (
	"math"

	"vistula/canvas/pen"
)

// Measures of the values. A hyphen sits too low, so dashes are bars.
const (
	figureBase = 0.905
	figureSize = 0.275
	dashWide   = 0.085
	dashThick  = 0.0275
	dashGap    = 0.022
	figureRoom = 0.92
	ringRadius = 0.142
)

// row is the values laid out: the left edge of each, the bars between them.
type row struct {
	size   float64
	lefts  []float64
	widths []float64
	bars   []pen.Rect
}

// layFigures centres the values and shrinks them until they fit.
func layFigures(values []string, ersatz bool, size float64, width measure) row {
	r := row{size: size}
	gap, dash := dashGap, dashWide
	total := 0.0
	extra := 0.0 // the ring needs room before the first dash
	for _, v := range values {
		r.widths = append(r.widths, width(v)*size)
		total += width(v) * size
	}
	if ersatz && len(values) > 0 {
		extra = max(0, ringRadius-r.widths[0]/2-gap+0.008)
	}
	total += float64(len(values)-1)*(dash+2*gap) + extra
	k := min(1, figureRoom/total)
	r.size *= k
	x := 0.5 - k*total/2
	for i := range values {
		if i > 0 {
			if i == 1 {
				x += k * extra
			}
			thick := max(k, 0.8) * dashThick
			y := figureBase - r.size*figuresCap*0.46 - thick/2
			r.bars = append(r.bars, pen.Rect{X: x + k*gap, Y: y, W: k * dash, H: thick})
			x += k * (dash + 2*gap)
		}
		r.widths[i] *= k
		r.lefts = append(r.lefts, x)
		x += r.widths[i]
	}
	return r
}

// figures writes the values along the foot.
func (b *brush) figures() {
	if len(b.f.values) == 0 {
		return
	}
	size := figureSize
	if b.px < smallBelow {
		size = 0.30
	}
	text := pen.Text{Font: b.set.Figures, Size: 1}
	r := layFigures(b.f.values, b.f.ersatz, b.typeSize(size, figuresCap), text.Width)
	ink := b.look.text
	if b.f.arm == cavalry {
		ink = b.look.line // the lower half is pale
	}
	text.Size = r.size
	base := b.at(figureBase)
	out := new(pen.Path)
	for i, v := range b.f.values {
		x := b.at(r.lefts[i])
		if i == 0 && b.f.ersatz {
			b.ring(r.lefts[0]+r.widths[0]/2, base-r.size*figuresCap/2)
			b.fill(text.Outline(v).Transformed(pen.Translate(x, base)), b.look.line)
			continue
		}
		out.Append(text.Outline(v), pen.Translate(x, base))
	}
	for _, bar := range r.bars {
		y, h := b.at(bar.Y), bar.H
		if b.crisp {
			h = b.line(bar.H + 0.25/b.px) // rather too thick than too thin beside bold figures
		}
		x := b.at(bar.X)
		out.Rect(pen.Rect{X: x, Y: y, W: max(b.at(bar.Right())-x, b.line(0)), H: h})
	}
	b.fill(out, ink)
}

// ring marks the attack value of an Ersatz unit.
func (b *brush) ring(x, y float64) {
	r := ringRadius
	x = math.Max(x, r+0.03)
	b.fill(new(pen.Path).Circle(x, y, r), white)
	b.stroke(new(pen.Path).Circle(x, y, r-0.009), b.slant(0.018), b.look.line)
}

// gun is the artillery value in its disc, upper left.
func (b *brush) gun() {
	if b.f.gun == "" {
		return
	}
	x, y, r, size := 0.125, 0.125, 0.083, 0.125
	if b.px < smallBelow {
		x, y, r, size = 0.14, 0.14, 0.108, 0.17
	}
	b.fill(new(pen.Path).Circle(x, y, r), b.look.line)
	if len(b.f.gun) > 1 {
		size *= 0.8
	}
	b.write(b.f.gun, x, y, b.typeSize(size, narrowCap), pale(b.look))
}
