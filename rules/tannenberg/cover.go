package tannenberg

import (
	"math"

	"vistula/rules/board"
)

// column is by what odds of one column of the Combat Results Table differ, roughly; a
// point of the die is about as much.
const column = 1.4

// Cover is what rough ground (Terrain 4) and an attack from a river (Terrain 5) add to
// the die.
func (rs *Ruleset) Cover(from, target board.ID) float64 {
	die := 0
	if rs.rough[target] {
		die += rs.tables.RoughDie
	}
	if rs.river[from] {
		die += rs.tables.RiverDie
	}
	return math.Pow(column, float64(die))
}
