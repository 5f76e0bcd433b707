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

// relief stretches the picture of the ground over the tile, first across, then
// down: so each point of it is looked up four times, not sixteen.
func (t groundTile) relief(s *engraving) {
	src := &s.reliefPictures()[0]
	for i := 1; i < len(s.image.levels) && s.image.levels[i].perHex >= t.px*0.8; i++ {
		src = &s.image.levels[i]
	}
	size := t.img.Bounds().Size()
	across := taps(size.X, t.x0, t.px, s.frame.X, s.frame.W, src.perHex)
	down := taps(size.Y, t.y0, t.px, s.frame.Y, s.frame.H, src.perHex)
	lines := map[int][]float32{}
	for y, d := range down {
		if !d.inside {
			continue
		}
		var rows [4][]float32
		for k := range 4 {
			r := max(0, min(src.rows-1, d.first+k))
			if lines[r] == nil {
				lines[r] = stretched(src, r, across)
			}
			rows[k] = lines[r]
		}
		delete(lines, max(0, d.first-1))
		out := t.img.Pix[y*t.img.Stride:]
		for x, a := range across {
			if !a.inside {
				continue
			}
			for k := range 3 {
				i := 3*x + k
				v := d.w[0]*rows[0][i] + d.w[1]*rows[1][i] + d.w[2]*rows[2][i] + d.w[3]*rows[3][i]
				out[4*x+k] = uint8(v + 0.5)
			}
		}
	}
}

// stretched is one row of the picture at the tile's pixels.
func stretched(src *picture, row int, across []tap) []float32 {
	line := make([]float32, 3*len(across))
	from := src.rgb[3*row*src.cols:]
	for x, a := range across {
		if !a.inside {
			continue
		}
		for k := range 4 {
			c := 3 * max(0, min(src.cols-1, a.first+k))
			line[3*x] += a.w[k] * float32(from[c])
			line[3*x+1] += a.w[k] * float32(from[c+1])
			line[3*x+2] += a.w[k] * float32(from[c+2])
		}
	}
	return line
}

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
