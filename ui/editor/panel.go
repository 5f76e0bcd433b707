package editor

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/question"
	"vistula/ui/typing"
)

// Pages of the panel at the right.
const (
	pageHex = iota
	pageUnits
	pageChanges
)

// panel shows one of its pages: the hex, the units, the list of changes.
type panel struct {
	e       *Editor
	page    int
	buttons []*question.Button
	body    *fyne.Container
	box     fyne.CanvasObject
	units   *unitPage
	hex     *form
}

func newPanel(e *Editor) *panel {
	p := &panel{e: e, body: container.NewStack(), hex: &form{}}
	row := container.NewGridWithColumns(3)
	for i, label := range []string{lang.L("Hex"), lang.L("Units"), lang.L("Changes")} {
		b := question.NewButton(e.win, label, false, func() { p.show(i) }, e.focusBoard)
		p.buttons = append(p.buttons, b)
		row.Add(b)
	}
	p.units = newUnitPage(e)
	p.box = container.New(&margins{8, 8}, container.NewBorder(row, nil, nil, nil, p.body))
	return p
}

// show turns to a page.
func (p *panel) show(page int) {
	if page == pageUnits && p.page != page {
		p.e.use(p.e.palette.brushes[0]) // a click is for a counter now
	}
	p.page = page
	p.e.showUnits()
	p.fill()
}

// fill shows the page as things are now.
func (p *panel) fill() {
	for i, b := range p.buttons {
		b.Importance = widget.MediumImportance
		if i == p.page {
			b.Importance = widget.HighImportance
		}
		b.Refresh()
	}
	var page fyne.CanvasObject
	switch p.page {
	case pageHex:
		page = p.hexPage()
	case pageUnits:
		page = p.units.fill()
	default:
		page = p.changesPage()
	}
	if len(p.body.Objects) != 1 || p.body.Objects[0] != page {
		p.body.Objects = []fyne.CanvasObject{page}
		p.body.Refresh()
	}
}

// form is a page of fields that stays while its values change: whoever goes from
// field to field with Tab must not lose the one he comes to.
type form struct {
	key   string // what it is about
	renew []func()
	body  fyne.CanvasObject
}

// fresh tells whether the form is about a thing, and shows its values as they
// are now.
func (f *form) fresh(key string) bool {
	if f.key != key || f.body == nil {
		return false
	}
	for _, renew := range f.renew {
		renew()
	}
	return true
}

// field adds a place to type in.
func (f *form) field(e *Editor, now func() string, apply func(string)) *field {
	n := newField(now(), apply, e.focusBoard)
	renew := func() {
		if text := now(); text != n.was {
			n.was = text
			n.SetText(text)
		}
	}
	n.apply = func(text string) {
		apply(text)
		renew() // what was refused does not stay there
	}
	f.renew = append(f.renew, renew)
	return n
}

// choice adds a choice of one word out of several.
func (f *form) choice(words []string, now func() string, apply func(string)) *widget.Select {
	c := newChoice(words, now, apply)
	f.renew = append(f.renew, func() {
		if i := slices.Index(words, now()); i >= 0 && i != c.SelectedIndex() {
			c.SetSelectedIndex(i)
		}
	})
	return c
}

// field is a place to type in; what is typed counts with Enter or when the place
// is left.
type field struct {
	typing.Entry
	was    string
	apply  func(string)
	escape func()
}

func newField(text string, apply func(string), escape func()) *field {
	f := &field{was: text, apply: apply, escape: escape}
	f.Text = text
	f.OnSubmitted = func(string) { f.take() }
	f.ExtendBaseWidget(f)
	return f
}

// FocusLost implements fyne.Focusable.
func (f *field) FocusLost() {
	f.Entry.FocusLost()
	f.take()
}

// TypedKey implements fyne.Focusable.
func (f *field) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		f.SetText(f.was)
		f.escape()
		return
	}
	f.Entry.TypedKey(k)
}

func (f *field) take() {
	if f.Text != f.was {
		f.was = f.Text
		f.apply(f.Text)
	}
}

