package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// Case 6.4.3a: detachments go back to the unit that they came from.

// Refusals of integration.
var (
	refuseNoDetachment = &refusal{Case: "6.4.3a", Why: "{unit} is not a detachment that can be integrated."}
	refuseNoParent     = &refusal{Case: "6.4.3a", Why: "{unit} is integrated only into the unit that it was detached from, in its hex and not entrained."}
	refuseNoGap        = &refusal{Case: "3.4.1", Why: "{unit} cannot be integrated: the unit that it was detached from is at full strength."}
)

// addDetachments enters integration, which ends the movement of both units, for it is
// done at the end of a movement phase.
func addDetachments() {
	book.Add(&verbs{Name: "integrate", Label: "Integrate this detachment", Case: "6.4.3a", Takes: verb.Unit | verb.Choice, Stages: verb.Of(atMove),
		Check: func(p *Position, a args) *refusal { return armiesOf(p).mayIntegrate(a) },
		Candidates: func(p *Position, yield func(args)) {
			for _, u := range p.rs.ofSide[p.active()] {
				for _, v := range p.rs.special.parents[u] {
					if p.onMap(u) && p.at(u) == p.at(v) {
						yield(verb.OfUnitChoice(u, p.UnitID(v)))
					}
				}
			}
		},
		Words: func(p *Position, a args) string {
			if v, ok := p.FindUnit(a.Choice); ok {
				return "Integrate into " + p.Label(v)
			}
			return "Integrate this detachment"
		},
		Do: func(p *Position, a args) { armiesOf(p).integrate(a.Unit, p.rs.unitOf(a.Choice)) }})
}

// mayIntegrate tells why a detachment cannot go back to a unit.
func (p attaching) mayIntegrate(a args) *refusal {
	v, ok := p.FindUnit(a.Choice)
	switch {
	case p.owner(a.Unit) != p.active():
		return refuseNotYours
	case len(p.rs.special.parents[a.Unit]) == 0:
		return refuseNoDetachment
	case !p.onMap(a.Unit):
		return refuseOffMap
	case !ok || !slices.Contains(p.rs.special.parents[a.Unit], v) || p.at(v) != p.at(a.Unit) || p.railMode(a.Unit) || p.railMode(v):
		return refuseNoParent
	case p.units[v].lost == 0:
		return refuseNoGap
	}
	return nil
}

// integrate adds the steps of a detachment to a unit, up to its full strength. The
// detachment is gone, and nobody earns points for it.
func (p attaching) integrate(u, into int16) {
	at, n := p.at(u), min(p.units[into].lost, int8(p.steps(u)))
	p.remove(u, withdrawn)
	p.change(into, func(st *unitState) { st.lost, st.left, st.halted = st.lost-n, 0, true })
	p.Tell(rules.Event{Kind: "integrate", Case: "6.4.3a", Side: p.owner(u).id(), Units: p.IDs(u, into), Hexes: p.Hexes(at), Public: &rules.Event{},
		Text: p.Label(u) + " is integrated into " + p.Label(into) + ", which takes " + verb.Count(int(n), "step", "steps") + "."})
}
