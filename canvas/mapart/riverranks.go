package mapart

import (
	"math"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// On a map that tells major rivers from minor ones their width is a fact of
// play, not of their length.
const (
	grandWidth = 0.215
	majorWidth = 0.135
	minorWidth = 0.044
)

// hasSide tells whether a feature occurs on any side of the map.
func (s *survey) hasSide(f board.Features) bool {
	for _, id := range s.ids {
		for d := range hex.Direction(hex.Directions) {
			if s.board.Side(id, d).Has(f) {
				return true
			}
		}
	}
	return false
}

// widthAlong is the width of the river on a side.
func (s *survey) widthAlong(e side) float64 {
	switch f := s.board.Side(e.id, e.d); {
	case f.Has(board.Grand):
		return grandWidth
	case f.Has(board.Major):
		return majorWidth
	}
	return minorWidth
}

// rankedWidth is the greatest width of a river.
func (s *survey) rankedWidth(sides [][2]string) float64 {
	widest := minorWidth
	for _, pair := range sides {
		if e, ok := s.sideBetween(pair); ok {
			widest = max(widest, s.widthAlong(e))
		}
	}
	return widest
}

// rankedWidths is half a river's width at each point: that of the hexside it
// runs along, changing softly, and thin towards a source.
func (s *survey) rankedWidths(r river, sides [][2]string, fromEdge bool) []float64 {
	var middles []pen.Point
	var wide []float64
	for _, pair := range sides {
		if e, ok := s.sideBetween(pair); ok {
			middles = append(middles, between(e.from, e.to, 0.5))
			wide = append(wide, s.widthAlong(e))
		}
	}
	steps := make([]pen.Point, len(r.line)) // widths as points, to be smoothed as a line
	for i, p := range r.line {
		w := wide[nearest(middles, p)]
		steps[i] = pen.Point{X: w, Y: w}
	}
	out := make([]float64, len(r.line))
	for i, w := range smoothed(steps, 5) {
		along := float64(i) * riverStep
		k := 1.0
		if !fromEdge {
			k = 0.28 + 0.72*math.Pow(min(1, along/1.1), 0.8)
		}
		out[i] = w.X / 2 * k * (1 + 0.14*(2*noise(1.7*along, float64(r.seed), 104)-1))
	}
	return out
}
