package twilight

import (
	"slices"

	"vistula/rules/board"
)

// Case 4.2.3: stacks whose retreat ends over the stacking limit go on to find room.

// mostExtra is how far a stack goes on to find room (4.2.3).
const mostExtra = 3

// thin has as many units as are over the stacking limit where a retreat ends go on,
// where that helps (4.2.3).
func (p retreating) thin(done *retreat, h board.ID) {
	extra := p.surplus(done, h)
	if len(extra) == 0 {
		return
	}
	next := retreat{side: done.side, cause: done.cause, crowd: true, zones: done.zones, tried: done.tried, trail: append(slices.Clone(done.trail[:1]), h), begun: 1, units: extra}
	if done.trail[0] == h {
		next.trail, next.begun = next.trail[:1], 0
	}
	for n := int8(1); n <= mostExtra; n++ {
		next.owes = make([]int8, len(extra))
		for i := range next.owes {
			next.owes[i] = n
		}
		if p.findsRoom(&next) {
			p.enqueue(next)
			return
		}
	}
}

// enqueue lines up a stack that goes on to find room: at once, before the other side's
// stacks go back (11.3).
func (p retreating) enqueue(r retreat) {
	for _, u := range r.units {
		if x := p.combat.fighter(u); x != nil && r.cause != byRepulse {
			x.owed += int8(r.left())
		}
	}
	at := 0
	if r.cause == byRepulse {
		at = len(p.retreats)
	}
	p.retreats = slices.Insert(p.retreats, at, r)
}

// surplus are the units of a stack that are over the stacking limit where it has come to:
// as few as have to, the smallest that do, and the Asset Units that belong to them
// (11.2.1).
func (p retreating) surplus(done *retreat, h board.ID) []int16 {
	load, guns := stackingOf(p.Position).load(done.side, h)
	here := slices.DeleteFunc(slices.Clone(done.units), func(u int16) bool { return p.at(u) != h })
	slices.SortStableFunc(here, func(a, b int16) int { return p.bulk(a) - p.bulk(b) })
	var extra []int16
	for load > mostHalves {
		u := p.enough(here, extra, load-mostHalves)
		if u < 0 {
			break
		}
		extra, load = append(extra, u), load-p.bulk(u)
	}
	for _, force := range harmTo(p.Position).forcesAmong(here) {
		if slices.Contains(extra, force[0]) {
			extra = append(extra, slices.DeleteFunc(force[1:], func(u int16) bool { return slices.Contains(extra, u) })...)
		}
	}
	for _, u := range extra {
		if p.unit(u).kind == artillery {
			guns--
		}
	}
	for _, u := range here {
		if p.unit(u).kind == artillery && guns > mostGuns && !slices.Contains(extra, u) {
			extra, guns = append(extra, u), guns-1
		}
	}
	return extra
}

// enough is the smallest of some units, sorted by size, that takes as much room as is
// wanted, else the largest, -1 for none; those that are taken are left out.
func (p retreating) enough(units, taken []int16, room int) int16 {
	best := int16(-1)
	for _, u := range units {
		if n := p.bulk(u); n > 0 && !slices.Contains(taken, u) {
			if best = u; n >= room {
				break
			}
		}
	}
	return best
}
