package twilight

import (
	"vistula/rules"
	"vistula/rules/board"
)

// What computer players are told of units that travel by rail: entrained they do not count
// for stacking (4.2.4), and a station that is full when they leave the train costs a unit (4.2.3).

// crush is by how many halves of a division the stations of a side will be over the stacking
// limit once all who travel have left their trains, where the units of the Facts stand.
func (p appraising) crush(s side, f *rules.Facts) (over int) {
	var few [16]bulky // hardly ever do more travel at a time
	bound := few[:0]
	for _, u := range p.rs.ofSide[s] {
		if h := p.destination(u); h != board.None {
			bound = append(bound, bulky{h, p.size(u)})
		}
	}
	for i, b := range bound {
		if !first(bound, i) {
			continue
		}
		halves := 0
		for _, c := range bound {
			if c.at == b.at {
				halves += c.halves
			}
		}
		over += max(0, halves+p.waiting(s, b.at, f)-mostHalves)
	}
	return over
}

// bulky is what will take room in a hex, in halves of a division.
type bulky struct {
	at     board.ID
	halves int
}

// first tells whether nobody before is bound for the same hex.
func first(list []bulky, i int) bool {
	for _, b := range list[:i] {
		if b.at == list[i].at {
			return false
		}
	}
	return true
}

// destination is where a unit on a train is to leave it; None for all others.
func (p *Position) destination(u int16) board.ID {
	st := &p.units[u]
	switch {
	case !p.railMode(u):
		return board.None
	case st.task == detraining:
		return st.hex
	}
	return st.train.to
}

// waiting is what a side has in a hex that is on no train.
func (p appraising) waiting(s side, at board.ID, f *rules.Facts) (halves int) {
	for i := range f.Units {
		if x := &f.Units[i]; x.Side == int8(s) && x.Hex == at {
			if u, ok := p.rs.FindUnit(x.ID); ok {
				halves += p.bulk(u)
			}
		}
	}
	return halves
}
