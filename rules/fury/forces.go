package fury

import (
	"vistula/rules/core"
	"vistula/rules/occupancy"
)

// forces are the units and fortresses of both sides, and what follows from where they
// are, whoever's turn it is and whatever is being decided.
type forces struct {
	core.Table
	rs *Ruleset

	turn   int8
	units  []unitState
	forts  []fortState // by Ruleset.forts
	fronts []front     // by army: to which it is posted
	rail   [3]int8     // rail movement points left, by nation (9.3)

	who   occupancy.Map // derived: who stands where
	field *field        // derived: what follows from it
}

// network is the forces with their lines of communication (11.2) and of command
// (10.1).
type network struct{ forces }
