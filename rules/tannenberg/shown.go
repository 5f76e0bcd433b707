package tannenberg

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/gallery"
)

// look is all that the counter of a unit on the map depends on.
type look struct {
	unitState
	down bool // face down
}

// Place is where the counter lies.
func (x look) Place() board.ID { return x.hex }

// kept are the parts of a view that seldom change, with what they follow from, for one
// who looks at one position. They are made anew when that changes, and what was given
// away is never written again, so that views may share it.
type kept struct {
	gallery.Gallery[look]
	told    []toldPlace // by unit
	control keptControl
	chart   keptChart
	outlook outlook
	rolls   [2]roll
}

// roll is what is listed of all units of a side, and what their places and states are.
type roll struct {
	scenario *scenario
	turn     int8
	states   []unitState
	down     []bool // face down

	battle, destroyed rules.Display
}

// keptControl are the places that yield points.
type keptControl struct {
	held  []side
	forts []bool
	list  []rules.Control
}

// keptChart is the planning chart once the plan is carried out.
type keptChart struct {
	forts []bool
	chart rules.Display
}

// outlook is all that tells what is to come.
type outlook struct {
	scenario *scenario
	twoFront bool
	turn     int8
	due      []int16
	states   []unitState

	record rules.Track
	coming [2]rules.Display
}

// toldPlace is what is told of the whereabouts of a unit, and what that follows from.
type toldPlace struct {
	hex                board.ID
	front              front
	dead, due, comesIn int8
	text               string
}
