package twilight

import (
	"slices"

	"vistula/rules/verb"
)

// Cases 7.4.2 and 8.6 for a whole side at once: who stands idle rests.

func addRecoverAll() {
	book.Add(&verbs{Name: "recover-all", Label: "All idle units recover", Case: "8.6", Stages: verb.Of(atMove),
		Check: func(p *Position, _ args) *refusal {
			if !slices.ContainsFunc(p.rs.ofSide[p.active()], func(u int16) bool { return workIn(p).rest(u) != noTask }) {
				return refuseNobodyRests
			}
			return nil
		},
		Do: func(p *Position, _ args) { workIn(p).restAll() }})
}

var refuseNobodyRests = &refusal{Case: "8.6", Why: "No unit that has yet to use its points can recover."}

// rest is the task with which a unit would recover now, noTask where there is none for
// it. Whoever has used points of this phase is about something else, and what is left of
// them would tie it down in the next one (8.9.2).
func (p working) rest(u int16) int8 {
	switch {
	case p.idle(u) != nil || int(p.units[u].left) < marchIn(p.Position).allowance(u):
		return noTask
	case p.mayRally(u) == nil:
		return disorderTask
	case p.mayRecover(u) == nil:
		return recovery
	}
	return noTask
}

// restAll has all who can begin to recover.
func (p working) restAll() {
	for _, u := range p.rs.ofSide[p.active()] {
		if task := p.rest(u); task != noTask {
			p.take(u, task)
		}
	}
}
