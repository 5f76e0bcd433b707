package data

import (
	"fmt"
	"slices"

	"vistula/rules/board"
)

// checkForts looks at the forts on hexsides: each guards one of its two hexes,
// which lies in the country that it belongs to.
func checkForts(f *faults, b *board.Board, m *board.Map) {
	for i, s := range m.Sides {
		at := []any{"sides", i}
		fort := slices.Contains(s.Is, "fort")
		id, ok := b.Find(s.Hex)
		switch {
		case !fort && s.Hex != "":
			f.at(at, "sides", "%s / %s has no fort that could guard %s", s.Between[0], s.Between[1], s.Hex)
		case fort && s.Hex != s.Between[0] && s.Hex != s.Between[1]:
			f.at(at, "sides", "the fort on %s / %s guards neither of the two", s.Between[0], s.Between[1])
		case fort && ok && b.Hexes[id].Country == "":
			f.at(at, "sides", "the fort on %s / %s belongs to no country", s.Between[0], s.Between[1])
		}
	}
}

// checkCourses compares the rivers that run through hexes with the hexes that
// are river hexes: a river has at least one hex, goes from neighbour to
// neighbour, makes river hexes of all but its first and last one, and every river
// hex lies on one.
func checkCourses(f *faults, b *board.Board, m *board.Map) {
	on := map[string]bool{}
	for i, c := range m.RiversThrough {
		field := fmt.Sprintf("rivers_through[%d] (%s)", i, c.Name)
		if len(c.Hexes) == 0 {
			f.at([]any{"rivers_through", i}, field, "the river runs through no hex")
		}
		for j, n := range c.Hexes {
			at := []any{"rivers_through", i, "hexes", j}
			id, ok := b.Find(n)
			if !ok {
				f.at(at, field, "hex %s is not on the map", n)
				continue
			}
			on[n] = true
			if j > 0 {
				if before, ok := b.Find(c.Hexes[j-1]); ok && !b.Adjacent(before, id) {
					f.at(at, field, "hexes %s and %s are not adjacent", c.Hexes[j-1], n)
				}
			}
			if j > 0 && j < len(c.Hexes)-1 && !b.Hexes[id].River {
				f.at(at, field, "the river runs through %s, which is no river hex", n)
			}
		}
	}
	for i, h := range m.Hexes {
		if h.River && !on[h.Number] {
			f.at([]any{"hexes", i}, "hex "+h.Number, "it is a river hex, but no river runs through it")
		}
	}
}
