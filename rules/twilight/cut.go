package twilight

import (
	"slices"

	"vistula/rules/board"
)

// Case 8.2.4: railway hexes that were lost lately.

// severed is a railway hex that a side has lost, and over which its trains still give
// way (8.2.4).
type severed struct {
	hex   board.ID
	by    side // who lost it
	fresh bool // in the phase in hand
}

// sever notes that a railway hex is lost to its side's trains. Copies of the position
// share the list, so it is never changed in place.
func (p journeys) sever(h board.ID) {
	s := p.held[h]
	if s == nobody || len(p.rs.supplies.rails[h]) == 0 || !engineersOf(p.Position).runs(s, h) {
		return
	}
	p.cut = append(slices.Clip(p.cut), severed{h, s, true})
}

// age notes that another phase has begun.
func (p journeys) age() {
	if slices.ContainsFunc(p.cut, func(x severed) bool { return x.fresh }) {
		p.cut = slices.Clone(p.cut)
		for i := range p.cut {
			p.cut[i].fresh = false
		}
	}
}

// forgive ends the time in which trains of a side give way over the hexes that it lost.
func (p journeys) forgive(s side) {
	p.cut = slices.DeleteFunc(slices.Clone(p.cut), func(x severed) bool { return x.by == s })
}

// wasOpen tells whether a side lost a railway hex in the phase in hand, or at any time
// since its last movement phase.
func (p journeys) wasOpen(s side, h board.ID, nowOnly bool) bool {
	return slices.ContainsFunc(p.cut, func(x severed) bool { return x.hex == h && x.by == s && (x.fresh || !nowOnly) })
}
