package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// Cases 6.4.1 and 11.2.1a: before the check of a stack with several formations its owner
// may choose which of them an Asset Unit is attached to. Until its retreats are over the
// Asset Unit stays with that one.

// Refusals of a choice.
var (
	refuseNoCheck = &refusal{Case: "6.4.1", Why: "{unit} is not an Asset Unit in a stack of several formations of its nation that is about to make its check."}
	refuseHosted  = &refusal{Case: "11.2.1a", Why: "{unit} has chosen its formation and keeps it until all retreats are over."}
	refuseNoHost  = &refusal{Case: "6.4.1", Why: "{unit} can be attached only to a formation of its nation in its own stack."}
)

func addHosting() {
	book.Add(&verbs{Name: "attach", Label: "Attach to a formation", Case: "6.4.1", Takes: verb.Unit | verb.Choice, Stages: verb.Of(atCheck),
		Check: func(p *Position, a args) *refusal { return checksIn(p).mayHost(a) },
		Words: func(p *Position, a args) string {
			if f, ok := p.rs.FindUnit(a.Choice); ok {
				return "Attach to " + p.Label(f)
			}
			return "Attach to a formation"
		},
		Candidates: func(p *Position, yield func(args)) {
			_, units := checksIn(p).stack()
			for _, u := range units {
				for _, f := range checksIn(p).hosts(u, units) {
					yield(verb.OfUnitChoice(u, p.UnitID(f)))
				}
			}
		},
		Do: func(p *Position, a args) { checksIn(p).host(a) }})
}

// hosts are the formations of a stack between which an Asset Unit of it can choose, nil
// where there are not several.
func (p checking) hosts(u int16, units []int16) []int16 {
	if unit := p.unit(u); unit.formation() || !unit.combat() && unit.kind != artillery {
		return nil
	}
	var list []int16
	for _, f := range units {
		if p.unit(f).formation() && p.unit(f).nation == p.unit(u).nation {
			list = append(list, f)
		}
	}
	if len(list) < 2 {
		return nil
	}
	return list
}

// mayHost tells why an Asset Unit cannot be attached to a formation before a check.
func (p checking) mayHost(a args) *refusal {
	_, units := p.stack()
	f, ok := p.rs.FindUnit(a.Choice)
	switch list := p.hosts(a.Unit, units); {
	case !slices.Contains(units, a.Unit) || list == nil:
		return refuseNoCheck
	case p.combat.fighter(a.Unit).host > 0:
		return refuseHosted
	case !ok || !slices.Contains(list, f):
		return refuseNoHost
	}
	return nil
}

// host attaches an Asset Unit to a formation for the rest of the combat. What it has lost
// counts in the check of that formation (11.3.1).
func (p checking) host(a args) {
	f, _ := p.rs.FindUnit(a.Choice)
	x := p.combat.fighter(a.Unit)
	x.host = f + 1
	if lead := p.combat.fighter(f).lead; lead > 0 {
		x.lead = lead
	}
	p.Tell(rules.Event{Kind: "attach", Case: "6.4.1", Side: p.owner(a.Unit).id(), Units: p.IDs(a.Unit, f), Hexes: p.Hexes(p.at(a.Unit)), Public: &rules.Event{},
		Text: p.Label(a.Unit) + " is attached to " + p.Label(f) + "."})
}

// hostWords ask for the choices of a stack that are still open.
func (p checking) hostWords(units []int16) string {
	for _, u := range units {
		if p.hosts(u, units) != nil && p.combat.chosen(u) < 0 {
			return "attach " + p.Label(u) + " to a formation (6.4.1), or "
		}
	}
	return ""
}
