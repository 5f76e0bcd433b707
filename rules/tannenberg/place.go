package tannenberg

import "vistula/rules/board"

// Put puts a unit into a hex by hand, at the bottom of the stack: see rules.Arranging.
func (p *Position) Put(u int16, at board.ID, afresh bool) {
	p.liftOut(u)
	if afresh {
		p.units[u] = unitState{}
	}
	under := int8(0)
	for v := range p.units {
		if st := &p.units[v]; int16(v) != u && st.hex == at {
			under = max(under, st.rank+1)
		}
	}
	p.units[u].hex, p.units[u].rank = at, under
}

// TakeOff takes a unit off the map by hand.
func (p *Position) TakeOff(u int16, unplaced bool) {
	p.liftOut(u)
	p.units[u] = unitState{hex: board.None, absent: !unplaced}
}

// liftOut takes a unit out of its stack, which closes up.
func (p *Position) liftOut(u int16) {
	from := &p.units[u]
	if from.hex == board.None {
		return
	}
	for v := range p.units {
		if st := &p.units[v]; st.hex == from.hex && st.rank > from.rank {
			st.rank--
		}
	}
	from.hex, from.rank = board.None, 0
}
