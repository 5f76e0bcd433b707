package occupancy

import (
	"slices"

	"vistula/rules/board"
)

// Spread is where something that spreads comes from each hex of a board, such as supply
// that no closed hexside stops. It is laid once and never changes. Whole areas step at
// once: the hexes are sorted by how far on the next one lies in the order of the board,
// and on a map there are few such distances.
type Spread struct {
	strides []stride
}

// stride are the hexes from which something goes as far on in the order of the board: the
// words of an area from the first that is not empty to the last.
type stride struct {
	by    int
	from  Area
	first int
}

// NewSpread lays it: links are the hexes to which something comes from each hex.
func NewSpread(links [][]board.ID) *Spread {
	s := &Spread{}
	for from, list := range links {
		for _, to := range list {
			by := int(to) - from
			i := slices.IndexFunc(s.strides, func(x stride) bool { return x.by == by })
			if i < 0 {
				i = len(s.strides)
				s.strides = append(s.strides, stride{by: by, from: make(Area, words(len(links)))})
			}
			s.strides[i].from.Add(board.ID(from))
		}
	}
	for i := range s.strides {
		s.strides[i].trim()
	}
	return s
}

// trim leaves out the empty words at both ends.
func (x *stride) trim() {
	for x.from[0] == 0 {
		x.from, x.first = x.from[1:], x.first+1
	}
	for x.from[len(x.from)-1] == 0 {
		x.from = x.from[:len(x.from)-1]
	}
}

// Step adds to an area where it comes from another one. The two must not be the same.
func (s *Spread) Step(into, from Area) {
	for i := range s.strides {
		x := &s.strides[i]
		if x.by > 0 {
			x.forward(into, from[x.first:])
		} else {
			x.back(into, from[x.first:])
		}
	}
}

// forward adds the hexes that lie so far behind in the order of the board.
func (x *stride) forward(into, from Area) {
	at, bits := x.first+x.by/64, uint(x.by%64)
	carry := uint64(0)
	for i, of := range x.from {
		if word := from[i] & of; word|carry != 0 {
			into[at+i] |= word<<bits | carry
			carry = word >> 1 >> (63 - bits)
		}
	}
	if carry != 0 {
		into[at+len(x.from)] |= carry
	}
}

// back adds those that lie so far before.
func (x *stride) back(into, from Area) {
	at, bits := x.first-(-x.by)/64, uint(-x.by%64)
	carry := uint64(0)
	for i := len(x.from) - 1; i >= 0; i-- {
		if word := from[i] & x.from[i]; word|carry != 0 {
			into[at+i] |= word>>bits | carry
			carry = word << 1 << (63 - bits)
		}
	}
	if carry != 0 {
		into[at-1] |= carry
	}
}
