package tiles

import (
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"testing"
)

// ground is an opaque picture in which no pixel is like its neighbour.
func ground(w, h int) *image.RGBA {
	dice := rand.New(rand.NewPCG(7, 1))
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = uint8(dice.Uint32())
		if i%4 == 3 {
			img.Pix[i] = 255
		}
	}
	return img
}

func TestAPictureIsKeptAsItIs(t *testing.T) {
	img := ground(20, 14)
	part := image.Rect(3, 2, 19, 12)
	p := Pack(img, part)
	if len(p.land) != 3*16*10 || p.overlay() != 0 {
		t.Errorf("%d bytes are kept, and %d of an overlay", len(p.land), p.overlay())
	}
	room := image.NewRGBA(image.Rect(0, 0, 16, 10))
	got := p.Image(room)
	if got != room {
		t.Error("the room is not used")
	}
	for y := range 10 {
		for x := range 16 {
			if got.RGBAAt(x, y) != img.RGBAAt(part.Min.X+x, part.Min.Y+y) {
				t.Fatalf("the pixel %d, %d is %v", x, y, got.RGBAAt(x, y))
			}
		}
	}
	if other := p.Image(image.NewRGBA(image.Rect(0, 0, 4, 4))); other.Rect.Dx() != 16 {
		t.Error("the picture is cut off by a room that is too small")
	}
	if nothing := new(Picture).Image(nil); nothing.Rect.Empty() || nothing.RGBAAt(0, 0).A != 0 {
		t.Error("a tile that shows nothing shows something")
	}
}

// near tells whether two pictures differ by no more than rounding.
func near(a, b *image.RGBA) bool {
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d < -1 || d > 1 {
			return false
		}
	}
	return len(a.Pix) == len(b.Pix)
}

// hatched is a dark veil with lines across, in the colours that smooth edges have.
func hatched(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, image.Rect(0, h/2, w, h), image.NewUniform(color.NRGBA{20, 10, 5, 90}), image.Point{}, draw.Src)
	for y := range h {
		for x := range w {
			if d := (x + y) % 9; d < 3 {
				img.Set(x, y, color.NRGBA{160, 20, 20, []uint8{70, 230, 110}[d]})
			}
		}
	}
	return img
}

func TestAnOverlayLooksAsIfPaintedOnThePicture(t *testing.T) {
	img := ground(Size, Size)
	bare := Pack(img, img.Rect)
	over := hatched(Size, Size)
	want := image.NewRGBA(img.Rect)
	copy(want.Pix, img.Pix)
	draw.Draw(want, want.Rect, over, image.Point{}, draw.Over)
	p := bare.With(over)
	if !near(p.Image(nil), want) {
		t.Error("the overlay looks different")
	}
	if p.ground() != bare.ground() || p.overlay() > len(bare.land)/2 {
		t.Errorf("an overlay of many lines takes %d bytes beside %d", p.overlay(), len(bare.land))
	}
	if !near(bare.Image(nil), img) {
		t.Error("the picture below has changed")
	}
	if bare.With(image.NewRGBA(img.Rect)) != bare {
		t.Error("an overlay that is empty is kept")
	}
	dot := image.NewRGBA(img.Rect)
	dot.SetRGBA(200, 100, color.RGBA{255, 0, 0, 255})
	small := bare.With(dot)
	if c := small.Image(nil).RGBAAt(200, 100); c != (color.RGBA{255, 0, 0, 255}) {
		t.Errorf("a dot is %v", c)
	}
	if small.overlay() > 1<<10 {
		t.Errorf("a dot takes %d bytes", small.overlay())
	}
}

// TestAnOverlayOfNoise: where runs would take more than pixels, pixels are kept.
func TestAnOverlayOfNoise(t *testing.T) {
	img := ground(Size, Size)
	over := ground(Size, Size)
	for i := range over.Pix {
		over.Pix[i] /= 2 // half transparent
	}
	want := image.NewRGBA(img.Rect)
	copy(want.Pix, img.Pix)
	draw.Draw(want, want.Rect, over, image.Point{}, draw.Over)
	p := Pack(img, img.Rect).With(over)
	if !near(p.Image(nil), want) {
		t.Error("the overlay looks different")
	}
	if len(p.land) != 3*Size*Size || p.overlay() != 0 {
		t.Errorf("%d bytes are kept, and %d of an overlay", len(p.land), p.overlay())
	}
}

// BenchmarkImage is what a tile with an overlay costs when the window loads it.
func BenchmarkImage(b *testing.B) {
	img := ground(Size, Size)
	bare := Pack(img, img.Rect)
	over := hatched(Size, Size)
	room := image.NewRGBA(img.Rect)
	b.Run("bare", func(b *testing.B) {
		for b.Loop() {
			bare.Image(room)
		}
	})
	p := bare.With(over)
	b.Run("hatched", func(b *testing.B) {
		for b.Loop() {
			p.Image(room)
		}
	})
	b.Run("packing", func(b *testing.B) {
		for b.Loop() {
			bare.With(over)
		}
	})
}
