package greatwar

import (
	"strings"

	"vistula/rules/board"
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
		Do: func(p *Position, a args) { p.eliminate(a.Unit, false, "over the stacking limit", "6.14") }})
}

// load is the number of stacking points of a side in a hex (6.11, 6.13). Units
// that have lost steps count in full (6.16), fortresses never (6.12).
func (p *Position) load(s side, hex board.ID) int {
	n := 0
	for u := range p.each(s, hex) {
		n += int(p.unit(u).points)
	}
	return n
}

// excess is by how much a hex is over the limit, zero or less where it is not.
func (p *Position) excess(s side, hex board.ID) int {
	return p.load(s, hex) - p.rs.tables.StackingLimit
}

// crowded is the side that has a hex over the limit, the phasing one first;
// nobody where all is well.
func (p *Position) crowded() side {
	for _, s := range []side{p.side, p.side.enemy()} {
		for _, u := range p.rs.ofSide[s] {
			// two corps fit
			if at := p.at(u); at != board.None && p.who.Count(int8(s), at) > 2 && p.excess(s, at) > 0 {
				return s
			}
		}
	}
	return nobody
}

// crowdedHexes lists the hexes over the limit of the side that has to settle
// them.
func (p *Position) crowdedHexes() []board.ID {
	var list []board.ID
	s := p.crowded()
	for id := range board.ID(p.Board().Len()) {
		if s != nobody && p.holds(s, id) && p.excess(s, id) > 0 {
			list = append(list, id)
		}
	}
	return list
}

// crowdedText is the sentence of the prompt.
func (p *Position) crowdedText() string {
	names := make([]string, 0, 1)
	for _, h := range p.crowdedHexes() {
		names = append(names, p.HexName(h))
	}
	return p.player(p.crowded()) + ": eliminate units over the stacking limit in " + strings.Join(names, ", ") + "."
}
