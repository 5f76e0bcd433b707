package galicia

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/verb"
)

// 9.2: where a retreat ends in an overstacked hex, sufficient of the retreating
// units, and no more, go on until nobody is overstacked. What has nowhere to go
// on to is eliminated by the owner's choice (5.2).

var splitVerbs = []*verbs{
	{Name: "go-on", Label: "Retreat this unit one hex further", Case: "9.2", Takes: verb.Unit | verb.Hex, Stages: verb.Of(atSplit),
		Check:      func(p *Position, a args) *refusal { return retreatsIn(p).mayGoOn(a) },
		Candidates: eachGoOn,
		Do:         func(p *Position, a args) { retreatsIn(p).goOn(a) }},
}

// proceedSplit ends what is no longer overstacked; it tells whether anything was
// done.
func (p retreating) proceedSplit() bool {
	c := &p.combat
	if len(c.splits) == 0 {
		p.stage = atRetreat
		return true
	}
	s := &c.splits[len(c.splits)-1]
	s.units = slices.DeleteFunc(s.units, func(u int16) bool { return p.units[u].hex != s.hex })
	if p.excess(s.side, s.hex) == 0 {
		c.splits = c.splits[:len(c.splits)-1]
		p.stage = atSplit
		return true
	}
	any := false
	eachGoOn(p.Position, func(a args) { any = any || p.mayGoOn(a) == nil })
	before := p.stage
	if p.stage = atSplit; !any {
		p.stage = atExcess
	}
	return p.stage != before
}

func eachGoOn(p *Position, yield func(args)) {
	s := &p.combat.splits[len(p.combat.splits)-1]
	for _, u := range s.units {
		for _, n := range p.Board().Neighbours(s.hex) {
			if n != board.None {
				yield(args{Unit: u, Hex: n, From: board.None})
			}
		}
	}
}

var (
	refuseNotSplit   = &refusal{Case: "9.2", Why: "{unit} is not among the units that retreated into this hex."}
	refuseSufficient = &refusal{Case: "9.2", Why: "{unit} need not retreat further; only as many units as necessary do."}
)

func (p retreating) mayGoOn(a args) *refusal {
	s := &p.combat.splits[len(p.combat.splits)-1]
	r := s.retreat(a.Unit)
	switch {
	case !slices.Contains(s.units, a.Unit):
		return refuseNotSplit
	case !p.Board().Adjacent(s.hex, a.Hex):
		return refuseNotBeside
	case !p.canRetreatInto(&r, a.Hex):
		return p.barred(&r, a.Hex)
	case !slices.Contains(p.ways(&r), a.Hex):
		return refusePriority
	case !p.needed(s, a.Unit):
		return refuseSufficient
	}
	return nil
}

// retreat is the further hex of one unit, seen as a retreat of its own that
// does not go back over the track.
func (s *split) retreat(u int16) retreat {
	return retreat{side: s.side, units: []int16{u}, trail: slices.Clone(s.trail), base: int8(len(s.trail) - 1), hexes: 1}
}

// needed tells whether a unit belongs to some set of retreating units, with
// those that have gone on already, that is sufficient and none of which could be
// left out. Those count with the steps they left the hex with, whatever the
// further hex cost them.
func (p retreating) needed(s *split, u int16) bool {
	gone, total := int(s.excess)-p.excess(s.side, s.hex), 0
	leastGone := 2 // steps, which a unit has at most
	if gone < 2*len(s.gone) {
		leastGone = 1
	}
	for _, v := range s.units {
		total += p.stepsOf(v)
	}
	if gone+total <= int(s.excess) {
		return true
	}
	for mask := 1; mask < 1<<len(s.units); mask++ {
		set := choose(s.units, mask)
		if !slices.Contains(set, u) {
			continue
		}
		sum, least := gone, leastGone
		for _, v := range set {
			sum += p.stepsOf(v)
			least = min(least, p.stepsOf(v))
		}
		if sum >= int(s.excess) && sum-least < int(s.excess) {
			return true
		}
	}
	return false
}

func (p retreating) goOn(a args) {
	c := &p.combat
	s := &c.splits[len(c.splits)-1]
	from := s.hex
	r := s.retreat(a.Unit)
	if !c.late && (p.openZoc(s.side, a.Hex) || !p.towardSupply(&r, a.Hex)) {
		c.failed[p.role(s.side)] = true
	}
	trail := append(slices.Clone(s.trail), a.Hex)
	us := s.side
	s.units = slices.DeleteFunc(s.units, func(v int16) bool { return v == a.Unit })
	s.gone = append(s.gone, a.Unit)
	p.goBack([]int16{a.Unit}, from, a.Hex)
	if over := p.excess(us, a.Hex); over > 0 && p.onMap(a.Unit) {
		c.splits = append(c.splits, split{side: us, hex: a.Hex, excess: int8(over), units: []int16{a.Unit}, trail: trail})
	}
}
