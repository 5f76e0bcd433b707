package table

import (
	"slices"

	"fyne.io/fyne/v2/lang"
)

// menu is what the table's menu says now.
type menu struct{ *Table }

// commands are what concerns the game as a whole, in groups: as one list they would
// be taller than a small window.
func (t *Table) commands() []command { return menu{t}.lines() }

func (t menu) lines() []command {
	return possible([]command{
		{label: lang.L("Displays and charts"), more: []command{
			{lang.L("Displays"), "F2", func() { t.sheets.toggle(sheetDisplays) }, nil},
			{lang.L("Tracks"), "F3", func() { t.sheets.toggle(sheetTracks) }, nil},
			{lang.L("Charts"), "F1", func() { t.sheets.toggle(sheetCharts) }, nil},
			{lang.L("Dice statistics"), "", func() { t.sheets.open(sheetDice) }, nil},
		}},
		{label: lang.L("Find and show"), more: []command{
			{lang.L("Find a unit or town …"), "Ctrl+F", t.find, nil},
			{lang.L("Light up units …"), "", t.lamps.menu, nil},
			{lang.L("Show or hide the minimap"), "V", t.switchMinimap, nil},
		}},
		t.whatIfCommand(),
		{lang.L("Hint"), "Ctrl+H", t.hint.ask, nil},
		{label: lang.L("The story so far"), more: t.storyCommands()},
		{lang.L("Players …"), "", t.askPlayers(), nil},
		{label: lang.L("Save, open, print"), more: []command{
			{lang.L("Save"), "Ctrl+S", t.hooks.Save, nil},
			{lang.L("Save as …"), "", t.hooks.SaveAs, nil},
			{lang.L("Open …"), "Ctrl+O", t.hooks.Open, nil},
			{lang.L("Print …"), "Ctrl+P", t.print(), nil},
			{lang.L("Edit maps and units …"), "", t.hooks.Edit, nil},
		}},
		{lang.L("Settings …"), "Ctrl+,", t.hooks.Preferences, nil},
		{lang.L("Keys"), "?", func() { t.sheets.open(sheetKeys) }, nil},
		{lang.L("Leave the table"), "", t.hooks.Leave, nil},
	})
}

// storyCommands tell of the game so far.
func (t menu) storyCommands() []command {
	list := []command{
		{lang.L("What happened"), "J", func() { t.sheets.open(sheetHappened) }, nil},
		{lang.L("Analyse the game …"), "", t.analyse(), nil},
		{lang.L("Write a report …"), "", t.hooks.Report, nil},
		{lang.L("Make a film …"), "", t.hooks.Film, nil},
	}
	if t.view().Outcome != nil {
		list = slices.Insert(list, 0, command{lang.L("How the game ended"), "", t.showEnd, nil})
	}
	return list
}

// analyse is what has the game judged; nil while something is tried.
func (t menu) analyse() func() {
	if t.sandbox.on() {
		return nil
	}
	return func() {
		t.analysed.begin()
		t.sheets.open(sheetAnalysis)
	}
}

// print is what prints the position that is looked at, nil where nothing does.
func (t menu) print() func() {
	if t.hooks.Print == nil {
		return nil
	}
	return func() { t.hooks.Print(t.position()) }
}
