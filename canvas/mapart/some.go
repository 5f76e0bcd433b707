package mapart

import (
	"slices"

	"vistula/rules/board"
)

// Some is what a map shows of the named maps of its board, for a scenario that is
// played on a few of them. With no name, or none that is there, it is the map as it
// is. What was prepared is shared; there is no print beside it until Reprinted.
func Some(m Map, maps []string) Map {
	all := m.Parts()
	parts := make([]Part, 0, len(all))
	for _, p := range all {
		if slices.Contains(maps, p.Sheet.plan.ID) {
			parts = append(parts, p)
		}
	}
	switch len(parts) {
	case 0, len(all):
		return m
	case 1:
		return parts[0].Sheet.Printed(Print{})
	}
	return layParts(m.Board(), parts)
}

// layParts lays sheets side by side.
func layParts(b *board.Board, parts []Part) *Spread {
	s := &Spread{board: b, parts: slices.Clone(parts), at: make([]int, len(b.Maps))}
	for i := range s.at {
		s.at[i] = slices.IndexFunc(parts, func(p Part) bool { return p.Sheet.index == i })
	}
	leaves := make([]leaf, len(parts))
	for i := range parts {
		leaves[i] = parts[i].Sheet.leaf()
	}
	for i, at := range layLeaves(leaves) {
		s.parts[i].At = at
	}
	return s
}
