package data

import (
	"fmt"
	"io/fs"
	"path"
	"slices"

	"vistula/rules/board"
	"vistula/rules/hex"
)

// CheckMap looks for what is wrong in the maps of a board beyond what
// board.New refuses: map edges in the middle of the map, towns that stand there
// twice, labels off the map, rivers and ridges that are interrupted or are not
// the hexsides they are drawn along, and hexes that cannot be reached from the
// others. enterable tells which hexes count for that; nil skips it.
func CheckMap(fsys fs.FS, ruleset string, b *board.Board, enterable func(board.ID) bool) error {
	all := make([]*faults, len(b.Maps))
	for i, m := range b.Maps {
		f := openFaults(fsys, path.Join(ruleset, mapFile(m.ID)))
		all[i] = f
		checkHexes(f, b, m)
		checkLabels(f, b, m)
		checkChains(f, m, "rivers", "river", m.Rivers)
		checkChains(f, m, "ridges", "ridge", m.Ridges)
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
				f.at(at, "hex "+h.Number, "%s already lies in %s", town, other)
			}
			towns[town] = h.Number
		}
		if !knownSource(h.Source) {
			f.at(at, "hex "+h.Number, "the source %q is none of rulebook, history, reconstruction", h.Source)
		}
	}
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