// hexPage is the form of the selected hex.
func (p *panel) hexPage() fyne.CanvasObject {
	e, s := p.e, p.e.selected
	if !s.ok {
		return container.NewVBox(prose(lang.L("Choose “Select and pan” and click a hex to see and correct what is printed in it, or choose a brush and paint.")),
			prose(lang.L("Keyboard: arrows move the cursor, [ and ] choose the hexside, Enter paints, Delete erases, Page Up and Page Down change the brush, Tab moves to the buttons and Esc back.")))
	}
	if p.hex.fresh(s.mapID + " " + s.hex) {
		return p.hex.body
	}
	p.hex = &form{key: s.mapID + " " + s.hex}
	palette := e.session.Palette(s.mapID)
	head := widget.NewLabel(lang.L("Hex {{.Hex}}", map[string]any{"Hex": s.hex}))
	head.TextStyle.Bold = true
	rows := container.New(&pairs{0.42})
	add := func(key string, choices []string) {
		now := func() string { return e.session.HexField(s.mapID, s.hex, key) }
		set := func(to string) { e.did(e.session.SetHex(s.mapID, s.hex, key, to), nil, s) }
		rows.Add(fieldName(spoken(key)))
		if len(choices) > 0 {
			rows.Add(p.hex.choice(choices, now, set))
			return
		}
		rows.Add(p.hex.field(e, now, set))
	}
	add("town", nil)
	if len(palette.Classes) > 0 {
		add("class", append([]string{""}, palette.Classes...))
	}
	add("terrain", palette.Terrains)
	if len(palette.Countries) > 0 {
		add("country", append([]string{""}, palette.Countries...))
	}
	for _, key := range palette.Fields {
		if strings.HasSuffix(key, ".side") {
			add(key, append([]string{""}, palette.Owners...))
			continue
		}
		add(key, nil)
	}
	p.hex.body = container.NewVScroll(container.NewVBox(head, rows))
	return p.hex.body
}

func fieldName(text string) fyne.CanvasObject {
	l := widget.NewLabel(text)
	l.Wrapping = fyne.TextWrapWord
	return l
}

// newChoice is one word out of several; now is the one that counts.
func newChoice(words []string, now func() string, set func(string)) *widget.Select {
	labels := make([]string, len(words))
	for i, w := range words {
		if labels[i] = spoken(w); w == "" {
			labels[i] = "–"
		}
	}
	c := widget.NewSelect(labels, nil)
	if i := slices.Index(words, now()); i >= 0 {
		c.SetSelectedIndex(i)
	}
	c.OnChanged = func(string) {
		if i := c.SelectedIndex(); i >= 0 && words[i] != now() {
			set(words[i])
		}
	}
	return c
}

// pairs lays names and fields side by side, two a row.
type pairs struct{ part float32 }

// MinSize implements fyne.Layout.
func (p *pairs) MinSize(o []fyne.CanvasObject) fyne.Size {
	var high float32
	for i := 0; i+1 < len(o); i += 2 {
		high += max(o[i].MinSize().Height, o[i+1].MinSize().Height) + 4
	}
	return fyne.NewSize(160, high)
}

// Layout implements fyne.Layout.
func (p *pairs) Layout(o []fyne.CanvasObject, size fyne.Size) {
	y, w := float32(0), size.Width*p.part
	for i := 0; i+1 < len(o); i += 2 {
		high := max(o[i].MinSize().Height, o[i+1].MinSize().Height)
		put(o[i], 0, y, w, high)
		put(o[i+1], w, y, size.Width-w, high)
		y += high + 4
	}
}

// changesPage lists what differs from the program's own data.
func (p *panel) changesPage() fyne.CanvasObject {
	e := p.e
	changes := e.session.Changes()
	if len(changes) == 0 {
		return container.NewVBox(prose(lang.L("No changes from the built-in data.")))
	}
	list := container.NewVBox()
	for _, c := range changes {
		row := container.NewVBox(prose(translated(c.Sentence)))
		buttons := container.NewHBox()
		if c.Hex != "" || c.Unit != "" {
			buttons.Add(question.NewButton(e.win, lang.L("Show"), false, func() { e.showChange(c.Hex, c.Unit) }, e.focusBoard))
		}
		if c.Resets() {
			buttons.Add(question.NewButton(e.win, lang.L("Restore"), false, func() { e.did(e.session.Reset(c), nil, spot{}) }, e.focusBoard))
		}
		row.Add(buttons)
		row.Add(widget.NewSeparator())
		list.Add(row)
	}
	return container.NewVScroll(list)
}

// showChange goes to what was changed.
func (e *Editor) showChange(number, unit string) {
	if id, ok := e.drawn.Find(number); ok {
		e.board.CenterOn(number)
		e.selected = e.spotAt(id, 0)
		e.glass.lay()
	}
	if unit != "" {
		e.choose(unit)
	}
}
