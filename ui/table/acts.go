package table

import (
	"fyne.io/fyne/v2"

	"vistula/canvas"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/scene"
	"vistula/ui/desk"
)

// acts is what panels ask of the table around them, each through an interface of its
// own. What the table itself does stays with it.
type acts struct{ *Table }

// say shows a sentence above the map.
func (t *Table) say(words string) { t.float.say(words) }

// Notice shows a sentence that stays until it is put away, and stops nobody.
func (t *Table) Notice(head, words string) {
	if t.failed == nil && !t.closed {
		t.float.notices.add(head, words)
	}
}

// did tells the tour, if one is taken, of something that no event tells of.
func (t *Table) did(what string) { t.coach.did(what) }

// showUnit puts a unit on the card.
func (t acts) showUnit(unit string) {
	t.shown = unit
	t.drawer.fillUnit()
}

// putInto puts a unit into a row of a display.
func (t acts) putInto(unit string, into *rules.Put) { t.after(t.desk.PutInto(unit, into)) }

// showHex closes the sheet and shows a hex.
func (t acts) showHex(hex string) {
	if t.sheets.up() {
		t.sheets.close()
	}
	t.board.CenterOn(hex)
	t.board.SetHover(hex)
}

// lookBefore closes the sheet and looks back at the game before an action, with the places
// in sight that it was about.
func (t acts) lookBefore(n int, places []string) {
	t.sheets.close()
	t.lookAt(n - 1)
	if len(places) > 0 {
		t.board.ShowAll(places...)
		t.board.SetHover(places[len(places)-1])
	}
}

// goTo shows a hex, with the cursor on it for the keys that come next.
func (t acts) goTo(hex string) {
	t.board.CenterOn(hex)
	t.ring(hex)
	t.board.Flash(hex)
}

// visit flies to a hex that is named somewhere, and lights it up.
func (t acts) visit(hex string) {
	hexes := []string{hex}
	b := t.desk.Match.Ruleset().Board()
	if id, ok := b.Find(hex); ok { // with what lies round it, so that it is not at the very edge
		for _, n := range b.Neighbours(id) {
			if n != board.None {
				hexes = append(hexes, b.Number(n))
			}
		}
	}
	t.board.Visit(func() { t.board.Flash(hex) }, hexes...)
	t.ring(hex)
}

// ring puts the cursor round a hex that is shown, until something is done.
func (t *Table) ring(hex string) {
	t.board.SetCursor(hex)
	t.ringed = hex
}

// unring takes the outlines off a hex that was shown, unless the cursor has been led on from
// it since.
func (t *Table) unring() {
	t.board.SetHover("")
	if t.ringed != "" && t.board.CursorHex() == t.ringed {
		t.board.SetCursor("")
	}
	t.ringed = ""
}

// switchMinimap shows the minimap or does away with it, for this game and the next.
func (t *Table) switchMinimap() {
	t.settings.Minimap = !t.settings.Minimap
	t.float.survey()
	if err := t.settings.Save(); err != nil {
		t.say(desk.Sentence(err.Error()))
	}
}

// graveyard is where counters leave for that are lost: the button of the displays, seen
// from the map.
func (t *Table) graveyard() fyne.Position {
	if t.slim || !t.rail.box.Visible() {
		return fyne.NewPos(knobEdge+t.px(knobSide)/2, knobEdge+t.px(knobSide)/2)
	}
	at := t.app.Driver().AbsolutePositionForObject
	y := t.board.Size().Height / 2
	for _, o := range t.rail.find(len(t.overlayKinds()), 1) {
		y = at(o).Y - at(t.board).Y + o.Size().Height/2
	}
	return fyne.NewPos(-t.px(railWidth)/2, y)
}

// relit shows which buttons of the rail, or the round ones, are lit.
func (t *Table) relit() {
	t.knobs.fill()
	t.rail.fill()
}

// arrange lays the table out anew.
func (t *Table) arrange() { t.main.Refresh() }

// noted makes room for a sentence.
func (t acts) noted() { t.coach.place() }

// sheetMoved follows a sheet that was opened or closed.
func (t acts) sheetMoved() {
	t.coach.place()
	if t.happened.starts && t.sheets.kind != sheetHappened {
		t.happened.starts = false
		t.bar.fill()
	} else if t.ended { // its button leads to the page of the end, or from it
		t.bar.fill()
	}
}

