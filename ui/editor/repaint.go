package editor

import (
	"errors"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/guard"
	"vistula/canvas/mapart"
	"vistula/data"
	"vistula/data/edit"
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
	e.timer = time.AfterFunc(repaintAfter, func() { fyne.Do(guard.Func(e.repaint)) })
}

// drawing is the maps as they were drawn for a state of a session.
type drawing struct {
	of     *edit.Session
	state  int // of the session, as Editor.stale counts them
	ghosts int // there were so many up to this state
	board  *board.Board
	sheet  mapart.Map
	err    error
}

// drawing draws the maps as they stand now; what it gives may be called on any
// goroutine.
func (e *Editor) drawing() func() drawing {
	d := drawing{of: e.session, state: e.stale, ghosts: e.glass.count}
	fsys, maps, ruleset, set := e.session.FS(), e.session.Maps(), e.session.Ruleset(), e.Fonts
	return func() drawing {
		caught := guard.Catch(func() {
			if d.board, d.err = data.Board(fsys, ruleset, maps...); d.err == nil {
				d.sheet, d.err = mapart.Lay(d.board, set, mapart.Print{})
			}
		})
		if caught != nil {
			d.err = errors.New(lang.L("This change cannot be drawn: {{.Why}}. Undo it.", map[string]any{"Why": caught.Error()}))
		}
		return d
	}
}

// repaint has the map drawn in the background, and again where more has changed
// meanwhile.
func (e *Editor) repaint() {
	if e.closed || e.busy || e.stale == e.painted {
		return
	}
	draw := e.drawing()
	if e.Now {
		e.showDrawing(draw())
		return
	}
	e.busy = true
	go func() {
		d := draw()
		fyne.Do(guard.Func(func() { e.showDrawing(d) }))
	}()
}

// showDrawing shows a drawing, unless it comes too late: when the window is closed, or
// another ruleset has been opened.
func (e *Editor) showDrawing(d drawing) {
	if e.closed || d.of != e.session {
		return
	}
	e.busy, e.painted = false, d.state
	if d.err != nil {
		e.say(sentence(d.err))
	} else {
		e.drawn = d.board
		e.sheet.show(d.sheet)
		e.board.Repaint(func() { e.glass.shown(d.ghosts) })
	}
	e.repaint()
}
