package pen_test

import (
	"image"
	"image/color"
	"math"
	"strings"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
)

var (
	white = color.NRGBA{255, 255, 255, 255}
	red   = pen.Hex("#FF0000")
)

// painted is a small picture on white.
func painted(draw func(p pen.Pen)) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 64, 64))
	pen.Paint(img, func(p pen.Pen) {
		p.Fill(new(pen.Path).Rect(pen.Rect{W: 64, H: 64}), pen.Winding, white)
		draw(p)
	})
	return img
}

func isRed(img *image.RGBA, x, y int) bool {
	c := img.RGBAAt(x, y)
	return c.R > 200 && c.G < 60
}

func TestFillRules(t *testing.T) {
	for rule, hole := range map[pen.Rule]bool{pen.Winding: false, pen.EvenOdd: true} {
		twice := new(pen.Path).Rect(pen.Rect{X: 8, Y: 8, W: 48, H: 48}).Rect(pen.Rect{X: 24, Y: 24, W: 16, H: 16})
		img := painted(func(p pen.Pen) { p.Fill(twice, rule, red) })
		if !isRed(img, 12, 12) || isRed(img, 32, 32) == hole || isRed(img, 2, 2) {
			t.Errorf("rule %d fills the wrong places", rule)
		}
	}
}

func TestTransformScalesLinesToo(t *testing.T) {
	img := painted(func(p pen.Pen) {
		p.Save()
		p.Transform(pen.Translate(32, 32))
		p.Transform(pen.Rotate(math.Pi / 2))
		p.Transform(pen.Scale(10))
		p.Stroke(new(pen.Path).Polyline(pen.Point{X: -2}, pen.Point{X: 2}), pen.Stroke{Width: 1, Color: red})
		p.Restore()
		if p.Matrix() != pen.Identity() {
			t.Error("Restore did not bring the first units back")
		}
	})
	if !isRed(img, 32, 14) || !isRed(img, 29, 32) || isRed(img, 40, 32) {
		t.Error("the upright line of 10 pixels is not where it belongs")
	}
}

func TestClipsCutEachOtherAndEnd(t *testing.T) {
	all := new(pen.Path).Rect(pen.Rect{W: 64, H: 64})
	left := new(pen.Path).Rect(pen.Rect{W: 32, H: 64})
	top := new(pen.Path).Rect(pen.Rect{W: 64, H: 32})
	for step, want := range [][3]bool{{true, false, false}, {true, true, false}, {true, true, true}} {
		img := painted(func(p pen.Pen) {
			p.Save()
			p.Clip(left, pen.Winding)
			p.Save()
			p.Clip(top, pen.Winding)
			for range step {
				p.Restore()
			}
			p.Fill(all, pen.Winding, red)
		})
		if got := [3]bool{isRed(img, 10, 10), isRed(img, 10, 50), isRed(img, 50, 50)}; got != want {
			t.Errorf("two clips, %d of them ended, leave %v, want %v", step, got, want)
		}
	}
}

func TestClipBesideThePictureHidesAll(t *testing.T) {
	img := painted(func(p pen.Pen) {
		p.Clip(new(pen.Path).Circle(1e6, 1e6, 10), pen.Winding)
		p.Fill(new(pen.Path).Rect(pen.Rect{W: 64, H: 64}), pen.Winding, red)
	})
	if isRed(img, 32, 32) {
		t.Error("a clip beside the picture lets something through")
	}
	// The next picture may get the room of this one, but not its clip.
	if c := painted(func(pen.Pen) {}).RGBAAt(32, 32); c != (color.RGBA{255, 255, 255, 255}) {
		t.Errorf("the next picture is %v instead of white", c)
	}
}

func TestImageIsStretchedToItsPlace(t *testing.T) {
	src := image.NewRGBA(image.Rect(3, 3, 7, 7))
	for i := range src.Pix {
		src.Pix[i] = []uint8{255, 0, 0, 255}[i%4]
	}
	img := painted(func(p pen.Pen) { p.Image(src, pen.Rect{X: 10, Y: 20, W: 30, H: 10}) })
	if !isRed(img, 25, 25) || isRed(img, 25, 33) || isRed(img, 45, 25) {
		t.Error("the picture does not fill its rectangle")
	}
}

