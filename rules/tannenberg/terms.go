package tannenberg

import (
	"strconv"

	"vistula/rules/verb"
)

// The chapters write down their verbs with these.
type (
	args    = verb.Args
	refusal = verb.Refusal
	verbs   = verb.Verb[*Position]
)

// Refusals that several chapters share.
var (
	refuseNotYours = &refusal{Case: "Movement 1", Why: "{unit} is not yours."}
	refuseOffMap   = &refusal{Case: "Movement 1", Why: "{unit} is not on the map."}
)

func itoa(n int) string { return strconv.Itoa(n) }

// plural counts things in words.
func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return itoa(n) + " " + many
}

// skip goes on where there is nothing to be decided.
func skip(any bool, on func()) bool {
	if !any {
		on()
	}
	return !any
}

// eachOwn offers every unit of the phasing side on the map.

func eachOwn(p *Position, yield func(args)) {
	for _, u := range p.rs.armies[p.side] {
		if p.onMap(u) {
			yield(verb.OfUnit(u))
		}
	}
}
