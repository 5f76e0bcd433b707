package canvas

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"math"
	"testing"

	"vistula/canvas/pen"
	"vistula/rules"
)

// TestStripsShowTheWholePicture puts those of some pictures together again.
func TestStripsShowTheWholePicture(t *testing.T) {
	diagonal := image.NewRGBA(image.Rect(-300, -200, 340, 150)) // as from an anchor
	for x := -300; x < 340; x++ {
		for y := range 9 {
			diagonal.Set(x, -180+(x+300)/2+y, color.White)
		}
	}
	upright := image.NewRGBA(image.Rect(0, 0, 200, 700))
	draw.Draw(upright, image.Rect(20, 100, 60, 130), image.White, image.Point{}, draw.Src)
	draw.Draw(upright, image.Rect(190, 640, 200, 700), image.White, image.Point{}, draw.Src)
	small := image.NewRGBA(image.Rect(-50, -50, 50, 50))
	small.Set(0, 0, color.White)
	ring := image.NewRGBA(image.Rect(-288, -288, 288, 288))
	for y := -288; y < 288; y++ {
		for x := -288; x < 288; x++ {
			if r := math.Hypot(float64(x), float64(y)); r > 250 && r < 270 {
				ring.Set(x, y, color.White)
			}
		}
	}
	for _, c := range []struct {
		name   string
		img    *image.RGBA
		strips int
		part   float64 // of the picture that is shown, at most
	}{{"a line", diagonal, 10, 0.15}, {"two spots", upright, 3, 0.02}, {"a ring", ring, 16, 0.35}, {"a small one", small, 1, 1}, {"nothing", image.NewRGBA(image.Rect(0, 0, 300, 300)), 0, 0}} {
		again, shown := image.NewRGBA(c.img.Rect), 0
		list := stripsOf(c.img)
		for _, at := range list {
			draw.Draw(again, at, cutOut(c.img, at), at.Min, draw.Src)
			shown += at.Dx() * at.Dy()
		}
		if len(list) != c.strips || !bytes.Equal(again.Pix, c.img.Pix) {
			t.Errorf("%s: %d strips, want %d; put together they are the picture: %v", c.name, len(list), c.strips, bytes.Equal(again.Pix, c.img.Pix))
		}
		if part := float64(shown) / float64(c.img.Rect.Dx()*c.img.Rect.Dy()); part > c.part {
			t.Errorf("%s: %.2f of it is shown", c.name, part)
		}
	}
}

// TestAnArrowFillsLittle: no more is drawn than what shows the arrow, at rest and while it
// is stretched, and the strips leave no gap.
func TestAnArrowFillsLittle(t *testing.T) {
	x := newTable(t)
	x.SetPace(0)
	x.SetPixelsPerHex(360)
	x.CenterOn("8.17")
	x.SetWays(rules.Way{Kind: "attack", Hexes: []string{"8.18", "8.17"}})
	x.Settle()
	a, ids := x.signs.arrows[0], x.signs.ways[0].ids
	about := new(pen.Path).Polyline(x.sheet.Center(ids[0]), x.sheet.Center(ids[1])).Bounds().Grow(0.35) // as it is painted
	for _, by := range []float64{1, 0.8, 1.31} {
		f := x.frame()
		f.ox, f.oy, f.px = f.ox-a.anchor.X*f.px*(by-1), f.oy-a.anchor.Y*f.px*(by-1), f.px*by // the arrow stays where it is
		a.place(&f)
		shown, end := 0.0, 0.0
		for i, s := range a.list {
			if !s.o.Visible() {
				t.Fatalf("at %v times its size strip %d is out of sight", by, i)
			}
			p, size := s.o.Position(), s.o.Size()
			shown += float64(size.Width * size.Height)
			along, deep := float64(p.X), float64(size.Width)
			if about.H >= about.W {
				along, deep = float64(p.Y), float64(size.Height)
			}
			if i > 0 && (along-end > 0.01 || end-along > 0.01) {
				t.Errorf("at %v times its size strip %d begins at %v, and the last ends at %v", by, i, along, end)
			}
			end = along + deep
		}
		if part := shown / (about.W * f.px * about.H * f.px); part > 0.75 || part == 0 {
			t.Errorf("at %v times its size %.2f of the rectangle about the arrow is filled", by, part)
		}
	}
}
