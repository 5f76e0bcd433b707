package tannenberg

import (
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Heading "More Than One Unit Per Square". The limit holds wherever a unit ends its
// move; passing over friends is free (Stacking 5, Movement 8).

var (
	refuseFull   = &refusal{Case: "Stacking 1", Why: "{hex} is full: two Russian units, or three German and Austro-Hungarian units, may stack."}
	refuseOnTop  = &refusal{Case: "Stacking 2", Why: "{unit} is already on top."}
	refuseRaised = &refusal{Case: "Stacking 2", Why: "{unit} has already been put on top this turn."}
)

var stackingVerbs = []*verbs{
	{Name: "raise", Label: "Put the unit on top of its stack", Case: "Stacking 2", Takes: verb.Unit, Stages: verb.Of(atMove),
		Check: func(p *Position, a args) *refusal {
			st := &p.units[a.Unit]
			switch {
			case p.owner(a.Unit) != p.side:
				return refuseNotYours
			case !p.onMap(a.Unit):
				return refuseOffMap
			case st.rank == 0:
				return refuseOnTop
			case st.raised:
				return refuseRaised
			}
			return nil
		},
		Candidates: eachOwn,
		Do:         func(p *Position, a args) { p.raise(a.Unit) }},
}

// limit is how many units of a side may stand in a hex.
func (p *forces) limit(s side) int8 { return p.rs.limits[s] }

// room tells whether so many more units of a side may end their move in a hex.
func (p *forces) room(s side, h board.ID, more int) bool {
	return p.stands.Count(int8(s), h)+more <= int(p.limit(s))
}

// raise puts a unit on top of its stack, where it is the one to defend.
func (p *Position) raise(u int16) {
	st := &p.units[u]
	for v := range p.stands.In(int8(p.owner(u)), st.hex) {
		if p.units[v].rank < st.rank {
			p.units[v].rank++
		}
	}
	st.rank, st.raised = 0, true
	p.report(rules.Event{Kind: "raise", Case: "Stacking 2", Side: p.owner(u).id(), Hexes: p.Hexes(st.hex)}, []int16{u},
		"%s now on top in "+p.HexName(st.hex)+".", "is", "are")
}

// defenderIn is the unit of a side that defends a hex, -1 where there is none:
// the topmost one. Artillery cannot defend and is passed over, unless there is
// nothing else (Units 7).
func (p *forces) defenderIn(s side, h board.ID) int16 {
	stack := p.stack(s, h)
	for _, u := range stack {
		if p.unit(u).defense > 0 {
			return u
		}
	}
	if len(stack) > 0 {
		return stack[0]
	}
	return -1
}

// beneath tells whether a unit on the map lies under one that defends their hex.
func (p *forces) beneath(u int16) bool {
	st := &p.units[u]
	if st.hex == board.None || st.rank == 0 {
		return false
	}
	for v := range p.stands.In(int8(p.owner(u)), st.hex) {
		if p.units[v].rank < st.rank && p.unit(v).defense > 0 {
			return true
		}
	}
	return false
}
