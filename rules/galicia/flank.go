package galicia

import (
	"slices"

	"vistula/rules/board"
)

// flanked tells whether an attack on a hex by the given units is a Flank Attack
// (7.8): at least five of the six hexes around are held by the attacker's side
// or in the zone of one of the attacking units, hold no friend of the defender
// and are not next to Przemysl. On the map's edge nobody is flanked.
func (p battle) flanked(target board.ID, attackers []int16) bool {
	b, them := p.Board(), p.side.enemy()
	closed := 0
	for _, n := range b.Neighbours(target) {
		switch {
		case n == board.None:
			return false
		case p.holds(them, n) || p.nearFortress(n):
		case p.holds(p.side, n) || p.inZoneOf(attackers, n):
			closed++
		}
	}
	return closed >= 5 && len(b.Hexes[target].Edge) == 0
}

// inZoneOf tells whether a hex is in the zone of control of one of the units.
func (p battle) inZoneOf(units []int16, id board.ID) bool {
	for d, n := range p.Board().Neighbours(id) {
		if n == board.None || p.Board().Side(id, direction(d)).Has(board.River) {
			continue
		}
		if slices.ContainsFunc(units, func(u int16) bool { return p.units[u].hex == n }) {
			return true
		}
	}
	return false
}
