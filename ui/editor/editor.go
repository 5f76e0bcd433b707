package editor

import (
	"io/fs"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas"
	"vistula/canvas/counter"
	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	colors "vistula/canvas/palette"
	"vistula/data"
	"vistula/data/edit"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/library"
	"vistula/ui/theme"
)

// Config is what an editor is made from.
type Config struct {
	App     fyne.App
	Fonts   *fonts.Set
	Theme   *theme.Theme
	Library *library.Library
	Ruleset string
	Period  bool // symbols of the period on counters
	Colors  colors.ID
	// Now draws at once instead of in the background: for tests.
	Now bool
	// Saved is called when the player's folder has been written; may be nil.
	Saved func()
	// Room is the size of the window that the editor is opened from: where that is smaller
	// than the editor's usual window, so may be the screen. The zero value leaves it as it is.
	Room fyne.Size
	// Appear shows the window for the first time.
	Appear func(fyne.Window)
}

// Editor is the window of the editor. It is used from Fyne's own goroutine.
type Editor struct {
	Config
	win     fyne.Window
	session *edit.Session
	plain   *edit.Session // the program's own data

	board *canvas.Board
	sheet *living
	drawn *board.Board // what sheet shows
	glass *glass

	brush    *brush
	side     hex.Direction // that the keyboard paints
	selected spot
	unit     string // shown in the form
	placing  string // unit that the next click on the map sets up
	scenario string

	palette *palette
	tools   *tools
	panel   *panel
	status  *status

	stale, painted int // states of the session: the latest, and the one drawn
	busy           bool
	timer          *time.Timer
	closed         bool
}

// New opens the window of a ruleset's data. The error is a sentence, and names
// file and line where the player's data cannot be read.
func New(c Config) (*Editor, error) {
	e := &Editor{Config: c}
	if err := e.load(c.Ruleset); err != nil {
		return nil, err
	}
	e.win = c.App.NewWindow("")
	e.win.SetPadded(false)
	e.win.Resize(windowSize(c.Room))
	e.win.SetCloseIntercept(e.Close)
	e.build()
	e.Appear(e.win)
	e.keepSteps()
	return e, nil
}

// usualSize is that of the editor's window where there is room for it.
var usualSize = fyne.NewSize(1240, 720)

// windowSize is that of the editor's window beside one of a size.
func windowSize(room fyne.Size) fyne.Size {
	if room.IsZero() {
		return usualSize
	}
	return usualSize.Min(room)
}

// load reads a ruleset's data.
func (e *Editor) load(ruleset string) error {
	program := e.Library.Program()
	session, err := edit.Open(program, e.Library.Data(ruleset), ruleset)
	if err != nil {
		return err
	}
	plain, err := edit.Open(program, program, ruleset)
	if err != nil {
		return err
	}
	drawn, err := data.Board(session.FS(), ruleset, session.Maps()...)
	if err != nil {
		return err
	}
	sheet, err := mapart.Lay(drawn, e.Fonts, mapart.Print{}) // Library leaves out what cannot be drawn
	if err != nil {
		return err
	}
	e.Ruleset, e.session, e.plain, e.drawn, e.sheet = ruleset, session, plain, drawn, newLiving(sheet)
	e.busy = false // what is still being drawn is of the session before
	e.stale, e.painted, e.selected, e.unit, e.placing, e.scenario = 0, 0, spot{}, "", "", ""
	if list := session.Scenarios(); len(list) > 0 {
		e.scenario = list[0]
	}
	return nil
}

// build fills the window.
func (e *Editor) build() {
	if e.board != nil {
		e.board.Close()
	}
	e.board = canvas.NewBoard(canvas.Config{Board: e.drawn, Sheet: e.sheet, Fonts: e.Fonts})
	e.board.SetPalette(e.Colors)
	e.board.SetCounterStyle(counter.Style{Period: e.Period, Palette: e.Theme.Signals()})
	e.glass = newGlass(e)
	e.brush = &brush{on: onNothing}
	e.palette, e.tools, e.panel, e.status = newPalette(e), newTools(e), newPanel(e), newStatus()
	e.listen()
	e.win.SetContent(newRoom(e))
	e.win.SetTitle(lang.L("Edit data") + " – " + e.title() + " – Vistula")
	e.use(e.palette.brushes[0])
	e.refresh()
	e.shortcuts()
	e.focusBoard()
}

func (e *Editor) title() string {
	rs, err := e.Library.Find(e.Ruleset)
	if err != nil {
		return e.Ruleset
	}
	return rs.Title()
}

// Content is what the window shows.
func (e *Editor) Content() fyne.CanvasObject { return e.win.Content() }

// Closed tells whether the window is no more.
func (e *Editor) Closed() bool { return e.closed }

// Dirty tells whether there are changes that were not saved.
func (e *Editor) Dirty() bool { return !e.closed && e.session.Dirty() }

// Show brings the window to the front, with a ruleset's data in it.
func (e *Editor) Show(ruleset string) {
	e.win.RequestFocus()
	if ruleset == e.Ruleset {
		return
	}
	e.unlessDirty(func() {
		old := e.session
		if err := e.load(ruleset); err != nil {
			e.tell(lang.L("Something went wrong"), sentence(err))
			return
		}
		old.Forget()
		e.build()
		e.keepSteps()
	})
}

// Close shuts the window, once nothing is lost by it.
func (e *Editor) Close() {
	e.unlessDirty(func() {
		e.session.Forget()
		e.closed = true
		if e.timer != nil {
			e.timer.Stop()
		}
		e.board.Close()
		e.win.Close()
	})
}

// refresh shows the session as it stands now, all but the map.
func (e *Editor) refresh() {
	e.tools.fill()
	e.panel.fill()
	e.tellSpot(e.glass.under)
}

// press is a click or tap on the map.
func (e *Editor) press(s spot, unit string, erase bool) {
	switch {
	case !s.ok:
		return
	case e.placing != "":
		unit := e.placing
		e.placing = ""
		e.say(lang.L("Set up in {{.Hex}}.", map[string]any{"Hex": s.hex}))
		e.did(e.session.SetUp(e.scenario, unit, s.hex), nil, s)
		e.showUnits()
	case e.brush.on != onNothing:
		e.stroke(s, erase)
	case erase:
	case unit != "":
		e.choose(unit)
	default:
		e.pick(s)
	}
}

// pick selects a hex.
func (e *Editor) pick(s spot) {
	e.selected = s
	e.glass.lay()
	e.panel.show(pageHex)
}

// choose shows a unit in the form.
func (e *Editor) choose(unit string) {
	e.unit = unit
	e.board.SetSelected(unit)
	e.panel.show(pageUnits)
}

// reads is how the game reads the data.
func (e *Editor) reads(fsys fs.FS) error {
	_, err := rules.Open(e.Ruleset, fsys)
	return err
}
