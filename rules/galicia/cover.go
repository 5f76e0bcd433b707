package galicia

import "vistula/rules/board"

// Cover is the halving of attacks over rivers and ridges (7.7).
func (rs *Ruleset) Cover(from, target board.ID) float64 {
	if rs.Board().Between(from, target)&(board.River|board.Ridge) != 0 {
		return 2
	}
	return 1
}
