package fury

import (
	"vistula/rules"
	"vistula/rules/verb"
)

// The chapters write down their verbs with these.
type (
	args    = verb.Args
	refusal = verb.Refusal
	verbs   = verb.Verb[*Position]
)

// Verbs that mean something else at each stage; the chapters say what.
var (
	done = verb.NewStaged[*Position, stage](rules.VerbDone, "Done", "5")
	roll = verb.NewStaged[*Position, stage](rules.VerbRoll, "Roll", "5")
)

// Refusals that several chapters share.
var (
	refuseNotYours  = &refusal{Case: "8", Why: "{unit} is not yours."}
	refuseOffMap    = &refusal{Case: "8", Why: "{unit} is not on the map."}
	refuseNotBeside = &refusal{Case: "9", Why: "{hex} is not adjacent to where the units stand."}
	refuseSea       = &refusal{Case: "3 note 1", Why: "Units cannot enter {hex}: it is sea."}
	refuseRomania   = &refusal{Case: "3 note 2", Why: "Units cannot enter {hex}: Romania is neutral."}
	refuseNoFront   = &refusal{Case: "7", Why: "There are only the fronts north and south, not \"{choice}\"."}
	refuseOccupied  = &refusal{Case: "9", Why: "{hex} is occupied by the enemy."}
)
