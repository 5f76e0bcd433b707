package twilight

import (
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Case 4.1.1a: a zone of control goes over a major or grand river only as a combat unit
// crosses it. Artillery and trains that stand alone beyond the river so make way for
// who comes, who then enters their hex.

// ford carries such steps out.
type ford struct{ *Position }

func fordOf(p *Position) ford { return ford{p} }

// gives tells whether the enemies of a side in a hex make way for units of which one is
// a combat unit and that come over the river on the hexside.
func (p ford) gives(s side, units []int16, from board.ID, d hex.Direction, to board.ID) bool {
	if p.Board().Side(from, d)&(board.Major|board.Grand) == 0 || !p.enemyIn(to, s) {
		return false
	}
	for u := range p.each(s.enemy(), to) {
		if kind := p.unit(u).kind; kind != artillery && kind != train || p.railMode(u) {
			return false
		}
	}
	for _, u := range units {
		if p.exertsZone(u) {
			return true
		}
	}
	return false
}

// clear has the enemies in a hex make way before somebody enters it, and tells whether
// there are any.
func (p ford) clear(f fording, s side) bool {
	if !p.enemyIn(f.to, s) {
		return false
	}
	p.fording = f
	for _, u := range p.of(s.enemy(), f.to) {
		askingIn(p.Position).ask(makesWay(p.Position, u))
	}
	return true
}
