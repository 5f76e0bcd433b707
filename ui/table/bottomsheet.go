package table

import (
	"cmp"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"

	"vistula/ui/settings"
)

// stop is how far the sheet from below is drawn up.
type stop uint8

const (
	stopHead stop = iota
	stopHalf
	stopWhole
)

// Measures of the sheet from below.
const (
	sheetRadius = 18
	sheetHead   = 76
	sheetHalf   = 320
	sheetLeast  = 200 // half drawn up, in a low window
	mapLeast    = 260 // what a half drawn sheet leaves of the map: the place of the battle below the card of its dice
	lowTable    = 520 // a table under it is low
	sheetSides  = 22  // at its left and right
	sheetGap    = 28  // between its columns
)

// bottomSheet is the fight on a slim table: a sheet that slides in from below
// and stops at its head, half way or at the top.
type bottomSheet struct {
	d      *drawer
	ground *screen
	plate  *fynecanvas.Rectangle
	handle *grip
	at     stop
	off    float32 // part of it that has not slid in yet
	up     bool
	fresh  bool // the map has not been scrolled clear of it yet
}

func newBottomSheet(d *drawer) *bottomSheet {
	b := &bottomSheet{d: d, at: stopHalf, plate: plate(d.t.look.Ground, d.t.look.Line, sheetRadius)}
	b.ground = newScreen(b.plate, nil)
	b.handle = newGrip(d.t.kit, b.pull, func() { b.pull(b.at != stopWhole) })
	return b
}

func (b *bottomSheet) restyle() {
	b.plate.FillColor, b.plate.StrokeColor = b.d.t.look.Ground, b.d.t.look.Line
	b.handle.Refresh()
}

// pull draws the sheet up to the next stop, or down.
func (b *bottomSheet) pull(up bool) {
	switch {
	case up && b.at < stopWhole:
		b.at++
	case up:
		return
	case b.at == stopHead:
		b.d.hide(b.d.fight)
		b.at = stopHalf
		return
	default:
		b.at--
	}
	b.d.Layout(nil, b.d.box.Size())
	b.d.to.uncover()
	b.d.showFight()
}

func (b *bottomSheet) hide() {
	b.up = false
	b.ground.Hide()
	b.handle.Hide()
}

// height is how much of the map the sheet takes.
func (b *bottomSheet) height(size fyne.Size) float32 {
	t := b.d.t
	switch b.at {
	case stopHead:
		return t.px(sheetHead)
	case stopWhole:
		return size.Height
	}
	return min(t.px(sheetHalf), size.Height*0.6, max(t.px(sheetLeast), size.Height-t.px(mapLeast)))
}

// place lays the sheet out.
func (b *bottomSheet) place(size fyne.Size) {
	s := b.d.fight
	if !b.d.shows(s) {
		b.hide()
		if s.win == nil {
			s.all.Hide()
		}
		return
	}
	if !b.up {
		b.up, b.fresh = true, !b.d.t.hovers
		b.d.glide(&b.off)
	}
	h := b.height(size)
	y := size.Height - h*(1-b.off)
	b.ground.Show()
	b.handle.Show()
	s.all.Show()
	put(b.ground, 0, y, size.Width, h+sheetRadius) // its lower corners lie under the bar
	put(b.handle, size.Width/2-60, y, 120, gripHigh)
	top := float32(gripHigh)
	if size.Height < lowTable && b.d.t.look.scale <= 1 { // the head stands beside the handle, which large words would reach
		top = 4
	}
	put(s.all, sheetSides, y+top, size.Width-2*sheetSides, max(s.head.MinSize().Height, h-top))
	if s.scroll != nil {
		seen(s.scroll, b.at != stopHead)
		seen(s.foot, b.at != stopHead)
	}
}

// layoutSlim lays the panels over the map.
func (d *drawer) layoutSlim(size fyne.Size) {
	d.below.place(size)
	d.to.uncover()
	d.clear()
	right, bottom := d.covered()
	if right == 0 || size.Height-bottom < 120 {
		d.side.Hide()
		d.unit.hideAll()
		d.brief.hideAll()
		d.journal.hideAll()
		return
	}
	x := size.Width - right*(1-d.off)
	d.side.Show()
	put(d.side, x, 0, right, size.Height-bottom)
	d.column([]*section{d.unit, d.brief, d.journal}, x, fyne.NewSize(right, size.Height-bottom))
}

