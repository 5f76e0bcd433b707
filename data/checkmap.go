package data

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// CheckMap looks for what is wrong in the maps of a board beyond what
// board.New refuses: map edges in the middle of the map, towns that are listed
// twice, fortresses and points that belong to nobody, rivers that are minor and
// major at once, ways off the map that lead nowhere, labels off the map, roads
// with gaps, rivers and ridges that are interrupted or are not the hexsides they
// are drawn along, and hexes that cannot be reached from the others. enterable
// tells which hexes count for that; nil skips it.
func CheckMap(fsys fs.FS, ruleset string, b *board.Board, enterable func(board.ID) bool) error {
	all := make([]*faults, len(b.Maps))
	for i, m := range b.Maps {
		f := openFaults(fsys, path.Join(ruleset, mapFile(m.ID)))
		all[i] = f
		checkHexes(f, b, m)
		checkSides(f, m)
		checkForts(f, b, m)
		checkCourses(f, b, m)
		checkOffMap(f, b, m)
		checkLabels(f, b, m)
		checkChains(f, m, "rivers", "river", func(board.Chain) bool { return true })
		checkLines(f, b, "rails", m.Rails)
		checkLines(f, b, "roads", m.Roads)
		checkRidges(f, m)
		checkSheets(f, b, m)
	}
	if enterable != nil {
		checkReach(all, b, enterable)
	}
	var errs faults
	for _, f := range all {
		errs.list = append(errs.list, f.list...)
	}
	return errs.err()
}

func checkHexes(f *faults, b *board.Board, m *board.Map) {
	towns := map[string]string{}
	for i, h := range m.Hexes {
		at := []any{"hexes", i}
		if h.Terrain == "" {
			f.at(at, "hex "+h.Number, "it has no terrain")
		} else if _, ok := m.Legend[h.Terrain]; !ok && len(m.Legend) > 0 {
			f.at(at, "hex "+h.Number, "the terrain %q is not in the legend", h.Terrain)
		}
		if id, ok := b.Find(h.Number); ok && !onEdge(b, id) && (len(h.Edge) > 0 || len(h.Friendly) > 0 || len(h.Supply) > 0) {
			f.at(at, "hex "+h.Number, "edge, friendly and supply are only for hexes at the edge of the map")
		}
		for _, town := range append([]string{h.Town}, h.Also...) {
			if other, twice := towns[town]; twice && town != "" {
				f.at(at, "hex "+h.Number, "%s is already in %s", town, other)
			}
			towns[town] = h.Number
		}
		if fort := h.Fort; fort != nil && (fort.Side == "" || fort.Steps < 1 || fort.Weakened < 0 || fort.Strength < fort.Weakened) {
			f.at(at, "hex "+h.Number, "a fortress needs a side, steps, and a strength that is not less than when it is weakened")
		}
		if h.Points < 0 {
			f.at(at, "hex "+h.Number, "it is worth %d points", h.Points)
		}
		if h.VP != nil && h.VP.Side == "" {
			f.at(at, "hex "+h.Number, "the victory points belong to no side")
		}
		if !knownSource(h.Source) {
			f.at(at, "hex "+h.Number, "the source %q is none of rulebook, history, reconstruction", h.Source)
		}
	}
}

func checkSides(f *faults, m *board.Map) {
	for i, s := range m.Sides {
		rivers := 0
		for _, is := range s.Is {
			if strings.HasSuffix(is, "river") {
				rivers++
			}
		}
		if rivers > 1 {
			f.at([]any{"sides", i}, "sides", "%s / %s can have only one river", s.Between[0], s.Between[1])
		}
		for _, crossing := range []string{"bridge", "ferry"} {
			if slices.Contains(s.Is, crossing) && rivers == 0 {
				f.at([]any{"sides", i}, "sides", "%s / %s has a %s but no river", s.Between[0], s.Between[1], crossing)
			}
		}
		if slices.Contains(s.Is, "causeway") && !slices.Contains(s.Is, "lake_side") {
			f.at([]any{"sides", i}, "sides", "%s / %s has a causeway but no lake", s.Between[0], s.Between[1])
		}
	}
}

// checkOffMap looks at the ways off a map. Their far end may lie on a map that
// this board does not have.
func checkOffMap(f *faults, b *board.Board, m *board.Map) {
	for i, l := range m.OffMap {
		at := []any{"offmap", i}
		field := fmt.Sprintf("offmap[%d]", i)
		if l.Hexes < 1 {
			f.at(at, field, "the way from %s to %s is %d hexes long", l.From, l.To, l.Hexes)
		}
		if _, err := m.Grid.Parse(l.From); err != nil {
			f.at(at, field, "hex %s, where the way begins, is not of this map", l.From)
		}
		for _, n := range []string{l.From, l.To} {
			id, ok := b.Find(n)
			switch {
			case !ok && ofTheBoard(b, n):
				f.at(at, field, "hex %s is not on the map", n)
			case ok && !onEdge(b, id):
				f.at(at, field, "hex %s is not at the edge of the map", n)
			}
		}
	}
}

// ofTheBoard tells whether a number begins with the letters of one of the
// board's maps.
func ofTheBoard(b *board.Board, number string) bool {
	letters := func(n string) string { return strings.TrimRight(n, "0123456789.") }
	return slices.ContainsFunc(b.Maps, func(m *board.Map) bool {
		return len(m.Hexes) > 0 && letters(m.Hexes[0].Number) == letters(number)
	})
}

func onEdge(b *board.Board, id board.ID) bool {
	return slices.Contains(b.Neighbours(id)[:], board.None)
}

func checkLabels(f *faults, b *board.Board, m *board.Map) {
	for i, l := range m.Labels {
		for _, n := range l.Along {
			if _, ok := b.Find(n); !ok {
				f.at([]any{"labels", i}, fmt.Sprintf("labels[%d]", i), "%s: hex %s is not on the map", l.Text, n)
			}
		}
	}
}

// checkReach finds hexes that are enterable, but cut off from the greater part
// of the board. Maps that no link joins are looked at each for itself.
func checkReach(all []*faults, b *board.Board, enterable func(board.ID) bool) {
	part := parts(b, enterable)
	for i := range b.Maps {
		size := map[int]int{}
		largest := 0
		for id := range part {
			if b.MapOf(board.ID(id)) == i && part[id] > 0 {
				size[part[id]]++
				if n := size[part[id]]; n > size[largest] {
					largest = part[id]
				}
			}
		}
		for id := range part {
			if b.MapOf(board.ID(id)) == i && part[id] > 0 && part[id] != largest {
				n := b.Hexes[id].Number
				f := all[i]
				f.at([]any{"hexes", hexIndex(b.Maps[i], n)}, "hex "+n, "it is cut off from the rest of the map")
			}
		}
	}
}

func hexIndex(m *board.Map, number string) int {
	return slices.IndexFunc(m.Hexes, func(h board.Hex) bool { return h.Number == number })
}

// parts numbers the connected parts of the enterable hexes from 1; the other
// hexes are in part 0.
func parts(b *board.Board, enterable func(board.ID) bool) []int {
	part := make([]int, b.Len())
	count := 0
	for start := range part {
		if part[start] > 0 || !enterable(board.ID(start)) {
			continue
		}
		count++
		part[start] = count
		for queue := []board.ID{board.ID(start)}; len(queue) > 0; queue = queue[1:] {
			for d := range hex.Direction(hex.Directions) {
				n := b.Neighbour(queue[0], d)
				if n != board.None && part[n] == 0 && enterable(n) {
					part[n] = count
					queue = append(queue, n)
				}
			}
		}
	}
	return part
}
