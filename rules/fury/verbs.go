package fury

import (
	"vistula/rules/board"
	"vistula/rules/verb"
)

// The chapters write down their verbs with these.
type (
	args    = verb.Args
	refusal = verb.Refusal
	verbs   = verb.Verb[*Position]
)

// book is all verbs, in the order of the files that add them.
var book verb.Book[*Position]

// stages turns stages into the numbers that the book knows.
func stages(list ...stage) []int {
	numbers := make([]int, len(list))
	for i, s := range list {
		numbers[i] = int(s)
	}
	return numbers
}

// Refusals that several chapters share.
var (
	refuseNotYours  = &refusal{Case: "8", Why: "{unit} is not a unit of the side whose decision this is."}
	refuseOffMap    = &refusal{Case: "8", Why: "{unit} is not on the map."}
	refuseNotBeside = &refusal{Case: "9", Why: "{hex} is not adjacent."}
	refuseClosed    = &refusal{Case: "3", Why: "Units cannot enter {hex}."}
)

// Short names of package verb for the chapters.
const (
	unitField   = verb.Unit
	hexField    = verb.Hex
	fromField   = verb.From
	choiceField = verb.Choice
)

var ofHex = verb.OfHex

// ofUnitHex names a unit and a hex.
func ofUnitHex(u int16, h board.ID) args {
	a := verb.OfUnit(u)
	a.Hex = h
	return a
}

// ofUnitChoice names a unit and a choice.
func ofUnitChoice(u int16, choice string) args {
	a := verb.OfUnit(u)
	a.Choice = choice
	return a
}

// ofHexFrom names a hex and the one from which it is reached.
func ofHexFrom(h, from board.ID) args {
	a := verb.OfHex(h)
	a.From = from
	return a
}