func TestImageIsTurnedAndMirrored(t *testing.T) {
	src := image.NewRGBA(image.Rect(2, 5, 6, 13)) // red above, blue below
	for i := 0; i < len(src.Pix); i += 4 {
		copy(src.Pix[i:], []uint8{0, 0, 255, 255})
		if i < len(src.Pix)/2 {
			copy(src.Pix[i:], []uint8{255, 0, 0, 255})
		}
	}
	for name, c := range map[string]struct {
		m             pen.Matrix
		upper, beside image.Point // on the red half, and beside the picture
	}{
		"turned":   {pen.Rotate(math.Pi / 2), image.Pt(44, 36), image.Pt(32, 20)},
		"mirrored": {pen.ScaleXY(1, -1), image.Pt(36, 44), image.Pt(36, 9)},
		"leaning":  {pen.Matrix{A: 1, C: 1, D: 1}, image.Pt(25, 22), image.Pt(44, 22)},
	} {
		img := painted(func(p pen.Pen) {
			p.Transform(c.m.Then(pen.Translate(32, 32)))
			p.Image(src, pen.Rect{X: -10, Y: -20, W: 20, H: 40})
		})
		if !isRed(img, c.upper.X, c.upper.Y) || img.RGBAAt(c.beside.X, c.beside.Y) != (color.RGBA{255, 255, 255, 255}) {
			t.Errorf("%s, the picture lies wrong", name)
		}
	}
}

func TestTextIsWhereItIsMeasured(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []*pen.Font{set.Serif, set.SerifBold, set.SerifItalic, set.Narrow, set.Figures, set.Sans, set.SansSemi, set.SansBold} {
		for _, r := range "Przemyśl Łódź ĄĘ čž ü 0123456789–·" {
			if !f.Has(r) {
				t.Errorf("%s has no %q", f.Name(), r)
			}
		}
		text := pen.Text{Font: f, Size: 20, Color: red, Anchor: pen.Middle, Tracking: 0.05}
		img := painted(func(p pen.Pen) { text.Draw(p, 32, 40, "HI") })
		box := text.Box(32, 40, "HI")
		if math.Abs(box.Center().X-32) > 1.5 || box.Bottom() > 41 || box.H < 10 {
			t.Errorf("%s: box %v", f.Name(), box)
		}
		for y := range 64 {
			for x := range 64 {
				in := box.Grow(1).Has(pen.Point{X: float64(x) + 0.5, Y: float64(y) + 0.5})
				if !in && img.RGBAAt(x, y) != (color.RGBA{255, 255, 255, 255}) {
					t.Fatalf("%s: ink at %d,%d outside %v", f.Name(), x, y, box)
				}
			}
		}
	}
}

func TestTextAlongALine(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	down := []pen.Point{{X: 30, Y: 0}, {X: 30, Y: 60}}
	text := pen.Text{Font: set.Serif, Size: 12}
	b := text.OutlineAlong(down, 4, 2, 1, "San").Bounds()
	if b.H < b.W || b.X < 30 || b.Y < 3 {
		t.Errorf("a text down the page has the box %v", b)
	}
	if short := text.OutlineAlong(down[:1], 0, 0, 0, "San"); !short.Empty() {
		t.Error("letters without a line to stand on are drawn")
	}
}

func TestPathsOutsideCostNothing(t *testing.T) {
	far := new(pen.Path).Circle(1e6, 1e6, 10)
	painted(func(p pen.Pen) {
		if n := testing.AllocsPerRun(10, func() { p.Fill(far, pen.Winding, red) }); n > 0 {
			t.Errorf("a circle far off takes %v allocations", n)
		}
	})
}

func TestCurvesAreFlattenedCloseEnough(t *testing.T) {
	parts := new(pen.Path).Circle(0, 0, 100).Flatten(pen.Identity(), 0.1)
	if len(parts) != 1 {
		t.Fatalf("a circle has %d parts", len(parts))
	}
	for i, a := range parts[0][1:] {
		middle := a.Add(parts[0][i]).Mul(0.5)
		if math.Abs(middle.Len()-100) > 0.15 {
			t.Errorf("the circle strays to %v", middle.Len())
		}
	}
}

func TestColours(t *testing.T) {
	if got := pen.Hex("#A23b2A"); got != (color.NRGBA{0xA2, 0x3B, 0x2A, 255}) {
		t.Errorf("Hex gives %v", got)
	}
	if got := pen.Mix(pen.Alpha(red, 0), white, 0.5); got != (color.NRGBA{255, 128, 128, 128}) {
		t.Errorf("Mix gives %v", got)
	}
}

// A text is broken where it no longer fits, keeps all its words, and gives a word
// that is too long a line of its own.
func TestLines(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	text := pen.Text{Font: set.Serif, Size: 10}
	room := text.Width("one two")
	for words, want := range map[string]string{
		"one two":                 "one two",
		"one two three":           "one two|three",
		"  one\n two  ":           "one two",
		"one Przemyśl-Radymno to": "one|Przemyśl-Radymno|to",
		"":                        "",
	} {
		if got := strings.Join(text.Lines(words, room), "|"); got != want {
			t.Errorf("%q is broken as %q, want %q", words, got, want)
		}
	}
}
