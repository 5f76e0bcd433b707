package table

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/pen"
)

// caseSpot is the number of a case in a text: pointing at it shows the case's
// title, a click opens the rules there.
type caseSpot struct {
	widget.BaseWidget
	k    *kit
	name string
	text *fynecanvas.Text
	line *fynecanvas.Rectangle // under the text
}

var (
	_ fyne.Tappable          = (*caseSpot)(nil)
	_ fyne.SecondaryTappable = (*caseSpot)(nil)
	_ desktop.Hoverable      = (*caseSpot)(nil)
	_ desktop.Cursorable     = (*caseSpot)(nil)
)

// spot makes a spot of a text that names a case.
func (k *kit) spot(name string, text *fynecanvas.Text) *caseSpot {
	s := &caseSpot{k: k, name: name, text: text, line: fynecanvas.NewRectangle(pen.Alpha(nrgba(text.Color), 0.5))}
	s.ExtendBaseWidget(s)
	return s
}

func nrgba(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }

// CreateRenderer implements fyne.Widget.
func (s *caseSpot) CreateRenderer() fyne.WidgetRenderer { return &underlined{s.text, s.line} }

// Tapped implements fyne.Tappable.
func (s *caseSpot) Tapped(*fyne.PointEvent) {
	s.k.hideCase()
	s.k.house.openCase(s.name)
}

// TappedSecondary implements fyne.SecondaryTappable: on touch, a long press.
func (s *caseSpot) TappedSecondary(*fyne.PointEvent) { s.k.showCase(s.name, s) }

// MouseIn implements desktop.Hoverable.
func (s *caseSpot) MouseIn(*desktop.MouseEvent) { s.k.showCase(s.name, s) }

// MouseMoved implements desktop.Hoverable.
func (s *caseSpot) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (s *caseSpot) MouseOut() { s.k.hideCase() }

// Cursor implements desktop.Cursorable.
func (s *caseSpot) Cursor() desktop.Cursor { return desktop.PointerCursor }

// underlined draws a text with a line under it, as all parts of a text are that can be
// clicked.
type underlined struct {
	text *fynecanvas.Text
	line *fynecanvas.Rectangle
}

func (r *underlined) Layout(size fyne.Size) {
	r.text.Resize(size)
	put(r.line, 0, size.Height-2, size.Width, 1)
}
func (r *underlined) MinSize() fyne.Size { return r.text.MinSize() }
func (r *underlined) Refresh()           { fynecanvas.Refresh(r.text) }
func (r *underlined) Destroy()           {}
func (r *underlined) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.text, r.line}
}

// hotPart is a part of a text that can be clicked, and what is made of it.
type hotPart struct {
	from, to int // bytes
	make     func(*fynecanvas.Text) fyne.CanvasObject
}

// caseParts are the cases that a text names.
func (k *kit) caseParts(text string) []hotPart {
	var list []hotPart
	for _, s := range k.cases.Find(text) {
		list = append(list, hotPart{s.From, s.To, func(o *fynecanvas.Text) fyne.CanvasObject { return k.spot(s.Case, o) }})
	}
	return list
}

// hot makes the cases that a line names hot; the line begins at byte at of a whole
// text. A line without cases stays as it is.
func (k *kit) hot(line *fynecanvas.Text, whole string, at int) fyne.CanvasObject {
	return k.hotIn(line, k.caseParts(whole), at)
}

// hotIn makes parts of a text hot, in that line of it which begins at byte at. The parts
// stand in their order.
func (k *kit) hotIn(line *fynecanvas.Text, hot []hotPart, at int) fyne.CanvasObject {
	part := func(from, to int) *fynecanvas.Text {
		o := *line
		o.Text = line.Text[from:to]
		return &o
	}
	var parts []fyne.CanvasObject
	done := 0
	for _, s := range hot {
		from, to := max(done, s.from-at), min(len(line.Text), s.to-at)
		if from >= to {
			continue
		}
		if from > done {
			parts = append(parts, part(done, from))
		}
		parts, done = append(parts, s.make(part(from, to))), to
	}
	if parts == nil {
		return line
	}
	if done < len(line.Text) {
		parts = append(parts, part(done, len(line.Text)))
	}
	return columns(0, parts...)
}

// hotLines makes hot what lines name that a text was broken into.
func (k *kit) hotLines(text string, lines []string, make func(string) *fynecanvas.Text) []fyne.CanvasObject {
	var hot []hotPart
	if strings.Contains(text, "(") {
		hot = k.caseParts(strings.Join(strings.Fields(text), " "))
	}
	return k.hotText(text, lines, hot, make)
}

// hotText makes parts hot of the lines that a text was broken into. The parts are those of
// the text with single blanks.
func (k *kit) hotText(text string, lines []string, hot []hotPart, make func(string) *fynecanvas.Text) []fyne.CanvasObject {
	list := []fyne.CanvasObject{}
	text = strings.Join(strings.Fields(text), " ")
	at := 0
	for _, l := range lines {
		if i := strings.Index(text[min(at, len(text)):], l); i >= 0 {
			at += i
		}
		list = append(list, k.hotIn(make(l), hot, at))
		at += len(l)
	}
	return list
}

// caseText is the number of a case by itself.
func (k *kit) caseText(name string, size float32, ink color.Color) fyne.CanvasObject {
	text := k.text(name, size, plain, ink)
	if _, ok := k.cases.Case(name); !ok {
		return text
	}
	return k.spot(name, text)
}
