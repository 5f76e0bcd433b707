package galicia

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// field is what follows from where the units stand: it is kept up to date by
// place and never saved.
type field struct {
	count [2][]int8 // units of a side in each hex
	zone  [2][]int8 // hexes whose units of a side extend their zone into each hex (6.0)
}

func newField(hexes int) field {
	var f field
	for s := range f.count {
		f.count[s] = make([]int8, hexes)
		f.zone[s] = make([]int8, hexes)
	}
	return f
}

func (f *field) clone() field {
	var g field
	for s := range f.count {
		g.count[s], g.zone[s] = slices.Clone(f.count[s]), slices.Clone(f.zone[s])
	}
	return g
}

// place moves a unit to a hex, or off the map.
func (p *Position) place(u int16, to board.ID) {
	s := p.rs.units[u].side
	if from := p.units[u].hex; from != board.None {
		p.field.count[s][from]--
		if p.field.count[s][from] == 0 {
			p.spread(s, from, -1)
		}
	}
	p.units[u].hex = to
	if to != board.None {
		p.field.count[s][to]++
		if p.field.count[s][to] == 1 {
			p.spread(s, to, 1)
		}
	}
}

// spread adds the zone of control around a hex, or takes it away. Zones extend
// into every adjacent hex, but not across a river, bridged or not (6.1).
func (p *Position) spread(s side, from board.ID, by int8) {
	for d, n := range p.Board().Neighbours(from) {
		if n != board.None && !p.Board().Side(from, hex.Direction(d)).Has(board.River) {
			p.field.zone[s][n] += by
		}
	}
}

// zoc tells whether a hex lies in the zone of control of a side (6.0).
func (p *Position) zoc(s side, id board.ID) bool { return p.field.zone[s][id] > 0 }

// holds tells whether a side has a unit in a hex.
func (p *Position) holds(s side, id board.ID) bool { return p.field.count[s][id] > 0 }

// openZoc tells whether a hex lies in the zone of control of the enemy of s
// that no unit of s in the hex negates; only for supply and reaction are zones
// negated (6.2, 6.3, 12.1.3).
func (p *Position) openZoc(s side, id board.ID) bool {
	return p.zoc(s.enemy(), id) && !p.holds(s, id)
}
