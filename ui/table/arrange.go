package table

import "fyne.io/fyne/v2"

// arrangement lays the table out: the map has what the panels leave, or all of a
// slim table.
type arrangement struct{ t *Table }

// Layout implements fyne.Layout.
func (a *arrangement) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	t := a.t
	t.setSlim(t.isSlim(size))
	bar := t.bar.high(size)
	top := size.Height - bar
	put(t.bar.box, 0, top, size.Width, bar)
	seen(t.rail.box, !t.slim)
	t.knobs.seen(t.slim && !t.sheets.up())
	left, right := float32(0), size.Width
	if !t.slim {
		left = t.px(railWidth)
		t.rail.setRoom(top)
		put(t.rail.box, 0, 0, left, top)
		if t.drawer.open() {
			right -= t.drawerWidth(size)
		}
	}
	head := t.sandbox.fit(right - left)
	put(t.sandbox.box, left, 0, right-left, head)
	switch {
	case t.slim:
		put(t.knobs.box, 0, head, size.Width, max(1, top-head))
		put(t.knobs.over, 0, head, size.Width, max(1, top-head))
		t.drawer.box.Show()
		put(t.drawer.box, 0, head, size.Width, max(1, top-head))
	case t.drawer.open():
		t.drawer.box.Show()
		put(t.drawer.box, right, 0, size.Width-right, top)
	default:
		t.drawer.box.Hide()
	}
	put(t.board, left, head, max(1, right-left), max(1, top-head))
	put(t.float.box, left, head, max(1, right-left), max(1, top-head))
	a.overhead(left)
	t.watch.place()
	a.placeLegend(left)
	t.banner.place(left, right-left, t.watch.foot())
	t.sheets.box.Move(fyne.NewPos(left, 0))
	t.sheets.resize(fyne.NewSize(size.Width-left, top))
	t.uncover()
	t.drawer.clear() // the panels were laid out before the board had its size
	a.greet()
}

// overhead lays what lies along the upper edge of the map: what is lit up at the left,
// the finder in the middle.
func (a *arrangement) overhead(left float32) {
	t := a.t
	gap := t.px(14)
	head := t.board.Position().Y + gap
	m, free := t.lamps.box.MinSize(), t.board.Size().Width-t.covered.Right
	x := gap
	if t.slim { // beside the round buttons
		x = knobEdge + t.px(knobStep)
	}
	lamps, under := m, head
	if m = t.hint.box.MinSize(); t.hint.on() {
		put(t.hint.box, left+max(4, (free-m.Width)/2), head, m.Width, m.Height)
		if t.hint.box.Position().X < left+x+lamps.Width { // it would lie on them
			under = head + m.Height + gap/2
		}
	}
	put(t.lamps.box, left+x, under, lamps.Width, lamps.Height)
	m = t.finder.box.MinSize()
	put(t.finder.box, left+max(4, (free-m.Width)/2), head, m.Width, m.Height)
}

// overhead is how far down the card in the middle of the upper edge reaches, beneath which
// sentences are said.
func (t *Table) overhead() float32 {
	if t.hint.on() {
		return t.hint.box.MinSize().Height + t.px(7)
	}
	return 0
}

// placeLegend puts the legend into the lower left corner of the map, above the words about
// the hex under the pointer and the units that wait; on a slim table beside the round
// buttons.
func (a *arrangement) placeLegend(left float32) {
	t := a.t
	gap := t.px(14)
	m := t.legend.box.MinSize()
	if t.slim {
		left += knobEdge + t.px(knobStep) - gap
	}
	foot := t.board.Size().Height - t.covered.Bottom - t.float.pillMost() - 2*gap
	if t.float.tray.Visible() {
		foot = min(foot, t.float.tray.Position().Y-gap/2)
	}
	put(t.legend.box, left+gap, t.board.Position().Y+max(gap/2, foot-m.Height), m.Width, m.Height)
}

// MinSize implements fyne.Layout.
func (a *arrangement) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(640, 480) }

// greet gives the map the keyboard as soon as it is in the window.
func (a *arrangement) greet() {
	t := a.t
	c := t.win.Canvas()
	if t.greeted || c.Content() != t.content {
		return
	}
	t.greeted = true
	t.keepKeys()
}
