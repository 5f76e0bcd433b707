package twilight

import (
	"math/rand/v2"

	"vistula/rules"
	"vistula/rules/board"
)

var _ rules.Concealing = (*Position)(nil)

// Believe draws anew what a side cannot see of the other: what its units have lost
// beyond the face that is up, their effectiveness and their markers (4.2.6).
func (p *Position) Believe(who rules.Side, rng *rand.Rand) {
	s := sideOf(string(who))
	if s == nobody || p.stage == atEnd {
		return
	}
	for _, u := range p.rs.ofSide[s.enemy()] {
		if p.at(u) != board.None && p.unit(u).formation() {
			p.believeUnit(u, rng)
		}
	}
}

// believeUnit draws the effectiveness of a unit near to what it may be.
func (p *Position) believeUnit(u int16, rng *rand.Rand) {
	if st := &p.units[u]; st.ce < mostStatus {
		st.ce = int8(rng.IntN(mostStatus))
	}
}
