package twilight

import (
	"cmp"
	"slices"

	"vistula/rules/board"
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
	line  boundary
	cost  int
	place int // among all, in the order in which they are tried
}

// longestRun is how many hexes a boundary drawn by itself runs before it bends, at
// most.
const longestRun = 16

// sketches lists the boundaries that could be drawn, the best first: those that put
// the most units on their army's side and, of such, run straight and far from them.
func (f *front) sketches(pulls []pull) []sketch {
	var list []sketch
	var on scale
	try := func(l boundary) bool {
		if f.strays(&l) != nil {
			return false
		}
		list = append(list, on.weigh(l))
		return true
	}
	for _, between := range f.starts() {
		for d := range hex.Direction(hex.Directions) {
			l, ok := f.oriented(between, d)
			if !ok || f.startsWell(&l) != nil {
				continue
			}
			on.load(f, &l, pulls)
			most := int8(longestRun)
			if !try(l) { // what is wrong so near to the front is wrong as well with a bend behind it
				most = behindFront - 1
			}
			for l.bend = 2; l.bend <= most; l.bend++ {
				for _, turn := range []int{1, -1} {
					l.second = turned(d, turn)
					try(l)
				}
			}
		}
	}
	for i := range list {
		list[i].place = i
	}
	slices.SortFunc(list, func(a, b sketch) int { return cmp.Or(a.cost-b.cost, a.place-b.place) })
	return list
}

// scale weighs the boundaries that start with one hexside on one bearing, all at once:
// where they turn in front of the start is a question of the units there alone, and
// where they bend one of those behind it. What it tells is what facing and against do.
type scale struct {
	board *board.Board
	ahead int8 // how the line in front of the start turns best
	front int  // what then speaks against it there
	rest  []load
}

// load is a unit behind the start of a boundary.
type load struct {
	rows  [3]int // in which it lies, by their direction
	first bool   // it lies on the side of the first army, as far as there is no bend
	army  int
	right int // what it counts for on its army's side, and on the other
	wrong int
}

// load has the units weigh on a straight boundary.
func (s *scale) load(f *front, l *boundary, pulls []pull) {
	v := partBy(f.board, l)
	s.board, s.rest = f.board, s.rest[:0]
	var turned [3]parting
	for i, ahead := range aheads {
		x := *l
		x.ahead = ahead
		turned[i] = partBy(f.board, &x)
	}
	var fronts [3]int
	for _, u := range pulls {
		x := load{rows: [3]int{rowOf(0, u.at), rowOf(1, u.at), rowOf(2, u.at)}, first: v.before.has(u.at), army: u.army, wrong: misplaced * u.weight}
		x.right = max(0, besideLine-abs(x.rows[v.before.axis%3]-v.before.row))
		if !v.ahead(u.at) {
			s.rest = append(s.rest, x)
			continue
		}
		for i := range turned {
			fronts[i] += x.counts(turned[i].of(u.at))
		}
	}
	s.ahead, s.front = 0, fronts[0]
	for i, n := range fronts {
		if n < s.front {
			s.ahead, s.front = aheads[i], n
		}
	}
}

// counts is what a unit counts for that falls to an army.
func (x *load) counts(army int) int {
	if army == x.army {
		return x.right
	}
	return x.wrong
}

// weigh gives a boundary with the start and the bearing of the straight one.
func (s *scale) weigh(l boundary) sketch {
	l.ahead = s.ahead
	v, cost := partBy(s.board, &l), s.front
	if l.bend > 0 {
		cost += aBend
	}
	for i := range s.rest {
		x := &s.rest[i]
		army := 1 - v.inside
		switch {
		case v.inside < 0 && x.first:
			army = 0
		case v.inside < 0:
			army = 1
		case x.first == (v.inside == 0) && v.after.sign*(x.rows[v.after.axis%3]-v.after.row) >= 0:
			army = v.inside
		}
		cost += x.counts(army)
	}
	return sketch{line: l, cost: cost}
}

// misplaced is what a unit on the wrong side counts for, for each point of its
// weight, against a bend in the line.
const misplaced = 100

// aBend is what a bend counts for, and besideLine what a unit in the row along the line.
const (
	aBend      = 5
	besideLine = 4
)

// aheads are the turns of the line in front of the start, in the order in which they are
// preferred.
var aheads = [3]int8{0, 1, -1}

// against is what speaks against a boundary: units on the wrong side of it, and a
// bend. Units close to the line count for a little, so that it runs midway.
func (f *front) against(l *boundary, pulls []pull) int {
	v := partBy(f.board, l)
	cost := 0
	if l.bend > 0 {
		cost = aBend
	}
	for _, u := range pulls {
		if v.of(u.at) != u.army {
			cost += misplaced * u.weight
			continue
		}
		if away := abs(rowOf(v.before.axis, u.at) - v.before.row); away < besideLine {
			cost += besideLine - away
		}
	}
	return cost
}

// facing gives a boundary the line in front of its start that leaves the most units on
// their own side, straight on where that makes no difference.
func (f *front) facing(l boundary, pulls []pull) boundary {
	best, least := l, -1
	for _, ahead := range aheads {
		l.ahead = ahead
		if cost := f.against(&l, pulls); least < 0 || cost < least {
			best, least = l, cost
		}
	}
	return best
}
