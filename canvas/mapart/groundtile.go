package mapart

import (
	"image"
	"math"

	"vistula/canvas/pen"
)

// drawGround paints paper and relief: a picture at the pixels of the view, laid
// pixel on pixel.
func (c *canvas) drawGround() {
	w, h := int(math.Round(c.view.W*c.px)), int(math.Round(c.view.H*c.px))
	if w <= 0 || h <= 0 {
		return
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	x0, y0 := int(math.Round(c.view.X*c.px)), int(math.Round(c.view.Y*c.px))
	tile := groundTile{img: img, x0: x0, y0: y0, px: c.px}
	tile.paper()
	if _, ok := c.s.window(c.view); ok && c.opts.Layers&Ground != 0 {
		tile.relief(&c.s.engraving)
	}
	tile.grain()
	c.p.Image(img, pen.Rect{X: c.view.X, Y: c.view.Y, W: c.view.W, H: c.view.H})
}

// groundTile is the picture of one view; x0 and y0 count pixels from the centre
// of the first hex, so that grain and sampling agree between tiles.
type groundTile struct {
	img    *image.RGBA
	x0, y0 int
	px     float64
}

func (t groundTile) paper() {
	pix := t.img.Pix
	for i := 0; i < len(pix); i += 4 {
		pix[i], pix[i+1], pix[i+2], pix[i+3] = paperColor.R, paperColor.G, paperColor.B, 255
	}
}

// relief stretches the picture of the ground over the tile.
func (t groundTile) relief(s *engraving) {
	src := &s.reliefPictures()[0]
	for i := 1; i < len(s.image.levels) && s.image.levels[i].light.perHex >= t.px*0.8; i++ {
		src = &s.image.levels[i]
	}
	light, hue := newStretcher(&src.light, &t, s), newStretcher(&src.hue, &t, s)
	for y, d := range light.down {
		if !d.inside {
			continue
		}
		l, h := light.rowAt(y), hue.rowAt(y)
		out := t.img.Pix[y*t.img.Stride:]
		for x, a := range light.across {
			if a.inside {
				tinge(out[4*x:], l[x], h[2*x]-128, h[2*x+1]-128)
			}
		}
	}
}

// tinge sets a pixel from how light it is and what blue and red it has, as
// color.YCbCrToRGB does, without rounding in between.
func tinge(to []uint8, light, blue, red float32) {
	to[0] = byteOf(light + 1.402*red)
	to[1] = byteOf(light - 0.344136*blue - 0.714136*red)
	to[2] = byteOf(light + 1.772*blue)
}

func byteOf(v float32) uint8 { return uint8(max(0, min(255, v+0.5))) }

// tap tells from which four points of the picture a pixel is mixed.
type tap struct {
	inside bool
	first  int
	w      [4]float32
}

func taps(n, first int, px, start, length, perHex float64) []tap {
	list := make([]tap, n)
	for i := range list {
		at := (float64(first+i)+0.5)/px - start
		if at < 0 || at > length {
			continue
		}
		at *= perHex
		whole := math.Floor(at)
		list[i] = tap{inside: true, first: int(whole) - 1, w: bspline(at - whole)}
	}
	return list
}

// bspline gives weights that never overshoot and leave no facets.
func bspline(t float64) [4]float32 {
	u := 1 - t
	return [4]float32{
		float32(u * u * u / 6), float32((4 - 6*t*t + 3*t*t*t) / 6),
		float32((4 - 6*u*u + 3*u*u*u) / 6), float32(t * t * t / 6),
	}
}

// grain lays the tooth of the paper over all: specks, and fibres that run
// across.
func (t groundTile) grain() {
	const fibre = 7 // pixels
	size := t.img.Bounds().Size()
	for y := range size.Y {
		row := t.img.Pix[y*t.img.Stride:]
		var a, b float64
		cell := math.MinInt
		for x := range size.X {
			gx, gy := t.x0+x, t.y0+y
			if c := floorDiv(gx, fibre); c != cell {
				cell = c
				a, b = fibreAt(c, gy), fibreAt(c+1, gy)
			}
			part := float64(gx-cell*fibre) / fibre
			v := a + (b-a)*part + float64(speck(gx, gy))
			for k := range 3 {
				row[4*x+k] = uint8(max(0, min(255, float64(row[4*x+k])+v+0.5)))
			}
		}
	}
}

func floorDiv(a, b int) int { return int(math.Floor(float64(a) / float64(b))) }

func fibreAt(x, y int) float64 { return 2.4 * swing(x, y, 31) }

// speck is a cheap accident of about two steps of brightness.
func speck(x, y int) float32 {
	h := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA77
	h = (h ^ h>>15) * 0x2C1B3C6D
	h ^= h >> 13
	return float32(h&0xFF)/64 - 2
}
