package codec

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Roster writes the units of a position, one after the other: where each is, and
// its state where that is worth a word. P and S are those of the state's record.
type Roster[P, S any] struct {
	record *Record[P, S]
	units  []string // `{"id":"ru.13-vii"`
	hexes  []string // `,"hex":"8.22"`
}

// NewRoster prepares the roster of a ruleset.
func NewRoster[P, S any](names *Names, record *Record[P, S]) *Roster[P, S] {
	o := &Roster[P, S]{record: record, units: make([]string, len(names.Units)), hexes: make([]string, names.Board.Len())}
	for u, id := range names.Units {
		o.units[u] = `{"id":"` + id + `"`
	}
	for h := range o.hexes {
		o.hexes[h] = `,"hex":"` + names.Board.Number(board.ID(h)) + `"`
	}
	return o
}

// Write appends the list of all units. at tells where a unit is and whether its
// state is worth a word; state gives it, with what the record needs to know.
func (o *Roster[P, S]) Write(w *Writer, at func(u int16) (hex board.ID, state bool), state func(u int16) (P, *S)) {
	w.Raw("[")
	for i := range o.units {
		w.Comma(i)
		o.Unit(w, int16(i), at, state)
	}
	w.Raw("]")
}

// Unit appends one unit.
func (o *Roster[P, S]) Unit(w *Writer, u int16, at func(u int16) (hex board.ID, state bool), state func(u int16) (P, *S)) {
	b := append(w.B, o.units[u]...) // most units are written by these lines alone
	hex, any := at(u)
	if hex != board.None {
		b = append(b, o.hexes[hex]...)
	}
	if !any {
		w.B = append(b, '}')
		return
	}
	w.B = append(b, `,"state":`...)
	p, s := state(u)
	o.record.Write(w, p, s)
	w.Raw("}")
}

// ReadUnits reads records of units, each of which may stand there once; where a whole
// position is read, none may be missing. It ends at the first error.
func (r *Reader) ReadUnits(list []rules.UnitState, read func(u int16, x rules.UnitState)) {
	seen := make([]bool, len(r.Units))
	for _, x := range list {
		u := int16(0)
		r.In("units", func() {
			u = r.Unit(x.ID)
			if r.Err == nil && seen[u] {
				r.Fail("unit %q is listed twice", x.ID)
			}
		})
		if r.Err != nil {
			return
		}
		seen[u] = true
		r.In("unit "+x.ID, func() { read(u, x) })
	}
	if missing := slices.Index(seen, false); r.Whole && missing >= 0 {
		r.In("units", func() { r.Fail("unit %q is missing", r.Units[missing]) })
	}
}

// Unit reads where a unit is and its state. What is not said stays as it is, and must
// fit all the same; hex is the place within the state.
func (r *Record[P, T]) Unit(in *Reader, p P, x rules.UnitState, st *T, hex *board.ID) {
	if x.Hex != "" {
		*hex = in.Hex(x.Hex)
	}
	if len(x.State) > 0 {
		in.In("state", func() { r.Read(in, p, x.State, st) })
	} else {
		r.check(in, p, st)
	}
}

// Sum is the digest of the units of a position, as Write would write them, of which
// only those are written again that have changed; w is memory.
func Sum[P any, S comparable](o *Roster[P, S], w *Writer, t *Tally[S], units []S, at func(u int16) (hex board.ID, state bool), state func(u int16) (P, *S)) uint64 {
	return t.Sum(units, func(b []byte, u int16) []byte {
		kept := w.B
		w.B = b
		o.Unit(w, u, at, state)
		b, w.B = w.B, kept
		return b
	})
}
