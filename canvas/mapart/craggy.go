package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// softField is a coarse lattice of numbers over the map's window.
type softField struct {
	origin     pen.Point
	cols, rows int
	v          []float32
}

const softPoints = 8 // to a hex width

// findCraggy spreads the ruggedness of each hex's terrain softly over its
// surroundings, so that the relief is high and folded where the terrain says
// hills: a player may trust what the ground looks like.
func (s *survey) findCraggy() *softField {
	f := &softField{
		origin: pen.Point{X: s.frame.X, Y: s.frame.Y},
		cols:   int(s.frame.W*softPoints) + 2, rows: int(s.frame.H*softPoints) + 2,
	}
	f.v = make([]float32, f.cols*f.rows)
	sum := make([]float32, len(f.v))
	const bell, reach = 0.36, 1
	for _, id := range s.ids {
		c, rugged := s.Center(id), looks[s.board.Hexes[id].Terrain].rugged
		x0, y0 := int((c.X-reach-f.origin.X)*softPoints), int((c.Y-reach-f.origin.Y)*softPoints)
		var across, down [2*reach*softPoints + 1]float32 // the bell is that of its two sides, multiplied
		for i := range across {
			dx, dy := f.origin.X+float64(x0+i)/softPoints-c.X, f.origin.Y+float64(y0+i)/softPoints-c.Y
			across[i], down[i] = float32(math.Exp(-dx*dx/(2*bell*bell))), float32(math.Exp(-dy*dy/(2*bell*bell)))
		}
		for row := max(0, y0); row < min(f.rows, y0+len(down)); row++ {
			for col := max(0, x0); col < min(f.cols, x0+len(across)); col++ {
				w := across[col-x0] * down[row-y0]
				f.v[row*f.cols+col] += w * float32(rugged)
				sum[row*f.cols+col] += w
			}
		}
	}
	for i, w := range sum {
		f.v[i] /= max(w, 0.08) // beyond the hexes it dies away
	}
	return f
}

// at mixes the four points round a place.
func (f *softField) at(x, y float64) float64 {
	x, y = (x-f.origin.X)*softPoints, (y-f.origin.Y)*softPoints
	col, row := max(0, min(f.cols-2, int(x))), max(0, min(f.rows-2, int(y)))
	tx, ty := float32(max(0, min(1, x-float64(col)))), float32(max(0, min(1, y-float64(row))))
	v := f.v[row*f.cols+col:]
	a := v[0] + (v[1]-v[0])*tx
	b := v[f.cols] + (v[f.cols+1]-v[f.cols])*tx
	return float64(a + (b-a)*ty)
}
