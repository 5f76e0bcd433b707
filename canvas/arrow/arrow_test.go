package arrow

import (
	"image"
	"image/color"
	"testing"

	"vistula/canvas/palette"
	"vistula/canvas/pen"
)

const px = 100 // pixels in a hex width

// drawn is a picture of a part of the sheet; at tells the colour there.
type drawn struct {
	img  *image.RGBA
	part pen.Rect
}

func draw(part pen.Rect, f func(pen.Pen)) drawn {
	img := image.NewRGBA(image.Rect(0, 0, int(part.W*px), int(part.H*px)))
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Translate(-part.X, -part.Y).Then(pen.Scale(px)))
		f(p)
	})
	return drawn{img, part}
}

func (d *drawn) at(x, y float64) color.RGBA {
	return d.img.RGBAAt(int((x-d.part.X)*px), int((y-d.part.Y)*px))
}

// inked counts the pixels in a rectangle of the sheet on which something is drawn.
func (d *drawn) inked(r pen.Rect) (n int) {
	for y := r.Y; y < r.Bottom(); y += 1.0 / px {
		for x := r.X; x < r.Right(); x += 1.0 / px {
			if d.at(x, y).A > 0 {
				n++
			}
		}
	}
	return n
}

var brown = color.NRGBA{120, 70, 30, 255}

// TestAMarchGrowsAlongItsWay: the further it is drawn the more of its way is covered,
// from where it began on, and none of it lies beside what Bounds tells.
func TestAMarchGrowsAlongItsWay(t *testing.T) {
	way := []pen.Point{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1.5, Y: 0.87}, {X: 2.5, Y: 0.87}}
	whole := pen.Rect{X: -2, Y: -2, W: 7, H: 6}
	last := -1
	for _, part := range []float64{0, 0.25, 0.5, 0.75, 1} {
		m := March{Points: way, Color: brown, Part: part}
		d := draw(whole, m.Draw)
		n := d.inked(whole)
		if n <= last && part > 0 {
			t.Errorf("at %g of the way %d pixels are drawn, before %d", part, n, last)
		}
		last = n
		for y := whole.Y; y < whole.Bottom(); y += 1.0 / px {
			for x := whole.X; x < whole.Right(); x += 1.0 / px {
				if d.at(x, y).A > 0 && !m.Bounds().Has(pen.Point{X: x, Y: y}) {
					t.Fatalf("at %g of the way something is drawn out of the bounds, at %.2f %.2f", part, x, y)
				}
			}
		}
		if near, far := d.at(0.5, 0).A > 0, d.at(2, 0.87).A > 0; part == 0.5 && (!near || far) {
			t.Errorf("half of the march is drawn: near the start %v, near the end %v", near, far)
		}
	}
}

// TestArrowsLeaveTheFiguresToBeRead: where a march ends, and at both ends of an
// attack, the middle of the counter is free.
func TestArrowsLeaveTheFiguresToBeRead(t *testing.T) {
	look := palette.Of(palette.Usual)
	whole := pen.Rect{X: -2, Y: -2, W: 5, H: 5}
	middle := func(x, y float64) pen.Rect { return pen.Rect{X: x - 0.17, Y: y - 0.17, W: 0.34, H: 0.34} }
	for _, to := range []pen.Point{{X: 1, Y: 0}, {X: 0.5, Y: 0.87}, {X: -0.5, Y: 0.87}, {X: -1, Y: 0}, {X: 0.5, Y: -0.87}, {X: -0.5, Y: -0.87}} {
		m := March{Points: []pen.Point{{}, to}, Color: brown, Part: 1}
		d := draw(whole, m.Draw)
		if n := d.inked(middle(to.X, to.Y)); n > 0 || d.inked(whole) == 0 {
			t.Errorf("the march to %v covers %d pixels of the counter there", to, n)
		}
		d = draw(whole, func(p pen.Pen) { Attack(p, pen.Point{}, to, look, 1) })
		figures := func(x, y float64) pen.Rect { return pen.Rect{X: x - 0.22, Y: y + 0.1, W: 0.44, H: 0.2} }
		if n := d.inked(middle(to.X, to.Y)) + d.inked(middle(0, 0)) + d.inked(figures(to.X, to.Y)) + d.inked(figures(0, 0)); n > 0 || d.inked(whole) == 0 {
			t.Errorf("the attack on %v covers %d pixels of the counters", to, n)
		}
	}
}

// TestAnAttackIsInTheColourOfThreat: with white in it, so that it is told without.
func TestAnAttackIsInTheColourOfThreat(t *testing.T) {
	for _, look := range palette.All() {
		d := draw(pen.Rect{X: -1, Y: -1, W: 3, H: 2}, func(p pen.Pen) { Attack(p, pen.Point{}, pen.Point{X: 1}, look, 1) })
		c, want := d.at(0.5, 0), look.Threat
		if c.R != want.R || c.G != want.G || c.B != want.B {
			t.Errorf("%s: its body is %v, want %v", look.Title, c, want)
		}
		stripes := 0
		for x := 0.30; x < 0.45; x += 1.0 / px {
			if c := d.at(x, 0); c.R == 255 && c.G == 255 && c.B == 255 && c.A == 255 {
				stripes++
			}
		}
		if stripes < 2 {
			t.Errorf("%s: there is no white in it", look.Title)
		}
	}
}

// TestAShortAttackPointsSomewhere: between neighbours the arrow of a small map, which is
// drawn heavier, is still a shaft with a head, not a head alone.
func TestAShortAttackPointsSomewhere(t *testing.T) {
	whole := pen.Rect{X: -0.5, Y: -1, W: 2, H: 2}
	d := draw(whole, func(p pen.Pen) {
		Attack(p, pen.Point{}, pen.Point{X: 1}, palette.Of("classic"), 2)
	})
	column := func(x float64) int { return d.inked(pen.Rect{X: x, Y: whole.Y, W: 1.0 / px, H: whole.H}) }
	shaft, widest, long := column(0.33), 0, 0
	for x := whole.X; x < whole.Right(); x += 1.0 / px {
		if n := column(x); n > 0 {
			widest, long = max(widest, n), long+1
		}
	}
	if 3*shaft > 2*widest || 2*widest > 3*long {
		t.Errorf("the arrow is %d long and %d wide, its shaft %d", long, widest, shaft)
	}
}
