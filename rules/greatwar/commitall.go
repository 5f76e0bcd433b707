package greatwar

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 8.13 for all at once: whoever draws an attack up mostly wants all that can
// take part.

func addCommitAll() {
	book.Add(&verbs{Name: rules.VerbCommitAll, Label: "Commit all that can attack", Case: "8.13", Stages: verb.Of(atCommit),
		Check: func(p *Position, _ args) *refusal {
			if len(battleIn(p).willing()) == 0 {
				return refuseNoneWilling
			}
			return nil
		},
		Do: func(p *Position, _ args) {
			for _, u := range battleIn(p).willing() {
				if battleIn(p).mayCommit(verb.OfUnit(u)) == nil { // one may exclude another
					p.combat.attackers = append(p.combat.attackers, u)
				}
			}
		}})
}

var refuseNoneWilling = &refusal{Case: "8.13", Why: "No other unit can join the attack."}

// willing lists the units that can be committed now. Headquarters are not among
// them: whoever risks a leader does so by name.
func (p battle) willing() []int16 {
	var list []int16
	for _, u := range p.beside(p.combat.targets) {
		if !p.unit(u).hq && p.at(u) != board.None && p.mayCommit(verb.OfUnit(u)) == nil {
			list = append(list, u)
		}
	}
	return list
}
