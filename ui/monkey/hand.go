// Package monkey is a hand that clicks and types at random, for tests: whatever a
// player does, the window must still answer.
package monkey

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"vistula/canvas"
)

// Hand moves the pointer and presses buttons and keys in a window of Fyne's test
// driver. Clicks and keys go where a real window would send them, which Fyne's own
// test helpers do not do: there a thing that takes only the keyboard takes no click
// away from what lies beneath.
type Hand struct {
	Win fyne.Window

	at      fyne.Position
	over    desktop.Hoverable
	pressed fyne.CanvasObject
}

// Find is the uppermost object at a place that satisfies a test, and where in it
// the place lies. An overlay hides everything beneath.
func Find(c fyne.Canvas, at fyne.Position, is func(fyne.CanvasObject) bool) (found fyne.CanvasObject, in fyne.Position) {
	Walk(c, func(o fyne.CanvasObject, p fyne.Position, clip Area) {
		if clip.Has(at) && (Area{p, o.Size()}).Has(at) && is(o) {
			found, in = o, at.Subtract(p)
		}
	})
	return found, in
}

// Area is a rectangle of a window.
type Area struct {
	At   fyne.Position
	Size fyne.Size
}

// Has tells whether a place lies in the area.
func (a Area) Has(p fyne.Position) bool {
	return p.X >= a.At.X && p.Y >= a.At.Y && p.X < a.At.X+a.Size.Width && p.Y < a.At.Y+a.Size.Height
}

// Walk visits everything that is visible and can be reached by the pointer, from
// the bottom up, with its place and the area that it is clipped to.
func Walk(c fyne.Canvas, visit func(o fyne.CanvasObject, at fyne.Position, clip Area)) {
	var walk func(o fyne.CanvasObject, at fyne.Position, clip Area)
	walk = func(o fyne.CanvasObject, at fyne.Position, clip Area) {
		if o == nil || !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		if clips(o) {
			clip = Area{at, o.Size()}
		}
		visit(o, at, clip)
		switch x := o.(type) {
		case *fyne.Container:
			for _, k := range x.Objects {
				walk(k, at, clip)
			}
		case *canvas.Board: // nothing in it takes clicks by itself
		case fyne.Widget:
			for _, k := range test.WidgetRenderer(x).Objects() {
				walk(k, at, clip)
			}
		}
	}
	root := c.Overlays().Top()
	if root == nil {
		root = c.Content()
	}
	walk(root, fyne.Position{}, Area{Size: c.Size()})
}

// clips tells whether what sticks out of an object is neither seen nor clicked.
func clips(o fyne.CanvasObject) bool {
	if _, is := o.(fyne.Scrollable); is {
		return true
	}
	if w, is := o.(*container.Clip); is {
		return w.Visible()
	}
	return false
}

// Clickable tells whether an object takes a press of a button for itself.
func Clickable(o fyne.CanvasObject) bool {
	switch o.(type) {
	case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable, fyne.Focusable, desktop.Mouseable:
		return true
	}
	return false
}

// Move takes the pointer to a place.
func (h *Hand) Move(at fyne.Position) {
	h.at = at
	o, in := Find(h.Win.Canvas(), at, func(o fyne.CanvasObject) bool { _, is := o.(desktop.Hoverable); return is })
	over, _ := o.(desktop.Hoverable)
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at, Position: in}}
	if over == h.over {
		if over != nil {
			over.MouseMoved(e)
		}
		return
	}
	if h.over != nil {
		h.over.MouseOut()
	}
	if h.over = over; over != nil {
		over.MouseIn(e)
	}
}

// Click presses a button of the mouse at a place and lets it go there.
func (h *Hand) Click(at fyne.Position, b desktop.MouseButton, m fyne.KeyModifier) {
	h.Move(at)
	h.Press(b, m)
	h.Release(b, m)
}

// Press presses a button where the pointer is.
func (h *Hand) Press(b desktop.MouseButton, m fyne.KeyModifier) {
	o, in := h.beneath()
	if w, is := o.(desktop.Mouseable); is {
		w.MouseDown(h.mouse(in, b, m))
	}
	h.unfocus(o)
	h.pressed = o
}

