package greatwar

import (
	"vistula/rules/verb"
)

// Chapter 6: stacking. The limit holds at the end of each phase; within one any
// number may stand together (6.21).

var refuseNotCrowded = &refusal{Case: "6.14", Why: "{unit} is not in a hex that is over the stacking limit."}

func addStacking() {
	book.Add(&verbs{Name: "eliminate", Label: "Eliminate: over the stacking limit", Case: "6.14", Takes: verb.Unit, Stages: verb.Of(atCrowded),
		Check: func(p *Position, a args) *refusal {
			switch {
			case !p.onMap(a.Unit):
				return refuseOffMap
			case p.owner(a.Unit) != p.crowded():
				return refuseNotYours
			case p.unit(a.Unit).points == 0 || p.excess(p.owner(a.Unit), p.at(a.Unit)) <= 0:
				return refuseNotCrowded
			}
			return nil
		},
		Candidates: func(p *Position, yield func(args)) {
			verb.Each(p.all(func(u int16) bool { return p.onMap(u) }), yield)
		},
		Do: func(p *Position, a args) { lossesOf(p).eliminate(a.Unit, false, "over the stacking limit", "6.14") }})
}

// crowdedText is the sentence of the prompt.
func (p *Position) crowdedText() string {
	names := make([]string, 0, 1)
	for _, h := range p.crowdedHexes() {
		names = append(names, p.HexName(h))
	}
	return p.player(p.crowded()) + ": eliminate units over the stacking limit in " + verb.List(names) + "."
}
