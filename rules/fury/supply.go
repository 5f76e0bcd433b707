package fury

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/occupancy"
)

// Case 11.2: lines of communication. A unit draws its line over two hexes at most
// to another unit that has one, to a fortress that has one or is linked by railway
// to an entry hex, or to a railway hex near such an entry.

// lines is who has a line of communication. It is found in parts, each of which is kept
// as long as nothing has changed that it was made of: most moves change few of them.
type lines struct {
	found bool // all of this is as things stand
	side  side

	// What follows from where the units stand:
	clear  occupancy.Area    // where units of the side can be
	open   occupancy.Area    // where a line goes on
	trains occupancy.Area    // where the side's trains go
	relay  occupancy.Area    // fortresses and units that hand a line on if one comes to them
	holds  occupancy.Area    // fortresses of the side that are not besieged
	served [3]occupancy.Area // by nation: where the side has somebody whom its railways serve

	nets     [3]railNet     // by nation
	links    relays         // fortresses and units that do hand a line on
	nearAny  occupancy.Area // where units can go and a line can be drawn from to anything that serves some nation of the side
	touching occupancy.Area // where the side has somebody with a line

	scratch drawing

	judged   bool    // isolated is as things stand
	isolated []int16 // units that must go back
}

// railNet is what the railways of a nation serve.
type railNet struct {
	rail   occupancy.Area  // the railway hexes that serve as sources
	forts  occupancy.Area  // the fortresses that the railways reach from an entry
	rides  occupancy.Watch // over the trains that found these
	near   occupancy.Area  // from where a line can be drawn to such a railway hex
	onFoot occupancy.Watch // over the lines that found it
}

// relays are fortresses and units that hand a line on, one to the next.
type relays struct {
	first occupancy.Area // those that have one without another's help
	link  occupancy.Area // all
	near  occupancy.Area // from where a line can be drawn to one
	watch occupancy.Watch
}

// drawing is the scratch space of drawing lines.
type drawing struct {
	first          occupancy.Area // of relays
	newly          occupancy.Area // those to whom a line has come just now
	passed         occupancy.Area // where one was followed further
	beside, beyond occupancy.Area
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
	p.findClear(l)
	p.findRelays(l)
	hexes := p.Board().Len()
	first := occupancy.Emptied(l.scratch.first, hexes)
	l.scratch.first, l.nearAny, l.touching = first, occupancy.Emptied(l.nearAny, hexes), occupancy.Emptied(l.touching, hexes)
	for n := range nation(len(l.nets)) {
		if n.side() != s {
			continue
		}
		net := &l.nets[n]
		p.findNet(l, n, net)
		for i, near := range net.near {
			serves := near & l.served[n][i]
			first[i] |= serves&l.relay[i] | net.forts[i]&l.holds[i]
			l.touching[i] |= serves
		}
		l.nearAny.AddAll(net.near)
	}
	if !slices.Equal(first, l.links.first) || !l.links.watch.Same(l.relay, l.open) {
		p.findLinks(l, first)
	}
	l.nearAny.AddAll(l.links.near)
	l.touching.AddAll(l.links.near)
	for i, land := range p.rs.land {
		l.nearAny[i] &= land
	}
	for i := range p.rs.forts { // its own fortress is one to a unit in any case (11.2 note)
		if at := p.rs.forts[i].hex; p.controls(s, at) {
			l.touching.Add(at)
		}
	}
}

// findClear finds where units of the side can be, and through which of these hexes a line
// goes on: there is no enemy zone without a friendly unit. Its trains go wherever there is
// neither such a zone nor an enemy (9.3).
func (p *network) findClear(l *lines) {
	s, e := int8(l.side), int8(l.side.enemy())
	l.clear = occupancy.Less(l.clear, p.rs.land, p.who.Held(e))
	l.open, l.trains = occupancy.Emptied(l.open, p.Board().Len()), occupancy.Emptied(l.trains, p.Board().Len())
	zoned, exerting, friends, enemies := p.who.Zoned(e), p.who.With(occupancy.Exerts, e), p.who.With(fights, s), p.who.Held(e)
	for i, word := range l.clear {
		dominated := (zoned[i] | exerting[i]) &^ friends[i]
		l.open[i], l.trains[i] = word&^dominated, ^(dominated | enemies[i])
	}
	for i := range p.rs.forts { // which stop the enemy, or have both in one hex
		at := p.rs.forts[i].hex
		l.clear.Remove(at)
		if l.open.Remove(at); p.passable(l.side, at) {
			if l.clear.Add(at); !p.openZoc(l.side, at) {
				l.open.Add(at)
			}
		}
		if !p.controls(l.side, at) {
			l.trains.Remove(at)
		}
	}
}

