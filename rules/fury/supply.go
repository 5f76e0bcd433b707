package fury

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/occupancy"
	"vistula/rules/path"
)

// Case 11.2: lines of communication. A unit draws its line over two hexes at most
// to another unit that has one, to a fortress that has one or is linked by railway
// to an entry hex, or to a railway hex near such an entry.

// lines is who has a line of communication.
type lines struct {
	found bool // all of this is as things stand
	side  side
	rail  [3]occupancy.Area // by nation: the railway hexes that serve as sources
	link  occupancy.Area    // fortresses and units that hand a line on
	relay occupancy.Area    // those that would if one came to them

	clear    occupancy.Area    // where units of the side can be
	open     occupancy.Area    // where a line goes on
	passed   occupancy.Area    // where one was followed further
	near     [3]occupancy.Area // by nation: from where a line can be drawn to such a railway hex
	nearLink occupancy.Area    // to such a fortress or units
	nearAny  occupancy.Area    // to anything that serves some nation of the side

	// While they are being found:
	newly, beside, beyond occupancy.Area

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

func (p *network) findLines(s side, l *lines) {
	l.found, l.judged, l.side = true, false, s
	for _, a := range []*occupancy.Area{&l.link, &l.relay, &l.passed, &l.nearLink, &l.nearAny, &l.newly} {
		*a = occupancy.Emptied(*a, p.Board().Len())
	}
	p.findClear(l)
	p.findRelays(l)
	p.railheads(l)
	for n := range l.near {
		l.near[n] = occupancy.Emptied(l.near[n], p.Board().Len())
		clear(l.passed)
		p.draw(l, l.near[n], l.rail[n])
		l.nearAny.AddAll(l.near[n])
	}
	for at := range l.relay.All() {
		if p.nearRail(l, p.nationsAt(s, at), at) {
			l.newly.Add(at)
		}
	}
	clear(l.passed)
	for more := true; more; {
		l.link.AddAll(l.newly)
		p.draw(l, l.nearLink, l.newly)
		more = false
		for i := range l.newly {
			l.newly[i] = l.nearLink[i] & l.relay[i] &^ l.link[i]
			more = more || l.newly[i] != 0
		}
	}
	l.nearAny.AddAll(l.nearLink)
}

// findClear finds where units of the side can be, and through which of these hexes a line
// goes on: there is no enemy zone without a friendly unit.
func (p *network) findClear(l *lines) {
	s, e := int8(l.side), int8(l.side.enemy())
	l.clear = occupancy.Less(l.clear, p.rs.land, p.who.Held(e))
	l.open = occupancy.Emptied(l.open, p.Board().Len())
	zoned, exerting, friends := p.who.Zoned(e), p.who.With(occupancy.Exerts, e), p.who.With(fights, s)
	for i, word := range l.clear {
		l.open[i] = word &^ ((zoned[i] | exerting[i]) &^ friends[i])
	}
	for i := range p.rs.forts { // which stop the enemy, or have both in one hex
		at := p.rs.forts[i].hex
		l.clear.Remove(at)
		if l.open.Remove(at); p.passable(l.side, at) {
			if l.clear.Add(at); !p.openZoc(l.side, at) {
				l.open.Add(at)
			}
		}
	}
}

// draw adds from where lines can be drawn to the hexes of an area: over two hexes at
// most. They may begin and end in an enemy zone, but do not pass through one.
func (p *network) draw(l *lines, near, to occupancy.Area) {
	near.AddAll(to)
	l.beside, l.beyond = occupancy.Emptied(l.beside, p.Board().Len()), occupancy.Emptied(l.beyond, p.Board().Len())
	for at := range to.All() {
		l.beside.AddAll(p.rs.around[at])
	}
	for i, word := range l.beside {
		l.beyond[i] = word & l.open[i] &^ l.passed[i]
	}
	near.AddAll(l.beside)
	l.passed.AddAll(l.beyond)
	for at := range l.beyond.All() {
		near.AddAll(p.rs.around[at])
	}
}

// findRelays notes where fortresses and units of a side would hand a line on that
// comes to them.
func (p *network) findRelays(l *lines) {
	for at := range p.who.Held(int8(l.side)).All() {
		if p.hands(l.side, at) {
			l.relay.Add(at)
		}
	}
	for i := range p.rs.forts {
		if at := p.rs.forts[i].hex; p.held(l.side, at) {
			l.relay.Add(at)
		}
	}
}

// nearRail tells whether a railway hex that serves one of some nations is near enough.
func (p *network) nearRail(l *lines, of [3]bool, at board.ID) bool {
	for n, near := range l.near {
		if of[n] && near.Has(at) {
			return true
		}
	}
	return false
}

// hands tells whether a side has units in a hex that can hand a line on: any but
// those that are besieged.
func (p *network) hands(s side, at board.ID) bool { return p.stands(s, at) && !p.shutIn(s, at) }

// railheads marks the railway hexes that serve each nation of a side as sources, and
// as linked the fortresses that its railways reach from an entry.
func (p *network) railheads(l *lines) {
	s := l.side
	for n := range nation(3) {
		l.rail[n] = occupancy.Emptied(l.rail[n], p.Board().Len())
		if n.side() != s {
			continue
		}
		net := p.entryNet(s, n)
		for _, at := range net.All() {
			if cost, _ := net.Cost(at); cost <= p.rs.tables.Lines.Railway && p.rs.country[at] == n {
				l.rail[n].Add(at)
			}
		}
		for i := range p.rs.forts {
			at := p.rs.forts[i].hex
			if p.rs.country[at] == n && p.held(s, at) && p.railTo(net, n, at) {
				l.newly.Add(at)
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

// source tells whether a railway hex serves one of some nations as a source.
func (l *lines) source(of [3]bool, at board.ID) bool {
	for n, rail := range l.rail {
		if of[n] && rail.Has(at) {
			return true
		}
	}
	return false
}

// linked tells whether units of some nations have a line of communication in a
// hex: their own fortress is one in any case (11.2 note).
func (p *network) linked(l *lines, of [3]bool, at board.ID) bool {
	return p.controls(l.side, at) || l.nearLink.Has(at) || p.nearRail(l, of, at)
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
