package table

import (
	"image/color"
	"math"

	"vistula/canvas/pen"
)

// icon paints a sign into the unit square.
type icon func(p pen.Pen, c color.NRGBA)

func line(p pen.Pen, c color.NRGBA, path *pen.Path) {
	p.Stroke(path, pen.Stroke{Width: 0.085, Color: c})
}

func hexagon(x, y, r float64) *pen.Path {
	path := new(pen.Path)
	for i := range 6 {
		s, k := math.Sincos(float64(i)*math.Pi/3 + math.Pi/6)
		if i == 0 {
			path.MoveTo(x+r*k, y+r*s)
		} else {
			path.LineTo(x+r*k, y+r*s)
		}
	}
	return path.Close()
}

func iconReach(p pen.Pen, c color.NRGBA) {
	line(p, c, hexagon(0.5, 0.5, 0.46))
	line(p, c, new(pen.Path).MoveTo(0.34, 0.66).LineTo(0.64, 0.36).MoveTo(0.42, 0.34).LineTo(0.66, 0.34).LineTo(0.66, 0.58))
}

func iconWheel(p pen.Pen, c color.NRGBA) {
	path := new(pen.Path).Circle(0.5, 0.5, 0.42)
	for i := range 4 {
		s, k := math.Sincos(float64(i) * math.Pi / 4)
		path.MoveTo(0.5-0.42*k, 0.5-0.42*s).LineTo(0.5+0.42*k, 0.5+0.42*s)
	}
	p.Stroke(path, pen.Stroke{Width: 0.07, Color: c})
	p.Fill(new(pen.Path).Circle(0.5, 0.5, 0.11), pen.Winding, c)
}

func iconZones(p pen.Pen, c color.NRGBA) {
	p.Stroke(hexagon(0.5, 0.5, 0.46), pen.Stroke{Width: 0.08, Color: c, Dash: []float64{0.12, 0.1}})
	p.Fill(hexagon(0.5, 0.5, 0.2), pen.Winding, c)
}

func iconOwnZones(p pen.Pen, c color.NRGBA) {
	line(p, c, hexagon(0.5, 0.5, 0.46))
	p.Fill(hexagon(0.5, 0.5, 0.2), pen.Winding, c)
}

func iconThreat(p pen.Pen, c color.NRGBA) {
	line(p, c, new(pen.Path).MoveTo(0.12, 0.12).LineTo(0.82, 0.82).MoveTo(0.88, 0.12).LineTo(0.18, 0.82).
		MoveTo(0.68, 0.9).LineTo(0.9, 0.68).MoveTo(0.32, 0.9).LineTo(0.1, 0.68))
}

func iconFlag(p pen.Pen, c color.NRGBA) {
	line(p, c, new(pen.Path).MoveTo(0.2, 0.06).LineTo(0.2, 0.96))
	p.Fill(new(pen.Path).MoveTo(0.2, 0.1).CurveTo(0.45, 0, 0.6, 0.22, 0.9, 0.12).LineTo(0.9, 0.55).CurveTo(0.6, 0.65, 0.45, 0.42, 0.2, 0.54).Close(), pen.Winding, c)
}

func iconMoves(p pen.Pen, c color.NRGBA) {
	p.Stroke(new(pen.Path).MoveTo(0.08, 0.86).CurveTo(0.2, 0.4, 0.5, 0.7, 0.72, 0.3), pen.Stroke{Width: 0.1, Color: c, Dash: []float64{0.16, 0.13}})
	p.Fill(new(pen.Path).MoveTo(0.95, 0.06).LineTo(0.9, 0.45).LineTo(0.56, 0.22).Close(), pen.Winding, c)
}

func iconEye(p pen.Pen, c color.NRGBA) {
	line(p, c, new(pen.Path).MoveTo(0.04, 0.5).CurveTo(0.25, 0.12, 0.75, 0.12, 0.96, 0.5).CurveTo(0.75, 0.88, 0.25, 0.88, 0.04, 0.5).Close())
	p.Fill(new(pen.Path).Circle(0.5, 0.5, 0.15), pen.Winding, c)
	line(p, c, new(pen.Path).MoveTo(0.12, 0.92).LineTo(0.88, 0.08))
}