// findRelays notes where fortresses and units of a side would hand a line on that
// comes to them, which is any but those that are besieged, and of which nations the
// railways serve what is there: that of the units, for Germans in an Austrian army also
// Austria-Hungary, and for a fortress any.
func (p *network) findRelays(l *lines) {
	for n := range l.served {
		l.served[n] = occupancy.Emptied(l.served[n], p.Board().Len())
	}
	for i := range p.units {
		if u := int16(i); p.owner(u) == l.side && p.onMap(u) {
			l.served[p.unit(u).nation].Add(p.at(u))
			l.served[p.railNation(u)].Add(p.at(u))
		}
	}
	l.relay, l.holds = append(l.relay[:0], p.who.With(fights, int8(l.side))...), occupancy.Emptied(l.holds, p.Board().Len())
	for i := range p.rs.forts {
		at := p.rs.forts[i].hex
		switch {
		case p.held(l.side, at):
			l.holds.Add(at)
			l.relay.Add(at)
		case p.shutIn(l.side, at):
			l.relay.Remove(at)
		}
		for n := range l.served {
			if p.controls(l.side, at) && nation(n).side() == l.side {
				l.served[n].Add(at)
			}
		}
	}
}

// findNet finds what the railways of a nation of the side serve.
func (p *network) findNet(l *lines, n nation, net *railNet) {
	if !net.rides.Same(l.trains) {
		p.railheads(l, n, net)
	} else if net.onFoot.Same(l.open) {
		return
	}
	net.near = occupancy.Emptied(net.near, p.Board().Len())
	net.onFoot.Begin(l.open)
	clear(l.scratch.passed)
	p.draw(l, net.near, net.rail)
	net.onFoot.SawAll(net.near)
}

// railheads marks the railway hexes that serve a nation of the side as sources, and the
// fortresses that its railways reach from an entry. A line does not pass through the
// fortress itself, so that an enemy zone over it does not matter.
func (p *network) railheads(l *lines, n nation, net *railNet) {
	net.rail, net.forts = occupancy.Emptied(net.rail, p.Board().Len()), occupancy.Emptied(net.forts, p.Board().Len())
	net.rides.Begin(l.trains)
	open, rails, flood := p.field.queue[:0], p.rs.rails[n.only()], &p.field.entry
	for _, at := range p.rs.entries[n] {
		if net.rides.Saw(at); l.trains.Has(at) {
			open = append(open, at)
		}
	}
	p.field.queue = open
	flood.Run(rails, farRail, func(to board.ID) bool { net.rides.Saw(to); return l.trains.Has(to) }, open...)
	for _, at := range flood.All() {
		if cost, _ := flood.Cost(at); cost <= p.rs.tables.Lines.Railway && p.rs.country[at] == n {
			net.rail.Add(at)
		}
	}
	for i := range p.rs.forts {
		if at := p.rs.forts[i].hex; p.rs.country[at] == n && (flood.Reached(at) || slices.ContainsFunc(rails[at], flood.Reached)) {
			net.forts.Add(at)
		}
	}
}

// findLinks hands lines on from those that have one to those to whom they come, over and
// over.
func (p *network) findLinks(l *lines, first occupancy.Area) {
	hexes, k, newly := p.Board().Len(), &l.links, append(l.scratch.newly[:0], first...)
	k.first, k.link, k.near = append(k.first[:0], first...), occupancy.Emptied(k.link, hexes), occupancy.Emptied(k.near, hexes)
	l.scratch.newly = newly
	k.watch.Begin(l.relay, l.open)
	clear(l.scratch.passed)
	for more := true; more; {
		k.link.AddAll(newly)
		p.draw(l, k.near, newly)
		more = false
		for i := range newly {
			newly[i] = k.near[i] & l.relay[i] &^ k.link[i]
			more = more || newly[i] != 0
		}
	}
	k.watch.SawAll(k.near)
}

// draw adds from where lines can be drawn to the hexes of an area: over two hexes at
// most. They may begin and end in an enemy zone, but do not pass through one.
func (p *network) draw(l *lines, near, to occupancy.Area) {
	near.AddAll(to)
	d, hexes := &l.scratch, p.Board().Len()
	d.beside, d.beyond = occupancy.Emptied(d.beside, hexes), occupancy.Emptied(d.beyond, hexes)
	if len(d.passed) != len(near) {
		d.passed = occupancy.Emptied(d.passed, hexes)
	}
	for at := range to.All() {
		d.beside.AddAll(p.rs.around[at])
	}
	for i, word := range d.beside {
		d.beyond[i] = word & l.open[i] &^ d.passed[i]
	}
	near.AddAll(d.beside)
	d.passed.AddAll(d.beyond)
	for at := range d.beyond.All() {
		near.AddAll(p.rs.around[at])
	}
}

// inTouch tells whether what a side has in a hex has a line of communication.
func (l *lines) inTouch(at board.ID) bool { return l.touching.Has(at) }

// serves tells whether a railway hex is a source for what a side has in a hex.
func (l *lines) serves(at, source board.ID) bool {
	for n := range l.nets {
		if l.served[n].Has(at) && l.nets[n].rail.Has(source) {
			return true
		}
	}
	return false
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
		if u := int16(i); p.owner(u) == s && p.onMap(u) && !p.units[u].adjusted && !l.inTouch(p.at(u)) {
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
	return !l.inTouch(at) && (p.unit(u).hq || !p.besieges(s, at) && (p.friendIn(u, at) || !p.zoc(s.enemy(), at)))
}

// touches tells whether a unit would have a line of communication in another hex,
// given the lines without it. Its own fortress is one in any case (11.2 note).
func (p *network) touches(l *lines, u int16, at board.ID) bool {
	return p.controls(l.side, at) || l.links.near.Has(at) || l.nets[p.unit(u).nation].near.Has(at) || l.nets[p.railNation(u)].near.Has(at)
}
