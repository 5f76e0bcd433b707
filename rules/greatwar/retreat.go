package greatwar

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Case 8.6: retreat after combat. Each stack goes back hex by hex, led by its owner.
// A hex is open if the retreat can be completed by way of it; where some such hexes
// lie nearer to a source of supply, only these are.

func addRetreat() {
	book.Add(&verbs{Name: rules.VerbRetreat, Label: "Retreat into this hex", Case: "8.62", Takes: verb.Hex | verb.From, Stages: verb.Of(atRetreat),
		Check:      func(p *Position, a args) *refusal { return retreatsIn(p).mayRetreat(a) },
		Candidates: eachRetreat,
		Do:         func(p *Position, a args) { retreatsIn(p).retreatStep(a) },
		Words:      (*Position).retreatWords})
}

var (
	refuseNoStack     = &refusal{Case: "8.62", Why: "No stack is retreating from {from} now."}
	refuseBackFar     = &refusal{Case: "8.61", Why: "{hex} is not adjacent to the retreating stack."}
	refuseBackIn      = &refusal{Case: "8.61", Why: "{hex} is occupied by the enemy."}
	refuseBackSealed  = &refusal{Case: "8.61", Why: "The hexside to {hex} is blocked."}
	refuseBackAgain   = &refusal{Case: "8.62", Why: "The stack may not retreat back into {hex}."}
	refuseBackControl = &refusal{Case: "8.64", Why: "{hex} is in an enemy zone of control."}
	refuseBackEnd     = &refusal{Case: "8.63", Why: "The retreat cannot be completed through {hex}."}
	refuseBackFull    = &refusal{Case: "8.63", Why: "Through {hex} the stack would end its retreat over the stacking limit."}
	refuseBackSupply  = &refusal{Case: "8.63", Why: "{hex} does not lead towards the nearest source of supply, and another hex does."}
	refuseBackFree    = &refusal{Case: "8.63", Why: "{hex} is in an enemy zone of control, and another hex is not."}
)

// retreating leads beaten stacks back (8.6).
type retreating struct{ *Position }

func retreatsIn(p *Position) retreating { return retreating{p} }

// lineUp makes a stack retreat: the defenders in the hex with their headquarters, all
// together (8.62, 10.53).
func (p retreating) lineUp(h board.ID, hexes int8) {
	c := &p.combat
	units := slices.DeleteFunc(slices.Clone(c.defenders), func(u int16) bool { return p.at(u) != h })
	c.retreats = append(c.retreats, retreat{units: units, trail: []board.ID{h}, hexes: hexes})
	p.Tell(rules.Event{Kind: "must-retreat", Case: "8.62", Side: p.side.enemy().id(), Units: p.IDs(units...), Hexes: p.Hexes(h),
		Text: fmt.Sprintf("%s must retreat %s from %s.", p.Labels(units), verb.Count(int(hexes), "hex", "hexes"), p.HexName(h))})
}

// proceedRetreat ends the retreats that are complete or hopeless.
func (p retreating) proceedRetreat() bool {
	c := &p.combat
	if len(c.retreats) == 0 {
		tollOf(p.Position).afterRetreats()
		return true
	}
	for i := range c.retreats {
		r := c.retreats[i]
		switch {
		case r.left() == 0:
			p.endRetreat(&r)
		case len(p.ways(&r)) == 0:
			for _, u := range r.units {
				lossesOf(p.Position).eliminate(u, true, "it cannot retreat", "8.64")
			}
		default:
			continue
		}
		c.retreats = slices.Delete(c.retreats, i, i+1)
		return true
	}
	return false
}

// endRetreat ends a retreat. Of a stack that has to end over the stacking limit as much
// as finds room is kept, the largest units first, and the rest eliminated (8.63,
// 6.15). Who has come to friends does not help them in this phase (8.66).
func (p retreating) endRetreat(r *retreat) {
	s, at := p.side.enemy(), r.at()
	friends, room := false, p.rs.tables.StackingLimit
	for u := range p.each(s, at) {
		if !slices.Contains(r.units, u) {
			room -= int(p.unit(u).points)
			friends = friends || !p.unit(u).hq
		}
	}
	order := slices.Clone(r.units)
	slices.SortStableFunc(order, func(a, b int16) int { return int(p.unit(b).points) - int(p.unit(a).points) })
	for _, u := range order {
		if n := int(p.unit(u).points); n > 0 && n > room {
			lossesOf(p.Position).eliminate(u, true, "there is no room where it retreats", "8.63")
		} else {
			room -= n
			p.units[u].retreated = friends
		}
	}
	tollOf(p.Position).headless(at)
}

// barredRetreat tells why a stack cannot go from where it is into an adjacent hex. A
// lone headquarters of the enemy does not bar the way: it displaces (10.52). Only
// a rating of 1 may enter an enemy zone that no friend negates (8.64, 7.24).
func (p retreating) barredRetreat(r *retreat, from, to board.ID) *refusal {
	s := p.side.enemy()
	switch {
	case !p.Board().Adjacent(from, to):
		return refuseBackFar
	case p.Board().Between(from, to).Has(board.Blocked):
		return refuseBackSealed
	case p.bars(p.side, to):
		return refuseBackIn
	case slices.Contains(r.trail, to):
		return refuseBackAgain
	case p.openZoc(s, to) && p.worstRating(r.units) > 1:
		return refuseBackControl
	}
	return nil
}