func iconDisplays(p pen.Pen, c color.NRGBA) {
	for _, at := range [][2]float64{{0.08, 0.08}, {0.56, 0.08}, {0.08, 0.56}, {0.56, 0.56}} {
		line(p, c, new(pen.Path).RoundRect(pen.Rect{X: at[0], Y: at[1], W: 0.36, H: 0.36}, 0.05))
	}
}

func iconTracks(p pen.Pen, c color.NRGBA) {
	line(p, c, new(pen.Path).Rect(pen.Rect{X: 0.04, Y: 0.3, W: 0.92, H: 0.4}).MoveTo(0.35, 0.3).LineTo(0.35, 0.7).MoveTo(0.65, 0.3).LineTo(0.65, 0.7))
	p.Fill(new(pen.Path).Circle(0.5, 0.5, 0.1), pen.Winding, c)
}

func iconCharts(p pen.Pen, c color.NRGBA) {
	path := new(pen.Path).Rect(pen.Rect{X: 0.08, Y: 0.1, W: 0.84, H: 0.8})
	for _, v := range []float64{0.37, 0.63} {
		path.MoveTo(0.08, v).LineTo(0.92, v).MoveTo(v, 0.1).LineTo(v, 0.9)
	}
	line(p, c, path)
}

func iconPanel(p pen.Pen, c color.NRGBA) {
	line(p, c, new(pen.Path).RoundRect(pen.Rect{X: 0.06, Y: 0.12, W: 0.88, H: 0.76}, 0.08).MoveTo(0.62, 0.12).LineTo(0.62, 0.88))
	p.Fill(new(pen.Path).Rect(pen.Rect{X: 0.64, Y: 0.14, W: 0.28, H: 0.72}), pen.Winding, pen.Alpha(c, 0.5))
}

func iconGear(p pen.Pen, c color.NRGBA) {
	path := new(pen.Path)
	for i := range 8 {
		s, k := math.Sincos(float64(i) * math.Pi / 4)
		path.MoveTo(0.5+0.3*k, 0.5+0.3*s).LineTo(0.5+0.46*k, 0.5+0.46*s)
	}
	p.Stroke(path, pen.Stroke{Width: 0.15, Color: c})
	p.Stroke(new(pen.Path).Circle(0.5, 0.5, 0.26), pen.Stroke{Width: 0.13, Color: c})
}

func iconStar(p pen.Pen, c color.NRGBA) {
	path := new(pen.Path)
	for i := range 10 {
		s, k := math.Sincos(float64(i)*math.Pi/5 - math.Pi/2)
		r := 0.48
		if i%2 == 1 {
			r = 0.2
		}
		if i == 0 {
			path.MoveTo(0.5+r*k, 0.52+r*s)
		} else {
			path.LineTo(0.5+r*k, 0.52+r*s)
		}
	}
	p.Fill(path.Close(), pen.Winding, c)
}

// railWidth is the width of the rail at the left.
const railWidth = 66

// place paints a place of the rail.
func (k *kit) place(icon icon, caption string, high float32, lit func() bool) *picture {
	return newPicture(k.px(railWidth), high, func(p pen.Pen, w, h float64) {
		c := k.look.Text
		if lit() {
			c = k.look.OnAccent
			p.Fill(new(pen.Path).RoundRect(pen.Rect{X: 5, Y: 1, W: w - 10, H: h - 2}, 8), pen.Winding, k.look.Accent)
		}
		p.Save()
		size := h * 0.46
		p.Transform(pen.Scale(size).Then(pen.Translate(w/2-size/2, h*0.10)))
		icon(p, c)
		p.Restore()
		text := pen.Text{Font: k.fonts.Sans, Size: float64(k.px(10.5)), Color: c, Anchor: pen.Middle}
		if wide := text.Width(caption); wide > w-12 {
			text.Size *= (w - 12) / wide
		}
		text.Draw(p, w/2, h*0.86, caption)
	})
}