// explain shows the key to marches that are watched.
func (t acts) explain(list []canvas.March) { t.float.explain(list) }

// overMap shows the round buttons of a slim table where no sheet lies over them.
func (t acts) overMap(sheet bool) { t.knobs.seen(t.slim && !sheet) }

// toDecide are the hexes of the decision in hand; none where there is none.
func (t acts) toDecide() []string {
	hexes, _ := t.views.decision()
	return hexes
}

// idleOverlays are those that are on and have nothing to show.
func (t acts) idleOverlays() []string { return t.layers.idle }

func (t acts) overlayOn(id string) bool { return t.rail.on[id] }
func (t acts) overlaysOn() []string {
	var list []string
	for _, o := range t.overlayKinds() {
		if t.rail.on[o.id] {
			list = append(list, o.id)
		}
	}
	return list
}
func (t acts) toggleOverlay(id string)    { t.rail.toggle(id) }
func (t acts) sheetLies(kind string) bool { return t.sheets != nil && t.sheets.kind == kind }
func (t acts) toggleSheet(kind string)    { t.sheets.toggle(kind) }
func (t acts) turnTo(page int)            { t.sheets.turnTo(page) }
func (t acts) closeSheet()                { t.sheets.close() }
func (t acts) refillSheet()               { t.sheets.fill() }
func (t acts) takeBackHand() bool         { return t.sandbox.takeBack() }
func (t acts) stopWatching()              { t.watch.stop() }
func (t acts) holdBots()                  { t.bots.paused = true }
func (t acts) quiet()                     { t.float.quiet() }
func (t acts) barBox() fyne.CanvasObject  { return t.bar.box }
func (t acts) fillUnit()                  { t.drawer.fillUnit() }
func (t acts) byHand() bool               { return t.sandbox.hand }
func (t acts) trying() bool               { return t.sandbox.on() }
func (t acts) hideBanner()                { t.banner.hide() }
func (t acts) bannerUp() bool             { return t.banner != nil && t.banner.box.Visible() }
func (t acts) wakeBots()                  { t.bots.wake() }
func (t acts) drawerOpen() bool           { return t.drawer != nil && t.drawer.open() }
func (t acts) toggleDrawer()              { t.drawer.toggle() }
func (t acts) slidIn(panel string) bool   { return t.drawer.panel(panel).slid }
func (t acts) slide(panel string)         { t.drawer.slide(t.drawer.panel(panel)) }
func (t acts) dismiss() bool              { return t.drawer.dismiss() }
func (t acts) refillBar()                 { t.bar.fill() }
func (t acts) putByHand() bool            { return t.sandbox.putLast() }
func (t acts) puttingByHand() bool        { return t.sandbox.on() && t.sandbox.hand }
func (t *Table) botsPaused() bool         { return t.bots.paused }
func (t acts) pauseBots()                 { t.bots.pause() }
func (t acts) restBots()                  { t.bots.rest() }
func (t acts) stepBots()                  { t.bots.one() }
func (t acts) key(e *fyne.KeyEvent)       { t.typed(e) }

// showFought shows a battle of the past on the card and where it was.
func (t acts) showFought(s *scene.Scene) {
	t.sheets.close()
	t.battleShown = s.Battle
	t.drawer.shut = false
	t.drawer.arranged()
	t.update()
	t.board.Visit(nil, s.Places()...)
	t.board.Stay()
}

// showScore opens the account of the points.
func (t acts) showScore() {
	for i, p := range t.sheets.of[sheetTracks]() {
		if k := t.pointsTrack(); k != nil && p.title == k.Title {
			t.sheets.kind, t.sheets.at = sheetTracks, i
		}
	}
	t.sheets.open(sheetTracks)
}

// openCase opens the page of the rules at a case.
func (t acts) openCase(name string) {
	c, ok := t.cases.Case(name)
	if !ok {
		return
	}
	t.rules.at, t.rules.sought = c.Case, ""
	t.sheets.kind, t.sheets.at = sheetCharts, len(t.charts.chartPages())
	t.sheets.open(sheetCharts)
	t.rules.at = ""
}
