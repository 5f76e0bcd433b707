package fury

import (
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
)

// Case 11.2: lines of communication. A unit draws its line over two hexes at most
// to another unit that has one, to a fortress that has one or is linked by railway
// to an entry hex, or to a railway hex near such an entry.

// lines is who has a line of communication.
type lines struct {
	side side
	rail [3][]bool // by nation and hex: a railway hex that serves as a source
	link []bool    // by hex: a fortress or units there that hand a line on

	found, spread bool      // the above, and the below, are as things stand
	near          [3][]bool // by nation and hex: a line can be drawn to such a railway hex
	nearLink      []bool    // by hex: to such a fortress or units
	queue         []board.ID
}

// linesOf finds the lines of a side, as it stands. They are good until something
// moves.
func (p *Position) linesOf(s side) *lines {
	l := &p.field.lines[s]
	if !l.found {
		p.findLines(s, l)
	}
	return l
}

// cleared is a list of so many hexes of which nothing is known, in used memory.
func cleared(used []bool, hexes int) []bool {
	if len(used) != hexes {
		return make([]bool, hexes)
	}
	clear(used)
	return used
}

func (p *Position) findLines(s side, l *lines) {
	l.found, l.spread, l.side = true, false, s
	l.link = cleared(l.link, p.Board().Len())
	queue := l.queue[:0]
	reach := func(at board.ID) {
		if !l.link[at] && (p.hands(s, at) || p.held(s, at)) {
			l.link[at] = true
			queue = append(queue, at)
		}
	}
	p.railheads(s, l, reach)
	for at := range board.ID(p.Board().Len()) {
		if (p.hands(s, at) || p.held(s, at)) && p.nearRail(l, p.nationsAt(s, at), at) {
			reach(at)
		}
	}
	for i := 0; i < len(queue); i++ {
		p.eachWithin(s, queue[i], func(to board.ID) bool { reach(to); return false })
	}
	l.queue = queue
}

// reaches tells whether units of some nations would have a line of communication in a
// hex. For many hexes that is faster than linked: the lines are drawn from their
// sources.
func (p *Position) reaches(s side, of [3]bool, at board.ID) bool {
	l := p.linesOf(s)
	if !l.spread {
		p.spreadLines(l)
	}
	if p.controls(s, at) || l.nearLink[at] {
		return true
	}
	for n, near := range l.near {
		if of[n] && nation(n).side() == s && near[at] {
			return true
		}
	}
	return false
}

// spreadLines marks from where a line can be drawn.
func (p *Position) spreadLines(l *lines) {
	mark := func(near, sources []bool) {
		for at, is := range sources {
			if is {
				near[at] = true
				p.eachWithin(l.side, board.ID(at), func(to board.ID) bool { near[to] = true; return false })
			}
		}
	}
	l.spread, l.nearLink = true, cleared(l.nearLink, p.Board().Len())
	mark(l.nearLink, l.link)
	for n := range l.near {
		if nation(n).side() == l.side {
			l.near[n] = cleared(l.near[n], p.Board().Len())
			mark(l.near[n], l.rail[n])
		}
	}
}

// hands tells whether a side has units in a hex that can hand a line on: any but
// those that are besieged.
func (p *Position) hands(s side, at board.ID) bool { return p.stands(s, at) && !p.shutIn(s, at) }

// railheads marks the railway hexes that serve each nation of a side as sources, and
// lists the fortresses that its railways reach from an entry.
func (p *Position) railheads(s side, l *lines, fort func(at board.ID)) {
	for n := range nation(3) {
		if n.side() != s {
			continue
		}
		l.rail[n] = cleared(l.rail[n], p.Board().Len())
		net := p.entryNet(s, n)
		for at := range board.ID(p.Board().Len()) {
			if cost, ok := net.Cost(path.Node{Hex: at}); ok && cost <= p.rs.tables.Lines.Railway && p.rs.country[at] == n {
				l.rail[n][at] = true
			}
		}
		for i := range p.rs.forts {
			at := p.rs.forts[i].hex
			if p.rs.country[at] == n && p.held(s, at) && p.railTo(net, n, at) {
				fort(at)
			}
		}
	}
}

