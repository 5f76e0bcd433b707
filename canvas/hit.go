package canvas

import (
	"fyne.io/fyne/v2"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Hit is what lies under a point of the board.
type Hit struct {
	// OnMap tells whether the point is in a hex that can be played on. Hex and
	// Number are that hex; where a fan was hit, the hex of its stack.
	OnMap  bool
	Hex    board.ID
	Number string

	// Unit is the counter under the point, Stack the stack it belongs to. Plate
	// tells that all of the stack is meant: its number was hit, or the head of
	// its fan. InFan tells that the point is on an open fan.
	Unit  string
	Stack *rules.Stack
	Plate bool
	InFan bool

	// Side is the hexside nearest to the point, NearSide whether the point is
	// so close to it that the hexside may be meant.
	Side     hex.Direction
	NearSide bool

	// At is the place on the sheet in hex widths, Position that in the widget,
	// Modifier the keys held down.
	At       pen.Point
	Position fyne.Position
	Modifier fyne.KeyModifier
}

// same tells whether a pointer that went from one hit to the other is still on
// the same thing.
func (h *Hit) same(o *Hit) bool {
	return h.OnMap == o.OnMap && h.Hex == o.Hex && h.Unit == o.Unit && h.Plate == o.Plate &&
		h.InFan == o.InFan && h.NearSide == o.NearSide && (!h.NearSide || h.Side == o.Side)
}
