package film

import (
	"image"
	"image/color"
	"math"
	"slices"
)

// mixer chooses the colours of a film: from the map and the counters as they are
// painted, once for all frames. There is no dithering, so that flat areas stay flat
// and what has not changed costs nothing.
type mixer struct {
	bins [1 << 15]bin
}

// bin is a small cube of colours: the pixels in it, and their sum.
type bin struct {
	n       float64
	r, g, b float64
}

// look takes a frame's colours in.
func (m *mixer) look(img *image.RGBA) {
	for i := 0; i < len(img.Pix); i += 4 {
		r, g, b := img.Pix[i], img.Pix[i+1], img.Pix[i+2]
		x := &m.bins[int(r>>3)<<10|int(g>>3)<<5|int(b>>3)]
		x.n++
		x.r, x.g, x.b = x.r+float64(r), x.g+float64(g), x.b+float64(b)
	}
}

// dot is a colour with its weight.
type dot struct {
	c [3]float64
	w float64
}

// perceived is how much the eye makes of red, green and blue.
var perceived = [3]float64{0.55, 0.8, 0.4}

// dots are the colours that were seen. What covers little counts for more than its
// pixels: arrows and counters are small, and are what one looks at.
func (m *mixer) dots() []dot {
	var list []dot
	for i := range m.bins {
		if x := &m.bins[i]; x.n > 0 {
			list = append(list, dot{[3]float64{x.r / x.n, x.g / x.n, x.b / x.n}, math.Pow(x.n, 0.6)})
		}
	}
	return list
}

// mix finds so many colours, the given ones among them.
func (m *mixer) mix(colors int, fixed ...color.NRGBA) color.Palette {
	boxes := []box{newBox(m.dots())}
	for len(boxes) < colors-len(fixed) {
		best := 0
		for i := range boxes {
			if boxes[i].spread > boxes[best].spread {
				best = i
			}
		}
		if boxes[best].spread == 0 {
			break
		}
		a, b := boxes[best].split()
		boxes[best] = a
		boxes = append(boxes, b)
	}
	var list color.Palette
	for _, c := range fixed {
		list = append(list, color.RGBA{c.R, c.G, c.B, 255})
	}
	for i := range boxes {
		c := boxes[i].mean
		list = append(list, color.RGBA{uint8(c[0] + 0.5), uint8(c[1] + 0.5), uint8(c[2] + 0.5), 255})
	}
	return list
}

// box is a group of colours that become one.
type box struct {
	dots   []dot
	mean   [3]float64
	axis   int     // along which they lie farthest apart
	spread float64 // how far, with their weight; 0 for a single colour
}

func newBox(dots []dot) box {
	b := box{dots: dots}
	sum := 0.0
	var squares [3]float64
	for _, d := range dots {
		sum += d.w
		for k, v := range d.c {
			b.mean[k] += v * d.w
			squares[k] += v * v * d.w
		}
	}
	for k := range b.mean {
		if b.mean[k] /= max(1e-9, sum); len(dots) < 2 {
			continue
		}
		if s := (squares[k] - b.mean[k]*b.mean[k]*sum) * perceived[k]; s > b.spread {
			b.axis, b.spread = k, s
		}
	}
	return b
}

// split cuts a box at its mean.
func (b *box) split() (low, high box) {
	slices.SortFunc(b.dots, func(x, y dot) int {
		switch {
		case x.c[b.axis] < y.c[b.axis]:
			return -1
		case x.c[b.axis] > y.c[b.axis]:
			return 1
		}
		return 0
	})
	n := 1
	for n < len(b.dots)-1 && b.dots[n].c[b.axis] < b.mean[b.axis] {
		n++
	}
	return newBox(b.dots[:n:n]), newBox(b.dots[n:])
}

// nearest finds the colour of a palette for any other, with a table for all.
type nearest struct {
	table [1 << 18]uint8
}

func newNearest(palette color.Palette) *nearest {
	t := new(nearest)
	list := make([][3]float64, len(palette))
	for i, c := range palette {
		r, g, b, _ := c.RGBA()
		list[i] = [3]float64{float64(r >> 8), float64(g >> 8), float64(b >> 8)}
	}
	for i := range t.table {
		// The middle of the cube of colours that share the entry.
		c := [3]float64{float64(i>>12)*4 + 1.5, float64(i>>6&63)*4 + 1.5, float64(i&63)*4 + 1.5}
		best, least := 0, math.Inf(1)
		for k := range list {
			d0, d1, d2 := c[0]-list[k][0], c[1]-list[k][1], c[2]-list[k][2]
			if d := d0*d0*perceived[0] + d1*d1*perceived[1] + d2*d2*perceived[2]; d < least {
				best, least = k, d
			}
		}
		t.table[i] = uint8(best)
	}
	return t
}

// index writes the colours of a frame as numbers of the palette.
func (t *nearest) index(to []uint8, img *image.RGBA) {
	for i := range to {
		p := img.Pix[4*i : 4*i+3 : 4*i+3]
		to[i] = t.table[int(p[0]>>2)<<12|int(p[1]>>2)<<6|int(p[2]>>2)]
	}
}
