package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// mix is a hash of 64 bits: every bit of the result hangs on every bit of x.
func mix(x uint64) uint64 {
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}

// chance is a fraction of 1 that depends on nothing but a cell and a purpose:
// the accidents of the drawing are the same in every tile.
func chance(x, y, purpose int) float64 {
	h := mix(uint64(uint32(x))<<32 | uint64(uint32(y)))
	return float64(mix(h^uint64(purpose)*0xD6E8FEB86659FD93)>>11) / (1 << 53)
}

// swing is chance between -1 and 1.
func swing(x, y, purpose int) float64 { return 2*chance(x, y, purpose) - 1 }

// noise is a smooth accident between 0 and 1 that changes about once a unit.
func noise(x, y float64, purpose int) float64 {
	var at noiseCell
	return at.noise(x, y, purpose)
}

// noiseCell remembers the four corners that noise was last mixed of, for places
// that follow each other closely and have one purpose.
type noiseCell struct {
	known      bool
	ix, iy     int
	a, b, c, d float64
}

// noise is the same as the function.
func (n *noiseCell) noise(x, y float64, purpose int) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	if ix, iy := int(fx), int(fy); !n.known || n.ix != ix || n.iy != iy {
		*n = noiseCell{true, ix, iy, chance(ix, iy, purpose), chance(ix+1, iy, purpose), chance(ix, iy+1, purpose), chance(ix+1, iy+1, purpose)}
	}
	tx, ty := ease(x-fx), ease(y-fy)
	a := n.a + (n.b-n.a)*tx
	c := n.c + (n.d-n.c)*tx
	return a + (c-a)*ty
}

func ease(t float64) float64 { return t * t * (3 - 2*t) }

// ridged is noise folded at one half, so that it has crests; they are rounded a
// little, for a sharp one looks like a crease in the paper.
func (n *noiseCell) ridged(x, y float64, purpose int) float64 {
	d := 2*n.noise(x, y, purpose) - 1
	return 1.1 - math.Sqrt(d*d+0.018)
}

// lattice visits a staggered lattice of cells over a rectangle from top to
// bottom, with each place shaken by a part of the spacing.
func lattice(in pen.Rect, space, shake float64, purpose int, visit func(col, row int, p pen.Point)) {
	cell := func(v float64) int { return int(math.Floor(v / space)) }
	for row := cell(in.Y); row <= cell(in.Bottom()); row++ {
		for col := cell(in.X); col <= cell(in.Right()); col++ {
			visit(col, row, pen.Point{
				X: (float64(col) + 0.5*float64(row&1) + shake*swing(col, row, purpose)/2) * space,
				Y: (float64(row) + shake*swing(col, row, purpose+1)/2) * space,
			})
		}
	}
}
