package fury

import (
	"math"

	"vistula/rules/board"
)

// rung is by what the odds of neighbouring rows of the table of ratios differ, roughly:
// each is a point of the die, as the ground is.
const rung = 1.4

// Cover is what terrain and rivers take from the die of an attack (10.2.2).
func (rs *Ruleset) Cover(from, target board.ID) float64 {
	row := rs.terrain[target]
	if row == nil {
		return math.Inf(1)
	}
	die := row.Modifier
	if rs.Board().Between(from, target).Has(board.River) {
		die += rs.tables.River
	}
	return math.Pow(rung, -float64(die))
}
