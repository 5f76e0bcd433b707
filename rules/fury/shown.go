package fury

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/gallery"
)

// shown is what was shown last, for as long as the units look the same; see package
// gallery for who owns it and when it is made anew.
type shown struct {
	gallery.Gallery[look]
	open bool // a view is being made: its counters are as the units look now

	// What is not as it was in the view before:
	rows   []bool  // by row of the order of battle
	sides  [2]bool // any unit
	coming bool    // any unit that is to come

	// What was shown:
	listed   []rules.Row       // of the order of battle
	members  [][]rules.Counter // by army
	displays [2][]rules.Display
	forts    []fortState // for which control is as it was shown
	control  []rules.Control
	turn     int8
	turns    rules.Track
}

// look is all that a counter depends on, and where it is listed.
type look struct {
	unitState
	attacking, besieged, besieger bool
}

// Place is where the counter lies.
func (x look) Place() board.ID { return x.hex }
