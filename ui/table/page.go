package table

import "fyne.io/fyne/v2"

// page is one page of a sheet.
type page struct {
	title string
	make  func(width float32) fyne.CanvasObject
	// at tells how far down to open it, less than nothing for where it was; it may be nil.
	at func(width float32) float32
}

// command is a line of the menu.
type command struct {
	label, key string
	do         func()
}

// The panels of the drawer that slide in.
const (
	panelUnit    = "unit"
	panelJournal = "journal"
)

// keyLine is a key and what it does.
type keyLine struct{ key, what string }
