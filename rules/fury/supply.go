package fury

import (
	"slices"

	"vistula/rules/board"
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
	nearAny       []bool    // by hex: to anything that serves some nation of the side
	queue         []board.ID
	passed        []bool // by hex: whether a line goes on beyond it was looked at

	relay  []bool     // by hex: fortresses and units there would hand a line on
	relays []board.ID // likewise

	judged   bool    // isolated is as things stand
	isolated []int16 // units that must go back
}

// linesOf finds the lines of a side, as it stands. They are good until something
// moves.
func (p *network) linesOf(s side) *lines {
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

func (p *network) findLines(s side, l *lines) {
	l.found, l.spread, l.judged, l.side = true, false, false, s
	l.link = cleared(l.link, p.Board().Len())
	l.passed = cleared(l.passed, p.Board().Len())
	queue := l.queue[:0]
	p.findRelays(s, l)
	reach := func(at board.ID) {
		if l.relay[at] && !l.link[at] {
			l.link[at] = true
			queue = append(queue, at)
		}
	}
	p.railheads(s, l, reach)
	for _, at := range l.relays {
		if !l.link[at] && p.nearRail(l, p.nationsAt(s, at), at) {
			reach(at)
		}
	}
	for i := 0; i < len(queue); i++ {
		p.drawFrom(l, queue[i], reach)
	}
	l.queue = queue
}

// findRelays notes where fortresses and units of a side would hand a line on that
// comes to them.
func (p *network) findRelays(s side, l *lines) {
	l.relay, l.relays = cleared(l.relay, p.Board().Len()), l.relays[:0]
	add := func(at board.ID) {
		if at != board.None && !l.relay[at] && (p.hands(s, at) || p.held(s, at)) {
			l.relay[at], l.relays = true, append(l.relays, at)
		}
	}
	for u := range p.units {
		if p.owner(int16(u)) == s {
			add(p.units[u].hex)
		}
	}
	for i := range p.rs.forts {
		add(p.rs.forts[i].hex)
	}
}

// reaches tells whether units of some nations would have a line of communication in a
// hex. For many hexes that is faster than linked: the lines are drawn from their
// sources.
func (p *network) reaches(s side, of [3]bool, at board.ID) bool {
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
func (p *network) spreadLines(l *lines) {
	mark := func(near, sources []bool) {
		l.passed = cleared(l.passed, p.Board().Len())
		for at, is := range sources {
			if is {
				near[at] = true
				p.drawFrom(l, board.ID(at), func(to board.ID) { near[to] = true })
			}
		}
		for at, is := range near {
			l.nearAny[at] = l.nearAny[at] || is
		}
	}
	l.spread, l.nearLink = true, cleared(l.nearLink, p.Board().Len())
	l.nearAny = cleared(l.nearAny, p.Board().Len())
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
func (p *network) hands(s side, at board.ID) bool { return p.stands(s, at) && !p.shutIn(s, at) }

// railheads marks the railway hexes that serve each nation of a side as sources, and
// lists the fortresses that its railways reach from an entry.
func (p *network) railheads(s side, l *lines, fort func(at board.ID)) {
	for n := range nation(3) {
		if n.side() != s {
			continue
		}
		l.rail[n] = cleared(l.rail[n], p.Board().Len())
		net := p.entryNet(s, n)
		for _, at := range net.All() {
			if cost, _ := net.Cost(at); cost <= p.rs.tables.Lines.Railway && p.rs.country[at] == n {
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

// entryNet spreads over what the railways of a nation link to its entry hexes, until
// the next one is asked for.
func (p *network) entryNet(s side, n nation) *path.Flood {
	open := p.field.queue[:0]
	for _, at := range p.rs.entries[n] {
		if p.trains(s, at) {
			open = append(open, at)
		}
	}
	p.field.queue = open
	p.net(&p.field.entry, s, n.only(), open...)
	return &p.field.entry
}

// railTo tells whether a net ends at a fortress: the line does not pass through the
// fortress itself, so that an enemy zone over it does not matter.
func (p *network) railTo(net *path.Flood, n nation, at board.ID) bool {
	return net.Reached(at) || slices.ContainsFunc(p.rs.rails[n.only()][at], net.Reached)
}

// nationsAt tells of which nations the railways serve what a side has in a hex: that
// of its units, for Germans in an Austrian army also Austria-Hungary, and for a
// fortress any.
func (p *network) nationsAt(s side, at board.ID) (of [3]bool) {
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
func (p *network) nearRail(l *lines, of [3]bool, at board.ID) bool {
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
func (p *network) eachWithin(s side, from board.ID, yield func(to board.ID) bool) {
	for _, a := range p.rs.beside[from] {
		if yield(a) {
			return
		}
		if p.openZoc(s, a) || !p.passable(s, a) {
			continue
		}
		for _, b := range p.rs.beside[a] {
			if b != from && yield(b) {
				return
			}
		}
	}
}

// drawFrom reaches all that eachWithin lists, but what lies beyond a hex only once for
// all hexes from which lines are drawn since passed was cleared, and perhaps the hex
// from which they are drawn.
func (p *network) drawFrom(l *lines, from board.ID, reach func(to board.ID)) {
	for _, a := range p.rs.beside[from] {
		reach(a)
		if l.passed[a] {
			continue
		}
		l.passed[a] = true
		if p.openZoc(l.side, a) || !p.passable(l.side, a) {
			continue
		}
		for _, b := range p.rs.beside[a] {
			reach(b)
		}
	}
}

// linked tells whether units of some nations have a line of communication in a
// hex: their own fortress is one in any case (11.2 note).
func (p *network) linked(l *lines, of [3]bool, at board.ID) bool {
	if p.controls(l.side, at) || l.link[at] || p.nearRail(l, of, at) {
		return true
	}
	some := false
	p.eachWithin(l.side, at, func(to board.ID) bool { some = l.link[to]; return some })
	return some
}

// inTouch tells whether what a side has in a hex has a line of communication.
func (p *network) inTouch(l *lines, at board.ID) bool {
	return p.linked(l, p.nationsAt(l.side, at), at)
}

// served tells whether a railway hex is a source for what a side has in a hex.
func (p *network) served(l *lines, at, source board.ID) bool {
	return l.source(p.nationsAt(l.side, at), source)
}

// isolated lists the units of a side that have no line of communication and have
// not yet gone back in this phase. The list is kept as long as nobody moves.
func (p *network) isolated(s side) []int16 {
	l := p.linesOf(s)
	if l.judged {
		return l.isolated
	}
	l.judged, l.isolated = true, l.isolated[:0]
	for i := range p.units {
		if u := int16(i); p.owner(u) == s && p.onMap(u) && !p.units[u].adjusted && !p.inTouch(l, p.at(u)) {
			l.isolated = append(l.isolated, u)
		}
	}
	return l.isolated
}

// linesWithout finds the lines of a unit's side as if the unit were not on the map.
func (p *Position) linesWithout(u int16) *lines {
	s := p.owner(u)
	if l := p.linesOf(s); !p.onMap(u) || p.isIdle(l, u) {
		return l
	}
	q := p.trial()
	q.place(u, board.None)
	return q.linesOf(s)
}

// isIdle tells whether it makes no difference to the lines of others that a unit is
// where it is: it has none itself that it could hand on, lifts no siege by going away
// and is not needed to keep an enemy zone open.
func (p *network) isIdle(l *lines, u int16) bool {
	s, at := l.side, p.at(u)
	return !p.inTouch(l, at) && (p.unit(u).hq || !p.besieges(s, at) && (p.friendIn(u, at) || !p.zoc(s.enemy(), at)))
}

// touches tells whether a unit would have a line of communication in another hex,
// given the lines without it.
func (p *network) touches(l *lines, u int16, at board.ID) bool {
	var of [3]bool
	of[p.unit(u).nation], of[p.railNation(u)] = true, true
	return p.linked(l, of, at)
}
