package greatwar

import "vistula/rules/board"

// How far supply reaches, without the lines that runSupply finds on the way: the reach
// is asked for after every move, the lines only where they are shown.

// carry finds the hexes to which supply comes from the sources. Depots that it reaches
// become sources themselves (9.16).
func (p supplying) carry(n nation, net *network) {
	hexes, c := p.Board().Len(), &p.scratch.carrier
	if len(c.far) != hexes {
		c.far, c.kinds = make([]int16, hexes), make([]passage, hexes)
	}
	clear(c.kinds)
	for h := range c.far {
		c.far[h] = int16(p.rs.tables.SupplyRange) + 1
	}
	c.queue = c.queue[:0]
	from := func(at board.ID) {
		c.far[at] = 0
		net.reach.add(at)
		c.queue = append(c.queue, at)
	}
	for at := range board.ID(hexes) {
		if net.source.has(at) {
			from(at)
		}
	}
	for more := true; more; {
		p.carryOn(n, net)
		more = false
		for _, u := range p.rs.depots {
			if at := p.at(u); p.unit(u).nation == n && at != board.None && !net.source.has(at) && net.reach.has(at) {
				net.source.add(at)
				from(at)
				more = true
			}
		}
	}
}

// carryOn spreads from the hexes in the queue.
func (p supplying) carryOn(n nation, net *network) {
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
			switch p.passageOf(n, to) {
			case through:
				c.far[to] = cost
				c.queue = append(c.queue, to)
				net.reach.add(to)
			case ending:
				net.reach.add(to)
			}
		}
	}
	c.queue = c.queue[:0]
}

// passageOf is what a hex is to the lines of a nation, looked at once.
func (p supplying) passageOf(n nation, at board.ID) passage {
	kind := &p.scratch.carrier.kinds[at]
	if *kind == unseen {
		switch s := n.side(); {
		case p.bars(s.enemy(), at):
			*kind = barred
		case p.openZoc(s, at):
			*kind = ending
		default:
			*kind = through
		}
	}
	return *kind
}
