package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"vistula/canvas"
	"vistula/rules/hex"
	"vistula/ui/question"
)

// listen takes what the board hears.
func (e *Editor) listen() {
	b := e.board
	b.OnTap = func(h canvas.Hit) { // Enter at the cursor; clicks come by the glass
		if h.OnMap {
			e.press(e.spotAt(h.Hex, e.side), h.Unit, false)
		}
	}
	b.OnDoubleTap = b.OnTap
	b.OnCursor = func(number string) {
		if id, ok := e.drawn.Find(number); ok {
			e.glass.move(e.spotAt(id, e.side))
		}
	}
	b.OnZoom = func(float64) { e.glass.lay() }
	b.OnLook = e.glass.lay
	b.OnKey = e.key
	b.OnRune = e.letter
}

// key is a key that the board has no use for.
func (e *Editor) key(k *fyne.KeyEvent) bool {
	switch k.Name {
	case fyne.KeyDelete, fyne.KeyBackspace:
		e.press(e.cursor(), "", true)
	case fyne.KeyEscape:
		e.placing = ""
		e.use(e.palette.brushes[0])
	case fyne.KeyPageDown:
		e.palette.step(1)
	case fyne.KeyPageUp:
		e.palette.step(-1)
	default:
		return false
	}
	return true
}

// letter is a letter typed on the map: the brackets turn to the next hexside.
func (e *Editor) letter(r rune) {
	turn := 0
	switch r {
	case ']', '.':
		turn = 1
	case '[', ',':
		turn = hex.Directions - 1
	default:
		return
	}
	e.side = hex.Direction((int(e.side) + turn) % hex.Directions)
	e.glass.move(e.cursor())
}

// cursor is the spot that the keyboard is at.
func (e *Editor) cursor() spot {
	id, ok := e.drawn.Find(e.board.CursorHex())
	if !ok {
		return spot{}
	}
	return e.spotAt(id, e.side)
}

// shortcuts are those of the window.
func (e *Editor) shortcuts() {
	c := e.win.Canvas()
	c.AddShortcut(&fyne.ShortcutUndo{}, func(fyne.Shortcut) { e.undo() })
	c.AddShortcut(&fyne.ShortcutRedo{}, func(fyne.Shortcut) { e.redo() })
	c.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyS, Modifier: fyne.KeyModifierShortcutDefault}, func(fyne.Shortcut) { e.save() })
	c.SetOnTypedKey(func(k *fyne.KeyEvent) { // nothing has the keyboard
		if question.Over(c, k) {
			return
		}
		e.focusBoard()
		e.board.TypedKey(k)
	})
}

func (e *Editor) focusBoard() {
	if c := e.win.Canvas(); c != nil && c.Focused() != fyne.Focusable(e.board) {
		c.Focus(e.board)
	}
}
