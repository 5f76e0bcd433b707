package twilight

import (
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

// Chapter 14.2: the area that all sources of supply of a side cover.

// source is where a supply unit stands that may supply others, and how far it does at
// most.
type source struct {
	at    board.ID
	reach int16
	kind  kind
}

// coverage is the area that sources and railways supply together.
type coverage struct {
	sources []source
	area    occupancy.Area
	// before is how they stood before that, and nil in it: whoever tries where a depot
	// could go asks for where it is in between.
	before *coverage
}

// alone is a coverage without the one before it.
func (c *coverage) alone() *coverage {
	if c == nil {
		return nil
	}
	return &coverage{sources: c.sources, area: c.area}
}

// serve fills in the area: depots and railways supply trains, and all of them, with the
// fortresses, the other units (14.2.2 to 14.2.4).
func (k *lines) serve(search *path.Search, to *coverage) {
	k.spread(search, to, func(x *source) bool { return x.reach > 0 && x.kind != train })
	k.spread(search, to, func(x *source) bool {
		return x.kind == train && (to.area.Has(x.at) || k.toRail[x.at] == 0)
	})
	for h, d := range k.toRail {
		if d <= railLow {
			to.area.Add(board.ID(h))
		}
	}
	for h, d := range k.toEdge {
		if d <= bukowinaRange {
			to.area.Add(board.ID(h))
		}
	}
	for i := range to.sources {
		if x := &to.sources[i]; x.reach == 0 {
			to.area.Add(x.at)
			for _, h := range k.ground.b.Neighbours(x.at) {
				if h != board.None {
					to.area.Add(h)
				}
			}
		}
	}
}

// spread adds the hexes within reach of some sources, by one search from all of them.
func (k *lines) spread(search *path.Search, to *coverage, from func(*source) bool) {
	most := int16(0)
	for i := range to.sources {
		most = max(most, to.sources[i].reach)
	}
	var seeds []path.Seed
	for i := range to.sources {
		if x := &to.sources[i]; from(x) {
			seeds = append(seeds, path.Seed{Node: path.Node{Hex: x.at}, Cost: int(most - x.reach)})
		}
	}
	search.Run(int(most), func(at path.Node, d hex.Direction, h board.ID) (int, int8, bool) {
		cost, ok := k.step(at.Hex, d, h)
		return cost, 0, ok
	}, seeds...)
	search.Reached(func(n path.Node, _ int) bool {
		to.area.Add(n.Hex)
		return true
	})
}
