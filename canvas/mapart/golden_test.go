package mapart

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"

	"vistula/canvas/pen"
)

var update = flag.Bool("update", false, "write the golden pictures anew; look at them before you keep them")

func paint(s *Sheet, view pen.Rect, px float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(math.Round(view.W*px)), int(math.Round(view.H*px))))
	pen.Paint(img, func(p pen.Pen) { s.Draw(p, view, px, Options{}) })
	return img
}

// The golden pictures show when the drawing changes. Processors may round
// differently, so a few steps of colour, and single pixels, do not count.
func TestGoldenPictures(t *testing.T) {
	s := surveyed(t)
	for _, c := range []struct {
		px float64
		at string
	}{{52, "10.15"}, {110, "3.15"}, {420, "4.08"}} {
		id, _ := s.board.Find(c.at)
		p := s.Center(id)
		view := pen.Rect{X: math.Round(p.X*c.px-128) / c.px, Y: math.Round(p.Y*c.px-128) / c.px, W: 256 / c.px, H: 256 / c.px}
		got := paint(s, view, c.px)
		file := filepath.Join("testdata", fmt.Sprintf("galicia-%v.png", c.px))
		if *update {
			write(t, file, got)
			continue
		}
		compare(t, file, got)
	}
}

func write(t *testing.T, file string, img image.Image) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

func compare(t *testing.T, file string, got *image.RGBA) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if want.Bounds() != got.Bounds() {
		t.Fatalf("%s: the picture is %v, want %v", file, got.Bounds(), want.Bounds())
	}
	different := 0
	for y := range got.Bounds().Dy() {
		for x := range got.Bounds().Dx() {
			r, g, b, _ := want.At(x, y).RGBA()
			c := got.RGBAAt(x, y)
			d := math.Abs(float64(c.R)-float64(r>>8)) + math.Abs(float64(c.G)-float64(g>>8)) + math.Abs(float64(c.B)-float64(b>>8))
			if d > 36 {
				different++
			}
		}
	}
	if different > 256*256/200 {
		t.Errorf("%s: %d pixels differ; run with -update, look at the picture, and keep it if it is right", file, different)
	}
}
