package pen

import (
	"image"
	"image/draw"
	"math"
)

// Image implements Pen.
func (p *pixels) Image(img image.Image, r Rect) {
	b := img.Bounds()
	if b.Empty() {
		return
	}
	m := ScaleXY(r.W/float64(b.Dx()), r.H/float64(b.Dy())).Then(Translate(r.X, r.Y)).Then(p.m)
	m = m.Then(Translate(beside, beside))
	if !p.copies(img, m) {
		p.resample(img, m)
	}
}

// resample draws a picture stretched, turned or clipped. A matrix is a turn, a
// shear and a scale, one after the other, and those gg can build one of.
func (p *pixels) resample(img image.Image, m Matrix) {
	across := math.Hypot(m.A, m.B)
	if across == 0 {
		return
	}
	down, lean := (m.A*m.D-m.B*m.C)/across, (m.A*m.C+m.B*m.D)/across
	if down == 0 {
		return
	}
	p.dc.Translate(m.E, m.F)
	p.dc.Rotate(math.Atan2(m.B, m.A))
	p.dc.Shear(lean/down, 0)
	p.dc.Scale(across, down)
	corner := img.Bounds().Min
	p.dc.DrawImage(img, -corner.X, -corner.Y)
	p.dc.Identity()
}

// copies draws a picture that lies pixel on pixel, which needs no resampling:
// gg would do it all the same, and the ground of a map tile is one of these.
func (p *pixels) copies(img image.Image, m Matrix) bool {
	const near = 1e-6
	x, y := math.Round(m.E), math.Round(m.F)
	if p.dc != p.plain || math.Abs(m.A-1)+math.Abs(m.D-1)+math.Abs(m.B)+math.Abs(m.C) > near ||
		math.Abs(x-m.E)+math.Abs(y-m.F) > 1e-3 {
		return false
	}
	b := img.Bounds()
	draw.Draw(p.room, b.Sub(b.Min).Add(image.Pt(int(x), int(y))), img, b.Min, draw.Over)
	return true
}
