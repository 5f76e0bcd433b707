package counter

import (
	"image/color"
	"math"

	"vistula/canvas/pen"
)

// pictogram draws the arm as a picture of the period.
func (b *brush) pictogram(r pen.Rect, field color.NRGBA) {
	c := r.Center()
	switch b.f.arm {
	case infantry, engineers:
		b.rifles(r)
		if b.f.guard {
			b.grenade(c.X, c.Y-0.012, r.H*0.40)
		}
	case mountain:
		b.rifles(r)
		b.peak(r)
	case cavalry:
		b.sabres(r)
		if b.f.guard {
			b.grenade(c.X, r.Y+r.H*0.34, r.H*0.26)
		}
	case artillery:
		b.cannon(r)
	case headquarters:
		b.standard(r)
	case supply:
		b.wheel(c.X, c.Y, r.H*0.40, 8)
	case fortress:
		b.trace(c.X, c.Y, r.H*0.44)
	default:
		b.write(b.f.initial, c.X, c.Y, b.typeSize(0.22, narrowCap), b.look.line)
	}
	b.plate(r, field, 0.115, b.f.arm == cavalry && !b.f.guard) // between the blades
}

// rifleShape is a rifle along the x axis, its length 2, with the bayonet fixed:
// barrel, bolt, trigger guard and butt.
var rifleShape = []pen.Point{
	{X: 1.00, Y: -0.020}, {X: 0.66, Y: -0.030}, {X: 0.65, Y: -0.046}, {X: -0.02, Y: -0.056}, {X: -0.04, Y: -0.084},
	{X: -0.20, Y: -0.084}, {X: -0.23, Y: -0.050}, {X: -0.36, Y: -0.034}, {X: -0.48, Y: -0.040}, {X: -0.97, Y: -0.050},
	{X: -1.00, Y: 0.110}, {X: -0.94, Y: 0.124}, {X: -0.50, Y: 0.070}, {X: -0.40, Y: 0.062}, {X: -0.30, Y: 0.056},
	{X: 0.46, Y: 0.044}, {X: 0.56, Y: 0.016}, {X: 0.66, Y: 0.008}, {X: 1.00, Y: 0.004},
}

// rifles crosses two rifles, butts down.
func (b *brush) rifles(r pen.Rect) {
	c := r.Center()
	half := r.H * 0.43 / math.Sin(rifleAngle)
	thick := max(1, 1.5-b.px/120) // thin lines fade where the counter is small
	shape := new(pen.Path).Polygon(rifleShape...)
	guard := new(pen.Path).Ellipse(-0.24, 0.085, 0.065, 0.045)
	for _, side := range [2]float64{-1, 1} {
		m := pen.ScaleXY(half, half*thick).Then(pen.Rotate(-rifleAngle)).Then(pen.ScaleXY(side, 1)).Then(pen.Translate(c.X, c.Y+r.H*0.01))
		b.fill(shape.Transformed(m), b.look.line)
		if b.px >= 52 {
			b.stroke(guard.Transformed(m), 0.008, b.look.line)
		}
	}
}

// rifleAngle is how far a rifle leans from the level, in radians.
const rifleAngle = 0.54

// sabres crosses two curved blades, hilts down.
func (b *brush) sabres(r pen.Rect) {
	c := r.Center()
	k := r.H * 0.47
	fat := max(0, (80-b.px)/80) * 0.06 // thin blades fade where the counter is small
	for _, side := range [2]float64{-1, 1} {
		m := pen.Scale(k).Then(pen.ScaleXY(side, 1)).Then(pen.Translate(c.X, c.Y))
		blade := new(pen.Path).MoveTo(-0.92, 0.68-fat)
		blade.CurveTo(-0.16, 0.42-fat, 0.56, -0.16, 1.06, -0.94)
		blade.CurveTo(0.80, -0.12, 0.10, 0.50, -0.88, 0.82+fat).Close()
		b.fill(blade.Transformed(m), b.look.line)
		guard := new(pen.Path).MoveTo(-0.84, 0.58).CurveTo(-0.76, 0.80, -0.78, 0.97, -1.02, 0.96)
		guard.CurveTo(-1.18, 0.95, -1.25, 0.92, -1.26, 0.84)
		b.stroke(guard.Transformed(m), b.slant(0.016), b.look.line)
		grip := new(pen.Path).MoveTo(-0.88, 0.75).LineTo(-1.22, 0.84)
		b.stroke(grip.Transformed(m), b.slant(0.026), b.look.line)
	}
}

// grenade is the flaming grenade of the Guard, on a ground that parts it from
// the arms behind it.
func (b *brush) grenade(x, y, k float64) {
	m := pen.Scale(k).Then(pen.Translate(x, y))
	shape := new(pen.Path).Circle(0, 0.42, 0.44)
	flame := new(pen.Path).MoveTo(-0.20, 0.02).CurveTo(-0.62, -0.36, -0.30, -0.60, -0.30, -0.98)
	flame.CurveTo(-0.10, -0.84, -0.08, -0.66, -0.06, -0.52).CurveTo(0.04, -0.70, 0.02, -0.96, 0.14, -1.18)
	flame.CurveTo(0.30, -0.90, 0.22, -0.72, 0.26, -0.56).CurveTo(0.34, -0.62, 0.36, -0.70, 0.38, -0.80)
	flame.CurveTo(0.56, -0.44, 0.44, -0.16, 0.20, 0.02).Close()
	shape.Append(flame, pen.Identity())
	shape = shape.Transformed(m)
	b.stroke(shape, 0.034, b.look.box)
	b.fill(shape, b.look.line)
}

// standard is a flag on its staff.
func (b *brush) standard(r pen.Rect) {
	x, y := r.X+r.W*0.27, r.Y+r.H*0.10
	b.p.Stroke(new(pen.Path).MoveTo(x, y).LineTo(x, r.Bottom()-r.H*0.08),
		pen.Stroke{Width: b.line(0.018), Color: b.look.line})
	w, h := r.W*0.52, r.H*0.46
	f := new(pen.Path).MoveTo(x, y+0.01).CurveTo(x+w*0.3, y-h*0.16, x+w*0.6, y+h*0.36, x+w, y+h*0.10)
	f.LineTo(x+w*0.93, y+h*0.58).LineTo(x+w, y+h*1.06).CurveTo(x+w*0.6, y+h*1.32, x+w*0.3, y+h*0.80, x, y+h).Close()
	b.fill(f, b.look.line)
}
