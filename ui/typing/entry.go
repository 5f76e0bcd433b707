// Package typing has the line that players type into.
package typing

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Entry is Fyne's entry without its wait for a second click. After a click on whatever
// knows double clicks Fyne listens for a second one, and at the end of that time
// forgets which object was pressed last: a button pressed meanwhile and released a
// moment later is not told of its click. So an entry must not know them, and counts
// clicks itself.
type Entry struct {
	widget.Entry
	once //lint:ignore U1000 its method hides that of the entry

	clicked time.Time
}

// once hides the entry's DoubleTapped: of two methods of one name at one depth
// neither is promoted.
type once struct{}

var _ fyne.DoubleTappable = once{}

// DoubleTapped is never called.
func (once) DoubleTapped(*fyne.PointEvent) {}

// New makes an empty entry. What embeds one extends it itself.
func New() *Entry {
	e := &Entry{}
	e.ExtendBaseWidget(e)
	return e
}

// Tapped implements fyne.Tappable. The second click in a row selects a word.
func (e *Entry) Tapped(at *fyne.PointEvent) {
	now := time.Now()
	twice := now.Sub(e.clicked) < fyne.CurrentApp().Driver().DoubleTapDelay()
	e.clicked = now
	if twice {
		e.clicked = time.Time{}
		e.Entry.DoubleTapped(at)
		return
	}
	e.Entry.Tapped(at)
}
