package twilight

import (
	"math"

	"vistula/rules/board"
)

// column is by what the odds of neighbouring columns of the Combat Results Table differ,
// roughly.
const column = 1.3

// Cover is the halving of attacks over major rivers (10.6.1) and the shifts of terrain
// and hexsides (10.8).
func (rs *Ruleset) Cover(from, target board.ID) float64 {
	row := rs.terrain[target]
	d, ok := rs.Board().DirectionTo(from, target)
	if row == nil || !ok {
		return math.Inf(1)
	}
	shift, cover := row.Shift, 1.0
	if rs.Board().Hexes[target].Class == "city" {
		shift += rs.tables.row("city").Shift
	}
	f := rs.Board().Side(from, d)
	if f&(board.Major|board.Grand) != 0 {
		cover = 2
	}
	for _, x := range sideRows {
		if f.Has(x.feature) {
			shift += rs.tables.row(x.row).Shift
			break
		}
	}
	return cover * math.Pow(column, -float64(shift))
}
