package pen_test

import (
	"image"
	"image/color"
	"math"
	"testing"

	"vistula/canvas/pen"
)

// scene draws something of every kind, part of it beside a small picture.
func scene(p pen.Pen) {
	p.Fill(new(pen.Path).Rect(pen.Rect{X: -50, Y: -50, W: 300, H: 300}), pen.Winding, white)
	p.Fill(new(pen.Path).Circle(30, 30, 27.3).Circle(20, 24, 31), pen.EvenOdd, pen.Alpha(red, 0.6))
	p.Stroke(new(pen.Path).Polyline(pen.Point{X: -9e3, Y: -7e3}, pen.Point{X: 10.3, Y: 8.7}, pen.Point{X: 9e3, Y: 12}), pen.Stroke{Width: 2.3, Color: pen.Hex("#13304F")})
	p.Stroke(new(pen.Path).Circle(33, 31, 24), pen.Stroke{Width: 1.5, Color: red, Dash: []float64{3, 2, 0}, Phase: 4})
	p.Stroke(new(pen.Path).Circle(33, 31, 12).Circle(70, 31, 12), pen.Stroke{Width: 3, Color: pen.Hex("#005500"), Cap: pen.ButtCap})
	p.Save()
	p.Clip(new(pen.Path).Rect(pen.Rect{X: 5, Y: 5, W: 30, H: 31.5}), pen.Winding)
	p.Transform(pen.Rotate(0.3))
	p.Fill(new(pen.Path).RoundRect(pen.Rect{X: 22, Y: -3, W: 18, H: 60}, 4), pen.Winding, pen.Alpha(pen.Hex("#0000FF"), 0.5))
	p.Restore()
	src := image.NewRGBA(image.Rect(1, 2, 9, 9))
	for i := range src.Pix {
		src.Pix[i] = uint8(i * 7 % 200)
		if i%4 == 3 {
			src.Pix[i] = 200
		}
	}
	p.Image(src, pen.Rect{X: -3, Y: 3, W: 8, H: 7})
	p.Image(src, pen.Rect{X: 28, Y: 28, W: 20, H: 20})
}

// far is how much two pictures differ at most, the second moved.
func far(a, b *image.RGBA, by image.Point) int {
	most := 0
	for y := a.Rect.Min.Y; y < a.Rect.Max.Y; y++ {
		for x := a.Rect.Min.X; x < a.Rect.Max.X; x++ {
			v, w := a.RGBAAt(x, y), b.RGBAAt(x+by.X, y+by.Y)
			for _, d := range []int{int(v.R) - int(w.R), int(v.G) - int(w.G), int(v.B) - int(w.B), int(v.A) - int(w.A)} {
				most = max(most, d, -d)
			}
		}
	}
	return most
}

func TestPartsAreThoseOfTheWhole(t *testing.T) {
	whole := image.NewRGBA(image.Rect(0, 0, 64, 64))
	pen.Paint(whole, scene)
	for x := 0; x < 64; x += 16 {
		for y := 0; y < 64; y += 16 {
			part := image.NewRGBA(image.Rect(0, 0, 16, 16))
			pen.Paint(part, func(p pen.Pen) {
				p.Transform(pen.Translate(float64(-x), float64(-y)))
				scene(p)
			})
			if d := far(part, whole, image.Pt(x, y)); d > 10 {
				t.Errorf("the part at %d,%d differs by %d steps", x, y, d)
			}
		}
	}
}

func TestPaintKeepsWhatIsThere(t *testing.T) {
	large := image.NewRGBA(image.Rect(-8, -8, 40, 40))
	large.SetRGBA(5, 6, color.RGBA{1, 2, 3, 255})
	pen.Paint(large.SubImage(image.Rect(4, 4, 20, 20)).(*image.RGBA), func(p pen.Pen) {
		p.Fill(new(pen.Path).Rect(pen.Rect{X: 8, Y: 8, W: 100, H: 100}), pen.Winding, red)
	})
	if large.RGBAAt(5, 6) != (color.RGBA{1, 2, 3, 255}) || !isRed(large, 12, 12) || !isRed(large, 19, 19) || large.RGBAAt(20, 12).A != 0 {
		t.Error("a part of a picture is not painted on in its place")
	}
	pen.Paint(image.NewRGBA(image.Rectangle{}), scene)
}

// Short steps, and lines shorter than those gg takes, must not get lost.
func TestTinyStepsAreDrawn(t *testing.T) {
	spiral := new(pen.Path).MoveTo(32, 32)
	for a := 0.0; a < 40; a += 0.01 {
		spiral.LineTo(32+a/2*math.Cos(a), 32+a/2*math.Sin(a))
	}
	dot := new(pen.Path).MoveTo(10, 10).LineTo(10.05, 10)
	img := painted(func(p pen.Pen) {
		p.Stroke(spiral, pen.Stroke{Width: 2.5, Color: red})
		p.Stroke(dot, pen.Stroke{Width: 6, Color: red})
	})
	if !isRed(img, 32, 32) || !isRed(img, 10, 9) {
		t.Error("the middle of the spiral, or the dot, is missing")
	}
}
