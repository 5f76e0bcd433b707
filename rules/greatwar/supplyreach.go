package greatwar

import (
	"vistula/rules/board"
	"vistula/rules/occupancy"
)

// How far supply reaches, without the lines that runSupply finds on the way: the reach
// is asked for after every move, the lines only where they are shown. What a search finds
// is kept with what it looked at, for most moves touch no line of a nation.

// found finds the network of a nation, by a search only where something has changed that
// the last one looked at.
func (p supplying) found(n nation) *found {
	k := &p.known.found[n]
	p.ask(n, k)
	if !k.watch.Same(k.barred, k.zoned, k.lost, k.depots) {
		p.search(n, k)
	}
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

// search finds the network of a nation. Depots that supply comes to become sources
// themselves, and carry it on, one to the next (9.16).
func (p supplying) search(n nation, k *found) {
	hexes, c := p.Board().Len(), &p.scratch.carrier
	k.source, k.reach = occupancy.Emptied(k.source, hexes), occupancy.Emptied(k.reach, hexes)
	k.watch.Begin(k.barred, k.zoned, k.lost, k.depots)
	p.railSources(n, k)
	if len(c.far) != hexes {
		c.far = make([]int16, hexes)
	}
	for h := range c.far {
		c.far[h] = int16(p.rs.tables.SupplyRange) + 1
	}
	c.queue = c.queue[:0]
	from := func(at board.ID) {
		c.far[at] = 0
		k.reach.Add(at)
		c.queue = append(c.queue, at)
	}
	for at := range k.source.All() {
		from(at)
	}
	for more := true; more; {
		p.carryOn(n, k)
		more = false
		for at := range k.depots.All() {
			if !k.source.Has(at) && k.reach.Has(at) {
				k.source.Add(at)
				from(at)
				more = true
			}
		}
	}
}

// railSources marks the hexes of a nation's railways that are joined to a friendly
// map edge by hexes free of the enemy and not last held by him (9.15).
func (p supplying) railSources(n nation, k *found) {
	open := p.scratch.open[:0]
	try := func(id board.ID) {
		k.watch.Saw(id)
		if !k.lost.Has(id) && !k.barred.Has(id) && !k.zoned.Has(id) {
			k.source.Add(id)
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
			if !k.source.Has(to) {
				try(to)
			}
		}
	}
	p.scratch.open = open
}

// carryOn spreads from the hexes in the queue. In an enemy zone a line may end, because
// the unit's own hex does not count (9.13), but not go on.
func (p supplying) carryOn(n nation, k *found) {
	c, most := &p.scratch.carrier, int16(p.rs.tables.SupplyRange)
	for i := 0; i < len(c.queue); i++ {
		at := c.queue[i]
		cost := c.far[at] + 1
		if cost > most {
			continue
		}
		for _, to := range p.rs.carries[n][at] {
			if c.far[to] <= cost {
				continue
			}
			if k.watch.Saw(to); k.barred.Has(to) {
				continue
			}
			if k.reach.Add(to); !k.zoned.Has(to) {
				c.far[to] = cost
				c.queue = append(c.queue, to)
			}
		}
	}
	c.queue = c.queue[:0]
}
