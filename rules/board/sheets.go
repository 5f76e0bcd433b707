package board

import (
	"slices"

	"vistula/rules/hex"
)

// Sheet is one of the printed sheets that make up a map: the hexes whose two
// counts lie within First and Second, both ends included.
type Sheet struct {
	ID     string `json:"sheet"`
	Title  string `json:"title"`
	First  [2]int `json:"first"`
	Second [2]int `json:"second"`
	Source string `json:"source,omitempty"`
	Note   string `json:"note,omitempty"`
}

// sheetAt is the place in Sheets of the one that a hex lies on, -1 for none.
func (m *Map) sheetAt(c hex.Coord) int8 {
	first, second := m.Grid.Counts(c)
	return int8(slices.IndexFunc(m.Sheets, func(s Sheet) bool {
		return s.First[0] <= first && first <= s.First[1] && s.Second[0] <= second && second <= s.Second[1]
	}))
}

// SheetOf is the sheet that a hex lies on, "" on a map that is one sheet.
func (b *Board) SheetOf(id ID) string {
	if i := b.sheets[id]; i >= 0 {
		return b.Maps[b.mapOf[id]].Sheets[i].ID
	}
	return ""
}

// OnSheets tells whether a hex lies on one of the named sheets; where none is
// named, all are meant.
func (b *Board) OnSheets(id ID, sheets []string) bool {
	return len(sheets) == 0 || slices.Contains(sheets, b.SheetOf(id))
}
