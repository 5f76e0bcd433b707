package mapart_test

import (
	"fmt"
	"image"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/data"
)

// BenchmarkTile draws tiles of 512 pixels in the middle of the sheet, where
// there is most to draw, after the first one has prepared everything.
func BenchmarkTile(b *testing.B) {
	s := galicia(b)
	for _, px := range []float64{26, 52, 110, 200, 420} {
		b.Run(fmt.Sprintf("%vpx", px), func(b *testing.B) {
			img := image.NewRGBA(image.Rect(0, 0, 512, 512))
			view := tileAt(s, "8.15", px)
			draw := func() {
				pen.Paint(img, func(p pen.Pen) { s.Draw(p, view, px, mapart.Options{Layers: mapart.Tiles}) })
			}
			draw()
			b.ReportAllocs()
			for b.Loop() {
				draw()
			}
		})
	}
}

// BenchmarkPlaceNames places the names of the whole sheet round counters.
func BenchmarkPlaceNames(b *testing.B) {
	s := galicia(b)
	avoid := []pen.Rect{{X: -10, Y: -5, W: 0.66, H: 0.66}}
	for b.Loop() {
		s.PlaceNames(110, avoid)
	}
}

// BenchmarkPrepare makes a sheet and all that its first tile needs.
func BenchmarkPrepare(b *testing.B) {
	for b.Loop() {
		galicia(b).Prepare(110)
	}
}

// BenchmarkMountainTile does the same where hachures are thickest.
func BenchmarkMountainTile(b *testing.B) {
	brd, err := data.Board(data.FS(), "greatwar", "galicia")
	if err != nil {
		b.Fatal(err)
	}
	set, err := fonts.Load()
	if err != nil {
		b.Fatal(err)
	}
	s, err := mapart.New(brd, 0, set, mapart.Print{})
	if err != nil {
		b.Fatal(err)
	}
	for _, px := range []float64{26, 52, 110, 200, 420} {
		b.Run(fmt.Sprintf("%vpx", px), func(b *testing.B) {
			img := image.NewRGBA(image.Rect(0, 0, 512, 512))
			view := tileAt(s, "g2116", px)
			draw := func() {
				pen.Paint(img, func(p pen.Pen) { s.Draw(p, view, px, mapart.Options{Layers: mapart.Tiles}) })
			}
			draw()
			for b.Loop() {
				draw()
			}
		})
	}
}
