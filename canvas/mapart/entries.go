package mapart

import (
	"strings"

	"vistula/canvas/pen"
)

// entry is the letter of a place where units come on, beside its hex.
type entry struct {
	at     pen.Point
	letter string
	side   string // whose edge it is
}

// findEntries sets the letters in the belt, after the supply symbols.
func (s *survey) findEntries() {
	for _, id := range s.ids {
		h := &s.board.Hexes[id]
		for i, letter := range h.Entry {
			side := ""
			if len(h.Friendly) > 0 {
				side = h.Friendly[0]
			}
			s.entries = append(s.entries, entry{s.marginSpot(id, len(h.Supply)+i), initial(letter), side})
		}
	}
}

// initial is a letter as it is; where an entry is named by a nation, the first of
// its name, for a word could not be read.
func initial(letter string) string {
	if len(letter) > 3 {
		return strings.ToUpper(letter[:1])
	}
	return letter
}
