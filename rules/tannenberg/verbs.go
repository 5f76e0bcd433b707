package tannenberg

import "vistula/rules/verb"

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
	refuseNotYours = &refusal{Case: "Movement 1", Why: "{unit} is not a unit of the side whose decision this is."}
	refuseOffMap   = &refusal{Case: "Movement 1", Why: "{unit} is not on the map."}
)
