package tannenberg

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// Headings "Supply" and "Isolation".

// supply is who is supplied on one side: how far every hex is from the railways that
// lead to its edge of the board and from the supply units that hang on them. Hexes
// beyond what was asked for are unsupplied.
type supply []int8

// supplyFar is how far the distance to a source is followed, for retreats towards
// supply; what counts as supplied is much nearer.
const supplyFar = 30

// unsupplied is farther than any hex in supply.
const unsupplied = supplyFar + 1

// supplyOf is the supply of a side, as far as it counts as supplied.
func (p *forces) supplyOf(s side) supply {
	k := &p.sources
	if !k.nearKnown[s] {
		k.near[s], k.nearKnown[s] = p.findSupply(k.near[s], s, int8(p.rs.tables.SupplyRange), nil), true
	}
	return k.near[s]
}

// farSupplyOf is the supply of a side, followed as far as supplyFar.
func (p *forces) farSupplyOf(s side) supply {
	k := &p.sources
	if !k.farKnown[s] {
		k.far[s], k.farKnown[s] = p.findSupply(k.far[s], s, supplyFar, nil), true
	}
	return k.far[s]
}

// supplyWithout is the supply of a side without some of its supply units: those in
// hand supply nobody but where they are going. It holds for all the steps of their
// way, since they do not count in it.
func (p *forces) supplyWithout(s side, except []int16) supply {
	k := &p.sources.without
	if !k.known || k.side != s || !slices.Equal(k.except, except) {
		k.side, k.except, k.known = s, append(k.except[:0], except...), true
		k.near = p.findSupply(k.near, s, int8(p.rs.tables.SupplyRange), except)
	}
	return k.near
}

// findSupply works out the supply of a side up to a distance, without the supply
// units given, in the memory that there is.
func (p *forces) findSupply(into supply, s side, limit int8, except []int16) supply {
	l := p.rs.lines.Get().(*lines)
	defer p.rs.lines.Put(l)
	p.trace(l, s, limit, except)
	return append(into[:0], l.dist...)
}

// lines are how supply runs: of each hex how far it is from a source, and the hexes
// before it on the way there.
type lines struct {
	dist   supply
	before []board.ID // None at a source
	railed []board.ID // likewise along the railways from the edge; the hex itself where they do not lead there
	queue  []board.ID
	depots []int16
}

func newLines(b *board.Board) *lines {
	l := &lines{dist: make(supply, b.Len()), before: make([]board.ID, b.Len()), railed: make([]board.ID, b.Len())}
	for h := range l.railed {
		l.railed[h] = board.ID(h)
	}
	return l
}

// wayTo lists the hexes from a source to one that is supplied.
func wayTo(before []board.ID, h board.ID) []board.ID {
	var way []board.ID
	for ; h != board.None; h = before[h] {
		way = append(way, h)
	}
	slices.Reverse(way)
	return way
}

// trace follows the railways of a side from its edge, and spreads from them.
func (p *forces) trace(l *lines, s side, limit int8, except []int16) {
	for h := range l.dist {
		l.dist[h] = unsupplied
	}
	p.followRails(l, s)
	l.depots = l.depots[:0]
	for _, u := range p.rs.depots {
		if p.owner(u) == s && p.onMap(u) && !slices.Contains(except, u) {
			l.depots = append(l.depots, u)
		}
	}
	l.queue = l.queue[:0]
	for _, h := range p.rs.rails {
		if l.dist[h] == 0 {
			l.queue = append(l.queue, h)
		}
	}
	for sources := len(l.queue); ; { // every supply unit that is reached is a source of its own (Supply 3)
		p.spread(l, s, limit)
		more := sources
		l.queue = l.queue[:sources]
		l.depots = slices.DeleteFunc(l.depots, func(u int16) bool {
			far := l.dist[p.at(u)]
			if far > 0 && int(far) <= p.rs.tables.SupplyRange {
				l.queue = append(l.queue, p.at(u))
				more++
			}
			return int(far) <= p.rs.tables.SupplyRange
		})
		if more == sources {
			return
		}
		sources = more
		for h := range l.dist {
			l.dist[h] = unsupplied
		}
		for _, h := range l.queue {
			l.dist[h] = 0
		}
	}
}

// followRails marks the railways of a side that lead to its edge as sources.
func (p *forces) followRails(l *lines, s side) {
	l.queue = l.queue[:0]
	for _, h := range p.rs.rails {
		l.railed[h] = h
	}
	mark := func(h, before board.ID) {
		l.dist[h], l.railed[h] = 0, before
		l.queue = append(l.queue, h)
	}
	for _, h := range p.rs.stations[s] {
		if l.dist[h] > 0 && !p.holds(s.enemy(), h) && p.railOf(s, h) {
			mark(h, board.None)
		}
	}
	for i := 0; i < len(l.queue); i++ {
		from := l.queue[i]
		for _, w := range p.rs.tracks[from] { // neither held by the enemy (Supply 5) nor behind his fort (Forts 8)
			if l.dist[w.to] > 0 && p.carries(s, w.to) && p.admits(s, from, w) {
				mark(w.to, from)
			}
		}
	}
}

// spread goes out from the sources in the queue, which stay its beginning.
func (p *forces) spread(l *lines, s side, limit int8) {
	for _, h := range l.queue {
		l.before[h] = board.None
	}
	for i := 0; i < len(l.queue); i++ {
		from := l.queue[i]
		far := l.dist[from] + 1
		if far > limit {
			return
		}
		for _, w := range p.rs.ways[from] {
			if l.dist[w.to] > far && p.admits(s, from, w) {
				l.dist[w.to], l.before[w.to] = far, from
				l.queue = append(l.queue, w.to)
			}
		}
	}
}

// railOf tells whether a side has supply over the railway in a hex: Russia in
// its own country (Supply 2), the Central Powers in both of theirs and as far as
// EB units have restored Russian lines (Supply 4).
func (p *forces) railOf(s side, h board.ID) bool {
	return p.Board().HasRail(h) && p.rs.closed[h] == openHex && p.carries(s, h)
}

// carries is railOf a hex with a railway that units can enter.
func (p *forces) carries(s side, h board.ID) bool {
	return p.rs.country[h].side() == s || s == central && p.restored(h)
}

// passes tells whether supply goes from a hex to the adjacent one.
func (p *forces) passes(s side, from board.ID, d hex.Direction, to board.ID) bool {
	return p.rs.closed[to] == openHex && p.admits(s, from, way{to, d})
}

// admits tells whether neither the enemy nor his fort keeps supply from going a way.
func (p *forces) admits(s side, from board.ID, w way) bool {
	return !p.holds(s.enemy(), w.to) && !p.fortBars(s, from, w.d)
}

// supplied tells whether a unit of a side would be in supply in a hex.
func (p *forces) supplied(s side, h board.ID) bool {
	return int(p.supplyOf(s)[h]) <= p.rs.tables.SupplyRange
}

// isolated tells whether a unit on the map is out of supply.
func (p *forces) isolated(u int16) bool { return !p.supplied(p.owner(u), p.at(u)) }

// findIsolated notes who is isolated when a side's movement begins, for that halves
// its movement (Isolation 1).
func (p *Position) findIsolated() {
	for _, u := range p.rs.armies[p.side] {
		if p.onMap(u) {
			p.units[u].isolated = p.isolated(u)
		}
	}
}
