package twilight

import (
	"slices"
	"vistula/rules/occupancy"
)

// Chapter 14.2: where units of a side would not be out of supply, for who weighs positions.

// served are the hexes where a unit of a side could be supplied, if only in extended mode,
// whichever army it belongs to. It may not be written to.
func (p supplying) served(s side) occupancy.Area {
	k := p.lines(s)
	p.scratch.supply.sources = p.sources(s, p.scratch.supply.sources[:0])
	kept := k.cover.Load()
	switch sources := p.scratch.supply.sources; {
	case kept == nil:
	case slices.Equal(kept.sources, sources):
		return kept.area
	case kept.before != nil && slices.Equal(kept.before.sources, sources):
		again := &coverage{sources: kept.before.sources, area: kept.before.area, before: kept.alone()}
		k.found.cover.Store(again)
		return again.area
	}
	fresh := &coverage{before: kept.alone(), sources: slices.Clone(p.scratch.supply.sources), area: occupancy.Emptied(nil, p.Board().Len())}
	search := p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(search)
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
		x := source{unit: u, at: p.at(u), kind: unit.kind}
		if !unit.source {
			x.reach = max(p.reach(u)[0], p.reach(u)[1])
		}
		list = append(list, x)
	}
	return list
}
