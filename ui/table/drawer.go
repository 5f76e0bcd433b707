package table

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"

	"vistula/rules"
)

// drawer is the column at the right: the unit, the fight, the journal. On a slim
// table unit and journal slide in from the right, and the fight from below.
type drawer struct {
	t      *tabletop
	to     drawerActs
	battle *battle
	box    *fyne.Container
	ground *fynecanvas.Rectangle
	shut   bool
	below  *bottomSheet
	side   *screen // under what slides in from the right
	off    float32 // part of it that has not slid in yet

	unit, brief, fight, journal *section
	briefed                     string // the ID of the track that brief shows, "" for none
	record                      *record
	ahead                       *rules.Sheet // a fight that might be had
	aheadNote                   string       // which units it counts, or why there is none
	about                       string       // the fight that is shown
	dismissed                   int          // the action that rolled the attack that was put away
}

// section is one panel of the drawer. It can be closed and torn off.
type section struct {
	title  string
	head   *fyne.Container
	extra  *fyne.Container // beside the title
	body   *fyne.Container
	foot   *fyne.Container   // beneath what scrolls
	scroll *container.Scroll // nil where the body scrolls by itself
	all    *fyne.Container
	hidden bool // where it is docked
	slid   bool // where it slides in
	win    fyne.Window
}

// drawerActs is what the drawer and its panels ask of the table around them.
type drawerActs interface {
	battleActs
	recordActs
	relit()
	arrange()
	uncover()
	lights()
	keepKeys()
	battlePutAway()
	toDecide() []string
}

func newDrawer(t *tabletop, to drawerActs) *drawer {
	d := &drawer{t: t, to: to, battle: &battle{t, to}, ground: fynecanvas.NewRectangle(t.look.Ground)}
	d.unit, d.fight, d.journal = d.section(lang.L("Unit"), true), d.section(lang.L("Combat"), true), d.section(lang.L("Journal"), false)
	d.brief = d.section("", true)
	d.fight.hidden = true
	d.side = newScreen(d.ground, nil)
	d.below = newBottomSheet(d)
	d.box = container.New(d)
	d.remake(d.journal)
	return d
}

func (d *drawer) sections() []*section { return []*section{d.unit, d.brief, d.fight, d.journal} }

func (d *drawer) section(title string, scrolls bool) *section {
	s := &section{title: title, head: container.NewStack(), extra: columns(2), body: container.NewStack(), foot: container.NewStack()}
	var inner fyne.CanvasObject = s.body
	if scrolls {
		s.scroll = container.NewVScroll(padded(0, 0, 0, scrollBar, s.body))
		inner = s.scroll
	}
	s.all = container.NewBorder(s.head, s.foot, nil, nil, inner)
	return s
}

// shows tells whether a section has a place in the main window.
func (d *drawer) shows(s *section) bool {
	switch {
	case s.win != nil, s == d.brief && d.briefed == "":
		return false
	case d.t.slim && s == d.brief: // it comes with the unit
		return d.unit.slid && !s.hidden
	case d.t.slim && s != d.fight:
		return s.slid
	}
	return !s.hidden
}

// open tells whether the drawer has anything to show.
func (d *drawer) open() bool {
	if d.t.slim {
		return d.shows(d.unit) || d.shows(d.journal)
	}
	return !d.shut && slices.ContainsFunc(d.sections(), d.shows)
}

// toggle shuts the drawer, or opens it with all that was closed.
func (d *drawer) toggle() {
	is := !d.open()
	if d.t.slim {
		d.unit.slid, d.journal.slid = is, is
		d.slideIn()
	} else if d.shut = !is; is {
		d.unit.hidden, d.brief.hidden, d.journal.hidden = false, false, false
	}
	d.arranged()
}

// arranged lays the table out anew.
func (d *drawer) arranged() {
	d.to.relit()
	d.to.arrange()
	d.fill()
	d.to.uncover()
}

// restyle takes the colours of the theme.
func (d *drawer) restyle() {
	t := d.t
	d.paintGround()
	d.below.restyle()
	for _, s := range d.sections() {
		tools := columns(0, t.tool(fynetheme.ViewFullScreenIcon(), lang.L("Into a window of its own"), func() { d.tear(s) }), t.tool(fynetheme.CancelIcon(), lang.L("Close"), func() { d.hide(s) }))
		name := container.NewCenter(t.text(s.title, 15, bold, t.look.Text))
		head := rows(0, split(name, columns(0, s.extra, tools)))
		if t.slim && s == d.journal { // its tools have a line of their own
			head = rows(0, split(name, tools), s.extra)
		}
		if s == d.fight && t.slim {
			s.head.Objects = []fyne.CanvasObject{head}
			continue
		}
		s.head.Objects = []fyne.CanvasObject{rows(0, t.rule(), padded(2, 2, 0, 0, head))}
	}
}

func (d *drawer) hide(s *section) {
	if s.win != nil {
		s.win.Close()
		return
	}
	if s.slid = false; !d.t.slim || s == d.fight || s == d.brief {
		s.hidden = true
	}
	d.arranged()
	d.to.keepKeys()
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
	w.SetContent(d.t.dress(w, padded(8, 8, 14, 14, s.all)))
	w.SetOnClosed(func() {
		s.win = nil
		delete(d.t.cards, w.Canvas())
		if !d.t.closed {
			d.remake(s)
			d.arranged()
		}
	})
	d.arranged()
	w.Resize(d.tornSize(s))
	w.CenterOnScreen() // which Wayland leaves to its own judgement
	d.t.appear(w)
}

