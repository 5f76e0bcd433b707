package twilight

import "vistula/rules/board"

// Case 9.5: artillery units and enemy zones of control.

// gunShelters are the hexes of the closest friendly units, at most three hexes away
// (9.5.1). Artillery that was displaced before finds shelter only once more, from a hex
// that it shares with a combat or a depot unit (9.5.1a).
func (p asking) gunShelters(u int16) []board.ID {
	s, at := p.owner(u), p.at(u)
	if p.units[u].displaced && !p.sharesWith(u, func(v *unit) bool { return v.combat() || v.depot() }) {
		return nil
	}
	rings := p.flight(u)
	for _, ring := range rings[1:] {
		var list []board.ID
		for _, h := range ring {
			if h != at && p.holds(s, h) {
				list = append(list, h)
			}
		}
		if len(list) > 0 {
			return list
		}
	}
	return nil
}

// sharesWith tells whether another unit of its side of some sort is in a unit's hex.
func (p asking) sharesWith(u int16, sort func(v *unit) bool) bool {
	for v := range p.each(p.owner(u), p.at(u)) {
		if v != u && sort(p.unit(v)) {
			return true
		}
	}
	return false
}
