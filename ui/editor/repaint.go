package editor

import (
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas/mapart"
	"vistula/data"
	"vistula/rules/board"
)

// repaintAfter is how long the editor waits for more strokes before it draws the
// map anew.
const repaintAfter = 220 * time.Millisecond

// changed shows a change: in the lists at once, on the map in a moment.
func (e *Editor) changed() {
	e.refresh()
	e.stale++
	if e.Now {
		e.repaint()
		return
	}
	if e.timer != nil {
		e.timer.Stop()
	}
	e.timer = time.AfterFunc(repaintAfter, func() { fyne.Do(e.repaint) })
}

// drawing is a map as it was drawn for a state of the session.
type drawing struct {
	board *board.Board
	sheet mapart.Map
	err   error
}

// repaint has the map drawn in the background, and again where more has changed
// meanwhile.
func (e *Editor) repaint() {
	if e.closed || e.busy || e.stale == e.painted {
		return
	}
	want, ghosts := e.stale, e.glass.count
	fsys, maps, ruleset, set := e.session.FS(), e.session.Maps(), e.session.Ruleset(), e.Fonts
	draw := func() (d drawing) {
		if d.board, d.err = data.Board(fsys, ruleset, maps...); d.err == nil {
			d.sheet, d.err = mapart.Lay(d.board, set, mapart.Print{})
		}
		return d
	}
	show := func(d drawing) {
		e.busy, e.painted = false, want
		if e.closed {
			return
		}
		if d.err != nil {
			e.say(sentence(d.err))
		} else {
			e.drawn = d.board
			e.sheet.show(d.sheet)
			e.board.Repaint(func() { e.glass.shown(ghosts) })
		}
		e.repaint()
	}
	if e.Now {
		show(draw())
		return
	}
	e.busy = true
	go func() {
		d := draw()
		fyne.Do(func() { show(d) })
	}()
}
