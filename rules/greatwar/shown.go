package greatwar

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/gallery"
)

// shown is what was shown last, for as long as the units look the same; see package
// gallery for who owns it and when it is made anew.
type shown struct {
	gallery.Gallery[look]
	scenario *scenario
	options  options
	battle   [2]gallery.List // the orders of battle

	// What is not as it was in the view before:
	sides  [2]bool // any of its units
	gone   [2]bool // those that are lost
	coming [2]bool // those that are to come

	// What was shown:
	displays [8]rules.Display // four of each side
	turn     int8             // of the turn record
	turns    rules.Track
	held     []side // for which control is as it was shown
	forts    []int8
	control  []rules.Control
}

// look is all that a counter depends on, in a scenario with its options.
type look struct {
	unitState
	astray bool // out of command control
}

// Place is where the counter lies.
func (x look) Place() board.ID { return x.hex }

// toCome tells whether the unit is listed among those that are.
func (x *look) toCome() bool { return x.due > 0 || x.link > 0 }
