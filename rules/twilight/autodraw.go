package twilight

import (
	"cmp"
	"slices"

	"vistula/rules/hex"
)

// Case 6.1: boundaries that are drawn by themselves.

// pull is a unit that ought to lie on one side of a boundary: 0 that of the first
// army, 1 that of the second.
type pull struct {
	at     hex.Coord
	army   int
	weight int
}

// sketch is a boundary with what speaks against it.
type sketch struct {
	line boundary
	cost int
}

// longestRun is how many hexes a boundary drawn by itself runs before it bends, at
// most.
const longestRun = 16

// sketches lists the boundaries that could be drawn, the best first: those that put
// the most units on their army's side and, of such, run straight and far from them.
func (f *front) sketches(pulls []pull) []sketch {
	var list []sketch
	try := func(l boundary) {
		if f.wrong(&l) == nil {
			l = f.facing(l, pulls)
			list = append(list, sketch{l, f.against(&l, pulls)})
		}
	}
	for _, between := range f.starts() {
		for d := range hex.Direction(hex.Directions) {
			l, ok := f.oriented(between, d)
			if !ok || f.startsWell(&l) != nil {
				continue
			}
			try(l)
			for l.bend = 2; l.bend <= longestRun; l.bend++ {
				for _, turn := range []int{1, -1} {
					l.second = turned(d, turn)
					try(l)
				}
			}
		}
	}
	slices.SortStableFunc(list, func(a, b sketch) int { return cmp.Compare(a.cost, b.cost) })
	return list
}

// misplaced is what a unit on the wrong side counts for, for each point of its
// weight, against a bend in the line.
const misplaced = 100

// against is what speaks against a boundary: units on the wrong side of it, and a
// bend. Units close to the line count for a little, so that it runs midway.
func (f *front) against(l *boundary, pulls []pull) int {
	v := partBy(f.board, l)
	cost := 0
	if l.bend > 0 {
		cost = 5
	}
	for _, u := range pulls {
		if v.of(u.at) != u.army {
			cost += misplaced * u.weight
			continue
		}
		if away := abs(rowOf(v.before.axis, u.at) - v.before.row); away < 4 {
			cost += 4 - away
		}
	}
	return cost
}

// facing gives a boundary the line in front of its start that leaves the most units on
// their own side, straight on where that makes no difference.
func (f *front) facing(l boundary, pulls []pull) boundary {
	best, least := l, -1
	for _, ahead := range []int8{0, 1, -1} {
		l.ahead = ahead
		if cost := f.against(&l, pulls); least < 0 || cost < least {
			best, least = l, cost
		}
	}
	return best
}