// Release lets the button go.
func (h *Hand) Release(b desktop.MouseButton, m fyne.KeyModifier) {
	o, in := h.beneath()
	if w, is := o.(desktop.Mouseable); is {
		w.MouseUp(h.mouse(in, b, m))
	}
	h.unfocus(o)
	e := &fyne.PointEvent{AbsolutePosition: h.at, Position: in}
	was := h.pressed
	h.pressed = nil
	if o == nil || o != was {
		return
	}
	switch w := o.(type) {
	case fyne.SecondaryTappable:
		if b == desktop.MouseButtonSecondary {
			w.TappedSecondary(e)
			return
		}
	}
	if w, is := o.(fyne.Tappable); is && b == desktop.MouseButtonPrimary {
		w.Tapped(e)
	}
}

func (h *Hand) beneath() (fyne.CanvasObject, fyne.Position) {
	return Find(h.Win.Canvas(), h.at, Clickable)
}

func (h *Hand) mouse(in fyne.Position, b desktop.MouseButton, m fyne.KeyModifier) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: h.at, Position: in}, Button: b, Modifier: m}
}

// unfocus takes the keyboard away from whatever has it where something else is
// clicked that does not take it.
func (h *Hand) unfocus(o fyne.CanvasObject) {
	c := h.Win.Canvas()
	if f, is := o.(fyne.Focusable); is && f == c.Focused() {
		return
	}
	if f, _ := Find(c, h.at, func(o fyne.CanvasObject) bool { _, is := o.(fyne.Focusable); return is }); f == nil {
		c.Unfocus()
	}
}

// Drag pulls from one place to another.
func (h *Hand) Drag(from, to fyne.Position) {
	h.Move(from)
	h.Press(desktop.MouseButtonPrimary, 0)
	o, in := Find(h.Win.Canvas(), from, func(o fyne.CanvasObject) bool { _, is := o.(fyne.Draggable); return is })
	const steps = 4
	if d, is := o.(fyne.Draggable); is {
		by := to.Subtract(from)
		for i := range steps {
			k := float32(i+1) / steps
			h.at = from.AddXY(by.X*k, by.Y*k)
			d.Dragged(&fyne.DragEvent{
				PointEvent: fyne.PointEvent{AbsolutePosition: h.at, Position: in.AddXY(by.X*k, by.Y*k)},
				Dragged:    fyne.NewDelta(by.X/steps, by.Y/steps),
			})
		}
		d.DragEnd()
	}
	h.Move(to)
	h.Release(desktop.MouseButtonPrimary, 0)
}

// Wheel turns the wheel at a place.
func (h *Hand) Wheel(at fyne.Position, by float32) {
	h.Move(at)
	o, in := Find(h.Win.Canvas(), at, func(o fyne.CanvasObject) bool { _, is := o.(fyne.Scrollable); return is })
	if s, is := o.(fyne.Scrollable); is {
		s.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at, Position: in}, Scrolled: fyne.NewDelta(0, by)})
	}
}

// Key presses a key, with what a real window does with Tab and with shortcuts.
func (h *Hand) Key(k fyne.KeyName, m fyne.KeyModifier) {
	c := h.Win.Canvas()
	if k == fyne.KeyTab && m&^fyne.KeyModifierShift == 0 {
		if f, is := c.Focused().(fyne.Tabbable); !is || !f.AcceptsTab() {
			if m == 0 {
				c.FocusNext()
			} else {
				c.FocusPrevious()
			}
			return
		}
	}
	if s := shortcut(k, m); s != nil {
		if f, is := c.Focused().(fyne.Shortcutable); is {
			f.TypedShortcut(s)
		} else if t, is := c.(fyne.Shortcutable); is {
			t.TypedShortcut(s)
		}
		return
	}
	e := &fyne.KeyEvent{Name: k}
	if f := c.Focused(); f != nil {
		f.TypedKey(e)
	} else if on := c.OnTypedKey(); on != nil {
		on(e)
	}
}

func shortcut(k fyne.KeyName, m fyne.KeyModifier) fyne.Shortcut {
	switch {
	case m == fyne.KeyModifierControl && k == fyne.KeyZ:
		return &fyne.ShortcutUndo{}
	case m == fyne.KeyModifierControl && k == fyne.KeyY:
		return &fyne.ShortcutRedo{}
	case m&^fyne.KeyModifierShift != 0:
		return &desktop.CustomShortcut{KeyName: k, Modifier: m}
	}
	return nil
}

// Type types a character.
func (h *Hand) Type(r rune) {
	c := h.Win.Canvas()
	if f := c.Focused(); f != nil {
		f.TypedRune(r)
	} else if on := c.OnTypedRune(); on != nil {
		on(r)
	}
}
