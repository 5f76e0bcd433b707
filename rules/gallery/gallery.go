// Package gallery keeps what a view shows of the units from one view to the next, so
// that only what has changed is made anew: the counter of a unit that looks otherwise,
// and the stack in a hex where somebody came, went or looks otherwise. What else a
// ruleset keeps, such as orders of battle, it makes anew when it is told of a change.
//
// A gallery belongs to one position and to one who looks, and is not copied with the
// position. Whether a counter is still right does not depend on what was done since
// the last view, but on its look alone, which is compared each time: nobody has to
// remember to say that something has changed, and the position may become another one
// in between. All that a counter depends on must therefore be in its look.
//
// What a gallery gives away belongs to the views, which share it, and is never written
// again: what changes is replaced.
package gallery

import (
	"iter"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Look is all that a counter depends on, and where it lies.
type Look interface {
	comparable
	// Place is the hex in which the counter lies, board.None where it lies in none.
	Place() board.ID
}

// Gallery keeps the counters and stacks of a view. Its zero value is empty.
type Gallery[L Look] struct {
	looks  []L
	now    L // of the unit at hand
	faces  []rules.Counter
	dirty  []bool // by hex: the stacks in it are not as they were shown last
	any    bool   // some hex is
	stacks []rules.Stack
	places []place // of the stacks
}

// place is where a stack lies, and whose it is.
type place struct {
	hex  board.ID
	side int8
}

// before tells whether a stack is listed before another.
func (p place) before(q place) bool { return p.hex < q.hex || p.hex == q.hex && p.side < q.side }

// Refresh makes the counters anew that do not look as they did: look tells how a unit
// looks, face makes its counter, and changed is told how it looked before and looks now. At first all are made,
// with nothing before: then was and now are the same.
func (g *Gallery[L]) Refresh(b *board.Board, units int, look func(u int16, x *L), face func(u int16, x *L) rules.Counter, changed func(u int16, was, now *L)) {
	first := len(g.looks) != units
	if first {
		*g = Gallery[L]{looks: make([]L, units), faces: make([]rules.Counter, units), dirty: make([]bool, b.Len()), stacks: []rules.Stack{}}
	}
	for u := range int16(units) {
		was, now := &g.looks[u], &g.now
		look(u, now)
		if *now == *was && !first {
			continue
		}
		if first {
			*was = *now
		}
		g.soil((*was).Place())
		g.soil((*now).Place())
		changed(u, was, now)
		*was, g.faces[u] = *now, face(u, now)
	}
}

// soil marks a hex in which a counter was or is not as it is now.
func (g *Gallery[L]) soil(h board.ID) {
	if h != board.None {
		g.dirty[h], g.any = true, true
	}
}

// Face is the counter of a unit as it lies on the map, after Refresh.
func (g *Gallery[L]) Face(u int16) rules.Counter { return g.faces[u] }

// Stacks lists the stacks on the map, after Refresh. at yields where there are any, in
// the order of hexes and then of sides; pile makes the one of a side in a hex.
func (g *Gallery[L]) Stacks(at iter.Seq2[board.ID, int8], pile func(h board.ID, s int8) rules.Stack) []rules.Stack {
	if !g.any {
		return g.stacks
	}
	list, places := make([]rules.Stack, 0, len(g.stacks)+1), make([]place, 0, len(g.places)+1)
	old := 0
	for h, s := range at {
		here := place{h, s}
		for old < len(g.places) && g.places[old].before(here) {
			old++
		}
		if g.dirty[h] {
			list = append(list, pile(h, s))
		} else {
			list = append(list, g.stacks[old])
		}
		places = append(places, here)
	}
	g.stacks, g.places, g.any = slices.Clip(list), places, false
	clear(g.dirty)
	return g.stacks
}
