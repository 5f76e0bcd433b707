package mapart

import (
	"math"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// lakeWide is how wide the water of a lake or an arm of the sea lies along a side.
const lakeWide = 0.20

// ferry is a crossing without a bridge.
type ferry struct {
	at, way pen.Point
	half    float64 // of the river's width
}

// findLakeSides collects the sides that water covers, with the dams through it, and
// the ferries.
func (s *survey) findLakeSides() {
	var sides []side
	for _, id := range s.ids {
		for d := range hex.Direction(3) { // each side once
			n := s.neighbour(id, d)
			if n == board.None {
				continue
			}
			f := s.board.Side(id, d)
			from, to := s.SideEnds(id, d)
			middle := between(from, to, 0.5)
			if f.Has(board.Lake) || f.Has(board.Sea) {
				sides = append(sides, side{from, to, id, d})
			}
			if f.Has(board.Causeway) {
				s.bridges = append(s.bridges, bridge{at: middle, way: unit(s.Center(n).Sub(s.Center(id))), half: lakeWide / 2})
			}
			if f.Has(board.Ferry) {
				if r, ok := s.riverBeside(id, d); ok {
					i := nearest(r.line, middle)
					s.ferries = append(s.ferries, ferry{r.line[i], left(tangent(r.line, i)), r.half[i]})
				}
			}
		}
	}
	for len(sides) > 0 {
		var row []pen.Point
		row, sides = rowOf(sides)
		s.lakeSides = append(s.lakeSides, longLake(row))
	}
}

// rowOf takes a row of sides that meet at their ends off a list, as corners.
func rowOf(sides []side) (row []pen.Point, rest []side) {
	row, rest = []pen.Point{sides[0].from, sides[0].to}, sides[1:]
	for i := 0; i < len(rest); i++ {
		first, last := cornerOf(row[0]), cornerOf(row[len(row)-1])
		a, b := rest[i].from, rest[i].to
		switch {
		case cornerOf(a) == last:
			row = append(row, b)
		case cornerOf(b) == last:
			row = append(row, a)
		case cornerOf(a) == first:
			row = append([]pen.Point{b}, row...)
		case cornerOf(b) == first:
			row = append([]pen.Point{a}, row...)
		default:
			continue
		}
		rest = append(rest[:i:i], rest[i+1:]...)
		i = -1 // the row has a new end
	}
	return row, rest
}

// longLake is the water along a row of corners: round at its ends, and breathing.
func longLake(row []pen.Point) river {
	line := evenly(catmullRom(chaikin(softened(row, 0.30, 0.05, 131), false), 4), riverStep)
	r := river{line: line, great: true, full: lakeWide, box: boxOf(line).Grow(lakeWide)}
	for i, p := range line {
		end := float64(min(i, len(line)-1-i)) * riverStep
		breath := 0.78 + 0.44*noise(2.1*p.X, 2.1*p.Y, 132)
		r.half = append(r.half, lakeWide/2*breath*math.Sqrt(min(1, end/0.28)))
	}
	return r
}
