package greatwar

import "vistula/rules/board"

// Cover is the halving of attacks over rivers, and the doubling of who defends on
// ground that does so (8.3).
func (rs *Ruleset) Cover(from, target board.ID) float64 {
	cover := 1.0
	if rs.Board().Between(from, target).Has(board.River) {
		cover *= 2
	}
	if row := rs.terrain[target]; row != nil && row.Doubles {
		cover *= 2
	}
	return cover
}
