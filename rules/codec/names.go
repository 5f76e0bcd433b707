package codec

import (
	"vistula/rules"
	"vistula/rules/board"
)

// Names are what the numbers within a position stand for in its JSON. They belong
// to a ruleset, never change and may be shared by goroutines.
type Names struct {
	Board *board.Board
	Units []string // ids by number
	Sides []rules.Side

	number map[string]int16
	sides  []string
}

// NewNames collects the names of a ruleset. None of them may need an escape in
// JSON.
func NewNames(b *board.Board, units []string, sides []rules.Side) *Names {
	n := &Names{Board: b, Units: units, Sides: sides, number: make(map[string]int16, len(units)), sides: make([]string, len(sides))}
	for i, id := range units {
		n.number[id] = int16(i)
	}
	for i, s := range sides {
		n.sides[i] = string(s)
	}
	return n
}

// Find is the number of the unit with an id.
func (n *Names) Find(id string) (u int16, ok bool) {
	u, ok = n.number[id]
	return u, ok
}
