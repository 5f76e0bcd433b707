package tannenberg

import "vistula/rules/verb"

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

// eachOwn offers every unit of the phasing side on the map.

func eachOwn(p *Position, yield func(args)) {
	for _, u := range p.rs.armies[p.side] {
		if p.onMap(u) {
			yield(verb.OfUnit(u))
		}
	}
}
