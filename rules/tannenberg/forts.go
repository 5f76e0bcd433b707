package tannenberg

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Heading "Forts": where they stand and what they close. How they are attacked is
// in combat.go.

// fortBetween is the fort on a hexside that still stands, -1 where there is none.
func (p *forces) fortBetween(from board.ID, d hex.Direction) int16 {
	if f := p.rs.fortAt[from][d]; f >= 0 && !p.forts[f] {
		return f
	}
	return -1
}

// fortBars tells whether an enemy fort closes a hexside to a side (Forts 1, 8).
func (p *forces) fortBars(s side, from board.ID, d hex.Direction) bool {
	f := p.fortBetween(from, d)
	return f >= 0 && p.rs.forts[f].side != s
}

// destroyFort marks a fort off for good (Forts 7).
func (p *Position) destroyFort(f int16) {
	p.forts[f] = true
	p.sources.forget()
	fort := &p.rs.forts[f]
	p.Tell(rules.Event{Kind: "fort", Case: "Forts 7", Side: fort.side.id(), Hexes: p.Hexes(fort.inside, fort.outside),
		Text: "The fort of " + fort.name + " towards " + p.HexName(fort.outside) + " is destroyed."})
}
