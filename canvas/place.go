package canvas

import "fyne.io/fyne/v2"

// PlaceOf is where the middle of a hex lies in the widget just now, in sight or
// not; false for a number that is not on the maps shown.
func (b *Board) PlaceOf(hex string) (fyne.Position, bool) {
	id, ok := b.onSheet(hex)
	if !ok || !b.eye.ready {
		return fyne.Position{}, false
	}
	return b.atHex(id).Position, true
}

// Moving tells whether a flight, a glide or a flash is on its way, or a zoom by
// the fingers has not come to rest.
func (b *Board) Moving() bool {
	for _, m := range b.motions.list {
		if !m.over {
			return true
		}
	}
	return b.eye.calm != nil
}
