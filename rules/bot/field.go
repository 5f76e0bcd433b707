package bot

import (
	"math"

	"vistula/rules"
	"vistula/rules/board"
)

// field is what a judge keeps of the map: who is next to whom, and how far it is to
// the places that matter.
type field struct {
	board  *board.Board
	barred []bool // hexes that nobody enters
	away   map[board.ID][]uint8
	queue  []board.ID
}

// unreached is a distance that there is no way for.
const unreached = math.MaxUint8

// newField looks at the hexes of a position: where nobody is and there is no room,
// nobody goes.
func newField(b *board.Board, f *rules.Facts) *field {
	w := &field{board: b, barred: make([]bool, b.Len()), away: map[board.ID][]uint8{}}
	for h := range f.Hexes {
		w.barred[h] = f.Hexes[h].Room == 0 && f.Hexes[h].Owner < 0
	}
	for i := range f.Objectives {
		w.barred[f.Objectives[i].Hex] = false
	}
	return w
}

// from is the distance of each hex from one of them, in hexes on the way.
func (w *field) from(h board.ID) []uint8 {
	if d := w.away[h]; d != nil {
		return d
	}
	d := make([]uint8, w.board.Len())
	for i := range d {
		d[i] = unreached
	}
	d[h] = 0
	w.queue = append(w.queue[:0], h)
	for i := 0; i < len(w.queue); i++ {
		at := w.queue[i]
		for _, n := range w.board.Neighbours(at) {
			if n == board.None || d[n] != unreached || w.barred[n] || d[at] == unreached-1 {
				continue
			}
			d[n] = d[at] + 1
			w.queue = append(w.queue, n)
		}
	}
	w.away[h] = d
	return d
}
