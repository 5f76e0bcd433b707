package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// tapped is anything made to be clicked.
type tapped struct {
	widget.BaseWidget
	inner fyne.CanvasObject
	do    func()
}

func newTapped(inner fyne.CanvasObject, do func()) *tapped {
	o := &tapped{inner: inner, do: do}
	o.ExtendBaseWidget(o)
	return o
}

// CreateRenderer implements fyne.Widget.
func (o *tapped) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(o.inner) }

// Tapped implements fyne.Tappable.
func (o *tapped) Tapped(*fyne.PointEvent) { o.do() }
