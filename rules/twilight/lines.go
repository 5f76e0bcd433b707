package twilight

import (
	"slices"
	"sync/atomic"

	"vistula/rules/board"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

// Chapter 14.1: supply lines that are kept as long as what they go by stays as it is.

// footing is all that the supply lines of a side go by besides the board and the
// sheets. Lists are named by their beginnings, for they are never changed in place.
type footing struct {
	stamp    uint64 // who stands where, and who controls what
	weather  weather
	autumn   bool
	tracks   list[track]
	pontoons list[pontoon]
}

// list names a list that is never changed in place.
type list[T any] struct {
	first *T
	n     int
}

func listOf[T any](of []T) list[T] {
	if len(of) == 0 {
		return list[T]{}
	}
	return list[T]{&of[0], len(of)}
}

// upset notes that somebody stands or controls where he did not, so that what is kept
// is true no more. No two positions that differ in that have the same stamp.
func (p *Position) upset() { p.stamp = p.rs.stamps.Add(1) }

// lines are the supply lines of a side: where they may pass, and how long they are.
type lines struct {
	footing
	tracing
	exits []board.ID
	edge  []board.ID // half-hexes towards the Bukowina (14.7)
	*found
}

// found is what was found of supply lines by whoever asked. What is written there once
// never changes, so that copies of a position, and goroutines, share it.
type found struct {
	rails   atomic.Pointer[railways]
	ranges  []atomic.Pointer[lengths] // by supply unit
	circles []atomic.Pointer[circle]  // by supply unit
	cover   atomic.Pointer[coverage]  // by all of them together, as they stood last
}

// railways are those that supply a side, and how far they do.
type railways struct {
	joint  occupancy.Area // what joined finds (14.2.1a)
	toRail []int16        // by hex, to the nearest of these railways (14.2.3)
	toEdge []int16        // by hex, to the edge by the Bukowina (14.7), nil where it is not in play
	served occupancy.Area // where they, or the edge, supply at all (14.2.3, 14.7)
	seen   occupancy.Area // the hexes that were looked at
}

// lengths are the lengths of the lines from a source to all hexes, noLine where there is
// none within its range.
type lengths struct {
	source board.ID
	within int
	to     []int16
	seen   occupancy.Area // the hexes that were looked at
}

// circle are the hexes that a source reaches.
type circle struct {
	source board.ID
	within int
	area   occupancy.Area
	seen   occupancy.Area // the hexes that were looked at
}

// keptLines are the lines of a side that were asked for last, the latest first: who tries
// things out on copies of a position comes back to where he was.
type keptLines [4]*lines

// put enters lines as the latest.
func (l *keptLines) put(k *lines) {
	i := max(0, slices.Index(l[:], k))
	if l[i] != k {
		i = len(l) - 1
	}
	copy(l[1:i+1], l[:i])
	l[0] = k
}

// leadAs tells whether lines lead wherever others do, at the same cost.
func (k *lines) leadAs(o *lines) bool {
	return slices.Equal(k.open, o.open) && slices.Equal(k.rail, o.rail) && slices.Equal(k.slow, o.slow) &&
		k.frozen == o.frozen && k.swollen == o.swollen && k.pillau == o.pillau && k.pontoons == o.pontoons
}

// railways finds the railways that supply a side, and how far they do.
func (k *lines) railways(search *path.Search) *railways {
	if r := k.rails.Load(); r != nil {
		return r
	}
	var flood path.Flood
	r := &railways{joint: k.joined(&flood, k.exits, nil)}
	k.near(search, r.joint, int(railLow))
	r.toRail, r.served = k.all(search), k.reached(search)
	r.seen = k.around(r.served)
	for _, h := range k.exits {
		r.seen.Add(h)
	}
	k.byBukowina(search, r)
	k.rails.Store(r)
	return r
}

// all are the lengths of the lines that a search found.
func (k *lines) all(search *path.Search) []int16 {
	to := make([]int16, k.ground.b.Len())
	for h := range to {
		to[h] = noLine
	}
	search.Reached(func(n path.Node, cost int) bool {
		to[n.Hex] = int16(cost)
		return true
	})
	return to
}

// reached are the hexes that a search came to.
func (k *lines) reached(search *path.Search) occupancy.Area {
	area := occupancy.Emptied(nil, k.ground.b.Len())
	search.Reached(func(n path.Node, _ int) bool {
		area.Add(n.Hex)
		return true
	})
	return area
}

// looked are the hexes that a search looked at: those that it came to, and those beside
// them.
func (k *lines) looked(search *path.Search) occupancy.Area {
	return k.around(k.reached(search))
}

// around is an area with the hexes beside it.
func (k *lines) around(area occupancy.Area) occupancy.Area {
	wide := slices.Clone(area)
	k.ground.beside.Step(wide, area)
	return wide
}

// circle are the hexes that a supply unit reaches within some quarters.
func (k *lines) circle(search *path.Search, x *source) *circle {
	if c := k.circles[x.unit].Load(); c != nil && c.source == x.at && c.within == int(x.reach) {
		return c
	}
	k.from(search, x.at, int(x.reach))
	area := k.reached(search)
	c := &circle{x.at, int(x.reach), area, k.around(area)}
	k.circles[x.unit].Store(c)
	return c
}
