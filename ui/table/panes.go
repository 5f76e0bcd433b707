package table

import (
	"fyne.io/fyne/v2"
)

// The keyboard is with the map. F6 takes it to the rail, to the panels, to the
// bar and back; in them Tab and the arrows lead on, Enter presses, Esc goes back
// to the map.

// nextPane takes the keyboard to the next part of the window.
func (t *Table) nextPane() {
	c := t.win.Canvas()
	panes := []fyne.CanvasObject{t.board, t.rail.box, t.knobs.box, t.knobs.over, t.drawer.box, t.sheets.box, t.bar.box}
	at := 0
	for i, p := range panes {
		if f, ok := c.Focused().(fyne.CanvasObject); ok && holds(p, f) {
			at = i
		}
	}
	for i := 1; i <= len(panes); i++ {
		if f := firstFocus(panes[(at+i)%len(panes)]); f != nil {
			c.Focus(f)
			return
		}
	}
}

// stray is a key for which what has the keyboard has no use.
func (t *Table) stray(e *fyne.KeyEvent) {
	c := t.win.Canvas()
	switch e.Name {
	case fyne.KeyDown, fyne.KeyRight:
		c.FocusNext()
	case fyne.KeyUp, fyne.KeyLeft:
		c.FocusPrevious()
	case fyne.KeyEscape:
		if t.knobs.close() || !t.sheets.up() {
			t.takeKeys()
			return
		}
		t.typed(e)
	default:
		t.typed(e)
	}
}

// takeKeys gives the keys to the map, whoever has them.
func (t *Table) takeKeys() {
	if c := t.win.Canvas(); c.Overlays().Top() == nil && !t.cover.up {
		c.Focus(t.board)
	}
}

// firstFocus is the first thing in an object that takes the keyboard.
func firstFocus(o fyne.CanvasObject) fyne.Focusable {
	if !o.Visible() {
		return nil
	}
	if f, ok := o.(fyne.Focusable); ok {
		if d, can := o.(fyne.Disableable); !can || !d.Disabled() {
			return f
		}
	}
	for _, k := range children(o) {
		if f := firstFocus(k); f != nil {
			return f
		}
	}
	return nil
}
