package twilight

import (
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

// Chapter 14.1: tracing supply, over a board and what a side makes of it.

// tracing is what the supply lines of one side go by at one moment.
type tracing struct {
	ground *ground
	// open tells whether a line may pass a hex: one in play without enemies, and out
	// of their zones but where a friend negates them (14.1, 4.1.2).
	open occupancy.Area
	// rail are the hexes of the side's operational railways, slow those of them whose
	// line has been re-gauged and counts as single-track (17.1).
	rail, slow occupancy.Area
	// frozen is Freeze weather, swollen High Water or autumn (14.1.2).
	frozen, swollen bool
	// pillau is where lines cross the sea while it is the side's, None where it is not
	// (14.1.1).
	pillau board.ID
	// pontoon tells whether a bridge of the side lies on a hexside; nil for none.
	pontoon func(at board.ID, d hex.Direction) bool
}

// step is what a supply line counts for entering a hex, in quarters; ok is false
// where it may not (14.1.1, 14.1.2).
func (t *tracing) step(at board.ID, d hex.Direction, to board.ID) (cost int, ok bool) {
	if !t.open.Has(to) {
		return 0, false
	}
	return t.over(at, d, to)
}

// over is step as far as the ground decides it.
func (t *tracing) over(at board.ID, d hex.Direction, to board.ID) (cost int, ok bool) {
	s := &t.ground.steps[at][d]
	if s.tracks > 0 && t.rail.Has(at) && t.rail.Has(to) {
		if s.tracks > 1 && !t.slow.Has(at) && !t.slow.Has(to) {
			return doubleTrack, true
		}
		return singleTrack, true
	}
	cost = int(s.dry)
	if t.frozen {
		cost = int(s.frozen)
	}
	switch {
	case cost == 0, s.sea && at != t.pillau && to != t.pillau, s.wet && (t.pontoon == nil || !t.pontoon(at, d)):
		return 0, false
	case s.big && t.swollen:
		cost += overRiver
	}
	return cost, true
}

// from searches the hexes that a source reaches within some quarters of a hex.
func (t *tracing) from(search *path.Search, source board.ID, within int) {
	search.Run(within, t.pass, path.Seed{Node: path.Node{Hex: source}})
}

// pass is step for a search.
func (t *tracing) pass(at path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
	cost, ok := t.step(at.Hex, d, to)
	return cost, 0, ok
}

// joined are the hexes of operational railways that are joined to a friendly map
// edge by open hexes of such railways: the lines of communication of a side
// (14.2.1a), from which it is supplied directly too (14.2.2, 14.2.3).
func (t *tracing) joined(flood *path.Flood, edges []board.ID, into occupancy.Area) occupancy.Area {
	into = occupancy.Emptied(into, t.ground.b.Len())
	free := func(at board.ID) bool { return t.rail.Has(at) && t.open.Has(at) }
	var from []board.ID
	for _, at := range edges {
		if free(at) {
			from = append(from, at)
		}
	}
	flood.Run(t.ground.rails, t.ground.b.Len(), free, from...)
	for _, at := range flood.All() {
		into.Add(at)
	}
	return into
}

// near searches the hexes from which a line of at most some quarters leads to the
// railways of joined (14.2.3).
func (t *tracing) near(search *path.Search, joined occupancy.Area, within int) {
	var seeds []path.Seed
	for at := range joined.All() {
		seeds = append(seeds, path.Seed{Node: path.Node{Hex: at}})
	}
	search.Run(within, func(at path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		// Along the railway itself nothing is counted: every hex of it is a source.
		if joined.Has(to) {
			return 0, 0, false
		}
		cost, ok := t.step(at.Hex, d, to)
		return cost, 0, ok
	}, seeds...)
}

// mostEnemyHexes is how many hexes that the enemy controls a line may pass that saves
// a unit from isolation (14.4.1).
const mostEnemyHexes = 6

// reach searches the hexes from which a line of any length leads to one of the
// side's operational railways, for isolation (14.4.1). free tells where such a line
// may pass: zones are negated by friendly zones too (4.1.3). hostile are the hexes
// that the enemy controls.
func (t *tracing) reach(search *path.Search, free occupancy.Area, hostile func(at board.ID) bool) {
	var seeds []path.Seed
	for at := range t.rail.All() {
		if free.Has(at) {
			seeds = append(seeds, path.Seed{Node: path.Node{Hex: at}})
		}
	}
	search.Run(mostEnemyHexes, func(at path.Node, d hex.Direction, to board.ID) (int, int8, bool) {
		if !free.Has(to) {
			return 0, 0, false
		}
		if _, ok := t.over(at.Hex, d, to); !ok {
			return 0, 0, false
		}
		if hostile(to) {
			return 1, 0, true
		}
		return 0, 0, true
	}, seeds...)
}
