package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas"
	"vistula/canvas/guard"
	"vistula/ui/theme"
)

// A slim table is one on a tablet, or in a window no wider than a tablet: the map
// has all of it, and the panels slide in over the map.

// setSlim changes from docked panels to those that slide in, and back.
func (t *Table) setSlim(is bool) {
	if t.slim == is {
		return
	}
	t.slim = is
	t.forFingers()
	t.drawer.redock()
	t.knobs.close()
	t.bar.fill()
	t.drawer.fill()
}

// forFingers makes menus and buttons large enough for fingers on a slim table. A
// theme cannot be changed while things are laid out.
func (t *Table) forFingers() {
	if t.still {
		return
	}
	fyne.Do(guard.Func(func() {
		th, ok := t.app.Settings().Theme().(*theme.Theme)
		if ok && !t.closed && th.Touch != t.slim {
			t.app.Settings().SetTheme(th.ForTouch(t.slim))
		}
	}))
}

// uncover tells the board how much of it lies under panels.
func (t *Table) uncover() {
	var i canvas.Insets
	if t.slim {
		i.Right, i.Bottom = t.drawer.covered()
	}
	t.board.Spare(t.spare())
	if i != t.covered {
		t.covered = i
		if t.hovers {
			t.board.CoverStill(i)
		} else {
			t.board.SetCover(i)
		}
		t.float.refit()
		t.knobs.again()
	}
}

// commands are what concerns the game as a whole.
func (t *Table) commands() []command {
	list := []command{
		{lang.L("Displays"), "F2", func() { t.sheets.toggle(sheetDisplays) }},
		{lang.L("Tracks"), "F3", func() { t.sheets.toggle(sheetTracks) }},
		{lang.L("Charts"), "F1", func() { t.sheets.toggle(sheetCharts) }},
		{lang.L("Find a unit or town …"), "Ctrl+F", t.finder.open},
		{lang.L("Light up units …"), "", t.lamps.menu},
		t.whatIfCommand(),
		{lang.L("Hint"), "Ctrl+H", t.hint.ask},
		{lang.L("Players …"), "", t.askPlayers()},
		{lang.L("Show or hide the minimap"), "V", t.switchMinimap},
		{lang.L("What happened"), "J", func() { t.sheets.open(sheetHappened) }},
		{lang.L("Dice statistics"), "", func() { t.sheets.open(sheetDice) }},
		{lang.L("Analyse the game …"), "", t.analyse()},
		{lang.L("Keys"), "?", func() { t.sheets.open(sheetKeys) }},
		{lang.L("Save"), "Ctrl+S", t.hooks.Save},
		{lang.L("Save as …"), "", t.hooks.SaveAs},
		{lang.L("Write a report …"), "", t.hooks.Report},
		{lang.L("Make a film …"), "", t.hooks.Film},
		{lang.L("Open …"), "Ctrl+O", t.hooks.Open},
		{lang.L("Print …"), "Ctrl+P", t.print()},
		{lang.L("Settings …"), "Ctrl+,", t.hooks.Preferences},
		{lang.L("Edit maps and units …"), "", t.hooks.Edit},
		{lang.L("Leave the table"), "", t.hooks.Leave},
	}
	if t.view().Outcome != nil {
		list = slices.Insert(list, 10, command{lang.L("How the game ended"), "", func() { t.sheets.open(sheetEnd) }})
	}
	var can []command
	for _, c := range list {
		if c.do != nil {
			can = append(can, c)
		}
	}
	return can
}

// analyse is what has the game judged; nil while something is tried.
func (t *Table) analyse() func() {
	if t.sandbox.on() {
		return nil
	}
	return func() {
		t.analysed.begin()
		t.sheets.open(sheetAnalysis)
	}
}

// print is what prints the position that is looked at, nil where nothing does.
func (t *Table) print() func() {
	if t.hooks.Print == nil {
		return nil
	}
	return func() { t.hooks.Print(t.position()) }
}
