// Package question puts questions to the player that can be answered by the
// keyboard alone. Fyne's own dialogs leave out that: a button of theirs that was
// reached with Tab hears of the space bar but not of Enter, and Esc goes nowhere.
package question

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"
)

// Question is what a dialog asks. The zero value of No is a dialog with one
// button, which says Yes.
type Question struct {
	Head    string
	Content fyne.CanvasObject
	Yes, No string
	Width   float32
	// Grave tells that yes loses something for good. The keyboard is on no then, so that
	// a key that is pressed twice, or held down, does not answer yes.
	Grave bool
	// Wary tells that the key that led to the question would answer it as well: the
	// keyboard is on no, though nothing is lost for good.
	Wary bool
	// Aside is the button of a third answer, "" for none; Also hears of it once the dialog
	// is shut.
	Aside string
	Also  func()
	// Then hears of the answer once the dialog is shut; it may be nil.
	Then func(yes bool)
}

// Show puts a question; the button that says yes has the keyboard, or to a grave or wary
// one the button that says no; the one that has it is the filled one. Tab and the arrows go
// from button to button, Enter and the space bar press one, Esc is no.
// What it gives back shuts the dialog without an answer.
func Show(win fyne.Window, q Question) (hide func()) {
	body := container.NewStack()
	d := dialog.NewCustomWithoutButtons(q.Head, body, win)
	answer := func(yes bool) {
		d.Hide()
		if q.Then != nil {
			q.Then(yes)
		}
	}
	no := func() { answer(false) }
	buttons := container.NewHBox(layout.NewSpacer())
	doubts := q.No != "" && (q.Grave || q.Wary)
	yes := NewButton(win, q.Yes, !doubts, func() { answer(true) }, no)
	first := yes
	if q.No != "" {
		back := NewButton(win, q.No, doubts, no, no)
		buttons.Add(back)
		if doubts {
			first = back
		}
		if q.Grave {
			yes.Importance = widget.DangerImportance
		}
	}
	if q.Aside != "" {
		buttons.Add(NewButton(win, q.Aside, false, func() {
			d.Hide()
			q.Also()
		}, no))
	}
	buttons.Add(yes)
	body.Add(container.NewBorder(nil, container.New(layout.NewCustomPaddedLayout(10, 6, 0, 0), buttons), nil, nil, within(win, q.Content)))
	d.Resize(fyne.NewSize(min(q.Width, win.Canvas().Size().Width-40), 0))
	d.Show()
	win.Canvas().Focus(first)
	return d.Hide
}

// What of a dialog lies round its content: the edges, the head and the buttons.
const (
	besideContent = 80
	aboveContent  = 170
)

// within is a content that scrolls where the window has no room for all of it.
func within(win fyne.Window, content fyne.CanvasObject) fyne.CanvasObject {
	need := content.MinSize()
	room := win.Canvas().Size().SubtractWidthHeight(besideContent, aboveContent)
	if need.Width <= room.Width && need.Height <= room.Height || room.Width < 1 || room.Height < 1 {
		return content
	}
	s := container.NewScroll(content)
	s.SetMinSize(need.Min(room))
	return s
}
