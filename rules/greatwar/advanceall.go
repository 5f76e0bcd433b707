package greatwar

import (
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 8.71 for all at once: all attackers that find room follow up.

func addAdvanceAll() {
	book.Add(&verbs{Name: "advance-all", Label: "Advance all that have room", Case: "8.71", Stages: verb.Of(atAdvance),
		Check: func(p *Position, _ args) *refusal {
			if !battleIn(p).anyAdvance() {
				return refuseNobodyAdvances
			}
			return nil
		},
		Do: func(p *Position, _ args) { battleIn(p).advanceAll() }})
}

var refuseNobodyAdvances = &refusal{Case: "8.71", Why: "No more attackers can advance."}

// advanceAll leads the attackers forward, combat units before headquarters, who
// follow them only (10.52); each into the first hex with room.
func (p battle) advanceAll() {
	attackers, targets := p.combat.attackers, p.combat.targets
	for _, staff := range []bool{false, true} {
		for _, u := range attackers {
			if p.unit(u).hq != staff {
				continue
			}
			for _, h := range targets {
				if a := (args{Unit: u, Hex: h, From: board.None}); p.mayAdvance(a) == nil {
					p.advance(a)
				}
			}
		}
	}
}
