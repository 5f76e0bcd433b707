package twilight

import (
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/occupancy"
)

// Chapter 14.1: the supply lines of a position, found anew only where something that they
// go by has changed.

// footing is what the supply lines of both sides go by now.
func (p supplying) footing() footing {
	return footing{p.stamp, p.weather, p.season() == autumn, listOf(p.tracks), listOf(p.pontoons)}
}

// lines are the supply lines of a side as things stand.
func (p supplying) lines(s side) *lines {
	kept := &p.scratch.supply.lines[s]
	now := p.footing()
	for _, k := range kept {
		if k != nil && k.footing == now {
			kept.put(k)
			return k
		}
	}
	fresh := &lines{footing: now, tracing: p.trace(s), exits: p.scenario.exits[s], edge: p.scenario.bukowina[s]}
	for _, k := range kept {
		if k != nil && k.leadAs(fresh) {
			fresh.found = k.found // who has moved has not come in the way of any line
			break
		}
	}
	if fresh.found == nil {
		fresh.found = newFound(len(p.units))
		if kept[0] != nil {
			fresh.inherit(kept[0])
		}
	}
	kept.put(fresh)
	return fresh
}

// trace finds what the supply lines of a side go by.
func (p supplying) trace(s side) tracing {
	hexes := p.Board().Len()
	t := tracing{ground: p.rs.supplies, open: occupancy.Emptied(nil, hexes), rail: occupancy.Emptied(nil, hexes), slow: occupancy.Emptied(nil, hexes), pillau: board.None}
	own, enemies, zones := p.who.Held(int8(s)), p.who.Held(int8(s.enemy())), p.who.Zoned(int8(s.enemy()))
	for i, sheets := range p.scenario.sheets {
		t.open[i] = sheets &^ enemies[i] &^ (zones[i] &^ own[i])
	}
	for _, at := range p.scenario.rails {
		if engineersOf(p.Position).runs(s, at) {
			t.rail.Add(at)
			if engineersOf(p.Position).regauged(s, at) {
				t.slow.Add(at)
			}
		}
	}
	t.frozen = p.weather == freeze
	t.swollen = p.weather == highWater || p.season() == autumn
	if s == central && p.rs.pillau != board.None && p.controls(s, p.rs.pillau) {
		t.pillau = p.rs.pillau
	}
	b, bridges := p.Board(), p.pontoons
	t.pontoon = func(at board.ID, d hex.Direction) bool {
		i := bridgeOver(bridges, at, b.Neighbour(at, d))
		return i >= 0 && bridges[i].nation.side() == s
	}
	return t
}

// joined are the railways that are joined to a friendly map edge (14.2.1a).
func (p supplying) joined(s side) occupancy.Area {
	return p.railways(p.lines(s)).joint
}

// railways are the railways that supply a side.
func (p supplying) railways(k *lines) *railways {
	if r := k.rails.Load(); r != nil {
		return r
	}
	search := p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(search)
	return k.railways(search)
}

// fromUnit are the lines from a supply unit, as far as it supplies in extended mode.
func (p supplying) fromUnit(k *lines, u int16) *lengths {
	source, within := p.at(u), int(p.reach(u)[1])
	if l := k.ranges[u].Load(); l != nil && l.source == source && l.within == within {
		return l
	}
	search := p.rs.searches.Take(p.Board(), 1)
	defer p.rs.searches.Give(search)
	k.from(search, source, within)
	l := &lengths{source, within, k.all(search), k.looked(search)}
	k.ranges[u].Store(l)
	return l
}
