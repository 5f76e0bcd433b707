package table

import "fyne.io/fyne/v2"

// page is one page of a sheet.
type page struct {
	title string
	make  func(width float32) fyne.CanvasObject
}

// command is a line of the menu.
type command struct {
	label, key string
	do         func()
}
