package ui

import (
	"fyne.io/fyne/v2"

	"vistula/ui/desk"
	"vistula/ui/table"
)

// Table is a game shown in the window.
type Table interface {
	Content() fyne.CanvasObject
	Refresh()
	Close()
	// Notice shows a sentence that stays until it is put away, and stops nobody.
	Notice(head, words string)
}

// TableMaker puts a game on the table.
type TableMaker func(app fyne.App, win fyne.Window, d *desk.Desk, hooks table.Hooks) Table

// newTable is the usual maker.
func newTable(app fyne.App, win fyne.Window, d *desk.Desk, hooks table.Hooks) Table {
	return table.New(app, win, d, hooks)
}
