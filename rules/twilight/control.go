package twilight

import (
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Chapter 4.3: control of hexes.

// controlling finds out who controls which hexes.
type controlling struct{ *Position }

func controlOf(p *Position) controlling { return controlling{p} }

// controls tells whether a side controls a hex (4.3).
func (p *Position) controls(s side, h board.ID) bool { return p.held[h] == s }

// hold gives a side control of a hex.
func (p *Position) hold(h board.ID, s side) {
	if p.held[h] != s {
		railsOf(p).sever(h)
		p.held[h] = s
		p.sparse.Changed()
		p.upset()
		engineersOf(p).lose(h, s)
	}
}

// settle gives both sides what lies behind their front lines (4.3.1): a hex from
// which no way leads to an enemy combat unit that is not isolated, but for ways
// through hexes that one's own units hold or that lie in one's own zone.
func (p controlling) settle() {
	for u := range p.units {
		if at := p.at(int16(u)); at != board.None && p.unit(int16(u)).combat() {
			p.hold(at, p.owner(int16(u)))
		}
	}
	for _, s := range []side{russia, central} {
		p.settleFor(s)
	}
}

// settleFor gives a side what lies behind its front line.
func (p controlling) settleFor(s side) {
	open := make([]bool, p.Board().Len())
	queue := p.scratch.hexes[:0]
	reach := func(h board.ID) {
		if !open[h] {
			open[h] = true
			queue = append(queue, h)
		}
	}
	for u := range p.units {
		v := int16(u)
		if at := p.at(v); at != board.None && p.owner(v) != s && p.unit(v).combat() && !p.units[v].isolated {
			reach(at)
		}
	}
	if len(queue) == 0 {
		return
	}
	line := p.line(s)
	for i := 0; i < len(queue); i++ {
		for _, to := range p.Board().Neighbours(queue[i]) {
			if to != board.None && p.inPlay(to) && p.rs.country[to] != noNation && !p.holds(s, to) && !line[to] {
				reach(to)
			}
		}
	}
	p.scratch.hexes = queue
	for h := range board.ID(p.Board().Len()) {
		if !open[h] && p.inPlay(h) && p.rs.country[h] != noNation && !p.holds(s.enemy(), h) {
			if !p.who.Zone(int8(s), h) || p.holds(s, h) {
				p.hold(h, s)
			}
		}
	}
}

// line marks the hexes in the zones of a side's units that can be part of its front line,
// which isolated ones are not (4.3).
func (p controlling) line(s side) []bool {
	line := make([]bool, p.Board().Len())
	for u := range p.units {
		v := int16(u)
		at := p.at(v)
		if at == board.None || p.owner(v) != s || p.units[v].isolated || !p.exertsZone(v) {
			continue
		}
		for d, to := range p.Board().Neighbours(at) {
			if to != board.None && p.rs.extends(at, hex.Direction(d), to) {
				line[to] = true
			}
		}
	}
	return line
}
