package greatwar

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// Chapter 7: zones of control.

// field is what follows from where the units stand: it is kept up to date by
// place and never saved.
type field struct {
	count  [2][]int8 // units of a side in each hex, headquarters and all
	combat [2][]int8 // units of a side that are not headquarters
	exerts [2][]int8 // units and fortresses of a side in each hex that exert a zone
	zone   [2][]int8 // hexes whose units of a side extend their zone into each hex
	known  known
}

func newField(hexes int) field {
	var f field
	for s := range f.count {
		f.count[s], f.combat[s] = make([]int8, hexes), make([]int8, hexes)
		f.exerts[s], f.zone[s] = make([]int8, hexes), make([]int8, hexes)
	}
	return f
}

func (f *field) clone() field {
	var g field
	for s := range f.count {
		g.count[s], g.combat[s] = slices.Clone(f.count[s]), slices.Clone(f.combat[s])
		g.exerts[s], g.zone[s] = slices.Clone(f.exerts[s]), slices.Clone(f.zone[s])
	}
	g.known.nets = f.known.nets // never changed once they are made
	return g
}

// rebuild makes the derived field afresh.
func (p *Position) rebuild() {
	p.field = newField(p.Board().Len())
	for i, f := range p.rs.forts {
		if p.forts[i] < f.steps {
			p.exert(f.side, f.hex, 1)
		}
	}
	for u := range p.units {
		p.count(int16(u), 1)
	}
}

// exertsZone tells whether a unit has a zone of control: headquarters and depots
// never (7.26), nothing that is entrained (5.36), nor foraging cavalry in its
// owner's player turn (24.1 and the clarification to it).
func (p *Position) exertsZone(u int16) bool {
	unit, st := p.unit(u), &p.units[u]
	return !unit.hq && !unit.depot && !st.entrained && !(st.forages && unit.side == p.side)
}

// place moves a unit to a hex, or off the map.
func (p *Position) place(u int16, to board.ID) {
	p.lift(u)
	p.units[u].hex = to
	p.lay(u)
}

// change carries out a change of a unit's state that may alter its zone.
func (p *Position) change(u int16, how func(st *unitState)) {
	p.lift(u)
	how(&p.units[u])
	p.lay(u)
}

func (p *Position) lift(u int16) { p.count(u, -1) }
func (p *Position) lay(u int16) {
	p.count(u, 1)
	if at := p.units[u].hex; at != board.None && !p.unit(u).hq {
		p.held[at] = p.owner(u)
	}
}

func (p *Position) count(u int16, by int8) {
	at, s := p.units[u].hex, p.owner(u)
	if at == board.None {
		return
	}
	p.forget()
	p.field.count[s][at] += by
	if !p.unit(u).hq {
		p.field.combat[s][at] += by
	}
	if p.exertsZone(u) {
		p.exert(s, at, by)
	}
}

// exert adds something that exerts a zone to a hex, or takes it away.
func (p *Position) exert(s side, at board.ID, by int8) {
	p.forget()
	before := p.field.exerts[s][at]
	p.field.exerts[s][at] += by
	if (before == 0) != (before+by == 0) {
		p.spread(s, at, by)
	}
}

// spread adds the zone of control around a hex, or takes it away. Zones extend
// into all six hexes (7.11), but not across prohibited hexsides.
func (p *Position) spread(s side, from board.ID, by int8) {
	for d, n := range p.Board().Neighbours(from) {
		if n != board.None && !p.Board().Side(from, hex.Direction(d)).Has(board.Blocked) {
			p.field.zone[s][n] += by
		}
	}
}

// zoc tells whether a hex lies in the zone of control of a side.
func (p *Position) zoc(s side, id board.ID) bool { return p.field.zone[s][id] > 0 }

// holds tells whether a side has a unit in a hex, be it only a headquarters.
func (p *Position) holds(s side, id board.ID) bool { return p.field.count[s][id] > 0 }

// holdsForce tells whether a side has a unit in a hex that is not a headquarters.
func (p *Position) holdsForce(s side, id board.ID) bool { return p.field.combat[s][id] > 0 }

// bars tells whether a hex is closed to the other side by units of s that are not
// headquarters (9.17, 10.52) or by an undestroyed fortress of s (5.13).
func (p *Position) bars(s side, id board.ID) bool {
	return p.holdsForce(s, id) || p.fortOf(s, id) >= 0
}

// openZoc tells whether a hex lies in the zone of control of the enemy of s that
// neither a unit nor a fortress of s in the hex negates: so for supply, retreat
// and command, but not for movement (7.24, 10.34).
func (p *Position) openZoc(s side, id board.ID) bool {
	return p.zoc(s.enemy(), id) && !p.holdsForce(s, id) && p.fortOf(s, id) < 0
}
