package galicia

import "vistula/rules/board"

// Put puts a unit into a hex by hand: see rules.Arranging.
func (p *Position) Put(u int16, at board.ID, afresh bool) {
	if afresh {
		p.units[u] = unitState{}
	}
	p.units[u].hex = at
}

// TakeOff takes a unit off the map by hand.
func (p *Position) TakeOff(u int16, unplaced bool) {
	p.units[u] = unitState{hex: board.None, absent: !unplaced}
}
