package table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/rules/board"
)

// offMapWords tell where the ways off the map lead from a hex and how long they
// are, the shortest first: "off the map: B 11, S1 71 hexes". A place is named by
// the letter printed on the map. From most hexes none leads, which is "", and none to
// a map that is not played on; maps are those that are.
func offMapWords(b *board.Board, maps []*board.Map, hex string) string {
	type way struct {
		to    string
		hexes int
	}
	var list []way
	add := func(to string, hexes int) {
		if id, ok := b.Find(to); ok && slices.Contains(maps, b.Maps[b.MapOf(id)]) {
			list = append(list, way{entryName(b, to), hexes})
		}
	}
	for _, m := range b.Maps {
		for _, l := range m.OffMap {
			switch hex {
			case l.From:
				add(l.To, l.Hexes)
			case l.To:
				add(l.From, l.Hexes)
			}
		}
	}
	if len(list) == 0 {
		return ""
	}
	slices.SortStableFunc(list, func(a, b way) int { return cmp.Compare(a.hexes, b.hexes) })
	var words []string
	for _, w := range list[:min(nearest, len(list))] {
		words = append(words, fmt.Sprintf("%s %d", w.to, w.hexes))
	}
	ways := map[string]any{"Ways": strings.Join(words, ", ")}
	if len(list) > nearest {
		return lang.L("off the map: {{.Ways}} hexes, and farther", ways)
	}
	return lang.L("off the map: {{.Ways}} hexes", ways)
}

// nearest is how many places a line names.
const nearest = 3

// entryName is the place where units come on in a hex: its town, else the letter that is
// printed there, else its number.
func entryName(b *board.Board, hex string) string {
	id, ok := b.Find(hex)
	switch {
	case ok && b.Hexes[id].Town != "":
		return b.Hexes[id].Town
	case ok && len(b.Hexes[id].Entry) > 0:
		return strings.Join(b.Hexes[id].Entry, "/")
	}
	return hex
}
