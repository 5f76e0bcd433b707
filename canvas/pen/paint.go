package pen

import (
	"image"
	"sync"

	"github.com/fogleman/gg"
)

// beside is the room on each side of a picture while it is painted, in pixels.
// The rasterizer of gg takes what lies left of the first column and above the
// first row for part of them, which would show as a seam where two tiles meet;
// so pictures are painted in the middle of a larger one.
const beside = 4

// Paint paints on a picture: on what it holds already, and done when the
// function given returns. Only until then may its pen be used; the picture
// itself must be left alone meanwhile. One unit is one pixel, and the origin is
// the picture's corner.
func Paint(img *image.RGBA, draw func(p Pen)) {
	p, pool := takePixels(img.Rect.Size())
	copyPixels(p.middle(), img)
	draw(p)
	copyPixels(img, p.middle())
	pool.Put(p)
}

// pools keep pens for the next picture, by the size of their rooms: for a small
// picture the room and what gg has grown by cost as much as the painting.
var pools sync.Map // of image.Point to *sync.Pool

// takePixels finds a pen for a picture of the given size, and where to put it
// afterwards. What its room holds is left over from another picture.
func takePixels(size image.Point) (*pixels, *sync.Pool) {
	// Rounded up, so that there are few sizes.
	up := func(n int) int { return (n + 2*beside + 7) &^ 7 }
	wide := image.Pt(up(size.X), up(size.Y))
	kept, ok := pools.Load(wide)
	if !ok {
		kept, _ = pools.LoadOrStore(wide, new(sync.Pool))
	}
	pool := kept.(*sync.Pool)
	p, ok := pool.Get().(*pixels)
	if !ok {
		p = &pixels{room: image.NewRGBA(image.Rectangle{Max: wide})}
		p.plain = gg.NewContextForRGBA(p.room)
	}
	p.dc, p.m, p.saved = p.plain, Identity(), p.saved[:0]
	p.size = size
	p.frame = Rect{beside, beside, float64(size.X), float64(size.Y)}
	return p, pool
}

// middle is the part of the room that is the picture.
func (p *pixels) middle() *image.RGBA {
	return p.room.SubImage(p.within()).(*image.RGBA)
}

// within is the rectangle of the picture in the room.
func (p *pixels) within() image.Rectangle {
	return image.Rectangle{Max: p.size}.Add(image.Pt(beside, beside))
}

// copyPixels copies a picture onto another of the same size, wherever the two
// have their corners.
func copyPixels(to, from *image.RGBA) {
	wide := 4 * from.Rect.Dx()
	for y := range from.Rect.Dy() {
		copy(to.Pix[y*to.Stride:][:wide], from.Pix[y*from.Stride:])
	}
}
