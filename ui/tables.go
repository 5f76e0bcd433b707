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
}

// TableMaker puts a game on the table.
type TableMaker func(app fyne.App, win fyne.Window, d *desk.Desk, hooks table.Hooks) Table

// newTable is the usual maker.
func newTable(app fyne.App, win fyne.Window, d *desk.Desk, hooks table.Hooks) Table {
	return table.New(app, win, d, hooks)
}