func (p retreating) worstRating(units []int16) int8 {
	worst := int8(0)
	for _, u := range units {
		worst = max(worst, p.unit(u).rating)
	}
	return worst
}

// completes tells whether a retreat can be completed by way of an open hex, and
// whether without overstacking at its end (6.15).
func (p retreating) completes(r *retreat, to board.ID) (ok, roomy bool) {
	r.trail = append(r.trail, to)
	defer func() { r.trail = r.trail[:len(r.trail)-1] }()
	if r.left() == 0 {
		load := 0
		for u := range p.each(p.side.enemy(), to) {
			if !slices.Contains(r.units, u) {
				load += int(p.unit(u).points)
			}
		}
		for _, u := range r.units {
			load += int(p.unit(u).points)
		}
		return true, load <= p.rs.tables.StackingLimit
	}
	for _, n := range p.Board().Neighbours(to) {
		if n == board.None || p.barredRetreat(r, to, n) != nil {
			continue
		}
		more, room := p.completes(r, n)
		ok, roomy = ok || more, roomy || room
	}
	return ok, roomy
}

// verdicts tells for each hex around a stack why it cannot go there next, nil where
// it can: hexes by way of which the retreat can be completed within the stacking
// limit come before those where only part of the stack would find room; among
// them those towards the nearest source of supply, then, for a rating of 1, those
// out of enemy zones (8.63).
func (p retreating) verdicts(r *retreat) [6]*refusal {
	var list [6]*refusal
	around := p.Board().Neighbours(r.at())
	var roomy [6]bool
	for d, n := range around {
		if n == board.None {
			list[d] = refuseBackFar
		} else if list[d] = p.barredRetreat(r, r.at(), n); list[d] == nil {
			var ok bool
			if ok, roomy[d] = p.completes(r, n); !ok {
				list[d] = refuseBackEnd
			}
		}
	}
	prefer := func(why *refusal, is func(d int) bool) {
		some := false
		for d := range list {
			some = some || list[d] == nil && is(d)
		}
		for d := range list {
			if some && list[d] == nil && !is(d) {
				list[d] = why
			}
		}
	}
	prefer(refuseBackFull, func(d int) bool { return roomy[d] })
	distance := supplyOf(p.Position).sourceDistance(r.units[0])
	here := distance(r.at())
	prefer(refuseBackSupply, func(d int) bool {
		n := distance(around[d])
		return n >= 0 && n < here || n == 0
	})
	prefer(refuseBackFree, func(d int) bool { return !p.openZoc(p.side.enemy(), around[d]) })
	return list
}

// ways lists the hexes that a stack may enter next.
func (p retreating) ways(r *retreat) []board.ID {
	var ways []board.ID
	for d, why := range p.verdicts(r) {
		if why == nil {
			ways = append(ways, p.Board().Neighbours(r.at())[d])
		}
	}
	return ways
}

// stackAt is the stack that a retreat action moves: the one under way, or any that
// has not begun and stands there.
func (p retreating) stackAt(from board.ID) *retreat {
	c := &p.combat
	for i := range c.retreats {
		if r := &c.retreats[i]; len(r.trail) > 1 {
			if r.at() == from {
				return r
			}
			return nil
		}
	}
	for i := range c.retreats {
		if r := &c.retreats[i]; r.at() == from {
			return r
		}
	}
	return nil
}

func eachRetreat(p *Position, yield func(args)) {
	for i := range p.combat.retreats {
		r := &p.combat.retreats[i]
		if retreatsIn(p).stackAt(r.at()) != r {
			continue
		}
		for _, n := range retreatsIn(p).ways(r) {
			a := verb.OfHex(n)
			a.From = r.at()
			yield(a)
		}
	}
}

func (p retreating) mayRetreat(a args) *refusal {
	r := p.stackAt(a.From)
	if r == nil {
		return refuseNoStack
	}
	d, ok := p.Board().DirectionTo(a.From, a.Hex)
	if !ok {
		return refuseBackFar
	}
	return p.verdicts(r)[d]
}

// retreatStep leads a stack one hex back. It disturbs no friends on its way (8.65),
// but may drive headquarters of the enemy out (10.52).
func (p retreating) retreatStep(a args) {
	r := p.stackAt(a.From)
	r.trail = append(r.trail, a.Hex)
	for _, u := range r.units {
		p.place(u, a.Hex)
	}
	p.Tell(rules.Event{Kind: rules.EventRetreat, Case: "8.62", Side: p.side.enemy().id(), Units: p.IDs(r.units...), Hexes: p.Hexes(a.From, a.Hex),
		Text: fmt.Sprintf("%s %s to %s.", p.Labels(r.units), verb.Conjugate(r.units, "retreats", "retreat"), p.HexName(a.Hex))})
	displacementOf(p.Position).checkDisplacement()
}
