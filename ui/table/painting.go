package table

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/guard"
)

// soon is how long the first map may take without a word about it.
const soon = 800 * time.Millisecond

// expect says so where the first map is long in coming.
func (f *floating) expect() {
	if !f.t.still {
		time.AfterFunc(soon, func() { fyne.Do(guard.Func(f.painting)) })
	}
}

// painting says in the corner that the map is being painted, unless it is there or
// something else is said there.
func (f *floating) painting() {
	if f.t.closed || f.t.board.Painted() || f.number != "" {
		return
	}
	f.place(paintingWords(), lang.L("You can already play."))
}

// painted takes the words away.
func (f *floating) painted() {
	if f.number == paintingWords() {
		f.place("", "")
	}
}

func paintingWords() string { return lang.L("Painting the map …") }