// entryNet is what the railways of a nation link to its entry hexes, good until the
// next one is asked for.
func (p *Position) entryNet(s side, n nation) *path.Search {
	var open []board.ID
	for _, at := range p.rs.entries[n] {
		if p.trains(s, at) {
			open = append(open, at)
		}
	}
	p.field.entry = p.net(p.field.entry, s, farRail, []nation{n}, open...)
	return p.field.entry
}

// railTo tells whether a net ends at a fortress: the line does not pass through the
// fortress itself, so that an enemy zone over it does not matter.
func (p *Position) railTo(net *path.Search, n nation, at board.ID) bool {
	if _, ok := net.Cost(path.Node{Hex: at}); ok {
		return true
	}
	for d := range hex.Direction(hex.Directions) {
		if p.rs.railOf(n, at, d) {
			if _, ok := net.Cost(path.Node{Hex: p.Board().Neighbour(at, d)}); ok {
				return true
			}
		}
	}
	return false
}

// nationsAt tells of which nations the railways serve what a side has in a hex: that
// of its units, for Germans in an Austrian army also Austria-Hungary, and for a
// fortress any.
func (p *Position) nationsAt(s side, at board.ID) (of [3]bool) {
	for u := range p.who.In(int8(s), at) {
		of[p.unit(u).nation], of[p.railNation(u)] = true, true
	}
	if p.controls(s, at) {
		for n := range of {
			of[n] = of[n] || nation(n).side() == s
		}
	}
	return of
}

func (l *lines) source(of [3]bool, at board.ID) bool {
	for n, r := range l.rail {
		if of[n] && r != nil && r[at] {
			return true
		}
	}
	return false
}

// nearRail tells whether a railway hex that serves these nations is near enough.
func (p *Position) nearRail(l *lines, of [3]bool, at board.ID) bool {
	if l.source(of, at) {
		return true
	}
	some := false
	p.eachWithin(l.side, at, func(to board.ID) bool {
		some = l.source(of, to)
		return some
	})
	return some
}

// eachWithin lists the hexes to which a line of communication of a side can be drawn
// from a hex: it does not pass through an enemy zone without a friendly unit, but
// may begin and end in one. It stops when yield has enough.
func (p *Position) eachWithin(s side, from board.ID, yield func(to board.ID) bool) {
	for _, a := range p.Board().Neighbours(from) {
		if a == board.None || !p.rs.enterable(a) {
			continue
		}
		if yield(a) {
			return
		}
		if p.openZoc(s, a) || !p.passable(s, a) {
			continue
		}
		for _, b := range p.Board().Neighbours(a) {
			if b != board.None && b != from && p.rs.enterable(b) && yield(b) {
				return
			}
		}
	}
}

// linked tells whether units of some nations have a line of communication in a
// hex: their own fortress is one in any case (11.2 note).
func (p *Position) linked(l *lines, of [3]bool, at board.ID) bool {
	if p.controls(l.side, at) || l.link[at] || p.nearRail(l, of, at) {
		return true
	}
	some := false
	p.eachWithin(l.side, at, func(to board.ID) bool { some = l.link[to]; return some })
	return some
}

// inTouch tells whether what a side has in a hex has a line of communication.
func (p *Position) inTouch(l *lines, at board.ID) bool {
	return p.linked(l, p.nationsAt(l.side, at), at)
}

// served tells whether a railway hex is a source for what a side has in a hex.
func (p *Position) served(l *lines, at, source board.ID) bool {
	return l.source(p.nationsAt(l.side, at), source)
}

// isolated lists the units of a side that have no line of communication and have
// not yet gone back in this phase.
func (p *Position) isolated(s side) []int16 {
	l := p.linesOf(s)
	return p.all(func(u int16) bool {
		return p.owner(u) == s && p.onMap(u) && !p.units[u].adjusted && !p.inTouch(l, p.at(u))
	})
}

// linesWithout finds the lines of a unit's side as if the unit were not on the map.
func (p *Position) linesWithout(u int16) *lines {
	if !p.onMap(u) {
		return p.linesOf(p.owner(u))
	}
	q := p.trial()
	q.place(u, board.None)
	return q.linesOf(p.owner(u))
}

// touches tells whether a unit would have a line of communication in another hex,
// given the lines without it.
func (p *Position) touches(l *lines, u int16, at board.ID) bool {
	var of [3]bool
	of[p.unit(u).nation], of[p.railNation(u)] = true, true
	return p.linked(l, of, at)
}
