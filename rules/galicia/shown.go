package galicia

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/gallery"
)

// shown is what one who looks was shown last, for as long as the units look the same;
// see package gallery for who owns it and when it is made anew.
type shown struct {
	gallery.Gallery[look]
	scenario *scenario

	battle [2]gallery.List // the orders of battle

	// What is not as it was in the view before:
	sides  [2]bool // any of its units
	coming [2]bool // those that are to come
	gone   [2]bool // those that are lost

	// What was shown:
	displays [6]rules.Display // three of each side
	turn     int8
	turns    rules.Track
	places   []held // for which control is as it was shown
	control  []rules.Control
}

// look is all that a counter depends on, in a scenario.
type look struct {
	unitState
	held bool // until a later turn (2.1)
}

// Place is where the counter lies.
func (x look) Place() board.ID { return x.hex }

// held is what is told of an objective.
type held struct {
	by       side
	captured int8
}
