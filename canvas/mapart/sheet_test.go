package mapart_test

import (
	"image"
	"math"
	"sync"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/data"
)

// galicia is the sheet that most tests draw.
func galicia(t testing.TB) *mapart.Sheet {
	t.Helper()
	b, err := data.Board(data.FS(), "galicia", "galicia")
	if err != nil {
		t.Fatal(err)
	}
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	s, err := mapart.New(b, 0, set, mapart.Print{
		Over: "Battle for", Title: "Galicia", Year: "1914",
		Turns: []mapart.Turn{{Label: "1", Dates: "23-24 August 1914"}, {Label: "5", Dates: "31 August - 1 September 1914"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// tileAt is the view of a tile of 512 pixels on whole pixels round a hex.
func tileAt(s *mapart.Sheet, number string, px float64) pen.Rect {
	b := s.Board()
	id, _ := b.Find(number)
	c := s.Center(id)
	return pen.Rect{X: math.Round(c.X*px-256) / px, Y: math.Round(c.Y*px-256) / px, W: 512 / px, H: 512 / px}
}

func drawn(s *mapart.Sheet, view pen.Rect, px float64, layers mapart.Layers) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(math.Round(view.W*px)), int(math.Round(view.H*px))))
	pen.Paint(img, func(p pen.Pen) { s.Draw(p, view, px, mapart.Options{Layers: layers}) })
	return img
}

// Four small tiles must give, to the last bit, the picture of one large one.
func TestTilesMeetWithoutASeam(t *testing.T) {
	s := galicia(t)
	for _, px := range []float64{26, 52, 110, 300} {
		whole := tileAt(s, "8.15", px)
		want := drawn(s, whole, px, mapart.All)
		var wg sync.WaitGroup // several at once, as the window's workers do
		for i := range 4 {
			wg.Go(func() {
				x, y := i%2*256, i/2*256
				view := pen.Rect{X: whole.X + float64(x)/px, Y: whole.Y + float64(y)/px, W: 256 / px, H: 256 / px}
				if n, at := differing(drawn(s, view, px, mapart.All), want, image.Pt(x, y)); n > 0 {
					t.Errorf("at %v pixels a hex tile %d differs in %d pixels, first at %v", px, i, n, at)
				}
			})
		}
		wg.Wait()
	}
}

// differing counts the pixels in which a tile is not the part of the whole that
// begins at the given place. The rasterizer may round an edge by a few steps of
// a colour differently.
func differing(tile, whole *image.RGBA, at image.Point) (n int, first image.Point) {
	b := tile.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			a, w := tile.RGBAAt(x, y), whole.RGBAAt(x+at.X, y+at.Y)
			if max(gap(a.R, w.R), gap(a.G, w.G), gap(a.B, w.B)) > 10 {
				if n == 0 {
					first = image.Pt(x, y)
				}
				n++
			}
		}
	}
	return n, first
}

func gap(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
