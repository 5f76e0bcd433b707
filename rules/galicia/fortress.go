package galicia

import "vistula/rules/board"

// Chapter 13: Fortress Przemysl. That no Russian unit enters it is in
// Position.closed and canRetreatInto.

// safe tells whether units of a side in a hex cannot be attacked there: they are
// Austro-Hungarian and in Przemysl.
func (p *Position) safe(s side, id board.ID) bool { return s == austria && id == p.rs.fortress }

// nearFortress tells whether a hex is adjacent to Fortress Przemysl.
func (p battle) nearFortress(id board.ID) bool { return p.Board().Adjacent(p.rs.fortress, id) }

// fortressShift is the shift of columns, to the right where positive, for an
// attack on a hex next to Przemysl: two in favour of Austria-Hungary.
func (p battle) fortressShift(target board.ID) int {
	switch {
	case !p.nearFortress(target):
		return 0
	case p.side == austria:
		return p.rs.tables.Shifts.Fortress
	}
	return -p.rs.tables.Shifts.Fortress
}
