package canvas

import (
	"image"
	"image/color"
	"math"
	"sync"

	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/canvas/tiles"
)

// paintTile paints a tile with the overlay of its version. It runs in the
// workers.
func (sc *scene) paintTile(k tiles.Key) *tiles.Picture { return sc.paintTiles([]tiles.Key{k})[0] }

// paintTiles does the same for a rectangle of tiles.
func (sc *scene) paintTiles(keys []tiles.Key) []*tiles.Picture {
	if keys[0].Version == 0 {
		return sc.paintLand(keys)
	}
	land := sc.bareTiles(keys)
	for i, k := range keys {
		land[i] = sc.overlaid(land[i], k)
	}
	return land
}

// overlaid is a tile with the overlay on it: the bare one itself where that leaves it as it
// is.
func (sc *scene) overlaid(land *tiles.Picture, k tiles.Key) *tiles.Picture {
	img := overlays.take(tiles.Size, tiles.Size)
	defer overlays.Put(img)
	sc.paintOver(img, k)
	return land.With(img)
}

// canvases are pictures that were painted and copied, to be used again: a block of tiles
// takes a megabyte, the names of a map together, with the room round them, several.
type canvases struct{ sync.Pool }

var blocks, overlays, inks canvases

// take gives an empty picture.
func (c *canvases) take(w, h int) *image.RGBA {
	img, ok := c.Get().(*image.RGBA)
	if !ok || cap(img.Pix) < 4*w*h {
		return image.NewRGBA(image.Rect(0, 0, w, h))
	}
	img.Pix, img.Stride, img.Rect = img.Pix[:4*w*h], 4*w, image.Rect(0, 0, w, h)
	clear(img.Pix)
	return img
}

// bareTiles are the tiles under those of an overlay, painted where they are not
// there.
func (sc *scene) bareTiles(keys []tiles.Key) []*tiles.Picture {
	under, land := bare(keys), make([]*tiles.Picture, len(keys))
	for i, k := range under {
		img, ok := sc.land.cache.Get(k)
		if !ok {
			land = sc.paintLand(under)
			for i, k := range under {
				sc.land.cache.Put(k, land[i])
			}
			return land
		}
		land[i] = img
	}
	return land
}

// paintLand paints a rectangle of tiles of the printed map, whole, and cuts it up.
func (sc *scene) paintLand(keys []tiles.Key) []*tiles.Picture {
	<-sc.opening.over
	sc.painters.Add(1)
	defer sc.painters.Add(-1)
	r, px := boxOfTiles(keys), keys[0].Level.Px()
	img := blocks.take(int(math.Round(r.W*px)), int(math.Round(r.H*px)))
	defer blocks.Put(img)
	pen.Paint(img, func(p pen.Pen) { sc.sheet.Draw(p, r, px, mapart.Options{Layers: mapart.Tiles}) })
	sc.paintTable(img, r, px)
	list := make([]*tiles.Picture, len(keys))
	for i, k := range keys {
		at := image.Pt(k.Col-keys[0].Col, k.Row-keys[0].Row).Mul(tiles.Size)
		list[i] = tiles.Pack(img, image.Rect(0, 0, tiles.Size, tiles.Size).Add(at))
	}
	return list
}

// Of a sheet's shadow, in hex widths.
const shadowDeep, shadowDrop = 0.22, 0.05

// paintTable paints what lies beyond the edges of the sheets: the table, and
// their shadows on it.
func (sc *scene) paintTable(img *image.RGBA, r pen.Rect, px float64) {
	var near []pen.Rect // those that the picture may show
	for _, sheet := range sc.sheet.Papers() {
		if r.X >= sheet.X && r.Y >= sheet.Y && r.Right() <= sheet.Right() && r.Bottom() <= sheet.Bottom() {
			return
		}
		if r.Meets(sheet.Grow(shadowDeep + shadowDrop)) {
			near = append(near, sheet)
		}
	}
	for y := range img.Rect.Dy() {
		py := r.Y + (float64(y)+0.5)/px
		for x := range img.Rect.Dx() {
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
