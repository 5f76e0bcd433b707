package data

import (
	"fmt"

	"vistula/rules/board"
)

// checkLines looks at railways or roads: each leads from hex to hex, and over at
// least two of them.
func checkLines(f *faults, b *board.Board, part string, lines []board.Line) {
	for i, l := range lines {
		field := fmt.Sprintf("%s[%d] (%s)", part, i, l.Name)
		if len(l.Hexes) < 2 {
			f.at([]any{part, i}, field, "a line needs at least two hexes; this one has %d", len(l.Hexes))
		}
		for j, n := range l.Hexes {
			at := []any{part, i, "hexes", j}
			id, ok := b.Find(n)
			if !ok {
				f.at(at, field, "hex %s is not on the map", n)
				continue
			}
			if j > 0 {
				if before, ok := b.Find(l.Hexes[j-1]); ok && !b.Adjacent(before, id) {
					f.at(at, field, "hexes %s and %s are not adjacent", l.Hexes[j-1], n)
				}
			}
		}
	}
}
