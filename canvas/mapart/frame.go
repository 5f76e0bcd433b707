package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// drawFrame draws the map's frame: a band of black and white bars between fine
// lines, as on a survey sheet. It also covers what runs past the map's window.
func (c *canvas) drawFrame() {
	f := c.s.frame
	if in := f.Grow(-0.1); in.Has(pen.Point{X: c.view.X, Y: c.view.Y}) && in.Has(pen.Point{X: c.view.Right(), Y: c.view.Bottom()}) {
		return
	}
	px := func(h, least float64) float64 { return max(h, least/c.px) }
	ring := new(pen.Path).Rect(f).Rect(f.Grow(frameWide))
	c.p.Fill(ring, pen.EvenOdd, paperColor)
	c.bars(f.Grow(0.085), 0.125)
	line := func(by, width float64) {
		c.p.Stroke(new(pen.Path).Rect(f.Grow(by)), pen.Stroke{Width: width, Color: inkColor, Join: pen.BevelJoin})
	}
	line(0, px(0.020, 1.4))
	line(0.085, px(0.008, 0.7))
	line(0.210, px(0.008, 0.7))
	line(0.300, px(0.028, 2))
}

// bars fills a band round a rectangle with bars of equal length, counted so
// that a bar ends in each corner.
func (c *canvas) bars(r pen.Rect, wide float64) {
	length := 0.5
	if c.z <= near {
		length = 1
	}
	path := new(pen.Path)
	across := 2*int(math.Round(r.W/length/2)) + 1
	for i := 0; i < across; i += 2 {
		step := r.W / float64(across)
		x := r.X + float64(i)*step
		path.Rect(pen.Rect{X: x, Y: r.Y - wide, W: step, H: wide}).Rect(pen.Rect{X: x, Y: r.Bottom(), W: step, H: wide})
	}
	down := 2*int(math.Round(r.H/length/2)) + 1
	for i := 0; i < down; i += 2 {
		step := r.H / float64(down)
		y := r.Y + float64(i)*step
		path.Rect(pen.Rect{X: r.X - wide, Y: y, W: wide, H: step}).Rect(pen.Rect{X: r.Right(), Y: y, W: wide, H: step})
	}
	for _, x := range []float64{r.X - wide, r.Right()} {
		for _, y := range []float64{r.Y - wide, r.Bottom()} {
			path.Rect(pen.Rect{X: x, Y: y, W: wide, H: wide})
		}
	}
	c.p.Fill(path, pen.Winding, pen.Hex("#4A3B2B"))
}

// drawPlate draws the card on which title, key and turn record stand.
func (c *canvas) drawPlate(r pen.Rect) {
	shadow := new(pen.Path).Rect(pen.Rect{X: r.X + 0.03, Y: r.Y + 0.04, W: r.W, H: r.H})
	c.p.Fill(shadow, pen.Winding, pen.Alpha(treeShadow, 0.14))
	c.p.Fill(new(pen.Path).Rect(r), pen.Winding, plateColor)
	c.p.Stroke(new(pen.Path).Rect(r), pen.Stroke{Width: max(0.045, 1.5/c.px), Color: inkColor, Join: pen.BevelJoin})
	const a = 0.30
	i := r.Grow(-0.12)
	inner := new(pen.Path).MoveTo(i.X+a, i.Y).LineTo(i.Right()-a, i.Y).Arc(i.Right(), i.Y, a, math.Pi, math.Pi/2)
	inner.LineTo(i.Right(), i.Bottom()-a).Arc(i.Right(), i.Bottom(), a, 1.5*math.Pi, math.Pi)
	inner.LineTo(i.X+a, i.Bottom()).Arc(i.X, i.Bottom(), a, 0, -math.Pi/2)
	inner.LineTo(i.X, i.Y+a).Arc(i.X, i.Y, a, math.Pi/2, 0).Close()
	c.p.Stroke(inner, pen.Stroke{Width: max(0.016, 0.7/c.px), Color: inkColor})
	for _, x := range []float64{i.X + 0.07, i.Right() - 0.07} {
		for _, y := range []float64{i.Y + 0.07, i.Bottom() - 0.07} {
			c.p.Fill(new(pen.Path).Circle(x, y, 0.04), pen.Winding, inkColor)
		}
	}
}
