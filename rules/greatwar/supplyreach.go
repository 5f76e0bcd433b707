package greatwar

import (
	"vistula/rules/board"
	"vistula/rules/occupancy"
)

// How far supply reaches, without the lines that runSupply finds on the way: the reach
// is asked for after every move, the lines only where they are shown. What a search finds
// is kept with what it looked at, for most moves touch no line of a nation.

// found finds the network of a nation, by searches only where something has changed that
// the last ones looked at: first its railways, then how far supply goes from there.
func (p supplying) found(n nation) *found {
	k := &p.known.found[n]
	p.ask(n, k)
	if k.ridden.Same(k.barred, k.zoned, k.lost) {
		if k.carried.Same(k.barred, k.zoned, k.depots) {
			return k
		}
	} else {
		p.railSources(n, k)
	}
	p.carry(n, k)
	return k
}

// ask finds out what a search will ask of the hexes. A line may not pass through enemies,
// though through lone headquarters (9.17), nor through an enemy zone of control that no
// friend negates (7.24).
func (p supplying) ask(n nation, k *found) {
	s, hexes := n.side(), p.Board().Len()
	e := s.enemy()
	k.barred = append(k.barred[:0], p.who.With(force, int8(e))...)
	k.zoned = occupancy.Less(k.zoned, p.who.Zoned(int8(e)), p.who.With(force, int8(s)))
	for i := range p.rs.forts {
		switch f := &p.rs.forts[i]; {
		case p.forts[i] >= f.steps:
		case f.side == e:
			k.barred.Add(f.hex)
		default:
			k.zoned.Remove(f.hex)
		}
	}
	k.lost, k.depots = occupancy.Emptied(k.lost, hexes), occupancy.Emptied(k.depots, hexes)
	for _, h := range p.rs.railHexes[n] {
		if p.held[h] == e {
			k.lost.Add(h)
		}
	}
	for _, u := range p.rs.depots {
		if at := p.at(u); at != board.None && p.unit(u).nation == n {
			k.depots.Add(at)
		}
	}
}

// railSources marks the hexes of a nation's railways that are joined to a friendly
// map edge by hexes free of the enemy and not last held by him (9.15).
func (p supplying) railSources(n nation, k *found) {
	k.rails = occupancy.Emptied(k.rails, p.Board().Len())
	k.ridden.Begin(k.barred, k.zoned, k.lost)
	open := p.scratch.open[:0]
	try := func(id board.ID) {
		k.ridden.Saw(id)
		if !k.lost.Has(id) && !k.barred.Has(id) && !k.zoned.Has(id) {
			k.rails.Add(id)
			open = append(open, id)
		}
	}
	for _, id := range p.rs.edges[n.side()] {
		if p.rs.exits[n].Has(id) {
			try(id)
		}
	}
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		for _, to := range p.rs.rails[n][at] {
			if !k.rails.Has(to) {
				try(to)
			}
		}
	}
	p.scratch.open = open
}

// carry finds how far supply goes. Depots that it comes to become sources themselves, and
// carry it on, one to the next (9.16).
func (p supplying) carry(n nation, k *found) {
	k.source, k.reach = append(k.source[:0], k.rails...), append(k.reach[:0], k.rails...)
	k.carried.Begin(k.barred, k.zoned, k.depots)
	k.carried.SawAll(k.rails)
	c := &p.scratch.carrier
	c.front = append(c.front[:0], k.rails...)
	for more := true; more; {
		p.carryOn(n, k, c)
		more = false
		for i := range c.front {
			c.front[i] = k.depots[i] & k.reach[i] &^ k.source[i]
			k.source[i] |= c.front[i]
			more = more || c.front[i] != 0
		}
	}
}

// carryOn spreads from the hexes of the front. In an enemy zone a line may end, because
// the unit's own hex does not count (9.13), but not go on.
func (p supplying) carryOn(n nation, k *found, c *carrier) {
	c.passed = append(c.passed[:0], c.front...)
	for range p.rs.tables.SupplyRange {
		c.next = occupancy.Emptied(c.next, p.Board().Len())
		p.rs.carries[n].Step(c.next, c.front)
		k.carried.SawAll(c.next)
		for i, word := range c.next {
			word &^= k.barred[i]
			k.reach[i] |= word
			c.front[i] = word &^ (k.zoned[i] | c.passed[i])
			c.passed[i] |= c.front[i]
		}
	}
}
