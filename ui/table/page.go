package table

import (
	"image/color"

	"fyne.io/fyne/v2"
)

// page is one page of a sheet.
type page struct {
	title string
	make  func(width float32) fyne.CanvasObject
	most  float32 // how wide it is at most, in the middle of a wider sheet; 0 for as wide as that
	// at tells how far down to open it, less than nothing for where it was; it may be nil.
	at   func(width float32) float32
	card *card // nil for a page that takes all of the sheet
	// ready calls a function, now or later, once the page can be made without a wait; nil
	// for one that always can. Where the game has gone on meanwhile it is not called.
	ready func(then func())
}

// readable is how wide a page of lines is at most, so that the eye finds from the words at
// one end of a line to the figure at the other.
const readable = 1080

// width is how wide the page is in a room.
func (p *page) width(room float32) float32 {
	if p.most > 0 {
		return min(p.most, room)
	}
	return room
}

// card is what a page has besides that lies on the map as a card.
type card struct {
	mark  color.NRGBA // at its left edge
	head  func(width float32) fyne.CanvasObject
	foot  func(width float32) fyne.CanvasObject // beneath what scrolls
	strip func(width float32) fyne.CanvasObject // along the upper edge of the map; nil for none
	enter func()                                // what Enter does
}

// The panels of the drawer that slide in.
const (
	panelUnit    = "unit"
	panelJournal = "journal"
)

// keyLine is a key and what it does.
type keyLine struct{ key, what string }
