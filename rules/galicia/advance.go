package galicia

import (
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// 9.3: advance after combat.

var advanceVerbs = []*verbs{
	{Name: rules.VerbAdvance, Label: "Advance into the hex", Case: "9.3", Takes: verb.Unit, Stages: verb.Of(atAdvance),
		Check:      func(p *Position, a args) *refusal { return advanceIn(p).mayAdvance(a) },
		Candidates: func(p *Position, yield func(args)) { verb.Each(p.combat.attackers, yield) },
		Do:         func(p *Position, a args) { advanceIn(p).advanceUnit(a) }},
	{Name: "stay", Label: "End the advance", Case: "9.3", Stages: verb.Of(atAdvance),
		Words: func(p *Position, _ args) string {
			if slices.ContainsFunc(p.combat.attackers, func(u int16) bool { return p.units[u].hex == p.combat.target }) {
				return "End the advance"
			}
			return "Stay"
		},
		Do: func(p *Position, _ args) { advanceIn(p).afterAdvance() }},
}

var (
	refuseNoAdvance = &refusal{Case: "9.3", Why: "Only units that took part in the attack and have not retreated can advance; {unit} cannot."}
	refuseAdvanced  = &refusal{Case: "9.3", Why: "{unit} has already advanced."}
	refuseNotEmpty  = &refusal{Case: "9.3", Why: "The defenders still hold the hex."}
	refuseNoRoom    = &refusal{Case: "5.1", Why: "No more than six steps may stack in the hex, and {unit} would exceed that."}
)

// advancing leads the winner of an attack on (9.3).
type advancing struct{ *Position }

func advanceIn(p *Position) advancing { return advancing{p} }

// afterRetreats goes on to the advance, once for each attack: after the retreats,
// or after the losses where only they emptied the hex.
func (p advancing) afterRetreats() { p.stage = atAdvance }

// victorious tells whether the attackers may advance at all: the hex is empty
// and they were not themselves sent back.
func (p advancing) victorious() bool {
	c := &p.combat
	return !c.advanced && c.result.retreat[attacker] == 0 && p.closed(p.side, c.target) == nil
}

// noAdvance tells why no attacker may enter the hex under attack even though it is
// empty: the special movement restriction also forbids the advance (4.5, 9.3).
func (p advancing) noAdvance() *refusal {
	switch r := p.closed(p.side, p.combat.target); r {
	case refuseClosed:
		return &refusal{Case: "9.3", Why: p.shutText(p.combat.target) + " No unit can advance into it."}
	default:
		return r
	}
}

// tellNoAdvance says so, once, where there would be an advance otherwise.
func (p advancing) tellNoAdvance() {
	c := &p.combat
	if c.advanced || c.result.retreat[attacker] > 0 || p.holds(p.side.enemy(), c.target) {
		return
	}
	if r := p.noAdvance(); r != nil {
		c.advanced = true
		p.Tell(rules.Event{Kind: "no-advance", Case: r.Case, Side: p.side.id(), Hexes: p.Hexes(c.target), Text: r.Why})
	}
}

// mayAdvance tells why a unit cannot advance: only those that took part do (9.3),
// and none that is not released to move (2.1).
func (p advancing) mayAdvance(a args) *refusal {
	c := &p.combat
	switch {
	case !slices.Contains(c.attackers, a.Unit) || !p.onMap(a.Unit) || c.result.retreat[attacker] > 0:
		return refuseNoAdvance
	case p.units[a.Unit].hex == c.target:
		return refuseAdvanced
	case p.holds(p.side.enemy(), c.target):
		return refuseNotEmpty
	case !p.released(a.Unit):
		return refuseImmobile
	}
	if r := p.noAdvance(); r != nil {
		return r
	}
	if p.stepsIn(p.side, c.target)+p.stepsOf(a.Unit) > p.rs.tables.Stacking.Limit {
		return refuseNoRoom
	}
	return nil
}

func (p advancing) anyAdvance() bool {
	if !p.victorious() {
		return false
	}
	return slices.ContainsFunc(p.combat.attackers, func(u int16) bool {
		return p.mayAdvance(verb.OfUnit(u)) == nil
	})
}

func (p advancing) advanceUnit(a args) {
	from := p.units[a.Unit].hex
	p.place(a.Unit, p.combat.target)
	p.Tell(rules.Event{Kind: rules.EventAdvance, Case: "9.3", Side: p.side.id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(from, p.combat.target),
		Text: p.Label(a.Unit) + " advances to " + p.HexName(p.combat.target) + "."})
}

// afterAdvance goes on to the losses, or ends the attack when they are over.
func (p advancing) afterAdvance() {
	c := &p.combat
	p.tellNoAdvance()
	if c.late {
		p.endCombat()
		return
	}
	c.advanced = c.advanced || p.victorious()
	p.stage = atLossRoll
}
