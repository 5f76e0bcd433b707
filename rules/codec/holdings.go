package codec

import (
	"encoding/binary"

	"vistula/rules/board"
)

// Holding is a hex that another side holds than at first.
type Holding[S ~int8] struct {
	Hex  board.ID
	Side S
}

// Holdings are the hexes that are not held as at first, of a position that keeps by hex
// who holds each. The list and its digest are made anew only after a hex has changed
// hands. The zero value is ready.
type Holdings[S ~int8] struct {
	list   []Holding[S]
	known  bool   // list is that of the position as it stands
	sum    uint64 // digest of list, once summed
	summed bool
}

// Changed is called when a hex has changed hands.
func (k *Holdings[S]) Changed() { k.known = false }

// List is the list, by who holds each hex now and at first. What is read of a position
// is put into it.
func (k *Holdings[S]) List(now, first []S) *[]Holding[S] {
	if k.known {
		return &k.list
	}
	k.list = k.list[:0]
	for h, s := range now {
		if s != first[h] {
			k.list = append(k.list, Holding[S]{board.ID(h), s})
		}
	}
	k.known, k.summed = true, false
	return &k.list
}

// Digest is a digest of the list; w is memory.
func (k *Holdings[S]) Digest(w *Writer, now, first []S) uint64 {
	if list := *k.List(now, first); !k.summed {
		w.B = w.B[:0]
		for _, x := range list {
			w.B = append(binary.BigEndian.AppendUint16(w.B, uint16(x.Hex)), byte(x.Side))
		}
		k.sum, k.summed = Digest(w.B, 0), true
	}
	return k.sum
}

// Settle gives the hexes of a list that was read to those who hold them. refuse tells
// why a side cannot hold a hex, "" where it can; it may be nil.
func (k *Holdings[S]) Settle(r *Reader, held []S, refuse func(h board.ID, s S) string) {
	seen := map[board.ID]bool{}
	for _, x := range k.list {
		if x.Hex == board.None || x.Side < 0 {
			r.FailAt("state: held", "name a hex and a side")
			return
		}
		if seen[x.Hex] {
			r.FailAt("state: held", "hex %s stands there twice", r.Board.Number(x.Hex))
		} else if refuse != nil {
			if why := refuse(x.Hex, x.Side); why != "" {
				r.FailAt("state: held", "%s", why)
			}
		}
		seen[x.Hex], held[x.Hex] = true, x.Side
	}
	k.known = false
}

// Held is the field of such a list.
func Held[P, T any, S ~int8](name string, at func(*T) *[]Holding[S]) *Field[P, T] {
	return List(name, at, Of(
		Hex[P]("hex", func(h *Holding[S]) *board.ID { return &h.Hex }),
		Side[P]("side", func(h *Holding[S]) *S { return &h.Side }),
	), func(h *Holding[S]) { *h = Holding[S]{board.None, -1} })
}
