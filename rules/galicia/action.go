package galicia

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// The chapters write down their verbs with these.
type (
	args    = verb.Args
	refusal = verb.Refusal
	verbs   = verb.Verb[*Position]
)

// Offers lists every action that is legal now.
func (p *Position) Offers() []rules.Offer { return book.Offers(p) }

// Do carries an action out. An action that is not offered gives an
// *rules.Illegal and leaves the position as it was.
func (p *Position) Do(action rules.Action) ([]rules.Event, error) { return book.Do(p, action) }

// Stage is what is being decided.
func (p *Position) Stage() int { return int(p.stage) }

// NotNow says why a verb does not fit what is being decided.
func (p *Position) NotNow(name, _ string) *verb.Refusal {
	switch {
	case p.stage == atEnd:
		return &refusal{Case: "15.0", Why: "The game is over."}
	case name == "done" && p.stage == atCrowded:
		over := p.crowdedHexes()[0]
		return &refusal{Case: "5.2", Why: fmt.Sprintf("%s holds %d steps; %d may stack. Eliminate units until no hex is overstacked.",
			p.HexName(over), p.stepsIn(p.side, over), p.rs.tables.Stacking.Limit)}
	case name == "advance" && p.stage >= atAdvance && p.inAttack():
		if r := p.noAdvance(); r != nil && r.Case == "9.3" {
			return r
		}
	}
	return &refusal{Case: "3.2", Why: "Not possible now. " + p.ask()}
}

// End carries on until somebody has to decide.
func (p *Position) End() []rules.Event {
	p.proceed()
	return p.Told()
}

// Refusals that several verbs share.
var (
	refuseNotYours  = &refusal{Case: "3.2", Why: "{unit} belongs to the other side; it is not their decision."}
	refuseOffMap    = &refusal{Case: "2.1", Why: "{unit} is not on the map."}
	refuseNotBeside = &refusal{Case: "4.2", Why: "{hex} is not adjacent."}
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
