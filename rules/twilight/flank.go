package twilight

import (
	"slices"

	"vistula/rules/board"
)

// Case 10.4: flank attacks.

// How many of the six hexes around a defender the attackers must have (10.4.1,
// 10.4.2).
const (
	flankHexes = 5
	assetHexes = 3
)

// flanks tells whether attackers flank the defenders of a hex (10.4). Only the zones of
// the attackers count, and friends of the defender negate them where they stand.
func (p battle) flanks(target board.ID, attackers, defenders []int16) bool {
	s := p.owner(attackers[0]).enemy()
	if slices.ContainsFunc(p.of(s, target), func(u int16) bool { return p.unit(u).works() }) {
		return false // 10.4.5
	}
	any := func(u int16) bool { return p.exertsZone(u) }
	if p.gripped(target, attackers, any, true) >= flankHexes {
		return true
	}
	formation := func(u int16) bool { return p.exertsZone(u) && p.unit(u).formation() }
	return p.onlyAssets(s, target) && p.heavyEnough(attackers) && p.gripped(target, attackers, formation, false) >= assetHexes
}

// gripped counts the hexes around a defender that attackers of some sort occupy or have
// in their zone; with all, hexes that any of their side occupies count as well. The
// other side of a hexside that nobody can cross does not count (10.4.4).
func (p battle) gripped(target board.ID, attackers []int16, is func(u int16) bool, all bool) int {
	us, n := p.owner(attackers[0]), 0
	for _, h := range p.Board().Neighbours(target) {
		if h == board.None || !p.inPlay(h) || p.holds(us.enemy(), h) || !p.crossable(h, target) {
			continue
		}
		held := all && p.holds(us, h)
		for _, u := range attackers {
			held = held || is(u) && (p.at(u) == h || p.reachesInto(p.at(u), h))
		}
		if held {
			n++
		}
	}
	return n
}

// reachesInto tells whether a zone of control goes from a hex into another (4.1).
func (p battle) reachesInto(from, to board.ID) bool {
	d, ok := p.Board().DirectionTo(from, to)
	return ok && p.rs.extends(from, d, to)
}

// onlyAssets tells whether a hex holds nobody but Asset Units and depots (10.4.2).
func (p battle) onlyAssets(s side, h board.ID) bool {
	return !slices.ContainsFunc(p.of(s, h), func(u int16) bool { return p.unit(u).formation() })
}

// heavyEnough tells whether there is an infantry division among attackers, or two
// divisions of cavalry; two brigades stand for a division (2.2, 10.4.2).
func (p battle) heavyEnough(attackers []int16) bool {
	foot, horse := 0, 0
	for _, u := range attackers {
		unit := p.unit(u)
		n := 0
		switch unit.size {
		case division:
			n = fullDivision
		case brigade:
			n = 1
		}
		if unit.kind == cavalry {
			horse += n
		} else {
			foot += n
		}
	}
	return foot >= fullDivision || horse >= 2*fullDivision
}