// tornSize is the size of a window for a panel: as high as what is in it, as far as the
// main window goes; a journal can be of any length.
func (d *drawer) tornSize(s *section) fyne.Size {
	high := d.t.px(520)
	if need := s.head.MinSize().Height + s.body.MinSize().Height + s.foot.MinSize().Height + 40; s != d.journal {
		high = max(d.t.px(240), min(need, d.t.windowSize().Height*0.9))
	}
	return fyne.NewSize(d.t.px(420), high)
}

// remake makes a panel's objects anew: what has been drawn in one window must
// not be taken to another, for their textures are not shared.
func (d *drawer) remake(s *section) {
	n := d.section(s.title, s != d.journal)
	s.head, s.extra, s.body, s.foot, s.scroll, s.all = n.head, n.extra, n.body, n.foot, n.scroll, n.all
	if s == d.journal {
		d.record = newRecord(d.t, d.to)
		s.body.Add(d.record.box)
		s.extra.Add(d.record.tools)
	}
	d.compose()
}

// compose puts the panels that are in the main window into their places.
func (d *drawer) compose() {
	d.box.Objects = []fyne.CanvasObject{d.side}
	for _, k := range []*section{d.unit, d.brief, d.journal} {
		if k.win == nil {
			d.box.Objects = append(d.box.Objects, k.all)
		}
	}
	d.box.Objects = append(d.box.Objects, d.below.ground, d.below.handle)
	if d.fight.win == nil {
		d.box.Objects = append(d.box.Objects, d.fight.all)
	}
	d.restyle()
}

// redock changes between panels that are docked and panels that slide in.
func (d *drawer) redock() {
	if d.fight.win == nil {
		d.remake(d.fight)
	}
	if d.brief.win == nil {
		d.remake(d.brief)
	}
	if d.journal.win == nil {
		d.remake(d.journal)
	}
	d.compose()
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
	d.ahead, d.aheadNote = nil, ""
	d.fillUnit()
	d.fillBrief()
	d.fillFight()
	d.record.fill()
}

// paintGround paints the drawer's ground where it slides in over the map. Beside the
// map there is none: the window has the same colour, and a rectangle of this size takes
// a tenth of a frame where software draws.
func (d *drawer) paintGround() {
	d.ground.FillColor = color.Color(color.Transparent)
	if d.t.slim {
		d.ground.FillColor = d.t.look.Ground
	}
}

// Layout implements fyne.Layout: the unit takes what it needs, the fight most of
// the rest, and the journal what is left.
func (d *drawer) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	d.paintGround()
	if d.t.slim {
		d.layoutSlim(size)
		return
	}
	d.below.hide()
	d.side.Show()
	put(d.side, 0, 0, size.Width, size.Height)
	d.column(d.sections(), 0, size)
}

// column stacks sections in a column that begins at x.
func (d *drawer) column(list []*section, x float32, size fyne.Size) {
	y, rest := float32(6), size.Height-10
	place := func(s *section, h float32) {
		put(s.all, x+drawerGutter, y, size.Width-2*drawerGutter, h)
		y += h
		rest -= h
	}
	for _, s := range list {
		crowded := !d.t.slim && s == d.unit && d.shows(d.fight) && size.Height < d.t.px(740)
		if !d.shows(s) || crowded { // a fight needs the room more
			if s.win == nil {
				s.all.Hide()
			}
			continue
		}
		s.all.Show()
		need := s.head.MinSize().Height + s.body.MinSize().Height + s.foot.MinSize().Height + 12
		switch s {
		case d.unit:
			share := float32(0.36)
			if !slices.ContainsFunc(list, func(o *section) bool { return o != s && d.shows(o) }) {
				share = 1
			}
			place(s, min(need, rest*share))
		case d.brief:
			share := float32(0.66)
			switch {
			case d.shows(d.fight) && slices.Contains(list, d.fight):
				share = 0.36
			case !d.shows(d.journal):
				share = 1
			}
			place(s, min(need, rest*share))
		case d.fight:
			keep := float32(0)
			if d.shows(d.journal) {
				usual := min(d.t.px(journalUsual), rest*0.22)
				keep = min(max(d.t.px(journalLeast), usual), rest*0.3)
			}
			place(s, min(need, rest-keep))
		default:
			place(s, max(40, rest))
		}
	}
}

// What a fight leaves to the journal: its head and what happened last, where there is room
// for both half a dozen lines.
const (
	journalLeast = 136
	journalUsual = 190
)

// MinSize implements fyne.Layout.
func (d *drawer) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 200) }

// fillUnit shows the unit last pointed at or selected.
func (d *drawer) fillUnit() {
	t := d.t
	s := d.unit
	c, ok := t.view().Find(t.shown)
	if !ok {
		s.body.Objects = []fyne.CanvasObject{t.para(lang.L("Point at a counter to see it here."), 13, plain, t.look.Second, d.t.drawerRoom())}
	} else {
		s.body.Objects = []fyne.CanvasObject{(&unitSheet{t}).unitCard(c, d.t.drawerRoom())}
	}
	d.Layout(nil, d.box.Size())
	s.all.Refresh()
	t.glowAnew()
}
