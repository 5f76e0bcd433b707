package tannenberg

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/gallery"
)

// look is all that a counter and what is listed of the unit depend on, in a scenario with
// its options.
type look struct {
	unitState
	down  bool // face down
	comes int8 // turn in which it comes on, 0 for one that does not
}

// Place is where the counter lies.
func (x look) Place() board.ID { return x.hex }

// Lost tells whether the unit may be listed among the dead.
func (x look) Lost() bool { return x.dead > 0 }

// ToCome tells whether it is listed among those to come.
func (x look) ToCome() bool { return x.comes > 0 }

// kept are the parts of a view that seldom change, with what they follow from, for one
// who looks at one position. They are made anew when that changes, and what was given
// away is never written again, so that views may share it.
type kept struct {
	gallery.Sides[look]
	scenario *scenario
	options  options

	held     []side // for which control is as it was shown
	guards   []bool // the forts likewise
	control  []rules.Control
	forts    []bool // for which the chart is as it was shown
	planning bool   // it was still being marked
	chart    rules.Display
}
