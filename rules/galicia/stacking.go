package galicia

import (
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 5: stacking. What the other side sees of a stack (5.3, 5.4) is in
// view.go.

var stackingVerbs = []*verbs{
	{Name: "discard", Label: "Eliminate the unit", Case: "5.2", Takes: verb.Unit, Stages: verb.Of(atCrowded, atExcess),
		Check: (*Position).mayDiscard, Candidates: eachCrowded, Do: func(p *Position, a args) { p.eliminate(a.Unit, "5.2") }},
}

// stepsIn is the number of steps of a side in a hex (5.1).
func (p *Position) stepsIn(s side, hex board.ID) int {
	steps := 0
	for u := range p.eachIn(s, hex) {
		steps += p.stepsOf(u)
	}
	return steps
}

// excess is by how many steps a hex is over the limit, 0 where it is not.
func (p *Position) excess(s side, hex board.ID) int {
	return max(0, p.stepsIn(s, hex)-p.rs.tables.Stacking.Limit)
}

func eachCrowded(p *Position, yield func(args)) {
	if p.stage == atExcess {
		s := p.combat.splits[len(p.combat.splits)-1]
		verb.Each(p.in(s.side, s.hex), yield)
		return
	}
	for _, id := range p.crowdedHexes() {
		verb.Each(p.in(p.side, id), yield)
	}
}

var refuseNotCrowded = &refusal{Case: "5.2", Why: "{unit} is not in an overstacked hex."}

// mayDiscard allows the owner to choose any unit of a hex that is over the
// limit (5.2).
func (p *Position) mayDiscard(a args) *refusal {
	if p.owner(a.Unit) != p.toAct() {
		return refuseNotYours
	}
	at := p.units[a.Unit].hex
	if at == board.None {
		return refuseOffMap
	}
	if p.stage == atExcess && at != p.combat.splits[len(p.combat.splits)-1].hex || p.excess(p.owner(a.Unit), at) == 0 {
		return refuseNotCrowded
	}
	return nil
}

// crowdedHexes are the hexes in which the phasing side is over the limit at the
// end of its movement (5.2).
func (p *Position) crowdedHexes() []board.ID {
	var ids []board.ID
	for id := range board.ID(p.Board().Len()) {
		// A unit has two steps at most, so three units always fit.
		if p.stands.Count(int8(p.side), id) > 3 && p.excess(p.side, id) > 0 {
			ids = append(ids, id)
		}
	}
	return ids
}
