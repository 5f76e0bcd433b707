package canvas

import (
	"fyne.io/fyne/v2"

	"vistula/rules/board"
)

// PlaceOf is where the middle of a hex lies in the widget just now, in sight or
// not; false for a number that is not on the maps shown.
func (e *eye) PlaceOf(hex string) (fyne.Position, bool) {
	id, ok := e.onSheet(hex)
	if !ok || !e.ready {
		return fyne.Position{}, false
	}
	return e.placeOf(id), true
}

// Moving tells whether a flight, a glide or a flash is on its way, or a zoom by
// the fingers has not come to rest.
func (e *eye) Moving() bool {
	for _, m := range e.motions.list {
		if !m.over {
			return true
		}
	}
	return e.calm != nil
}

// placeOf is where the middle of a hex lies in the widget.
func (e *eye) placeOf(id board.ID) fyne.Position {
	c, f := e.sheet.Center(id), e.frame()
	return fyne.NewPos(float32((c.X*f.px+f.ox)/f.scale), float32((c.Y*f.px+f.oy)/f.scale))
}
