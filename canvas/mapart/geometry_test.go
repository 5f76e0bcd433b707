package mapart_test

import (
	"math"
	"testing"

	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

func TestPlacesAndHexesAreInverse(t *testing.T) {
	for _, o := range []hex.Orientation{hex.Pointy, hex.Flat} {
		for q := -5; q <= 5; q++ {
			for r := -5; r <= 5; r++ {
				c := hex.Coord{Q: q, R: r}
				at := mapart.Center(o, c)
				for _, p := range mapart.Corners(o, at) {
					inside := at.Add(p.Sub(at).Mul(0.99))
					if got := mapart.CoordAt(o, inside); got != c {
						t.Fatalf("%s: %v lies in %v, want %v", o, inside, got, c)
					}
				}
			}
		}
	}
}

// The side in direction d must be the one to the neighbour in direction d.
func TestSidesLieBetweenNeighbours(t *testing.T) {
	for _, o := range []hex.Orientation{hex.Pointy, hex.Flat} {
		at := mapart.Center(o, hex.Coord{})
		corners := mapart.Corners(o, at)
		for d := range hex.Direction(hex.Directions) {
			n := mapart.Center(o, hex.Coord{}.Neighbour(d))
			if gap := n.Sub(at).Len(); math.Abs(gap-1) > 1e-12 {
				t.Errorf("%s: the neighbour in direction %d is %v hexes away", o, d, gap)
			}
			middle := corners[d].Add(corners[(d+1)%hex.Directions]).Mul(0.5)
			if middle.Sub(at.Add(n).Mul(0.5)).Len() > 1e-12 {
				t.Errorf("%s: side %d is not halfway to its neighbour", o, d)
			}
		}
	}
}

func TestPointsOnTheSheet(t *testing.T) {
	s := galicia(t)
	b := s.Board()
	for i := range b.Hexes {
		id := board.ID(i)
		if got, ok := s.HexAt(s.Center(id)); !ok || got != id {
			t.Fatalf("the centre of %s lies in %v", b.Number(id), got)
		}
		for d := range hex.Direction(hex.Directions) {
			from, to := s.SideEnds(id, d)
			near := from.Add(to).Mul(0.5*0.9 + 0).Add(s.Center(id).Mul(0.1))
			got, side, far, ok := s.SideAt(near)
			if !ok || got != id || side != d || far > 0.06 {
				t.Fatalf("%s: the point by side %d gives %v %d at %v", b.Number(id), d, got, side, far)
			}
		}
	}
	if _, ok := s.HexAt(pen.Point{X: 3, Y: 3}); ok {
		t.Error("a point beside the map lies in a hex")
	}
	if !s.Bounds().Has(s.Frame().Center()) || s.Frame().W < s.Playable().W || s.Bounds().H < s.Frame().H+3 {
		t.Errorf("bounds %v, frame %v", s.Bounds(), s.Frame())
	}
}
