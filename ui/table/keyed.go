package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Fyne's own widgets keep every key to themselves once a click has given them the
// keyboard: Esc and F1 would be dead until the next click on the map. Those of the
// table hand on the keys that they have no use for.

// keyList is a list that does so.
type keyList struct {
	widget.List
	t *Table
}

func (t *Table) newList(length func() int, create func() fyne.CanvasObject, bind func(widget.ListItemID, fyne.CanvasObject)) *keyList {
	l := &keyList{t: t}
	l.Length, l.CreateItem, l.UpdateItem = length, create, bind
	l.ExtendBaseWidget(l)
	return l
}

// TypedKey implements fyne.Focusable.
func (l *keyList) TypedKey(e *fyne.KeyEvent) {
	l.t.unless(e, l.List.TypedKey, fyne.KeyUp, fyne.KeyDown, fyne.KeySpace)
}

// TypedRune implements fyne.Focusable.
func (l *keyList) TypedRune(r rune) { l.t.rune(r) }

// keySlider is a slider that does so.
type keySlider struct {
	widget.Slider
	t *Table
}

func (t *Table) newSlider(least, most float64) *keySlider {
	s := &keySlider{t: t}
	s.Min, s.Max, s.Step = least, most, 1
	s.ExtendBaseWidget(s)
	return s
}

// TypedKey implements fyne.Focusable.
func (s *keySlider) TypedKey(e *fyne.KeyEvent) {
	s.t.unless(e, s.Slider.TypedKey, fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight)
}

// TypedRune implements fyne.Focusable.
func (s *keySlider) TypedRune(r rune) { s.t.rune(r) }

// keyChoice is a choice from a list that does so.
type keyChoice struct {
	widget.Select
	t *Table
}

func (t *Table) newChoice(changed func(string)) *keyChoice {
	c := &keyChoice{t: t}
	c.OnChanged = changed
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey implements fyne.Focusable.
func (c *keyChoice) TypedKey(e *fyne.KeyEvent) {
	c.t.unless(e, c.Select.TypedKey, fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeySpace)
}

// TypedRune implements fyne.Focusable.
func (c *keyChoice) TypedRune(r rune) { c.t.rune(r) }

// unless gives a key to a widget if it is one of its own, else to the table.
func (t *Table) unless(e *fyne.KeyEvent, own func(*fyne.KeyEvent), keys ...fyne.KeyName) {
	if slices.Contains(keys, e.Name) {
		own(e)
		return
	}
	t.stray(e)
}
