package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas"
	"vistula/ui/desk"
	"vistula/ui/tour"
)

// listen hears the board.
func (t *Table) listen() {
	t.board.OnTap = t.tapped
	t.board.OnSecondaryTap = t.asked
	t.board.OnHover = t.hovered
	t.board.OnFan = func(string) { t.did(tour.Fanned) }
	t.board.Fans = func(hex string) bool { return t.past != now || t.desk.Steps(hex) == nil } // who is in hand may go there
	t.board.Able = func(unit string) bool { return t.past == now && t.desk.Picks([]string{unit}) }
	t.board.OnZoom = func(float64) {
		t.float.zoomed()
		t.did(tour.Zoomed)
	}
	t.board.OnLook = func() {
		t.float.maps.look()
		t.coach.looked()
		t.views.note()
		t.float.overlook()
		t.bar.looked()
	}
	t.board.OnMove = t.float.mini.Follow
	t.board.OnPainted = t.float.painted
	t.board.OnCursor = func(hex string) {
		if id, ok := t.desk.Match.Ruleset().Board().Find(hex); ok {
			h := canvas.Hit{OnMap: true, Hex: id, Number: hex, Stack: t.desk.StackIn(hex)}
			if h.Stack != nil && len(h.Stack.Units) > 0 {
				h.Unit = h.Stack.Units[0].Unit
			}
			t.pointed(h, true)
			if t.covered.Bottom > 0 {
				t.board.ShowAll(hex)
			}
		}
	}
}

// hitUnits are the counters that a click meant.
func hitUnits(h canvas.Hit) []string {
	if h.Plate && h.Stack != nil {
		var units []string
		for _, c := range h.Stack.Units {
			units = append(units, c.Unit)
		}
		return units
	}
	if h.Unit != "" {
		return []string{h.Unit}
	}
	return nil
}

// tapped is a click on the board.
func (t *Table) tapped(h canvas.Hit) {
	t.hover = h
	t.hideCase()
	if t.past == now {
		t.board.SetHover("")
	}
	if t.board.CursorHex() != h.Number { // not by the keyboard
		t.board.SetCursor("")
	}
	if !h.OnMap {
		t.back()
		return
	}
	units := hitUnits(h)
	if len(units) > 0 {
		t.shown = units[0]
	}
	if t.past != now {
		t.drawer.fillUnit()
		return
	}
	if t.sandbox.on() && t.sandbox.hand {
		t.sandbox.tapped(h.Number, units)
		return
	}
	if t.desk.Computer() {
		if t.botsPaused() {
			t.float.say(lang.L("The computer is paused."))
		} else {
			t.float.say(lang.L("The computer is thinking."))
		}
		return
	}
	if h.Modifier&fyne.KeyModifierShift != 0 && len(units) > 0 {
		t.study(false, units)
		return
	}
	t.clicked(h, units)
}

// clicked is a click that answers the question of the rules.
func (t *Table) clicked(h canvas.Hit, units []string) {
	c := t.meant(h, units)
	if c.Why != "" && len(units) > 0 && h.Stack != nil && h.Stack.Side == t.desk.Me() {
		t.desk.Study(true, units...)
	}
	t.after(c)
	if t.cover.up {
		return
	}
	if c.Why == "" && h.Stack != nil && (h.Stack.Side != t.desk.Me() || slices.ContainsFunc(units, t.leadable)) {
		t.board.FoldFan() // it would lie over the hexes that come next
	}
	t.preview(h)
	if h.Stack = t.desk.StackIn(h.Number); h.Stack == nil {
		h.Unit = ""
	}
	t.float.place(t.placeLine(h)) // what was said of the way there is past
}

// meant does what a click meant. In a fan it is never the hex. On a stack that glows for a
// counter below the top one it is no more than a wish to see that one: the fan comes.
func (t *Table) meant(h canvas.Hit, units []string) desk.Change {
	if !h.InFan && t.desk.Beneath(h.Number, units) {
		return desk.Change{}
	}
	if h.InFan && len(units) > 0 && t.desk.Picks(units) {
		return t.desk.Units(units...)
	}
	if c, ok := t.desk.Side(h.Number, t.beyond(h)); ok {
		return c
	}
	return t.desk.Point(h.Number, units)
}

// study marks units for a preview.
func (t *Table) study(alone bool, units []string) {
	t.desk.Study(alone, units...)
	t.update()
}

// choose offers several meanings of a click in a menu at the pointer.
func (t *Table) choose(list []desk.Choice) {
	items := make([]*fyne.MenuItem, 0, len(list))
	for _, c := range list {
		label := c.Label
		if c.Case != "" {
			label += "  (" + c.Case + ")"
		}
		items = append(items, fyne.NewMenuItem(label, func() { t.after(t.desk.Choose(c)) }))
	}
	t.popUp(fyne.NewMenu("", items...))
}

// popUp shows a menu where the pointer was last.
func (t *Table) popUp(m *fyne.Menu) {
	at := t.app.Driver().AbsolutePositionForObject(t.board).Add(t.hover.Position)
	widget.ShowPopUpMenuAtPosition(m, t.win.Canvas(), at)
}

// asked is a right click or a long press: what can be done here besides.
func (t *Table) asked(h canvas.Hit) {
	t.hover = h
	if !h.OnMap {
		return
	}
	var items []*fyne.MenuItem
	units := hitUnits(h)
	add := func(label string, do func()) { items = append(items, fyne.NewMenuItem(label, do)) }
	if len(units) > 0 {
		t.shown = units[0]
		t.drawer.fillUnit()
		add(lang.L("Include in preview"), func() { t.study(false, units) })
	}
	if h.Stack != nil && len(h.Stack.Units) > 1 {
		add(lang.L("Fan out the stack"), func() { t.board.OpenFan(h.Number) })
	}
	add(lang.L("Centre here"), func() { t.board.CenterOn(h.Number) })
	add(lang.L("Show the whole map"), t.board.Home)
	t.popUp(fyne.NewMenu("", items...))
}
