package greatwar

import (
	"slices"

	"vistula/rules/board"
)

// Cases 5.31, 16.0 and 17.5: how much the railways carry, all of them and by the option
// each line.

// railCapacity is how many stacking points of a nation can use the railways in
// this turn (16.0 [5.3]).
func (p railways) railCapacity(n nation) int { return p.capacityOf(n, int(p.turn)) }

// countRail charges a unit to the rail capacity, once in a phase (5.31).
// Headquarters have no stacking points and so never count.
func (p railways) countRail(u int16) {
	if st := &p.units[u]; !st.counted {
		st.counted = true
		p.rail[p.unit(u).nation] += p.unit(u).points
	}
}

// uncountRail takes the charge of a unit back that turns out not to have used the
// railways in this phase.
func (p railways) uncountRail(u int16) {
	if st := &p.units[u]; st.counted {
		st.counted = false
		p.rail[p.unit(u).nation] -= p.unit(u).points
	}
}

// bound tells whether a unit remains entrained for certain without being charged
// yet: one that the capacity could not take along off the map, or, in the Movement
// Segment, one that is out of command and may not detrain (5.35).
func (p railways) bound(u int16) bool {
	st := &p.units[u]
	if p.owner(u) != p.side || !st.entrained || st.counted {
		return false
	}
	return st.link > 0 && p.phase <= movementPhase || p.onMap(u) && p.phase == movementPhase && !commandOf(p.Position).commandedNow(u)
}

// loads are stacking points by nation.
type loads [3]int

// loadsOf adds up the units for which a condition holds.
func (p railways) loadsOf(units []int16, is func(u int16) bool) loads {
	var l loads
	for _, u := range units {
		if is(u) {
			l[p.unit(u).nation] += int(p.unit(u).points)
		}
	}
	return l
}

// boundLoads are the stacking points of all bound units.
func (p railways) boundLoads() loads {
	var l loads
	for i := range p.units {
		if u := int16(i); p.units[i].entrained && p.bound(u) {
			l[p.unit(u).nation] += int(p.unit(u).points)
		}
	}
	return l
}

// carries tells whether the rail capacity has room for all of some units (5.31).
// What has been charged, and what remains aboard whatever happens, takes its room
// first. Bound units ride as long as what rides is within the capacity: of those
// for whom there is no room their owner leaves aboard whom he likes. A capacity
// that is overdrawn carries nobody.
func (p railways) carries(units []int16) bool {
	all := p.loadsOf(units, func(int16) bool { return true })
	more := p.loadsOf(units, func(u int16) bool { return !p.units[u].counted })
	free := p.loadsOf(units, func(u int16) bool { return !p.units[u].counted && !p.bound(u) })
	bound := p.boundLoads()
	for i := range all {
		n := nation(i)
		used, most := int(p.rail[n]), p.railCapacity(n)
		if all[n] > 0 && used+more[n] > most || free[n] > 0 && used+bound[n]+free[n] > most {
			return false
		}
	}
	return true
}

// railLeft is how much of a nation's capacity is left for units that are not
// aboard yet.
func (p railways) railLeft(n nation) int {
	return max(0, p.railCapacity(n)-int(p.rail[n])-p.boundLoads()[n])
}

// lineLimit is how many stacking points of a nation may cross a hexside by rail in
// a phase; where two lines cross it, each carries its own (17.51, 17.53).
func (rs *Ruleset) lineLimit(n nation, from, to board.ID) int {
	limits, sum := rs.tables.Rail.Limits[nationIDs[n]], 0
	a, b := rs.Board().Number(from), rs.Board().Number(to)
	for _, l := range rs.Board().Maps[rs.Board().MapOf(from)].Rails {
		for i := 1; i < len(l.Hexes); i++ {
			if x, y := l.Hexes[i-1], l.Hexes[i]; x == a && y == b || x == b && y == a {
				sum += limits[min(max(l.Tracks, 1), 2)-1]
				break
			}
		}
	}
	return sum
}

// crossedBy is how many stacking points of a nation have crossed a hexside in this
// phase, either way.
func (p railways) crossedBy(n nation, from, to board.ID) int {
	i := slices.IndexFunc(p.crossed, func(c crossing) bool { return c.is(n, from, to) })
	if i < 0 {
		return 0
	}
	return int(p.crossed[i].points)
}

func (c *crossing) is(n nation, from, to board.ID) bool {
	return c.nation == n && c.from == min(from, to) && c.to == max(from, to)
}

// lineFull tells whether a railway carries no such load over a hexside any more,
// which matters only where the option is in force.
func (p railways) lineFull(units []int16, from, to board.ID) bool {
	if !p.options.lines {
		return false
	}
	var more [3]int
	for _, u := range units {
		more[p.unit(u).nation] += int(p.unit(u).points)
	}
	for n := range nation(len(more)) {
		if more[n] > 0 && p.crossedBy(n, from, to)+more[n] > p.rs.lineLimit(n, from, to) {
			return true
		}
	}
	return false
}

// cross keeps the account of a hexside, only where the option asks for it.
func (p railways) cross(u int16, from, to board.ID) {
	unit := p.unit(u)
	if !p.options.lines || unit.points == 0 {
		return
	}
	i := slices.IndexFunc(p.crossed, func(c crossing) bool { return c.is(unit.nation, from, to) })
	if i < 0 {
		i = len(p.crossed)
		p.crossed = append(p.crossed, crossing{from: min(from, to), to: max(from, to), nation: unit.nation})
	}
	p.crossed[i].points += unit.points
}

// capacityOf is the rail capacity of a nation in a turn (16.0).
func (p railways) capacityOf(n nation, turn int) int {
	if n == serbia {
		return p.rs.tables.Rail.Serbian
	}
	return p.rs.tables.Turns[turn-1].Rail[nationIDs[n]]
}
