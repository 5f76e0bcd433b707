package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// tapped is anything made to be clicked, or pressed with Enter and the space
// bar once the keyboard has come to it: then a ring stands round it.
type tapped struct {
	widget.BaseWidget
	k     *kit
	inner fyne.CanvasObject
	ring  *fynecanvas.Rectangle
	do    func()
	tip   tip    // shown where one points
	esc   func() // what Esc does; nil for what it does at the table
}

var (
	_ fyne.Focusable    = (*tapped)(nil)
	_ desktop.Hoverable = (*tapped)(nil)
)

func (k *kit) tappable(inner fyne.CanvasObject, do func()) *tapped {
	o := &tapped{k: k, inner: inner, do: do, ring: k.ring()}
	if p, ok := inner.(*picture); ok && p.tap == nil {
		p.tap = func(fyne.Position) { o.Tapped(nil) }
	}
	o.ExtendBaseWidget(o)
	return o
}

// hint gives it a tip.
func (o *tapped) hint(t tip) *tapped {
	o.tip = t
	if p, ok := o.inner.(*picture); ok && p.point == nil { // it has the pointer itself
		p.point = func(_ fyne.Position, in bool) {
			if in {
				o.MouseIn(nil)
			} else {
				o.MouseOut()
			}
		}
	}
	return o
}

// MouseIn implements desktop.Hoverable.
func (o *tapped) MouseIn(*desktop.MouseEvent) {
	if o.tip != nil {
		o.k.showTip(o.tip, o)
	}
}

// MouseMoved implements desktop.Hoverable.
func (o *tapped) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (o *tapped) MouseOut() {
	if o.tip != nil {
		o.k.hideCase()
	}
}

// ring is what stands round the thing that has the keyboard. It is there always,
// but has a colour only then: a window does not repaint for what was hidden.
func (k *kit) ring() *fynecanvas.Rectangle {
	r := fynecanvas.NewRectangle(color.Transparent)
	r.CornerRadius, r.StrokeColor, r.StrokeWidth = 8, color.Transparent, 3
	return r
}

// CreateRenderer implements fyne.Widget.
func (o *tapped) CreateRenderer() fyne.WidgetRenderer { return &tappedRenderer{o} }

// Tapped implements fyne.Tappable.
func (o *tapped) Tapped(*fyne.PointEvent) {
	if o.tip != nil {
		o.k.hideCase()
	}
	o.do()
}

// FocusGained implements fyne.Focusable.
func (o *tapped) FocusGained() { o.mark(true) }

// FocusLost implements fyne.Focusable.
func (o *tapped) FocusLost() { o.mark(false) }

// mark draws the ring or takes it away.
func (o *tapped) mark(is bool) {
	o.ring.StrokeColor = color.Transparent
	if is {
		o.ring.StrokeColor = o.k.look.LitLine
	}
	o.ring.Refresh()
}

// TypedRune implements fyne.Focusable.
func (o *tapped) TypedRune(r rune) { o.k.house.rune(r) }

// TypedKey implements fyne.Focusable.
func (o *tapped) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		o.do()
	case fyne.KeyEscape:
		if o.esc != nil {
			o.esc()
			return
		}
		o.k.house.stray(e)
	default:
		o.k.house.stray(e)
	}
}

type tappedRenderer struct{ o *tapped }

func (r *tappedRenderer) Layout(size fyne.Size) {
	r.o.inner.Resize(size)
	r.o.ring.Resize(size)
}

func (r *tappedRenderer) MinSize() fyne.Size { return r.o.inner.MinSize() }
func (r *tappedRenderer) Refresh()           { fynecanvas.Refresh(r.o.inner) }
func (r *tappedRenderer) Destroy()           {}
func (r *tappedRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.o.inner, r.o.ring}
}
