package table

import (
	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/pen"
)

// placeSpot is the name of a place in a text: a click leads the camera there.
type placeSpot struct {
	widget.BaseWidget
	text *fynecanvas.Text
	line *fynecanvas.Rectangle // under the text
	do   func()
}

var (
	_ fyne.Tappable      = (*placeSpot)(nil)
	_ desktop.Cursorable = (*placeSpot)(nil)
)

// placed makes a spot of a text that names a place.
func (k *kit) placed(text *fynecanvas.Text, do func()) *placeSpot {
	text.Color = k.look.Accent
	s := &placeSpot{text: text, do: do, line: fynecanvas.NewRectangle(pen.Alpha(nrgba(text.Color), 0.45))}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer implements fyne.Widget.
func (s *placeSpot) CreateRenderer() fyne.WidgetRenderer { return &underlined{s.text, s.line} }

// Tapped implements fyne.Tappable.
func (s *placeSpot) Tapped(*fyne.PointEvent) { s.do() }

// Cursor implements desktop.Cursorable.
func (s *placeSpot) Cursor() desktop.Cursor { return desktop.PointerCursor }
