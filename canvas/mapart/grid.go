package mapart

import (
	"image/color"
	"math"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// outline visits the sides of a hex beyond which no hex lies.
func (s *survey) outline(id board.ID, visit func(from, to pen.Point)) {
	for d := range hex.Direction(hex.Directions) {
		if s.neighbour(id, d) == board.None {
			visit(s.SideEnds(id, d))
		}
	}
}

// numberSpots are the places tried for a hex's number, from its centre: the
// first at which no river, railway or town stands.
var numberSpots = []pen.Point{
	{Y: -0.365}, {Y: -0.30}, {X: -0.13, Y: -0.345}, {X: 0.13, Y: -0.345}, {X: -0.20, Y: -0.28}, {X: 0.20, Y: -0.28},
	{Y: -0.24}, {X: -0.28, Y: -0.20}, {X: 0.28, Y: -0.20}, {Y: 0.40}, {X: -0.25, Y: 0.30}, {X: 0.25, Y: 0.30},
}

// findNumbers places the hex numbers.
func (s *survey) findNumbers() map[board.ID]pen.Point {
	taken := s.newMask(func(p pen.Pen) {
		s.drawBare(p, 0.09, 0.07)
		for _, r := range s.ridges {
			p.Stroke(new(pen.Path).Polyline(r.line...), pen.Stroke{Width: 0.17, Color: color.NRGBA{A: 255}})
		}
	})
	numbers := make(map[board.ID]pen.Point, len(s.ids))
	for _, id := range s.ids {
		c := s.Center(id)
		best, least := c.Add(numberSpots[0]), math.MaxInt
		for i, spot := range numberSpots {
			p := c.Add(spot)
			// A number that strays is worse than one with a line behind a digit.
			n := 2*i + taken.count(pen.Rect{X: p.X - 0.14, Y: p.Y - 0.05, W: 0.28, H: 0.10})
			if n < least {
				best, least = p, n
			}
		}
		numbers[id] = best
	}
	return numbers
}
