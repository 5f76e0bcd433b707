// Package block keeps a window from taking input while something else has the
// word: a dialog of the system's, a file that is read.
package block

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Window dims a window and takes all its clicks and keys until release is
// called, which may be done more than once.
func Window(win fyne.Window) (release func()) {
	c := win.Canvas()
	focused := c.Focused()
	v := &veil{}
	v.ExtendBaseWidget(v)
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
type veil struct{ widget.BaseWidget }

// CreateRenderer implements fyne.Widget.
func (v *veil) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.NRGBA{A: 70}))
}

// Tapped implements fyne.Tappable.
func (v *veil) Tapped(*fyne.PointEvent) {}

// TappedSecondary implements fyne.SecondaryTappable.
func (v *veil) TappedSecondary(*fyne.PointEvent) {}

// Scrolled implements fyne.Scrollable.
func (v *veil) Scrolled(*fyne.ScrollEvent) {}
