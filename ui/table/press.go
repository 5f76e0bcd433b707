package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// press is a button that Enter presses too, and that hands on the keys it has no
// use for, so that Esc and the function keys work wherever the keyboard is.
type press struct {
	widget.Button
	k   *kit
	cas string // of the rules, shown where one points; may be ""
	tip tip    // shown there where there is no case
}

var (
	_ desktop.Hoverable      = (*press)(nil)
	_ fyne.SecondaryTappable = (*press)(nil)
)

func (k *kit) pressable(label string, icon fyne.Resource, do func()) *press {
	b := &press{k: k}
	b.Text, b.Icon = label, icon
	b.OnTapped = func() {
		k.hideCase()
		do()
	}
	b.ExtendBaseWidget(b)
	return b
}

// tool is a button that is only a sign; words say what it does where one points at it.
func (k *kit) tool(icon fyne.Resource, words string, do func()) fyne.CanvasObject {
	b := k.pressable("", icon, do)
	b.tip = says(words)
	b.Importance = widget.LowImportance
	if k.slim {
		return sized(k.finger(), k.finger(), b)
	}
	return b
}

// MouseIn implements desktop.Hoverable.
func (b *press) MouseIn(e *desktop.MouseEvent) {
	b.Button.MouseIn(e)
	if b.cas != "" {
		b.k.showCase(b.cas, b)
		return
	}
	b.k.showTip(b.tip, b)
}

// MouseOut implements desktop.Hoverable.
func (b *press) MouseOut() {
	b.Button.MouseOut()
	b.k.hideCase()
}

// TappedSecondary implements fyne.SecondaryTappable: a right click opens the rules,
// a long press shows the case's title.
func (b *press) TappedSecondary(*fyne.PointEvent) {
	switch {
	case b.cas == "":
		b.k.showTip(b.tip, b)
	case fyne.CurrentDevice().IsMobile():
		b.k.showCase(b.cas, b)
	default:
		b.k.house.openCase(b.cas)
	}
}

// TypedKey implements fyne.Focusable.
func (b *press) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if !b.Disabled() {
			b.Tapped(&fyne.PointEvent{})
		}
	case fyne.KeySpace:
		b.Button.TypedKey(e)
	default:
		b.k.house.stray(e)
	}
}

// TypedRune implements fyne.Focusable.
func (b *press) TypedRune(r rune) { b.k.house.rune(r) }

// finger is the least width of what a finger is to meet: 9 mm.
func (k *kit) finger() float32 { return max(48, k.px(44)) }

// screen is a ground through which nothing beneath is clicked, dragged or
// scrolled.
type screen struct {
	widget.BaseWidget
	ground fyne.CanvasObject
	tap    func() // may be nil
}

var (
	_ fyne.Tappable          = (*screen)(nil)
	_ fyne.SecondaryTappable = (*screen)(nil)
	_ fyne.Draggable         = (*screen)(nil)
	_ fyne.Scrollable        = (*screen)(nil)
	_ desktop.Hoverable      = (*screen)(nil)
)

func newScreen(ground fyne.CanvasObject, tap func()) *screen {
	s := &screen{ground: ground, tap: tap}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer implements fyne.Widget.
func (s *screen) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(s.ground) }

// Tapped implements fyne.Tappable.
func (s *screen) Tapped(*fyne.PointEvent) {
	if s.tap != nil {
		s.tap()
	}
}

// TappedSecondary implements fyne.SecondaryTappable.
func (s *screen) TappedSecondary(e *fyne.PointEvent) { s.Tapped(e) }

// Dragged implements fyne.Draggable.
func (s *screen) Dragged(*fyne.DragEvent) {}

// DragEnd implements fyne.Draggable.
func (s *screen) DragEnd() {}

// Scrolled implements fyne.Scrollable.
func (s *screen) Scrolled(*fyne.ScrollEvent) {}

// MouseIn implements desktop.Hoverable.
func (s *screen) MouseIn(*desktop.MouseEvent) {}

// MouseMoved implements desktop.Hoverable.
func (s *screen) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (s *screen) MouseOut() {}

// tabHigh is the height of tabs.
func (k *kit) tabHigh() float32 {
	if k.slim {
		return k.finger()
	}
	return k.px(38)
}
