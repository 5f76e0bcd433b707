package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/tour"
)

// rail is the column at the left: overlays that can be combined, displays, and
// the menu. Its ground is the window's own.
type rail struct {
	t    *tabletop
	to   railActs
	box  *fyne.Container
	list *fyne.Container
	on   map[string]bool

	buttons []railButton
	high    float32 // of a place
	made    look    // for which the buttons were made
}

// railActs is what the rail's buttons do, and what of it is lit.
type railActs interface {
	sheetLies(kind string) bool
	toggleSheet(kind string)
	drawerOpen() bool
	toggleDrawer()
	relit()
	lights()
	did(what string)
	keepKeys()
	commands() []command
}

func newRail(t *tabletop, to railActs) *rail {
	r := &rail{t: t, to: to, on: map[string]bool{overlayReach: true}, high: t.px(railHigh)}
	r.list = rows(1)
	r.box = container.NewStack(container.NewVScroll(padded(5, 5, 0, 0, r.list)))
	return r
}

// railButton is a place of the rail.
type railButton struct {
	pic *picture
	lit func() bool
	was bool // it was lit when it was painted
}

// fill shows which buttons are lit. They are made once for each look: pictures
// that come and go cost the screen dear.
func (r *rail) fill() {
	t := r.t
	if r.made != t.look {
		r.made = t.look
		r.build()
		return
	}
	for i := range r.buttons {
		k := &r.buttons[i]
		if lit := k.lit(); lit != k.was {
			k.was = lit
			k.pic.image.Refresh()
		}
	}
}

// build makes the buttons anew.
func (r *rail) build() {
	t := r.t
	r.list.Objects, r.buttons = nil, nil
	for _, o := range t.overlayKinds() {
		r.add(o.icon, lang.L(o.label), o.tip, func() bool { return r.on[o.id] }, func() { r.toggle(o.id) })
	}
	r.list.Add(padded(3, 3, 10, 10, t.rule()))
	for _, k := range sheetKinds {
		r.add(k.icon, lang.L(k.label), says(lang.L(k.help)), func() bool { return r.to.sheetLies(k.id) }, func() { r.to.toggleSheet(k.id) })
	}
	r.add(iconPanel, lang.L("Panel"), says(lang.L("Unit, fight and journal (F4)")), r.to.drawerOpen, r.to.toggleDrawer)
	r.add(iconGear, lang.L("Menu"), says(lang.L("Menu: save, print, settings, leave the table (F10)")), func() bool { return false }, r.menu)
	r.box.Refresh()
}

// add puts a place on the rail: an icon over its caption.
func (r *rail) add(icon icon, caption string, help tip, lit func() bool, do func()) {
	p := r.t.place(icon, caption, r.high, lit)
	r.buttons = append(r.buttons, railButton{p, lit, lit()})
	r.list.Add(r.t.tappable(p, func() {
		do()
		r.to.keepKeys()
	}).hint(help))
}

// Heights of a place.
const (
	railHigh  = 49
	railLeast = 36
)

// setRoom makes the places as high as there is room for all of them.
func (r *rail) setRoom(height float32) {
	n := len(r.t.overlayKinds()) + len(sheetKinds) + 2
	high := max(r.t.px(railLeast), min(r.t.px(railHigh), (height-26)/float32(n)-1))
	if high != r.high {
		r.high = high
		r.build()
	}
}

// toggle turns an overlay on or off.
func (r *rail) toggle(id string) {
	r.on[id] = !r.on[id]
	r.to.relit()
	r.to.lights()
	r.to.did(tour.Overlaid)
}

// menu is what concerns the game as a whole, as a menu that the arrow keys lead
// through.
func (r *rail) menu() {
	t := r.t
	m := widget.NewPopUpMenu(fyne.NewMenu("", menuItems(r.to.commands())...), t.win.Canvas())
	at := t.app.Driver().AbsolutePositionForObject(t.board)
	bottom := at.Y + t.board.Size().Height - m.MinSize().Height - 8
	button := t.app.Driver().AbsolutePositionForObject(r.buttons[len(r.buttons)-1].pic) // the last is the menu's
	if button.Y > at.Y {                                                                // else the rail is not there
		bottom = min(button.Y, bottom)
	}
	m.ShowAtPosition(fyne.NewPos(at.X, max(0, bottom)))
}

// find is some of the places of the rail, from one on: the first and the last, for
// one glow lies round all of them.
func (r *rail) find(from, n int) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for i := from; i < min(from+n, len(r.buttons)); i++ {
		list = append(list, r.buttons[i].pic)
	}
	return list
}
