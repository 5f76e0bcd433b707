package data

import (
	"fmt"
	"slices"
	"strings"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// corner is where three hexsides meet: the three hexes around it in a fixed
// order. One of them may lie beyond the sheet.
type corner [3]hex.Coord

// checkChains compares the rivers (or one kind of ridges) of a map, given as
// chains of hexsides, with the hexsides that have that feature: a chain goes from
// corner to corner without a gap, every side of it has the feature, and every side
// that has it is in exactly one chain. A map without chains leaves drawing to
// the painter and is not looked at.
func checkChains(f *faults, m *board.Map, part, feature string, of func(board.Chain) bool) {
	chains := m.Rivers
	if part == "ridges" {
		chains = m.Ridges
	}
	if len(chains) == 0 {
		return
	}
	line := make(map[[2]string]int, len(m.Sides)) // of the feature's sides
	for i, s := range m.Sides {
		if hasFeature(s, feature) {
			line[ordered(s.Between)] = i
		}
	}
	inChain := map[[2]string]string{}
	for i, chain := range chains {
		if !of(chain) {
			continue
		}
		field := fmt.Sprintf("%s[%d] (%s)", part, i, chain.Name)
		if len(chain.Sides) == 0 {
			f.at([]any{part, i}, field, "it has no hexsides")
		}
		for j, s := range chain.Sides {
			at := []any{part, i, "sides", j}
			key := ordered(s)
			if _, ok := line[key]; !ok {
				f.at(at, field, "%s / %s is not a hexside with %s", s[0], s[1], named(feature))
			}
			if other, twice := inChain[key]; twice {
				f.at(at, field, "%s / %s already belongs to %s", s[0], s[1], other)
			}
			inChain[key] = chain.Name
		}
		checkContinuous(f, m, part, field, i, chain)
	}
	for i, s := range m.Sides {
		if _, drawn := inChain[ordered(s.Between)]; hasFeature(s, feature) && !drawn {
			f.at([]any{"sides", i}, "sides", "%s / %s has %s, but is in none of the %s", s.Between[0], s.Between[1], named(feature), part)
		}
	}
}

// checkRidges compares the ridges of a map with its hexsides, each kind for itself.
func checkRidges(f *faults, m *board.Map) {
	kinds := []string{"ridge", "mountain_ridge", "escarpment"}
	for i, r := range m.Ridges {
		if !slices.Contains(kinds, ridgeKind(r)) {
			f.at([]any{"ridges", i}, fmt.Sprintf("ridges[%d] (%s)", i, r.Name), "%q is not a kind of ridge", r.Kind)
		}
	}
	for _, kind := range kinds {
		checkChains(f, m, "ridges", kind, func(c board.Chain) bool { return ridgeKind(c) == kind })
	}
}

func ridgeKind(c board.Chain) string {
	if c.Kind == "" {
		return "ridge"
	}
	return c.Kind
}

// named is a feature of a hexside with its article.
func named(feature string) string {
	if feature == "escarpment" {
		return "an escarpment"
	}
	return "a " + strings.ReplaceAll(feature, "_", " ")
}

// hasFeature tells whether a hexside has a feature; minor, major and grand rivers
// are rivers.
func hasFeature(s board.Hexside, feature string) bool {
	return slices.ContainsFunc(s.Is, func(is string) bool {
		return is == feature || feature == "river" && (is == "minor_river" || is == "major_river" || is == "grand_river")
	})
}

// Continuous tells whether hexsides of a map, in this order, are one line from
// corner to corner that does not turn back.
func Continuous(m *board.Map, sides [][2]string) bool {
	f := &faults{}
	checkContinuous(f, m, "", "", 0, board.Chain{Sides: sides})
	return f.err() == nil
}

// checkContinuous finds gaps in a chain, and places where it turns back, so
// that three sides in a row meet in one corner.
func checkContinuous(f *faults, m *board.Map, part, field string, index int, chain board.Chain) {
	var before corner
	for j := 1; j < len(chain.Sides); j++ {
		at := []any{part, index, "sides", j}
		a, b := chain.Sides[j-1], chain.Sides[j]
		c, ok := shared(m, a, b)
		switch {
		case !ok:
			f.at(at, field, "%s / %s does not touch %s / %s before it", b[0], b[1], a[0], a[1])
		case j > 1 && c == before:
			f.at(at, field, "%s / %s turns back to the corner that %s / %s comes from", b[0], b[1], a[0], a[1])
		}
		before = c
	}
}

// shared is the corner in which two different hexsides meet; ok is false where
// they do not.
func shared(m *board.Map, a, b [2]string) (c corner, ok bool) {
	for _, at := range corners(m, a) {
		for _, to := range corners(m, b) {
			if at == to {
				return at, ordered(a) != ordered(b)
			}
		}
	}
	return c, false
}

// corners are the two ends of a hexside; none where its hexes are not on the
// map or not adjacent.
func corners(m *board.Map, side [2]string) []corner {
	a, err1 := m.Grid.Parse(side[0])
	b, err2 := m.Grid.Parse(side[1])
	d, ok := a.DirectionTo(b)
	if err1 != nil || err2 != nil || !ok {
		return nil
	}
	var ends []corner
	for _, turn := range []hex.Direction{1, hex.Directions - 1} {
		c := corner{a, b, a.Neighbour((d + turn) % hex.Directions)}
		slices.SortFunc(c[:], func(x, y hex.Coord) int {
			if x.R != y.R {
				return x.R - y.R
			}
			return x.Q - y.Q
		})
		ends = append(ends, c)
	}
	return ends
}

func ordered(side [2]string) [2]string {
	if side[0] > side[1] {
		side[0], side[1] = side[1], side[0]
	}
	return side
}
