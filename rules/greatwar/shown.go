package greatwar

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/gallery"
)

// shown is what was shown last, for as long as the units look the same; see package
// gallery for who owns it and when it is made anew.
type shown struct {
	gallery.Sides[look]
	scenario *scenario
	options  options

	held    []side // for which control is as it was shown
	forts   []int8
	control []rules.Control
}

// look is all that a counter depends on, in a scenario with its options.
type look struct {
	unitState
	astray bool // out of command control
}

// Place is where the counter lies.
func (x look) Place() board.ID { return x.hex }

// Lost tells whether the unit is listed among the dead.
func (x look) Lost() bool { return x.dead > 0 }

// ToCome tells whether it is listed among those to come.
func (x look) ToCome() bool { return x.due > 0 || x.link > 0 }
