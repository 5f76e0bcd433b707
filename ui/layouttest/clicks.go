package layouttest

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// taking tells whether an object takes the clicks of what lies beneath it: in a
// real window that is whatever can be clicked or have the keyboard, seen or not.
func taking(o fyne.CanvasObject) bool {
	switch o.(type) {
	case fyne.Tappable, fyne.SecondaryTappable, fyne.DoubleTappable, fyne.Focusable, desktop.Mouseable:
		return true
	}
	return false
}

// taker is an object that takes clicks, with the things that lay beneath it when it
// was met.
type taker struct {
	name    string
	box     rect
	in      []fyne.CanvasObject
	beneath int
}

// take notes that an object takes clicks.
func (w *walker) take(o fyne.CanvasObject, box rect, p place) {
	if box = box.and(p.clip); taking(o) && !box.empty() {
		w.takers = append(w.takers, taker{fmt.Sprintf("%T", o), box, p.in, len(w.things)})
	}
}

// taken finds the controls whose middle is in sight but meets no click, for
// something else takes it. What a control consists of may do so: it is one with it.
func (w *walker) taken() {
	for _, k := range w.takers {
		for i := range w.things[:k.beneath] {
			t := &w.things[i]
			if _, is := t.o.(fyne.Tappable); !is || t.covered || inside(k.in, t.o) {
				continue
			}
			x, y := (t.box.x+t.box.x2)/2, (t.box.y+t.box.y2)/2
			if x > k.box.x && x < k.box.x2 && y > k.box.y && y < k.box.y2 {
				w.say("%s takes the clicks of %s", k.name, t.name)
			}
		}
	}
}

// inside tells whether an object is one of those in a list.
func inside(list []fyne.CanvasObject, o fyne.CanvasObject) bool {
	for _, x := range list {
		if x == o {
			return true
		}
	}
	return false
}
