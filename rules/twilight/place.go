package twilight

import "vistula/rules/board"

// Put puts a unit into a hex by hand: see rules.Arranging.
func (p *Position) Put(u int16, at board.ID, afresh bool) {
	if afresh {
		p.units[u] = p.rs.nowhere(u)
		p.units[u].gone = onBoard
	}
	p.units[u].hex = at
}

// TakeOff takes a unit off the map by hand. In this game whoever is off it without a reason
// takes no part.
func (p *Position) TakeOff(u int16, _ bool) { p.units[u] = p.rs.nowhere(u) }
