package galicia

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// 9.3: advance after combat.

func init() {
	addVerbs(
		&verb{name: "advance", label: "Advance into the hex", cas: "9.3", takes: namesUnit, stages: []stage{atAdvance},
			check: (*Position).mayAdvance, candidates: func(p *Position, yield func(args)) { each(p.combat.attackers, yield) },
			do: (*Position).advanceUnit},
		&verb{name: "stay", label: "No further advance", cas: "9.3", stages: []stage{atAdvance}, do: func(p *Position, _ args) { p.afterAdvance() }},
	)
}

var (
	refuseNoAdvance = &refusal{"9.3", "{unit} is not one of the victorious attackers."}
	refuseNotEmpty  = &refusal{"9.3", "The hex under attack is not empty."}
	refuseNoRoom    = &refusal{"5.1", "{unit} would bring more than six steps into the hex."}
)

// afterRetreats goes on to the advance, once for each attack: after the retreats,
// or after the losses where only they emptied the hex.
func (p *Position) afterRetreats() { p.stage = atAdvance }

// victorious tells whether the attackers may advance at all: the hex is empty
// and they were not themselves sent back.
func (p *Position) victorious() bool {
	c := &p.combat
	return !c.advanced && c.result.retreat[attacker] == 0 && p.closed(p.side, c.target) == nil
}

// mayAdvance tells why a unit cannot advance: only those that took part do (9.3),
// and none that is not released to move (2.1).
func (p *Position) mayAdvance(a args) *refusal {
	c := &p.combat
	switch {
	case !slices.Contains(c.attackers, a.unit) || !p.onMap(a.unit) || p.units[a.unit].hex == c.target || c.result.retreat[attacker] > 0:
		return refuseNoAdvance
	case p.holds(p.side.enemy(), c.target):
		return refuseNotEmpty
	case !p.released(a.unit):
		return refuseImmobile
	}
	if r := p.closed(p.side, c.target); r != nil {
		if r == refuseClosed {
			r = &refusal{"9.3", r.why}
		}
		return r
	}
	if p.stepsIn(p.side, c.target)+p.stepsOf(a.unit) > p.rs.tables.Stacking.Limit {
		return refuseNoRoom
	}
	return nil
}

func (p *Position) anyAdvance() bool {
	if !p.victorious() {
		return false
	}
	return slices.ContainsFunc(p.combat.attackers, func(u int16) bool {
		return p.mayAdvance(args{unit: u, hex: board.None, from: board.None}) == nil
	})
}

func (p *Position) advanceUnit(a args) {
	from := p.units[a.unit].hex
	p.place(a.unit, p.combat.target)
	p.tell(rules.Event{Kind: "advance", Case: "9.3", Side: p.side.id(), Units: p.ids(a.unit), Hexes: p.hexes(from, p.combat.target),
		Text: p.label(a.unit) + " advances to " + p.hexName(p.combat.target) + "."})
}

// afterAdvance goes on to the losses, or ends the attack when they are over.
func (p *Position) afterAdvance() {
	c := &p.combat
	if c.late {
		p.endCombat()
		return
	}
	c.advanced = c.advanced || p.victorious()
	p.stage = atLossRoll
}
