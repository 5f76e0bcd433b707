package table

import (
	"cmp"
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
)

// wrapper breaks the lines of the journal. Fyne shapes each text that it
// measures, which for a whole game takes a quarter of a second; but the journal
// has few words, so each is measured once.
type wrapper struct {
	probe *fynecanvas.Text
	known map[string]float32
}

func newWrapper(t *kit, w weight) *wrapper {
	return &wrapper{probe: t.text("", recordSize, w, color.Black), known: map[string]float32{}}
}

// width is that of a word.
func (m *wrapper) width(word string) float32 {
	w, ok := m.known[word]
	if !ok {
		m.probe.Text = word
		w = m.probe.MinSize().Width
		m.known[word] = w
	}
	return w
}

// lines breaks text into lines at blanks. It is false where a word is wider than
// a line, which must be cut.
func (m *wrapper) lines(text string, width float32) (lines []string, ok bool) {
	blank, from, end, wide := m.width(" "), 0, 0, float32(0)
	for word := range strings.FieldsSeq(text) {
		at := end + strings.Index(text[end:], word)
		w := m.width(word)
		switch {
		case w > width:
			return nil, false
		case end == 0:
			from, wide = at, w
		case wide+blank+w > width:
			lines = append(lines, text[from:end])
			from, wide = at, w
		default:
			wide += blank + w
		}
		end = at + len(word)
	}
	return append(lines, text[from:end]), true
}

// wrapped are the lines of an event's words.
func (r *record) wrapped(text string, w weight, width float32) []string {
	if r.scale != r.t.look.scale {
		r.words, r.scale = [bold + 1]*wrapper{}, r.t.look.scale
	}
	if r.words[w] == nil {
		r.words[w] = newWrapper(r.t.kit, w)
	}
	if lines, ok := r.words[w].lines(text, width); ok {
		return lines
	}
	return r.t.wrap(text, recordSize, w, width)
}

// para is an event's words as they are shown: its places and cases lead there.
func (r *record) para(text string, hexes []string, w weight, ink color.Color, width float32) *fyne.Container {
	box := container.New(layout.NewCustomPaddedVBoxLayout(0))
	whole := strings.Join(strings.Fields(text), " ")
	box.Objects = r.t.hotText(text, r.wrapped(text, w, width), r.hotParts(whole, hexes), func(line string) *fynecanvas.Text { return r.t.text(line, recordSize, w, ink) })
	return box
}

// hotParts are the cases and places that words name, in their order.
func (r *record) hotParts(text string, hexes []string) []hotPart {
	list := r.t.caseParts(text)
	for _, p := range r.t.desk.Places(text, hexes) {
		list = append(list, hotPart{p.From, p.To, func(o *fynecanvas.Text) fyne.CanvasObject {
			return r.t.placed(o, func() { r.to.visit(p.Hex) })
		}})
	}
	slices.SortStableFunc(list, func(a, b hotPart) int { return cmp.Compare(a.from, b.from) })
	return list
}
