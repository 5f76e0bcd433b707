package table

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"

	"vistula/ui/desk"
	"vistula/ui/typing"
)

// finder is a line to type a name into, and the units and towns that it leads to.
type finder struct {
	*tabletop
	to     finderActs
	box    *fyne.Container
	entry  *finderEntry
	list   *fyne.Container
	scroll *container.Scroll
	found  []desk.Found
	at     int // the one that Enter goes to
}

// finderActs is what the finder asks of the table around it.
type finderActs interface {
	showUnit(unit string)
	say(words string)
	goTo(hex string)
	keepKeys()
	arrange()
}

// finderEntry is the line; arrows, Enter and Esc are the finder's.
type finderEntry struct {
	typing.Entry
	f *finder
}

func newFinder(t *tabletop, to finderActs) *finder {
	f := &finder{tabletop: t, to: to, box: container.NewStack(), list: rows(0)}
	f.box.Hide()
	return f
}

// open shows the line, empty.
func (f *finder) open() {
	f.entry = &finderEntry{f: f}
	f.entry.PlaceHolder = lang.L("Name, number, corps, town or hex")
	f.entry.OnChanged = f.seek
	f.entry.ExtendBaseWidget(f.entry)
	f.list.Objects, f.found, f.at = nil, nil, 0
	f.scroll = container.NewVScroll(f.list)
	shut := f.tool(fynetheme.CancelIcon(), lang.L("Close (Esc)"), f.close)
	head := container.NewBorder(nil, nil, nil, shut, sized(f.wide(), f.entry.MinSize().Height, f.entry))
	ground := plate(f.look.Raised, f.look.LitLine, 12)
	f.box.Objects = []fyne.CanvasObject{newScreen(ground, nil), padded(10, 10, 12, 8, rows(6, head, f.scroll))}
	f.box.Show()
	f.fitList()
	f.win.Canvas().Focus(f.entry)
}

// up tells whether the finder is open.
func (f *finder) up() bool { return f.box.Visible() }

// close takes it away and gives the keys back to the map; it tells whether it was open.
func (f *finder) close() { f.shut() }

func (f *finder) shut() bool {
	if !f.up() {
		return false
	}
	f.box.Hide()
	f.box.Objects, f.found = nil, nil // nothing of it stays behind a cover
	f.to.keepKeys()
	return true
}

// wide is the width of the line.
func (f *finder) wide() float32 {
	return min(f.px(380), max(160, f.board.Size().Width-f.covered.Right-120))
}

// fitList makes the list as high as what is in it, as far as there is room.
func (f *finder) fitList() {
	most := min(f.px(330), max(80, f.board.Size().Height-f.covered.Bottom-120))
	high := min(f.list.MinSize().Height, most)
	f.scroll.SetMinSize(fyne.NewSize(f.wide(), high))
	f.to.arrange()
}

// seek lists what a text leads to.
func (f *finder) seek(text string) {
	f.found, f.at = f.desk.Find(text), 0
	f.fill()
	if len(f.found) == 0 && strings.TrimSpace(text) != "" {
		f.list.Add(padded(4, 4, 8, 8, f.second(lang.L("No unit or town in sight has that name."))))
	}
	f.scroll.Offset = fyne.Position{}
	f.fitList()
}

// fill writes the list.
func (f *finder) fill() {
	f.list.Objects = nil
	for i := range f.found {
		f.list.Add(f.line(i))
	}
	f.list.Refresh()
}

// line is one of the found: its counter, its name, and where it is.
func (f *finder) line(i int) fyne.CanvasObject {
	x := &f.found[i]
	high := f.px(42)
	if f.slim {
		high = f.finger()
	}
	ground := plate(f.look.Raised, f.look.Raised, 8)
	if i == f.at {
		ground.FillColor = f.look.Soft
	}
	name, where := x.Place, lang.L("Town · {{.Hex}}", map[string]any{"Hex": x.Hex})
	var sign fyne.CanvasObject = sized(high, high, container.NewWithoutLayout())
	if x.Place == "" {
		name, where = f.teller().Name(&x.Unit), f.about(x)
		sign = f.counterPicture(x.Unit, high/1.28, false)
	}
	room := f.wide() - high - 24
	words := rows(0, f.words(name, 14, semi, room), f.words(where, 12, plain, room))
	return f.tappable(stack(ground, padded(1, 1, 6, 6, columns(10, sign, container.NewCenter(words)))), func() { f.take(i) })
}

// words is a line of text cut to a width.
func (f *finder) words(s string, size float32, w weight, room float32) fyne.CanvasObject {
	return f.fit(f.text(s, size, w, f.look.Text), room)
}

// about says whose a unit is and where.
func (f *finder) about(x *desk.Found) string {
	c := x.Unit
	c.Hex = x.Hex
	parts := []string{f.desk.SideName(c.Side)}
	if of := f.belongs(c); of != "" {
		parts = append(parts, of)
	}
	if x.Hex == "" && x.Where != "" {
		parts = append(parts, x.Where)
	}
	return strings.Join(parts, " · ")
}

// take goes to one of the found.
func (f *finder) take(i int) {
	if i < 0 || i >= len(f.found) {
		return
	}
	x := f.found[i]
	f.close()
	if x.Place == "" {
		f.to.showUnit(x.Unit.Unit)
	}
	if x.Hex != "" {
		f.to.goTo(x.Hex)
		return
	}
	f.to.say(lang.L("{{.Unit}} is not on the map: {{.Where}}.", map[string]any{"Unit": f.teller().Name(&x.Unit), "Where": x.Where}))
}

// step chooses the next of the found, or the one before.
func (f *finder) step(by int) {
	if len(f.found) == 0 {
		return
	}
	f.at = (f.at + by + len(f.found)) % len(f.found)
	f.fill()
	one := f.list.MinSize().Height / float32(len(f.found))
	top := float32(f.at) * one
	if o := f.scroll.Offset.Y; top < o || top+one > o+f.scroll.Size().Height {
		f.scroll.ScrollToOffset(fyne.NewPos(0, max(0, top-f.scroll.Size().Height/2)))
	}
}

// TypedKey implements fyne.Focusable.
func (e *finderEntry) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyEscape:
		e.f.close()
	case fyne.KeyReturn, fyne.KeyEnter:
		e.f.take(e.f.at)
	case fyne.KeyDown:
		e.f.step(1)
	case fyne.KeyUp:
		e.f.step(-1)
	default:
		e.Entry.TypedKey(k)
	}
}
