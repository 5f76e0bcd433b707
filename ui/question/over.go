package question

import "fyne.io/fyne/v2"

// Over takes a key that nothing in a window has heard of, while a dialog or a menu
// lies over the window: a click beside its buttons takes the keyboard away from all
// of them. Esc closes it nevertheless, and nothing beneath hears of any key. It is
// false where nothing lies over the window.
func Over(c fyne.Canvas, e *fyne.KeyEvent) bool {
	if c.Overlays().Top() == nil {
		return false
	}
	if e.Name != fyne.KeyEscape {
		return true
	}
	if c.Focused() == nil {
		c.FocusNext()
	}
	if f := c.Focused(); f != nil {
		f.TypedKey(e)
	}
	return true
}
