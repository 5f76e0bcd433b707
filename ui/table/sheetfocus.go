package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// sheetFocus has the keyboard while a sheet lies over the map: left and right
// turn its pages, up and down scroll. It is seen by nobody.
type sheetFocus struct {
	widget.BaseWidget
	s *sheets
}

func newSheetFocus(s *sheets) *sheetFocus {
	f := &sheetFocus{s: s}
	f.ExtendBaseWidget(f)
	return f
}

// CreateRenderer implements fyne.Widget.
func (f *sheetFocus) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(fynecanvas.NewRectangle(color.Transparent))
}

// FocusGained implements fyne.Focusable.
func (f *sheetFocus) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (f *sheetFocus) FocusLost() {}

// TypedRune implements fyne.Focusable.
func (f *sheetFocus) TypedRune(r rune) { f.s.t.house.rune(r) }

// TypedKey implements fyne.Focusable.
func (f *sheetFocus) TypedKey(e *fyne.KeyEvent) {
	if !f.s.key(e.Name) {
		f.s.to.key(e)
	}
}

// key turns pages and scrolls; it tells whether it was such a key.
func (s *sheets) key(k fyne.KeyName) bool {
	line := s.t.px(60)
	if do := s.enters(); do != nil && (k == fyne.KeyReturn || k == fyne.KeyEnter || k == fyne.KeySpace) {
		do()
		return true
	}
	switch k {
	case fyne.KeyLeft:
		s.turn(-1)
	case fyne.KeyRight:
		s.turn(1)
	case fyne.KeyUp:
		s.scroll(-line)
	case fyne.KeyDown, fyne.KeySpace:
		s.scroll(line)
	case fyne.KeyPageUp:
		s.scroll(-s.body.Size().Height * 0.9)
	case fyne.KeyPageDown:
		s.scroll(s.body.Size().Height * 0.9)
	case fyne.KeyHome:
		s.body.ScrollToTop()
	case fyne.KeyEnd:
		s.body.ScrollToBottom()
	case fyne.KeyReturn, fyne.KeyEnter: // nothing beneath is tapped
	default:
		return false
	}
	return true
}

// enters is what Enter and the space bar do on a card, nil on a whole page.
func (s *sheets) enters() func() {
	if pages := s.pages(); s.at < len(pages) && pages[s.at].card != nil {
		return pages[s.at].card.enter
	}
	return nil
}

// turn goes some pages on.
func (s *sheets) turn(by int) {
	if to := s.at + by; to >= 0 && to < len(s.pages()) {
		s.turnTo(to)
	}
}

func (s *sheets) scroll(by float32) {
	s.body.Offset.Y = max(0, min(s.body.Offset.Y+by, s.body.Content.MinSize().Height-s.body.Size().Height))
	s.body.Refresh()
}
