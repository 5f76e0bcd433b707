package canvas

import (
	"image"
	"image/color"
	"math"
	"slices"

	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/canvas/tiles"
)

// paintTile paints a tile with the overlay of its version. It runs in the
// workers.
func (sc *scene) paintTile(k tiles.Key) *image.RGBA {
	if k.Version == 0 {
		return sc.paintLand(k)
	}
	bare := k
	bare.Version = 0
	land, ok := sc.land.cache.Get(bare)
	if !ok {
		land = sc.paintLand(bare)
		sc.land.cache.Put(bare, land)
	}
	img := &image.RGBA{Pix: slices.Clone(land.Pix), Stride: land.Stride, Rect: land.Rect}
	sc.paintOver(img, k)
	return img
}

// paintLand paints a tile of the printed map.
func (sc *scene) paintLand(k tiles.Key) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, tiles.Size, tiles.Size))
	pen.Paint(img, func(p pen.Pen) { sc.sheet.Draw(p, k.Rect(), k.Level.Px(), mapart.Options{Layers: mapart.Tiles}) })
	sc.paintTable(img, k)
	return img
}

// Of a sheet's shadow, in hex widths.
const shadowDeep, shadowDrop = 0.22, 0.05

// paintTable paints what lies beyond the edges of the sheets: the table, and
// their shadows on it.
func (sc *scene) paintTable(img *image.RGBA, k tiles.Key) {
	r, px := k.Rect(), k.Level.Px()
	var near []pen.Rect // those that the tile may show
	for _, sheet := range sc.sheet.Papers() {
		if r.X >= sheet.X && r.Y >= sheet.Y && r.Right() <= sheet.Right() && r.Bottom() <= sheet.Bottom() {
			return
		}
		if r.Meets(sheet.Grow(shadowDeep + shadowDrop)) {
			near = append(near, sheet)
		}
	}
	for y := range tiles.Size {
		py := r.Y + (float64(y)+0.5)/px
		for x := range tiles.Size {
			p := pen.Point{X: r.X + (float64(x)+0.5)/px, Y: py}
			if t, bare := shade(near, p); bare {
				c := pen.Mix(shadowColor, tableColor, 1-(1-t)*(1-t))
				copy(img.Pix[img.PixOffset(x, y):], []uint8{c.R, c.G, c.B, 255})
			}
		}
	}
}

// shade is how far a place of the table lies from the darkest shadow, 0 to 1;
// bare is false where a sheet covers it.
func shade(sheets []pen.Rect, p pen.Point) (t float64, bare bool) {
	t = 1
	for _, sheet := range sheets {
		if sheet.Has(p) {
			return 0, false
		}
		dx := max(sheet.X-p.X, p.X-sheet.Right(), 0)
		dy := max(sheet.Y+shadowDrop-p.Y, p.Y-shadowDrop-sheet.Bottom(), 0)
		t = min(t, math.Hypot(dx, dy)/shadowDeep)
	}
	return t, true
}

var shadowColor = color.NRGBA{0x17, 0x12, 0x0E, 0xFF}
