package twilight

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
)

// Chapter 14.2: where units of a side would not be out of supply, for who weighs positions.

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
	area    area
}

// served are the hexes where a unit of a side could be supplied, if only in extended mode,
// whichever army it belongs to. It may not be written to.
func (p supplying) served(s side) area {
	k := p.lines(s)
	p.scratch.supply.sources = p.sources(s, p.scratch.supply.sources[:0])
	if kept := k.cover.Load(); kept != nil && slices.Equal(kept.sources, p.scratch.supply.sources) {
		return kept.area
	}
	fresh := &coverage{sources: slices.Clone(p.scratch.supply.sources), area: emptied(nil, p.Board().Len())}
	search := p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(search)
	k.railways(search)
	k.serve(search, fresh)
	k.found.cover.Store(fresh)
	return fresh.area
}

// sources lists who may supply units of a side: depots and trains that can, and
// fortresses with a supply symbol (14.2).
func (p supplying) sources(s side, list []source) []source {
	for _, u := range p.rs.ofSide[s] {
		unit := p.unit(u)
		if !p.onMap(u) || !unit.source && !(unit.supplies() && p.able(u)) {
			continue
		}
		x := source{at: p.at(u), kind: unit.kind}
		if !unit.source {
			x.reach = max(p.reach(u)[0], p.reach(u)[1])
		}
		list = append(list, x)
	}
	return list
}

// serve fills in the area: depots and railways supply trains, and all of them, with the
// fortresses, the other units (14.2.2 to 14.2.4).
func (k *lines) serve(search *path.Search, to *coverage) {
	k.spread(search, to, func(x *source) bool { return x.reach > 0 && x.kind != train })
	k.spread(search, to, func(x *source) bool {
		return x.kind == train && (to.area.has(x.at) || k.toRail[x.at] == 0)
	})
	for h, d := range k.toRail {
		if d <= railLow {
			to.area.add(board.ID(h))
		}
	}
	for i := range to.sources {
		if x := &to.sources[i]; x.reach == 0 {
			to.area.add(x.at)
			for _, h := range k.ground.b.Neighbours(x.at) {
				if h != board.None {
					to.area.add(h)
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
		to.area.add(n.Hex)
		return true
	})
}
