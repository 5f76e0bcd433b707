package mapart

import (
	"math"

	"vistula/canvas/pen"
)

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
