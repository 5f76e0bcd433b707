package twilight

import "vistula/rules/board"

// Case 9.8: Corps Train units.

// trainShelters are the hexes to which a Corps Train retreats: three hexes away, or, if
// there is none, closer ones with a friendly combat unit (9.8.1).
func (p asking) trainShelters(u int16) []board.ID {
	rings := p.flight(u)
	if far := rings[farthestFlight]; len(far) > 0 {
		return far
	}
	var list []board.ID
	for _, ring := range rings[1:farthestFlight] {
		for _, h := range ring {
			if p.holdsForce(p.owner(u), h) {
				list = append(list, h)
			}
		}
	}
	return list
}
