package question

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Button is a button that Enter presses too, and that leaves with Esc. It has
// the keyboard while its dialog is up, so that no key reaches what lies beneath.
type Button struct {
	widget.Button
	win    fyne.Window
	escape func()
}

// NewButton makes a button, the primary one filled.
func NewButton(win fyne.Window, text string, primary bool, tapped, escape func()) *Button {
	b := &Button{win: win, escape: escape}
	b.Text, b.OnTapped = text, tapped
	if primary {
		b.Importance = widget.HighImportance
	}
	b.ExtendBaseWidget(b)
	return b
}

// TypedKey implements fyne.Focusable.
func (b *Button) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		b.Tapped(&fyne.PointEvent{})
	case fyne.KeyEscape:
		b.escape()
	case fyne.KeyRight, fyne.KeyDown:
		b.win.Canvas().FocusNext()
	case fyne.KeyLeft, fyne.KeyUp:
		b.win.Canvas().FocusPrevious()
	default:
		b.Button.TypedKey(e)
	}
}
