package mapart

import (
	"math"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// nearFrame is how far from the frame the country may end for lines to run on
// to it; where the sheet's edge of play turns inward they end sooner.
const nearFrame = 2.3

// outward is the direction from a hex out of play, nothing for a hex within.
func (s *survey) outward(id board.ID) pen.Point {
	var sum pen.Point
	c := s.Center(id)
	for d := range hex.Direction(hex.Directions) {
		if s.neighbour(id, d) == board.None {
			a, b := s.SideEnds(id, d)
			sum = sum.Add(unit(between(a, b, 0.5).Sub(c)))
		}
	}
	return unit(sum)
}

// marginSpot is where a sign stands beside its hex, beyond the edge of play:
// the first at slot 0, more of them in a row along the edge.
func (s *survey) marginSpot(id board.ID, slot int) pen.Point {
	in := s.Playable()
	c := s.Center(id)
	out := [4]float64{c.Y - in.Y, in.Bottom() - c.Y, c.X - in.X, in.Right() - c.X}
	least := 0
	for k := range out {
		if out[k] < out[least] {
			least = k
		}
	}
	const away = 0.42
	shift := 0.46 * float64(slot)
	if way := s.outward(id); out[least] > 1.3 && way != (pen.Point{}) {
		along := left(way)
		if math.Abs(along.X) > 0.3 && along.X < 0 || math.Abs(along.X) <= 0.3 && along.Y < 0 {
			along = along.Mul(-1)
		}
		return c.Add(way.Mul(outer + 0.34)).Add(along.Mul(shift))
	}
	return [4]pen.Point{
		{X: c.X + shift, Y: in.Y - away}, {X: c.X + shift, Y: in.Bottom() + away},
		{X: in.X - away, Y: c.Y + shift}, {X: in.Right() + away, Y: c.Y + shift},
	}[least]
}
