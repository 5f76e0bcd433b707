package twilight

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/board"
)

// Case 13.1: who builds Improved Positions, and what comes of it.

// Turns from which positions of level 3 and 4 may be begun (13.1.3).
var trenchTurns = [3]int8{german: 22, russian: 25, austrian: 25}

const (
	level4Turn  = 28
	digWithin   = 3 // hexes from the nearest enemy (13.1)
	mostTrained = 2 // level up to which Asset Units dig
)

// nextLevel is what digging would make of the position in a unit's hex.
func (p working) nextLevel(u int16) int {
	h := p.at(u)
	if w := worksOf(p.Position).work(h); w != nil && w.ruined && p.rs.owner[h] == p.owner(u) {
		return rebuiltTo
	}
	return worksOf(p.Position).level(h) + 1
}

var refuseNoDigger = &refusal{Case: "13.1", Why: "Only infantry builds Improved Positions."}

// mayDig tells why a unit cannot build or improve a position (13.1).
func (p working) mayDig(u int16) *refusal {
	unit, st := p.unit(u), &p.units[u]
	if unit.kind != infantry {
		return refuseNoDigger
	}
	refuse := func(cas, why string) *refusal { return &refusal{Case: cas, Why: why} }
	next := p.nextLevel(u)
	switch {
	case p.demoralised(u):
		return refuse("13.1.2", "Demoralized units build no Improved Positions.")
	case worksOf(p.Position).work(st.hex) == nil && worksOf(p.Position).printedWork(st.hex):
		return refuse("13.5", "The position in {unit}'s hex is printed on the map and cannot be improved.")
	case next > mostLevel:
		return refuse("13.1.1", "The position in {unit}'s hex cannot be improved any more.")
	case p.dugBefore(u):
		return refuse("13.1", "Only one unit digs in a hex in a phase.")
	case next > mostTrained && !unit.formation():
		return refuse("13.1", "Only formations build positions above level 2.")
	case next > mostTrained && st.supply != inSupply:
		return refuse("13.1.2", "Only units in supply build positions above level 2.")
	case next >= mostLevel && p.turn < p.level4From(st.hex) || next == rebuiltTo && p.turn < trenchTurns[unit.nation] && !worksOf(p.Position).printedWork(st.hex):
		return refuse("13.1.3", "Nobody has the experience yet to build a position of that level.")
	case p.nearestEnemy(u) > digWithin:
		return refuse("13.1", "Positions are begun within three hexes of an enemy unit.")
	}
	return nil
}

// level4From is the turn from which a position of level 4 may be begun in a hex: after
// turn 20 where it grows out of a printed one that was made good (13.5.1).
func (p working) level4From(h board.ID) int8 {
	if worksOf(p.Position).rebuilt(worksOf(p.Position).work(h)) {
		return printedLevel4 + 1
	}
	return level4Turn
}

// dugBefore tells whether another unit digs in a unit's hex in this phase.
func (p working) dugBefore(u int16) bool {
	if w := worksOf(p.Position).work(p.at(u)); w != nil && w.digger > 0 && w.digger != u+1 {
		return true // it has finished and gone
	}
	for v := range p.each(p.owner(u), p.at(u)) {
		if v != u && (p.units[v].dug > 0 || p.units[v].task == digging) {
			return true
		}
	}
	return false
}

// mayDigOn tells whether a unit may go on with the position that it has begun: not where it
// is demoralised, nor without supply on one of level 3 or 4 (13.1.1, 14.5).
func (p working) mayDigOn(u int16) bool {
	return !p.demoralised(u) && (p.nextLevel(u) <= mostTrained || p.units[u].supply == inSupply)
}

// finishWork builds the position.
func (p working) finishWork(u int16) {
	h, next := p.at(u), p.nextLevel(u)
	w := worksOf(p.Position).build(h)
	w.level, w.side, w.ruined, w.digger = int8(next), p.owner(u), false, u+1
	p.Tell(rules.Event{Kind: "works", Case: "13.1", Side: p.owner(u).id(), Hexes: p.Hexes(h), Reveals: true,
		Text: fmt.Sprintf("An Improved Position of level %d is built in %s.", next, p.HexName(h))})
}
