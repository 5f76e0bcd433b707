package tannenberg

import (
	"vistula/rules/board"
	"vistula/rules/core"
	"vistula/rules/occupancy"
)

// forces are the units and forts of both sides, and what follows from where they are,
// whoever's turn it is and whatever is being decided.
type forces struct {
	core.Table
	rs *Ruleset

	units  []unitState
	forts  []bool       // destroyed, by Ruleset.forts
	trails [][]board.ID // enemy rail hexes restored by each of Ruleset.engineers, from the border to it

	stands  *occupancy.Map // derived: who is where
	sources sources        // derived: who is supplied
}
