package table

import (
	"fyne.io/fyne/v2"
)

// What panels ask of the table around them, each through an interface of its own.

// say shows a sentence above the map.
func (t *Table) say(words string) { t.float.say(words) }

// did tells the tour, if one is taken, of something that no event tells of.
func (t *Table) did(what string) { t.coach.did(what) }

// showUnit puts a unit on the card.
func (t *Table) showUnit(unit string) {
	t.shown = unit
	t.drawer.fillUnit()
}

// showHex closes the sheet and shows a hex.
func (t *Table) showHex(hex string) {
	if t.sheets.up() {
		t.sheets.close()
	}
	t.board.CenterOn(hex)
	t.board.SetHover(hex)
}

// relit shows which buttons of the rail, or the round ones, are lit.
func (t *Table) relit() {
	t.knobs.fill()
	t.rail.fill()
}

// arrange lays the table out anew.
func (t *Table) arrange() { t.main.Refresh() }

// noted makes room for a sentence.
func (t *Table) noted() { t.coach.place() }

// sheetMoved follows a sheet that was opened or closed.
func (t *Table) sheetMoved() { t.coach.place() }

// overMap shows the round buttons of a slim table where no sheet lies over them.
func (t *Table) overMap(sheet bool) { seen(t.knobs.box, t.slim && !sheet) }

func (t *Table) overlayOn(id string) bool   { return t.rail.on[id] }
func (t *Table) toggleOverlay(id string)    { t.rail.toggle(id) }
func (t *Table) sheetLies(kind string) bool { return t.sheets != nil && t.sheets.kind == kind }
func (t *Table) toggleSheet(kind string)    { t.sheets.toggle(kind) }
func (t *Table) turnTo(page int)            { t.sheets.turnTo(page) }
func (t *Table) closeSheet()                { t.sheets.close() }
func (t *Table) drawerOpen() bool           { return t.drawer != nil && t.drawer.open() }
func (t *Table) toggleDrawer()              { t.drawer.toggle() }
func (t *Table) slidIn(panel string) bool   { return t.drawer.panel(panel).slid }
func (t *Table) slide(panel string)         { t.drawer.slide(t.drawer.panel(panel)) }
func (t *Table) dismiss() bool              { return t.drawer.dismiss() }
func (t *Table) refillBar()                 { t.bar.fill() }
func (t *Table) botsPaused() bool           { return t.bots.paused }
func (t *Table) pauseBots()                 { t.bots.pause() }
func (t *Table) stepBots()                  { t.bots.one() }
func (t *Table) key(e *fyne.KeyEvent)       { t.typed(e) }

// openCase opens the page of the rules at a case.
func (t *Table) openCase(name string) {
	c, ok := t.cases.Case(name)
	if !ok {
		return
	}
	t.rules.at, t.rules.sought = c.Case, ""
	t.sheets.kind, t.sheets.at = sheetCharts, len(t.charts.chartPages())
	t.sheets.open(sheetCharts)
	t.rules.at = ""
}
