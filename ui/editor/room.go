package editor

import (
	"strings"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/question"
)

// newRoom lays the window out: tools above, brushes at the left, the panel at
// the right, the map between them, a line below.
func newRoom(e *Editor) fyne.CanvasObject {
	ground := fynecanvas.NewRectangle(e.Theme.Ground)
	return container.NewStack(ground, container.New(&room{e}, e.tools.box, e.palette.box, e.board, e.glass, e.panel.box, e.status.box))
}

type room struct{ e *Editor }

// MinSize implements fyne.Layout.
func (r *room) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(760, 480) }

// Layout implements fyne.Layout.
func (r *room) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	e, k := r.e, r.e.Theme.Scale
	top, foot := e.tools.box.MinSize().Height, e.status.box.MinSize().Height
	left, right := max(196*k, e.palette.box.MinSize().Width), min(320*k, size.Width*0.33)
	high := size.Height - top - foot
	put(e.tools.box, 0, 0, size.Width, top)
	put(e.palette.box, 0, top, left, high)
	put(e.board, left, top, size.Width-left-right, high)
	put(e.glass, left, top, size.Width-left-right, high)
	put(e.panel.box, size.Width-right, top, right, high)
	put(e.status.box, 0, size.Height-foot, size.Width, foot)
}

func put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(max(1, w), max(1, h)))
}

// margins leaves room round what it holds.
type margins struct{ side, rise float32 }

// MinSize implements fyne.Layout.
func (m *margins) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(2*m.side, 2*m.rise)
}

// Layout implements fyne.Layout.
func (m *margins) Layout(o []fyne.CanvasObject, size fyne.Size) {
	put(o[0], m.side, m.rise, size.Width-2*m.side, size.Height-2*m.rise)
}

// tools is the row of buttons above.
type tools struct {
	e                *Editor
	box              fyne.CanvasObject
	undo, redo, save *question.Button
	reset            *question.Button
}

func newTools(e *Editor) *tools {
	t := &tools{e: e}
	button := func(text string, primary bool, do func()) *question.Button {
		return question.NewButton(e.win, text, primary, do, e.focusBoard)
	}
	t.undo, t.redo = button(lang.L("Undo"), false, e.undo), button(lang.L("Redo"), false, e.redo)
	t.save = button(lang.L("Save as my own data"), true, e.save)
	t.reset = button(lang.L("Restore original …"), false, e.resetAll)
	left := container.NewHBox(t.undo, t.redo)
	for i, m := range e.drawn.Maps {
		if len(e.drawn.Maps) > 1 {
			title, _, _ := strings.Cut(m.Title, ",")
			title, _, _ = strings.Cut(title, " with ")
			b := button(title, false, func() { e.board.ShowMap(i) })
			b.Importance = widget.LowImportance
			left.Add(b)
		}
	}
	right := container.NewHBox(button(lang.L("Check"), false, e.check), t.reset, t.save)
	t.box = container.New(&margins{8, 6}, container.NewBorder(nil, nil, left, right))
	return t
}

// fill shows what can be pressed.
func (t *tools) fill() {
	undo, redo := t.e.session.Steps()
	able(t.undo, undo > 0)
	able(t.redo, redo > 0)
	able(t.save, t.e.session.Dirty())
	able(t.reset, len(t.e.session.Changes()) > 0)
}

func able(b *question.Button, can bool) {
	switch {
	case can && b.Disabled():
		b.Enable()
	case !can && !b.Disabled():
		b.Disable()
	}
}

// status is the line below: the place under the pointer, and what came of the
// last thing done.
type status struct {
	box         fyne.CanvasObject
	place, note *widget.Label
}

func newStatus() *status {
	s := &status{place: widget.NewLabel(""), note: widget.NewLabel("")}
	s.place.Truncation, s.note.Truncation = fyne.TextTruncateEllipsis, fyne.TextTruncateEllipsis
	s.note.Alignment = fyne.TextAlignTrailing
	s.box = container.New(&shared{0.42}, s.place, s.note)
	return s
}

// write puts words into one of the two, and gives the other what it leaves.
func (s *status) write(in *widget.Label, words string) {
	in.SetText(words)
	s.box.Refresh()
}

// shared lays two labels side by side: the first is as wide as its words, but for a part
// of the width at most.
type shared struct{ part float32 }

// MinSize implements fyne.Layout.
func (h *shared) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(200, max(o[0].MinSize().Height, o[1].MinSize().Height))
}

// Layout implements fyne.Layout.
func (h *shared) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := size.Width * h.part
	if l, ok := o[0].(*widget.Label); ok {
		w = min(w, widget.NewLabel(l.Text+" ").MinSize().Width) // a label that may be cut off tells no width
	}
	put(o[0], 0, 0, w, size.Height)
	put(o[1], w, 0, size.Width-w, size.Height)
}

// say writes into the line below.
func (e *Editor) say(sentence string) { e.status.write(e.status.note, sentence) }

// tellSpot tells what lies under the pointer.
func (e *Editor) tellSpot(s spot) {
	if !s.ok {
		e.status.write(e.status.place, "")
		return
	}
	h, _ := e.session.Hex(s.mapID, s.hex)
	words := []string{s.hex}
	for _, w := range []string{h.Town, spoken(h.Terrain), spoken(h.Country)} {
		if w != "" {
			words = append(words, w)
		}
	}
	if s.beyond != "" && e.brush.on != onHex && e.brush.on != onNothing {
		words = append(words, lang.L("side to {{.Hex}}", map[string]any{"Hex": s.beyond}))
		for _, f := range e.session.Side(s.mapID, s.hex, s.beyond) {
			words = append(words, spoken(f))
		}
		if n := e.session.Tracks(s.mapID, s.hex, s.beyond); n > 0 {
			words = append(words, []string{lang.L("Railway"), lang.L("Double track")}[min(n, 2)-1])
		}
	}
	e.status.write(e.status.place, strings.Join(words, " · "))
}
