package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/typing"
)

// Fyne's own widgets keep every key to themselves once a click has given them the
// keyboard: Esc and F1 would be dead until the next click on the map. Those of the
// table hand on the keys that they have no use for.

// keyList is a list that does so.
type keyList struct {
	widget.List
	k *kit
}

func (k *kit) newList(length func() int, create func() fyne.CanvasObject, bind func(widget.ListItemID, fyne.CanvasObject)) *keyList {
	l := &keyList{k: k}
	l.Length, l.CreateItem, l.UpdateItem = length, create, bind
	l.ExtendBaseWidget(l)
	return l
}

// TypedKey implements fyne.Focusable.
func (l *keyList) TypedKey(e *fyne.KeyEvent) {
	l.k.unless(e, l.List.TypedKey, fyne.KeyUp, fyne.KeyDown, fyne.KeySpace)
}

// TypedRune implements fyne.Focusable.
func (l *keyList) TypedRune(r rune) { l.k.house.rune(r) }

// keySlider is a slider that does so.
type keySlider struct {
	widget.Slider
	k *kit
}

func (k *kit) newSlider(least, most float64) *keySlider {
	s := &keySlider{k: k}
	s.Min, s.Max, s.Step = least, most, 1
	s.ExtendBaseWidget(s)
	return s
}

// TypedKey implements fyne.Focusable.
func (s *keySlider) TypedKey(e *fyne.KeyEvent) {
	s.k.unless(e, s.Slider.TypedKey, fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight)
}

// TypedRune implements fyne.Focusable.
func (s *keySlider) TypedRune(r rune) { s.k.house.rune(r) }

// keyChoice is a choice from a list that does so.
type keyChoice struct {
	widget.Select
	k *kit
}

func (k *kit) newChoice(changed func(string)) *keyChoice {
	c := &keyChoice{k: k}
	c.OnChanged = changed
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey implements fyne.Focusable.
func (c *keyChoice) TypedKey(e *fyne.KeyEvent) {
	c.k.unless(e, c.Select.TypedKey, fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeySpace)
}

// TypedRune implements fyne.Focusable.
func (c *keyChoice) TypedRune(r rune) { c.k.house.rune(r) }

// keyCheck is a box to tick that does so.
type keyCheck struct {
	widget.Check
	k *kit
}

func (k *kit) newCheck(label string, is bool, changed func(bool)) *keyCheck {
	c := &keyCheck{k: k}
	c.Text, c.Checked, c.OnChanged = label, is, changed
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey implements fyne.Focusable.
func (c *keyCheck) TypedKey(e *fyne.KeyEvent) { c.k.unless(e, c.Check.TypedKey, fyne.KeySpace) }

// TypedRune implements fyne.Focusable.
func (c *keyCheck) TypedRune(r rune) {
	if r == ' ' {
		c.Check.TypedRune(r)
		return
	}
	c.k.house.rune(r)
}

// search is an entry in which something is sought. Keys that it has no use for reach the
// table.
type search struct {
	typing.Entry
	k *kit
}

// TypedKey implements fyne.Focusable.
func (e *search) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyEscape, fyne.KeyF1, fyne.KeyF6:
		e.k.house.stray(k)
	default:
		e.Entry.TypedKey(k)
	}
}

// unless gives a key to a widget if it is one of its own, else to the table.
func (k *kit) unless(e *fyne.KeyEvent, own func(*fyne.KeyEvent), keys ...fyne.KeyName) {
	if slices.Contains(keys, e.Name) {
		own(e)
		return
	}
	k.house.stray(e)
}
