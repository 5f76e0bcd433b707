package data

import "vistula/rules/board"

// checkSheets looks at the sheets of a map of several: each has a name of its own,
// and every hex lies on one.
func checkSheets(f *faults, b *board.Board, m *board.Map) {
	seen := map[string]bool{}
	for i, s := range m.Sheets {
		if s.ID == "" || s.Title == "" || seen[s.ID] {
			f.at([]any{"sheets", i}, "sheets", "a sheet needs a title and a name that no other has")
		}
		seen[s.ID] = true
	}
	if len(m.Sheets) == 0 {
		return
	}
	for i, h := range m.Hexes {
		if id, ok := b.Find(h.Number); ok && b.SheetOf(id) == "" {
			f.at([]any{"hexes", i}, "hex "+h.Number, "it lies on none of the sheets")
		}
	}
}
