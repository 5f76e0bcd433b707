package mapart

import (
	"slices"

	"vistula/canvas/pen"
)

// tree is one tree of a wood.
type tree struct {
	at   pen.Point
	r    float32
	kind uint8 // which of the shapes
	fir  bool
}

const treeKinds = 8

// plantTrees fills the woods with trees in clumps.
func (s *engraving) plantTrees(z zoom) []tree {
	space, low, high := 0.122, 0.040, 0.059
	switch z {
	case far, wide:
		space, low, high = 0.17, 0.046, 0.066
	case closeUp:
		space, low, high = 0.066, 0.024, 0.037
	}
	var list []tree
	lattice(s.frame, space, 0.8, 61, func(col, row int, p pen.Point) {
		if noise(2.6*p.X, 2.6*p.Y, 63) < 0.22 || !s.woodMask.within(p.X, p.Y, 0.045) || s.bare.at(p.X, p.Y) {
			return
		}
		t := tree{at: p, r: float32(low + (high-low)*chance(col, row, 64)), kind: uint8(treeKinds * chance(col, row, 65))}
		t.fir = z == closeUp && noise(1.9*p.X, 1.9*p.Y, 66) > 0.62
		list = append(list, t)
	})
	slices.SortStableFunc(list, func(a, b tree) int {
		switch {
		case a.at.Y < b.at.Y:
			return -1
		case a.at.Y > b.at.Y:
			return 1
		}
		return 0
	})
	return slices.Clone(list) // without the room that it has grown by
}
