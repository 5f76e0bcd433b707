package table

import (
	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"vistula/rules"
)

// drawer is the column at the right: the unit, the fight, the journal.
type drawer struct {
	t      *Table
	box    *fyne.Container
	ground *fynecanvas.Rectangle
	shut   bool

	unit, fight, journal *section
	record               *record
	ahead                *rules.Sheet // a fight that might be had
	aheadWhy             string
}

// section is one panel of the drawer. It can be closed and torn off.
type section struct {
	title  string
	head   *fyne.Container
	extra  *fyne.Container // beside the title
	body   *fyne.Container
	scroll *container.Scroll // nil where the body scrolls by itself
	all    *fyne.Container
	hidden bool
	win    fyne.Window
}

func newDrawer(t *Table) *drawer {
	d := &drawer{t: t, ground: fynecanvas.NewRectangle(t.look.Ground)}
	d.unit, d.fight, d.journal = d.section(lang.L("Unit"), true), d.section(lang.L("Combat"), true), d.section(lang.L("Journal"), false)
	d.fight.hidden = true
	d.box = container.New(d)
	d.remake(d.journal)
	return d
}

func (d *drawer) sections() []*section { return []*section{d.unit, d.fight, d.journal} }

func (d *drawer) section(title string, scrolls bool) *section {
	s := &section{title: title, head: container.NewStack(), extra: columns(2), body: container.NewStack()}
	var inner fyne.CanvasObject = s.body
	if scrolls {
		s.scroll = container.NewVScroll(padded(0, 0, 0, scrollBar, s.body))
		inner = s.scroll
	}
	s.all = container.NewBorder(s.head, nil, nil, nil, inner)
	return s
}

// open tells whether the drawer has anything to show.
func (d *drawer) open() bool {
	if d.shut {
		return false
	}
	for _, s := range d.sections() {
		if !s.hidden && s.win == nil {
			return true
		}
	}
	return false
}

// toggle shuts the drawer, or opens it with all that was closed.
func (d *drawer) toggle() {
	d.shut = d.open()
	if !d.shut {
		d.unit.hidden, d.journal.hidden = false, false
	}
	d.arranged()
}

// arranged lays the table out anew.
func (d *drawer) arranged() {
	d.t.rail.fill()
	d.t.main.Refresh()
	d.fill()
}

// restyle takes the colours of the theme.
func (d *drawer) restyle() {
	t := d.t
	d.ground.FillColor = t.look.Ground
	for _, s := range d.sections() {
		tool := func(icon fyne.Resource, do func()) fyne.CanvasObject {
			b := widget.NewButtonWithIcon("", icon, do)
			b.Importance = widget.LowImportance
			return b
		}
		line := split(t.text(s.title, 15, bold, t.look.Text),
			columns(0, s.extra, tool(fynetheme.ViewFullScreenIcon(), func() { d.tear(s) }), tool(fynetheme.CancelIcon(), func() { d.hide(s) })))
		s.head.Objects = []fyne.CanvasObject{rows(0, t.rule(), padded(2, 2, 0, 0, line))}
	}
}

func (d *drawer) hide(s *section) {
	if s.win != nil {
		s.win.Close()
		return
	}
	s.hidden = true
	d.arranged()
}

// tear puts a panel into a window of its own; when that is closed the panel is
// back in the drawer.
func (d *drawer) tear(s *section) {
	if s.win != nil {
		s.win.Close()
		return
	}
	w := d.t.app.NewWindow(s.title)
	s.win = w
	d.remake(s)
	w.SetContent(padded(8, 8, 14, 14, s.all))
	w.Resize(fyne.NewSize(d.t.px(420), d.t.px(520)))
	w.SetOnClosed(func() {
		s.win = nil
		if !d.t.closed {
			d.remake(s)
			d.arranged()
		}
	})
	d.arranged()
	w.Show()
}

// remake makes a panel's objects anew: what has been drawn in one window must
// not be taken to another, for their textures are not shared.
func (d *drawer) remake(s *section) {
	n := d.section(s.title, s != d.journal)
	s.head, s.extra, s.body, s.scroll, s.all = n.head, n.extra, n.body, n.scroll, n.all
	if s == d.journal {
		d.record = newRecord(d.t)
		s.body.Add(d.record.box)
		s.extra.Add(d.record.tools)
	}
	d.box.Objects = []fyne.CanvasObject{d.ground}
	for _, k := range d.sections() {
		if k.win == nil {
			d.box.Objects = append(d.box.Objects, k.all)
		}
	}
	d.restyle()
}

func (d *drawer) closeWindows() {
	for _, s := range d.sections() {
		if s.win != nil {
			s.win.Close()
		}
	}
}

// veil hides torn off panels while the table is handed over.
func (d *drawer) veil(on bool) {
	for _, s := range d.sections() {
		switch {
		case s.win == nil:
		case on:
			s.win.Hide()
		default:
			s.win.Show()
		}
	}
}

// fill shows the state of the match in all panels.
func (d *drawer) fill() {
	d.ahead, d.aheadWhy = nil, ""
	d.fillUnit()
	d.fillFight()
	d.record.fill()
}

// width is that of the panels' contents.
func (d *drawer) width() float32 {
	return d.t.drawerWidth(d.t.windowSize()) - 2*drawerGutter - scrollBar
}

// Of the drawer's width.
const (
	drawerGutter = 16
	scrollBar    = 8 // kept free for it
)

// Layout implements fyne.Layout: the unit takes what it needs, the fight most of
// the rest, and the journal what is left.
func (d *drawer) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	d.ground.Resize(size)
	y, rest := float32(6), size.Height-10
	put := func(s *section, h float32) {
		s.all.Move(fyne.NewPos(drawerGutter, y))
		s.all.Resize(fyne.NewSize(size.Width-2*drawerGutter, h))
		y += h
		rest -= h
	}
	for _, s := range d.sections() {
		crowded := s == d.unit && !d.fight.hidden && d.fight.win == nil && size.Height < d.t.px(740)
		switch {
		case s.win != nil:
			continue
		case s.hidden, crowded: // a fight needs the room more
			s.all.Hide()
			continue
		}
		s.all.Show()
		need := s.head.MinSize().Height + s.body.MinSize().Height + 12
		switch s {
		case d.unit:
			put(s, min(need, rest*0.36))
		case d.fight:
			keep := float32(0)
			if !d.journal.hidden && d.journal.win == nil {
				keep = min(d.t.px(150), rest*0.22)
			}
			put(s, min(need, rest-keep))
		default:
			put(s, max(40, rest))
		}
	}
}

// MinSize implements fyne.Layout.
func (d *drawer) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 200) }
