package table

import (
	"fyne.io/fyne/v2"
)

// The keyboard is with the map. F6 takes it to the rail, to the panels, to the
// bar and back; in them Tab and the arrows lead on, Enter presses, Esc goes back
// to the map.

// focus is which part of the window has the keyboard.
type focus struct {
	*tabletop
	to     focusActs
	panes  []fyne.CanvasObject // in the order in which F6 goes round
	knobs  *knobs
	sheets *sheets
	finder *finder
	cover  *cover
}

// focusActs is what that asks of the table.
type focusActs interface{ key(e *fyne.KeyEvent) }

// nextPane takes the keyboard to the next part of the window.
func (t *focus) nextPane() {
	c := t.win.Canvas()
	at := 0
	for i, p := range t.panes {
		if f, ok := c.Focused().(fyne.CanvasObject); ok && holds(p, f) {
			at = i
		}
	}
	for i := 1; i <= len(t.panes); i++ {
		if f := firstFocus(t.panes[(at+i)%len(t.panes)]); f != nil {
			c.Focus(f)
			return
		}
	}
}

// stray is a key for which what has the keyboard has no use.
func (t *focus) stray(e *fyne.KeyEvent) {
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
		t.to.key(e)
	default:
		t.to.key(e)
	}
}

// takeKeys gives the keys to the map, whoever has them.
func (t *focus) takeKeys() {
	if c := t.win.Canvas(); c.Overlays().Top() == nil && !t.cover.up {
		c.Focus(t.board)
	}
}

// keepKeys gives the keys back to the map after a button had them.
func (t *focus) keepKeys() {
	if c := t.win.Canvas(); c.Overlays().Top() == nil && c.Focused() != fyne.Focusable(t.board) && !t.cover.up && !t.sheets.up() && !t.finder.up() {
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
