package fury

import "vistula/rules/board"

// Put puts a unit into a hex by hand: see rules.Arranging.
func (p *Position) Put(u int16, at board.ID, afresh bool) {
	if afresh {
		p.units[u] = unitState{army: p.unit(u).army}
	}
	p.units[u].hex = at
}

// TakeOff takes a unit off the map by hand. Only who has lost two steps lies with the
// eliminated units; Cadres and headquarters take no part any more.
func (p *Position) TakeOff(u int16, unplaced bool) {
	unit := p.unit(u)
	st := unitState{hex: board.None, army: unit.army}
	switch {
	case unplaced:
	case unit.cadre || unit.hq || unit.Steps < 2:
		st.box = absent
	default:
		st.box, st.lost = eliminated, 2
	}
	p.units[u] = st
}
