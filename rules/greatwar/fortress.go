package greatwar

import "vistula/rules/board"

// Chapter 11: fortresses. All stand in Austria-Hungary.

// fort is a fortress as it is printed on the map.
type fort struct {
	hex                board.ID
	side               side
	strength, weakened int8
	steps              int8
	name               string
}

// fortOf is the fortress of a side in a hex that is not destroyed, -1 where there
// is none (11.14).
func (p *Position) fortOf(s side, id board.ID) int {
	f := p.rs.fortAt[id]
	if f < 0 || p.rs.forts[f].side != s || p.forts[f] >= p.rs.forts[f].steps {
		return -1
	}
	return int(f)
}

// fortStrength is the defence strength of a fortress: the smaller one once it
// has lost two steps (11.14).
func (p *Position) fortStrength(f int) int {
	if p.forts[f] >= 2 {
		return int(p.rs.forts[f].weakened)
	}
	return int(p.rs.forts[f].strength)
}
