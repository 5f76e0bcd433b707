package twilight

import (
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Chapter 4.2: stacking. The limit holds at the end of a friendly movement phase; what
// a retreat or a reaction has piled up has time until then (4.2.3).

// The stacking limit (4.2.1): three infantry divisions, counted in halves, and two
// artillery units.
const (
	mostHalves = 6
	mostGuns   = 2
)

// bulk is how much of the stacking limit a unit takes, in halves of an infantry
// division (4.2). Entrained units do not count (4.2.4).
func (p *Position) bulk(u int16) int {
	if p.railMode(u) {
		return 0
	}
	return p.size(u)
}

// size is how much it takes once it has left its train.
func (p *Position) size(u int16) int {
	unit := p.unit(u)
	switch {
	case unit.kind == infantry && unit.size == division && !p.reduced(u):
		return 2
	case unit.kind == infantry && unit.size >= brigade, unit.kind == cavalry && unit.size == division, unit.supplies():
		return 1
	}
	return 0
}

// load is what a side has in a hex: halves of infantry divisions, and artillery units.
func (p stacking) load(s side, h board.ID) (halves, guns int) {
	for u := range p.each(s, h) {
		halves += p.bulk(u)
		if p.unit(u).kind == artillery && !p.railMode(u) {
			guns++
		}
	}
	return halves, guns
}

// overfull tells by how much a hex is over the stacking limit.
func (p stacking) overfull(s side, h board.ID) (halves, guns int) {
	if p.who.Count(int8(s), h) <= mostGuns {
		return 0, 0
	}
	halves, guns = p.load(s, h)
	return max(0, halves-mostHalves), max(0, guns-mostGuns)
}

// stacking enforces the limit.
type stacking struct{ *Position }

func stackingOf(p *Position) stacking { return stacking{p} }

var refuseNotCrowded = &refusal{Case: "4.2.3", Why: "{unit} is not in a hex that is over the stacking limit, or its going would not help."}

// addStacking enters the elimination of what is over the limit (4.2.3).
func addStacking() {
	book.Add(&verbs{Name: "eliminate", Label: "Eliminate: over the stacking limit", Case: "4.2.3", Takes: verb.Unit, Stages: verb.Of(atCrowded),
		Check:      func(p *Position, a args) *refusal { return stackingOf(p).mayEliminate(a.Unit) },
		Candidates: func(p *Position, yield func(args)) { marchIn(p).eachOwn(yield) },
		Do:         func(p *Position, a args) { harmTo(p).eliminate(a.Unit, "it is over the stacking limit", "4.2.3") }})
}

func (p stacking) mayEliminate(u int16) *refusal {
	switch {
	case p.owner(u) != p.active():
		return refuseNotYours
	case !p.onMap(u):
		return refuseOffMap
	}
	halves, guns := p.overfull(p.owner(u), p.at(u))
	if halves > 0 && p.bulk(u) > 0 || guns > 0 && p.unit(u).kind == artillery && !p.railMode(u) {
		return nil
	}
	return refuseNotCrowded
}

// crowded lists the hexes of the active side over the limit.
func (p stacking) crowded() []board.ID {
	var list []board.ID
	for h, s := range p.who.Stacks() {
		if side(s) != p.active() {
			continue
		}
		if halves, guns := p.overfull(side(s), h); halves > 0 || guns > 0 {
			list = append(list, h)
		}
	}
	return list
}

// names are the hexes over the limit, for a sentence.
func (p stacking) names() string {
	var names []string
	for _, h := range p.crowded() {
		names = append(names, p.HexName(h))
	}
	return verb.List(names)
}
