package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas"
	"vistula/rules"
	"vistula/rules/plan"
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

// meant does what a click meant. In a fan it is never the hex.
func (t *Table) meant(h canvas.Hit, units []string) desk.Change {
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

// hovered follows the pointer. Whatever that shows, the map stays where it is.
func (t *Table) hovered(h canvas.Hit) {
	t.hovers = true
	defer func() { t.hovers = false }()
	t.pointed(h, t.roomFor(h))
}

// roomFor tells whether a preview of the attack under the pointer can be shown
// without covering it or moving the map.
func (t *Table) roomFor(h canvas.Hit) bool {
	d := t.drawer
	switch {
	case d.shows(d.fight) || d.fight.win != nil:
		return true
	case !t.slim:
		return d.open()
	}
	free := t.board.Size().Height - d.below.height(d.box.Size())
	return t.declarable(h.Number) && h.Position.Y+float32(t.board.PixelsPerHex()) < free
}

// pointed shows what goes with a hex that the pointer or the cursor has come to:
// the way there, the unit there and, where there is room, the fight there.
func (t *Table) pointed(h canvas.Hit, room bool) {
	t.hover = h
	if t.win.Canvas().Focused() == nil {
		t.keepKeys()
	}
	t.foresee(h)
	t.float.place(t.placeLine(h))
	if h.Unit != "" && h.Unit != t.shown {
		t.shown = h.Unit
		t.drawer.fillUnit()
	}
	t.growPath(h)
	if room { // else it takes a click
		t.preview(h)
	}
}

// beyond is the hex on the other side of that hexside, of those that can be chosen, which
// the pointer is nearest to; "" where none of the hex can be.
func (t *Table) beyond(h canvas.Hit) string {
	b := t.desk.Match.Ruleset().Board()
	best, least := "", 7
	for _, number := range t.desk.Hexsides(h.Number) {
		to, ok := b.Find(number)
		if !ok || !h.OnMap {
			continue
		}
		d, _ := b.DirectionTo(h.Hex, to)
		turn := (int(d) - int(h.Side) + 6) % 6
		if turn = min(turn, 6-turn); turn < least {
			best, least = number, turn
		}
	}
	return best
}

// foresee shows on the map what a click on the hex under the pointer would bring, where
// one is to be chosen.
func (t *Table) foresee(h canvas.Hit) {
	var o *rules.Overlay
	if h.OnMap && t.past == now && !t.desk.Computer() {
		o = t.desk.Prospect(h.Number, t.beyond(h))
	}
	if o == t.ahead {
		return
	}
	t.ahead = o
	marks, ways := t.marks, t.ways
	if o != nil {
		isArea := func(m rules.Mark) bool { return rules.Area(m.Kind) }
		if slices.ContainsFunc(o.Hexes, isArea) { // in place of those that there are now
			marks = slices.DeleteFunc(slices.Clone(marks), isArea)
			ways = slices.DeleteFunc(slices.Clone(ways), func(w rules.Way) bool { return w.Kind == rules.WayBoundary })
		}
		for _, m := range o.Hexes {
			if isArea(m) {
				marks = append(slices.Clip(marks), m)
			}
		}
		ways = append(slices.Clip(ways), o.Ways...)
	}
	t.board.SetMarks(marks...)
	t.board.SetWays(ways...)
}

// growPath draws the way of what is in hand to the pointer, with its cost as it
// grows.
func (t *Table) growPath(h canvas.Hit) {
	var path canvas.Path
	if h.OnMap && t.past == now {
		path = pathOf(t.desk.Steps(h.Number))
	}
	t.board.SetPath(path)
}

func pathOf(steps []plan.Step) canvas.Path {
	if len(steps) == 0 {
		return canvas.Path{}
	}
	var path canvas.Path
	for _, s := range steps {
		path.Hexes, path.Costs, path.Alarms = append(path.Hexes, s.Hex), append(path.Costs, rules.Points(s.Cost, s.Per)), append(path.Alarms, s.Warn != "")
	}
	end := steps[len(steps)-1]
	path.Label = lang.L("cost {{.Cost}} · {{.Left}} left", priceWords(end))
	path.Warn = end.Kind == rules.MarkReachZone || end.Warn != "" // to use up all points is nothing to be warned of
	return path
}

// preview shows the attack that might be made where the pointer is. The preview of
// another hex does not stay while an enemy is pointed at whom nobody can attack; over
// empty ground it stays, or its button could not be reached, but gives way to an
// attack that was rolled.
func (t *Table) preview(h canvas.Hit) {
	st := t.desk.Seat().Status()
	if t.past != now || t.view().Combat != nil || st.ToAct != st.Side { // who reacts attacks nobody
		return
	}
	if !h.OnMap {
		return
	}
	if h.Stack == nil || h.Stack.Side == t.desk.Me() && !t.sandbox.hand { // by hand either side may be the attacker
		if f := t.fought(); f != nil && t.drawer.dismissed != f.Entry && (t.drawer.ahead != nil || t.drawer.aheadNote != "") {
			t.drawer.setAhead(nil, "")
		}
		return
	}
	sheet, note := t.desk.Preview(h.Number)
	if sheet == nil && note == "" && t.drawer.ahead == nil && t.drawer.aheadNote == "" {
		return
	}
	t.drawer.setAhead(sheet, note)
	if sheet != nil {
		t.did(tour.Looked)
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
	if t.past == now {
		parts = append(parts, wayWords(t.desk.Steps(h.Number))...)
	}
	if h.Stack != nil && len(h.Stack.Units) > 1 {
		parts = append(parts, lang.N("{{.N}} units", len(h.Stack.Units), map[string]any{"N": len(h.Stack.Units)}))
	}
	if t.past == now && t.desk.CanLeave(h.Unit) {
		parts = append(parts, lang.L("click a selected unit to leave it here"))
	}
	parts = append(parts, t.markNotes(h.Number)...)
	if note, bad := t.supplyNote(h); note != "" && (bad || t.overlayOn(overlaySupply)) {
		parts = append(parts, note)
	}
	if off := offMapWords(t.desk.Match.Ruleset().Board(), t.maps(), h.Number); off != "" {
		parts = append(parts, off)
	}
	return h.Number, strings.Join(parts, " · ")
}

// priceWords is what a way takes and leaves, as players write points.
func priceWords(end plan.Step) map[string]any {
	return map[string]any{"Cost": rules.Points(end.Cost, end.Per), "Left": rules.Points(end.Left, end.Per)}
}

// wayWords say what a way takes, and what may come of it.
func wayWords(steps []plan.Step) []string {
	if len(steps) == 0 {
		return nil
	}
	end := steps[len(steps)-1]
	list := []string{lang.L("cost {{.Cost}}, {{.Left}} left", priceWords(end))}
	for _, s := range steps {
		if s.Warn != "" {
			warn := s.Hex + ": " + s.Warn
			if s.Case != "" {
				warn += " (" + s.Case + ")"
			}
			list = append(list, warn)
		}
	}
	return list
}

// markNotes are the sentences that go with what is marked in a hex.
func (t *Table) markNotes(hex string) []string {
	var list []string
	marks := t.marks
	if t.ahead != nil {
		marks = append(slices.Clip(marks), t.ahead.Hexes...)
	}
	for _, m := range marks {
		if m.Hex != hex || m.Note == "" {
			continue
		}
		if m.Case != "" {
			m.Note += " (" + m.Case + ")"
		}
		if !slices.Contains(list, m.Note) {
			list = append(list, m.Note)
		}
	}
	return list
}
