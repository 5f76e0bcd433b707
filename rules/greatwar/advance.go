package greatwar

import (
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// Case 8.7: advance after combat, by attackers only (8.74) and at once (8.73).

func addAdvance() {
	book.Add(&verbs{Name: rules.VerbAdvance, Label: "Advance into the hex", Case: "8.71", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atAdvance),
		Check:      func(p *Position, a args) *refusal { return battleIn(p).mayAdvance(a) },
		Candidates: eachAdvance,
		Do:         func(p *Position, a args) { battleIn(p).advance(a) }})
	done.On(atAdvance, "No further advance", "8.73", nil, func(p *Position) { battleIn(p).endCombat() })
}

var (
	refuseNoVictor    = &refusal{Case: "8.71", Why: "{unit} did not take part in this attack and cannot advance."}
	refuseFallen      = &refusal{Case: "8.71", Why: "{unit} is no longer on the map."}
	refuseAdvanced    = &refusal{Case: "8.71", Why: "{unit} has already advanced."}
	refuseNotVacated  = &refusal{Case: "8.71", Why: "{hex} was not vacated in this combat."}
	refuseNoPasaran   = &refusal{Case: "8.75", Why: "The defenders held {hex} to the last man: no unit may advance."}
	refuseAdvanceFull = &refusal{Case: "8.71", Why: "{unit} would exceed the stacking limit in {hex}."}
	refuseAdvanceHQ   = &refusal{Case: "10.52", Why: "{unit} can only follow combat units into {hex}."}
)

// mayAdvance lets victorious attackers into the hexes that are vacated; zones of
// control do not matter (8.72).
func (p battle) mayAdvance(a args) *refusal {
	c, them := &p.combat, p.side.enemy()
	switch {
	case !slices.Contains(c.attackers, a.Unit):
		return refuseNoVictor
	case !p.onMap(a.Unit):
		return refuseFallen
	case slices.Contains(c.targets, p.at(a.Unit)):
		return refuseAdvanced
	case !slices.Contains(c.targets, a.Hex) || p.holds(them, a.Hex) || p.fortOf(them, a.Hex) >= 0:
		return refuseNotVacated
	case c.gone:
		return refuseNoPasaran
	case p.unit(a.Unit).putnik:
		return refusePutnik
	case p.unit(a.Unit).hq && !p.holdsForce(p.side, a.Hex):
		return refuseAdvanceHQ
	case p.load(p.side, a.Hex)+int(p.unit(a.Unit).points) > p.rs.tables.StackingLimit:
		return refuseAdvanceFull
	}
	return nil
}

func eachAdvance(p *Position, yield func(args)) {
	for _, u := range p.combat.attackers {
		for _, h := range p.combat.targets {
			a := verb.OfUnit(u)
			a.Hex = h
			yield(a)
		}
	}
}

func (p battle) anyAdvance() bool {
	return verb.Any(p.Position, eachAdvance, func(a args) bool { return p.mayAdvance(a) == nil })
}

func (p battle) advance(a args) {
	from := p.at(a.Unit)
	p.place(a.Unit, a.Hex)
	p.Tell(rules.Event{Kind: rules.EventAdvance, Case: "8.71", Side: p.side.id(), Units: p.IDs(a.Unit), Hexes: p.Hexes(from, a.Hex),
		Text: p.Label(a.Unit) + " advances to " + p.HexName(a.Hex) + "."})
}