// clear scrolls the map clear of a sheet that has just slid in, as soon as there is a map. A
// map that comes to rest under the pointer tells where it points, in the midst of it: that is
// waited for.
func (d *drawer) clear() {
	if d.below.fresh && d.t.board.Ready() && !d.t.hovers {
		d.below.fresh = false
		d.showFight()
	}
}

// hideAll hides what is in the main window.
func (s *section) hideAll() {
	if s.win == nil {
		s.all.Hide()
	}
}

// covered is how much of the map lies under the panels of a slim table.
func (d *drawer) covered() (right, bottom float32) {
	size := d.box.Size()
	if d.open() {
		right = d.t.drawerWidth(size)
	}
	if d.shows(d.fight) {
		bottom = d.below.height(size)
	}
	return right, bottom
}

// slide has a section slide in from the right, or out again.
func (d *drawer) slide(s *section) {
	if s.win != nil {
		s.win.RequestFocus()
		return
	}
	was := d.open()
	s.slid = !s.slid
	if !was {
		d.slideIn()
	}
	d.arranged()
}

func (d *drawer) slideIn() { d.glide(&d.off) }

// slideTime is how long a panel takes to slide in.
const slideTime = 160 * time.Millisecond

// glide has a part that is out come in.
func (d *drawer) glide(off *float32) {
	if d.t.still || d.t.settings.Speed == settings.Off {
		*off = 0
		return
	}
	*off = 1
	a := fyne.NewAnimation(slideTime, func(k float32) {
		*off = 1 - k
		if !d.t.closed {
			d.Layout(nil, d.box.Size())
		}
	})
	a.Curve = fyne.AnimationEaseOut
	a.Start()
}

// showFight scrolls the map so that the fight lies clear of the sheet, with the hexes that
// are to be chosen from in it.
func (d *drawer) showFight() {
	sheet, hexes := d.t.view().Combat, []string(nil)
	if sheet != nil && d.t.past == now {
		hexes = d.to.toDecide()
	}
	if sheet == nil {
		sheet = d.ahead
	}
	if sheet == nil || !d.t.slim || d.t.hovers || d.below.at == stopWhole {
		return
	}
	d.t.board.ShowAll(append(fightHexes(sheet), hexes...)...)
}

// fightWidth is the width for which a fight is set: that of a column.
func (d *drawer) fightWidth() float32 {
	if !d.t.slim || d.fight.win != nil {
		return d.t.drawerRoom()
	}
	n := d.fightColumns()
	room := d.t.windowSize().Width - 2*sheetSides - scrollBar
	return (room - float32(n-1)*sheetGap) / float32(n)
}

func (d *drawer) fightColumns() int {
	if !d.t.slim || d.fight.win != nil {
		return 1
	}
	return max(1, min(3, int(d.t.windowSize().Width/d.t.px(300))))
}

// spread sets a fight in as many columns as there is room for. What is asked for
// first stands at the head of the columns, the rest beneath, each part whole in
// the column that is shortest.
func (d *drawer) spread(f fightParts) fyne.CanvasObject {
	if f.button != nil { // in sight, for the columns are short
		f.chances = append(f.chances, f.button)
	}
	n := d.fightColumns()
	if n == 1 {
		return rows(fightGap, slices.Concat(f.forces, f.chances, f.rest)...)
	}
	list := make([]*fyne.Container, n)
	for i := range list {
		list[i] = rows(fightGap)
	}
	list[0].Objects, list[1].Objects = f.forces, f.chances
	for _, k := range f.rest {
		shortest := slices.MinFunc(list, func(a, b *fyne.Container) int { return cmp.Compare(a.MinSize().Height, b.MinSize().Height) })
		shortest.Add(k)
	}
	all := columns(sheetGap)
	for _, k := range list {
		all.Add(sized(d.fightWidth(), k.MinSize().Height, k))
	}
	return all
}

// fightGap is the room between the parts of a fight.
const fightGap = 7

// panel is the unit or the journal.
func (d *drawer) panel(id string) *section {
	if id == panelUnit {
		return d.unit
	}
	return d.journal
}
