package mapart

import (
	"math"
	"slices"

	"vistula/canvas/pen"
)

// reedMark is one horizontal stroke of marsh, with a tuft of reeds on some, or a
// pool in place of the stroke.
type reedMark struct {
	at     pen.Point // the stroke's left end
	length float32
	turn   int32
	tuft   bool
	pool   bool
}

// plantReeds fills the swamps with rows of broken strokes.
func (s *engraving) plantReeds(z zoom) []reedMark {
	rows := 0.078
	if z == closeUp {
		rows = 0.040
	}
	var list []reedMark
	top := int(math.Floor(s.frame.Y / rows))
	for row := top; float64(row)*rows < s.frame.Bottom(); row++ {
		x := s.frame.X
		for i := 0; x < s.frame.Right(); i++ {
			length := 0.07 + 0.17*chance(i, row, 71)
			y := (float64(row) + 0.25*swing(i, row, 72)) * rows
			m := reedMark{at: pen.Point{X: x, Y: y}, length: float32(length), turn: int32(i)}
			inside := s.swampMask.within(x, y, 0.03) && s.swampMask.within(x+length, y, 0.03)
			if inside && !s.bare.at(x, y) && !s.bare.at(x+length, y) && !s.bare.at(x+length/2, y) {
				dice := chance(i, row, 73)
				m.tuft = dice < 0.20
				m.pool = z == closeUp && dice > 0.955
				list = append(list, m)
			}
			x += length + 0.05 + 0.10*chance(i, row, 74)
		}
	}
	return slices.Clone(list) // without the room that it has grown by
}
