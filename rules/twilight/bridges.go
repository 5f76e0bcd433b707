package twilight

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// Case 18.1: pontoon bridges that lie on the map.

// pontoon is a bridge over the hexside between two hexes, the one of the lower number
// first.
type pontoon struct {
	between [2]board.ID
	nation  nation
	army    int8 // whose units built it
	fresh   bool // in this phase
}

// bridging is who can build bridges where.
type bridging struct{ *Position }

func bridgesOf(p *Position) bridging { return bridging{p} }

// ends puts the hexes of a hexside in their order.
func ends(a, b board.ID) [2]board.ID { return [2]board.ID{min(a, b), max(a, b)} }

// over is the place of the bridge on a hexside, -1 where there is none.
func (p bridging) over(a, b board.ID) int { return bridgeOver(p.pontoons, a, b) }

// bridgeOver is the place of the bridge on a hexside in a list, -1 where there is none.
func bridgeOver(list []pontoon, a, b board.ID) int {
	return slices.IndexFunc(list, func(x pontoon) bool { return x.between == ends(a, b) })
}

// bridged tells whether a pontoon bridge of a side lies over a hexside (18.1).
func (p bridging) bridged(s side, from board.ID, d hex.Direction) bool {
	i := p.over(from, p.Board().Neighbour(from, d))
	return i >= 0 && p.pontoons[i].nation.side() == s
}

// spanned tells whether a pontoon bridge lies over a hexside for whoever stands in a
// hex: for all but its owner's enemies (18.1).
func (p bridging) spanned(from board.ID, d hex.Direction) bool {
	i := p.over(from, p.Board().Neighbour(from, d))
	return i >= 0 && !p.enemyIn(from, p.pontoons[i].nation.side())
}
