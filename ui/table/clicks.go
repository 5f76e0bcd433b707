package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas"
	"vistula/ui/desk"
)

// listen hears the board.
func (t *Table) listen() {
	t.board.OnTap = t.tapped
	t.board.OnSecondaryTap = t.asked
	t.board.OnHover = t.hovered
	t.board.OnZoom = func(float64) { t.float.zoomed() }
	t.board.OnCursor = func(hex string) {
		if id, ok := t.desk.Match.Ruleset().Board().Find(hex); ok {
			h := canvas.Hit{OnMap: true, Hex: id, Number: hex, Stack: t.desk.StackIn(hex)}
			if h.Stack != nil && len(h.Stack.Units) > 0 {
				h.Unit = h.Stack.Units[0].Unit
			}
			t.hovered(h)
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
	if t.desk.Computer() {
		t.float.say(lang.L("A computer player is to decide."))
		return
	}
	if h.Modifier&fyne.KeyModifierShift != 0 && len(units) > 0 {
		t.study(false, units)
		return
	}
	c := t.desk.Point(h.Number, units)
	if c.Why != "" && len(units) > 0 && h.Stack != nil && h.Stack.Side == t.desk.Me() {
		t.desk.Study(true, units...)
	}
	t.after(c)
	t.preview(h)
}

// study marks units for a look ahead.
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
		add(lang.L("Reckon with it in a look ahead"), func() { t.study(false, units) })
	}
	if h.Stack != nil && len(h.Stack.Units) > 1 {
		add(lang.L("Lay the stack out"), func() { t.board.OpenFan(h.Number) })
	}
	add(lang.L("Centre here"), func() { t.board.CenterOn(h.Number) })
	add(lang.L("Show the whole map"), t.board.Home)
	t.popUp(fyne.NewMenu("", items...))
}

// hovered follows the pointer: the way there, the fight there, the unit there.
func (t *Table) hovered(h canvas.Hit) {
	t.hover = h
	if t.win.Canvas().Focused() == nil {
		t.keepKeys()
	}
	t.float.place(t.placeLine(h))
	if h.Unit != "" && h.Unit != t.shown {
		t.shown = h.Unit
		t.drawer.fillUnit()
	}
	t.growPath(h)
	t.preview(h)
}

// growPath draws the way of what is in hand to the pointer.
func (t *Table) growPath(h canvas.Hit) {
	if !h.OnMap || t.past != now {
		t.board.SetPath(canvas.Path{})
		return
	}
	path, left := t.desk.Path(h.Number)
	if path == nil {
		t.board.SetPath(canvas.Path{})
		return
	}
	warn := false
	for _, m := range t.desk.Reach().Hexes {
		if m.Hex == h.Number {
			warn = m.Kind != "reach"
		}
	}
	t.board.SetPath(canvas.Path{Hexes: path, Label: strconv.Itoa(max(0, left)), Warn: warn})
}

// preview shows a fight that might be had where the pointer is.
func (t *Table) preview(h canvas.Hit) {
	if t.past != now || t.view().Combat != nil {
		return
	}
	if !h.OnMap || h.Stack == nil || h.Stack.Side == t.desk.Me() {
		return
	}
	if sheet, why := t.desk.Preview(h.Number); sheet != nil || why != "" {
		t.drawer.setAhead(sheet, why)
	}
}

// placeLine is what is written of the hex under the pointer.
func (t *Table) placeLine(h canvas.Hit) (number, rest string) {
	if !h.OnMap {
		return "", ""
	}
	x := &t.desk.Match.Ruleset().Board().Hexes[h.Hex]
	parts := []string{}
	for _, s := range []string{x.Town, x.Terrain} {
		if s != "" {
			parts = append(parts, s)
		}
	}
	if path, left := t.desk.Path(h.Number); path != nil && t.past == now {
		parts = append(parts, lang.L("{{.N}} points left there", map[string]any{"N": max(0, left)}))
	}
	if h.Stack != nil && len(h.Stack.Units) > 1 {
		parts = append(parts, strconv.Itoa(len(h.Stack.Units))+" "+lang.L("units"))
	}
	return h.Number, strings.Join(parts, " · ")
}
