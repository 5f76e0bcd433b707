// Package layouttest finds what a window shows badly: controls and words that
// are cut off or cut short, that lie one upon another, or that are smaller than they must be.
// It walks through any tree of objects, so it knows nothing of what they are for.
package layouttest

import (
	"fmt"
	"reflect"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// Kind is how an object is looked at.
type Kind uint8

// Kinds of objects.
const (
	Usual  Kind = iota
	Ground      // the map: anything may lie on it
	Cover       // a ground that hides what lies beneath; it may hide a thing only as a whole
	Skip        // not looked at, nor what is in it
	Glass       // seen by nobody; it takes clicks like anything else
)

// slack is by how much things may be out of place without anybody seeing it.
const slack = 1.5

// thing is a control or a line of text that is seen.
type thing struct {
	name    string
	box     rect
	in      []fyne.CanvasObject // what it is part of
	o       fyne.CanvasObject
	covered bool
}

type rect struct{ x, y, x2, y2 float32 }

func (r rect) and(s rect) rect {
	return rect{max(r.x, s.x), max(r.y, s.y), min(r.x2, s.x2), min(r.y2, s.y2)}
}

func (r rect) empty() bool { return r.x2-r.x <= slack || r.y2-r.y <= slack }

func (r rect) within(s rect) bool {
	return r.x >= s.x-slack && r.y >= s.y-slack && r.x2 <= s.x2+slack && r.y2 <= s.y2+slack
}

// walker goes through a tree.
type walker struct {
	kind   func(fyne.CanvasObject) Kind
	things []thing
	takers []taker
	faults []string
}

// Faults lists in a sentence each what is wrong with what a window of a size
// shows. kind may be nil.
func Faults(root fyne.CanvasObject, size fyne.Size, kind func(fyne.CanvasObject) Kind) []string {
	if kind == nil {
		kind = func(fyne.CanvasObject) Kind { return Usual }
	}
	w := &walker{kind: kind}
	w.visit(root, fyne.Position{}, place{clip: rect{0, 0, size.Width, size.Height}})
	w.overlaps()
	w.taken()
	return w.faults
}

// place is where an object is met.
type place struct {
	clip        rect
	wide, deep  bool // what is out of sight can be scrolled to
	in          []fyne.CanvasObject
	control     rect // the innermost control; empty for none
	controlName string
}

func (w *walker) say(format string, args ...any) {
	w.faults = append(w.faults, fmt.Sprintf(format, args...))
}

func (w *walker) visit(o fyne.CanvasObject, at fyne.Position, p place) {
	kind := w.kind(o)
	if o == nil || !o.Visible() || kind == Skip {
		return
	}
	at = at.Add(o.Position())
	box := rect{at.X, at.Y, at.X + o.Size().Width, at.Y + o.Size().Height}
	p.in = append(p.in[:len(p.in):len(p.in)], o)
	if kind != Cover { // that hides what lies beneath, and is looked at as such
		w.take(o, box, p)
	}
	switch kind {
	case Glass:
		return
	case Ground:
		return
	case Cover:
		w.cover(box)
		return
	}
	switch o := o.(type) {
	case *canvas.Text:
		w.text(o, at, p)
	case *fyne.Container:
		for _, k := range o.Objects {
			w.visit(k, at, p)
		}
	case *container.Scroll:
		p.clip = p.clip.and(box)
		p.wide = p.wide || o.Direction == container.ScrollHorizontalOnly || o.Direction == container.ScrollBoth
		p.deep = p.deep || o.Direction == container.ScrollVerticalOnly || o.Direction == container.ScrollBoth
		w.visit(o.Content, at, p)
	case fyne.Widget:
		if isControl(o) {
			w.control(o, box, p)
			p.control, p.controlName = box, name(o)
		}
		for _, k := range test.WidgetRenderer(o).Objects() {
			w.visit(k, at, p)
		}
	}
}

// isControl tells whether an object is one that the player uses.
func isControl(o fyne.CanvasObject) bool {
	switch o.(type) {
	case fyne.Tappable, fyne.Focusable:
		return o.Size().Width > 0
	}
	return false
}

func (w *walker) control(o fyne.Widget, box rect, p place) {
	n := name(o)
	if m := o.MinSize(); m.Width > box.x2-box.x+slack || m.Height > box.y2-box.y+slack {
		w.say("%s has %v and needs %v", n, o.Size(), m)
	}
	w.seen(thing{name: n, box: box, in: p.in, o: o}, p)
}

func (w *walker) text(o *canvas.Text, at fyne.Position, p place) {
	m := o.MinSize()
	if o.Text == "" {
		return
	}
	if cutShort(o.Text) {
		w.say("%q is cut short", o.Text)
	}
	x := at.X
	switch o.Alignment {
	case fyne.TextAlignCenter:
		x += max(0, (o.Size().Width-m.Width)/2)
	case fyne.TextAlignTrailing:
		x += max(0, o.Size().Width-m.Width)
	}
	box := rect{x, at.Y, x + m.Width, at.Y + m.Height}
	if p.controlName != "" && !box.within(p.control) {
		w.say("%q stands out of its %s: %v in %v", o.Text, p.controlName, box, p.control)
	}
	w.seen(thing{name: fmt.Sprintf("%q", o.Text), box: box, in: p.in, o: o}, p)
}

// cutShort tells whether a text was cut to the room that it has. Commands that ask
// for more before they act have a blank before their dots.
func cutShort(s string) bool {
	head, ok := strings.CutSuffix(s, "…")
	return ok && head != "" && !strings.HasSuffix(head, " ")
}

// seen takes up a thing, as far as it is in sight.
func (w *walker) seen(t thing, p place) {
	cut := t.box.x < p.clip.x-slack || t.box.x2 > p.clip.x2+slack
	if cut && !p.wide {
		w.say("%s is cut off at the side: %v in %v", t.name, t.box, p.clip)
	}
	cut = t.box.y < p.clip.y-slack || t.box.y2 > p.clip.y2+slack
	if cut && !p.deep {
		w.say("%s is cut off above or below: %v in %v", t.name, t.box, p.clip)
	}
	if t.box = t.box.and(p.clip); !t.box.empty() {
		w.things = append(w.things, t)
	}
}

// cover hides what lies beneath.
func (w *walker) cover(box rect) {
	for i := range w.things {
		t := &w.things[i]
		switch {
		case t.covered, t.box.and(box).empty():
		case t.box.within(box):
			t.covered = true
		default:
			w.say("%s is half covered: %v by %v", t.name, t.box, box)
		}
	}
}

// overlaps finds things that lie one upon another.
func (w *walker) overlaps() {
	for i := range w.things {
		a := &w.things[i]
		for j := range w.things[:i] {
			b := &w.things[j]
			if a.covered || b.covered || a.box.and(b.box).empty() || partOf(a, b) || partOf(b, a) {
				continue
			}
			w.say("%s lies on %s: %v and %v", a.name, b.name, a.box, b.box)
		}
	}
}

// partOf tells whether a is in b.
func partOf(a, b *thing) bool {
	for _, o := range a.in {
		if o == b.o {
			return true
		}
	}
	return false
}

// name is what an object is called in a report.
func name(o fyne.CanvasObject) string {
	n := reflect.TypeOf(o).String()
	words := ""
	var look func(fyne.CanvasObject)
	look = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *canvas.Text:
			if words == "" {
				words = o.Text
			}
		case *fyne.Container:
			for _, k := range o.Objects {
				look(k)
			}
		case fyne.Widget:
			for _, k := range test.WidgetRenderer(o).Objects() {
				look(k)
			}
		}
	}
	look(o)
	if words != "" {
		n += fmt.Sprintf(" %q", words)
	}
	return n
}
