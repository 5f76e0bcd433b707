// Package block keeps a window from taking input while something else has the
// word: a dialog of the system's, a file that is read.
package block

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/guard"
)

// Window dims a window and takes all its clicks and keys until release is
// called, which may be done more than once.
func Window(win fyne.Window) (release func()) { return cover(win, newVeil("")) }

// patience is how long work may take before it is said that it goes on.
const patience = 700 * time.Millisecond

// Busy is Window for work that may take long: after a moment it says what is going on.
func Busy(win fyne.Window, words string) (release func()) {
	v := newVeil(words)
	uncover := cover(win, v)
	late := time.AfterFunc(patience, func() { fyne.Do(guard.Func(v.note.Show)) })
	return func() {
		late.Stop()
		uncover()
	}
}

// cover lays a veil over a window until release is called.
func cover(win fyne.Window, v *veil) (release func()) {
	c := win.Canvas()
	focused := c.Focused()
	c.Overlays().Add(v)
	v.Resize(c.Size())
	return func() {
		c.Overlays().Remove(v)
		if focused != nil {
			c.Focus(focused)
		}
	}
}

// veil covers the window. It takes taps, so that nothing beneath does.
type veil struct {
	widget.BaseWidget
	note fyne.CanvasObject // hidden at first
}

func newVeil(words string) *veil {
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameOverlayBackground))
	ground.CornerRadius = 12
	v := &veil{note: container.NewCenter(container.NewStack(ground, container.NewPadded(widget.NewLabel(words))))}
	v.note.Hide()
	v.ExtendBaseWidget(v)
	return v
}

// CreateRenderer implements fyne.Widget.
func (v *veil) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack(canvas.NewRectangle(color.NRGBA{A: 70}), v.note))
}

// Tapped implements fyne.Tappable.
func (v *veil) Tapped(*fyne.PointEvent) {}

// TappedSecondary implements fyne.SecondaryTappable.
func (v *veil) TappedSecondary(*fyne.PointEvent) {}

// Scrolled implements fyne.Scrollable.
func (v *veil) Scrolled(*fyne.ScrollEvent) {}
