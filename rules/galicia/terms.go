package galicia

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

// Refusals that several verbs share.
var (
	refuseNotYours  = &refusal{Case: "3.2", Why: "{unit} belongs to the other side, which has nothing to decide now."}
	refuseOffMap    = &refusal{Case: "2.1", Why: "{unit} is not on the map."}
	refuseNotBeside = &refusal{Case: "4.2", Why: "{hex} is not adjacent to where the units stand."}
)

// offerIn offers the units of the phasing side in a hex.
func (p *Position) offerIn(at board.ID, yield func(args)) {
	for u := range p.eachIn(p.side, at) {
		yield(verb.OfUnit(u))
	}
}

// eachOwn offers every unit of the phasing side on the map.
func eachOwn(p *Position, yield func(args)) {
	for _, u := range p.rs.armies[p.side] {
		if p.units[u].hex != board.None {
			yield(verb.OfUnit(u))
		}
	}
}
