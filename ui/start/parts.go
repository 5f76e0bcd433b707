package start

import (
	"image/color"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"vistula/ui/theme"
)

// tall gives an object a least height and room at its sides.
type tall struct {
	o    fyne.CanvasObject
	high float32
}

func (t *tall) object() fyne.CanvasObject { return container.New(t, t.o) }

// MinSize implements fyne.Layout.
func (t *tall) MinSize([]fyne.CanvasObject) fyne.Size {
	m := t.o.MinSize()
	return fyne.NewSize(m.Width+16, max(m.Height, t.high))
}

// Layout implements fyne.Layout.
func (t *tall) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	m := t.o.MinSize()
	t.o.Resize(fyne.NewSize(size.Width, m.Height))
	t.o.Move(fyne.NewPos(0, (size.Height-m.Height)/2))
}

// text is one line in a face; a nil face is the theme's.
func text(words string, face fyne.Resource, size float32, c color.Color) *canvas.Text {
	t := canvas.NewText(words, c)
	t.TextSize, t.FontSource = size, face
	return t
}

// heading is the head of a section.
func heading(th *theme.Theme, words string) *canvas.Text {
	return text(words, th.Semi(), 14.5*th.Scale, th.Text)
}

// prose is a text broken into lines of a width, each a line of its own: so its
// height is known before it is laid out.
func prose(words string, face fyne.Resource, size float32, c color.Color, width float32) *fyne.Container {
	list := lines(size * 0.12)
	measure := func(s string) float32 { return widthOf(s, face, size) }
	for _, l := range wrap(words, measure, width) {
		list.Add(text(l, face, size, c))
	}
	return list
}

// few is prose of no more than some lines; the last ends with an ellipsis where there is
// more to be said.
func few(words string, face fyne.Resource, size float32, c color.Color, width float32, most int) *fyne.Container {
	list := lines(size * 0.12)
	measure := func(s string) float32 { return widthOf(s, face, size) }
	broken := wrap(words, measure, width)
	if len(broken) > most {
		rest := strings.Join(broken[most-1:], " ")
		broken = append(broken[:most-1], theme.Shorten(rest, func(line string) bool { return measure(line) > width }))
	}
	for _, l := range broken {
		list.Add(text(l, face, size, c))
	}
	return list
}

// widthOf is the width of a line in a face.
func widthOf(s string, face fyne.Resource, size float32) float32 {
	m, _ := fyne.CurrentApp().Driver().RenderedTextSize(s, size, fyne.TextStyle{}, face)
	return m.Width
}

// noBreak is a space at which no line is broken.
const noBreak = '\u00a0'

// breakable tells whether a line may be broken at a rune, which then is left out.
func breakable(r rune) bool { return unicode.IsSpace(r) && r != noBreak }

// wrap breaks a text into lines no wider than a width, at blanks where it can.
func wrap(words string, measure func(string) float32, width float32) []string {
	var list []string
	whole := strings.ReplaceAll(words, " %", string(noBreak)+"%") // no line begins with it
	for _, paragraph := range strings.Split(whole, "\n") {
		line := ""
		for _, w := range strings.FieldsFunc(paragraph, breakable) {
			longer := strings.TrimSpace(line + " " + w)
			if line != "" && measure(longer) > width {
				list = append(list, line)
				longer = w
			}
			for measure(longer) > width && utf8.RuneCountInString(longer) > 1 { // a word wider than a line, such as a file's name
				n := fitting(longer, measure, width)
				list = append(list, longer[:n])
				longer = longer[n:]
			}
			line = longer
		}
		list = append(list, line)
	}
	return list
}

// fitting is the length of as much of a text as fits into a width, at least one
// letter.
func fitting(s string, measure func(string) float32, width float32) int {
	last := 0
	for i := range s {
		if i > 0 && last > 0 && measure(s[:i]) > width {
			break
		}
		last = i
	}
	return max(last, 1)
}

// gap is empty room between sections.
func gap(high float32) fyne.CanvasObject {
	r := canvas.NewRectangle(color.Transparent)
	r.SetMinSize(fyne.NewSize(1, high))
	return r
}

// rule is the line between two sections.
func rule(th *theme.Theme) fyne.CanvasObject {
	r := canvas.NewRectangle(th.Line)
	r.SetMinSize(fyne.NewSize(1, 1))
	return container.New(layout.NewCustomPaddedLayout(7, 7, 0, 0), r)
}

// lines puts objects one under the other without the theme's gaps.
func lines(space float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(space), objects...)
}

// row puts objects side by side, their middles level.
func row(space float32, objects ...fyne.CanvasObject) *fyne.Container {
	for i, o := range objects {
		if _, ok := o.(layout.SpacerObject); !ok {
			objects[i] = container.New(&level{}, o)
		}
	}
	return container.New(layout.NewCustomPaddedHBoxLayout(space), objects...)
}

// level keeps an object at its own height, in the middle of its room.
type level struct{}

// MinSize implements fyne.Layout.
func (*level) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout implements fyne.Layout.
func (*level) Layout(o []fyne.CanvasObject, size fyne.Size) {
	h := o[0].MinSize().Height
	o[0].Resize(fyne.NewSize(size.Width, h))
	o[0].Move(fyne.NewPos(0, (size.Height-h)/2))
}

// flow lays objects out in lines of a width, as words in a text: what does not
// fit beside the last goes below.
type flow struct{ gap, width float32 }

// MinSize implements fyne.Layout.
func (f *flow) MinSize(list []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(f.width, f.each(list, func(fyne.CanvasObject, fyne.Position) {}))
}

// Layout implements fyne.Layout.
func (f *flow) Layout(list []fyne.CanvasObject, _ fyne.Size) {
	f.each(list, func(o fyne.CanvasObject, at fyne.Position) {
		o.Move(at)
		o.Resize(o.MinSize())
	})
}

// each gives every object that is seen its place, and tells how high all are.
func (f *flow) each(list []fyne.CanvasObject, place func(fyne.CanvasObject, fyne.Position)) float32 {
	var x, y, high float32
	for _, o := range list {
		if !o.Visible() {
			continue
		}
		m := o.MinSize()
		if x > 0 && x+m.Width > f.width {
			x, y, high = 0, y+high+f.gap, 0
		}
		place(o, fyne.NewPos(x, y))
		x += m.Width + f.gap
		high = max(high, m.Height)
	}
	return y + high
}

// seen shows or hides an object.
func seen(o fyne.CanvasObject, is bool) {
	if is {
		o.Show()
	} else {
		o.Hide()
	}
}
