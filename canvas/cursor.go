package canvas

import "fyne.io/fyne/v2/driver/desktop"

// Cursor implements desktop.Cursorable: it tells what the pointer looks like: a hand over what can be
// picked.
func (in *input) Cursor() desktop.Cursor {
	h := &in.pointer.last
	if h.Unit != "" || h.Plate || h.OnMap && in.stage.isLit(h.Hex) {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}
