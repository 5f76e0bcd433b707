package canvas

import (
	"slices"

	"fyne.io/fyne/v2/driver/desktop"
)

// Cursor implements desktop.Cursorable: it tells what the pointer looks like: a hand over what can be
// picked.
func (b *Board) Cursor() desktop.Cursor {
	h := &b.pointer.last
	_, lit := slices.BinarySearch(b.scene.now.lit, h.Hex)
	if h.Unit != "" || h.Plate || h.OnMap && lit {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}
