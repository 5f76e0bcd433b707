package table

import (
	"fyne.io/fyne/v2"

	"vistula/canvas"
	"vistula/canvas/guard"
	"vistula/ui/theme"
)

// A slim table is one on a tablet, or in a window no wider than a tablet: the map
// has all of it, and the panels slide in over the map.

// setSlim changes from docked panels to those that slide in, and back.
func (t *Table) setSlim(is bool) {
	if t.slim == is {
		return
	}
	t.slim = is
	t.forFingers()
	t.drawer.redock()
	t.knobs.close()
	t.bar.fill()
	t.drawer.fill()
}

// forFingers makes menus and buttons large enough for fingers on a slim table. A
// theme cannot be changed while things are laid out.
func (t *Table) forFingers() {
	if t.still {
		return
	}
	fyne.Do(guard.Func(func() {
		th, ok := t.app.Settings().Theme().(*theme.Theme)
		if ok && !t.closed && th.Touch != t.slim {
			t.app.Settings().SetTheme(th.ForTouch(t.slim))
		}
	}))
}

// uncover tells the board how much of it lies under panels.
func (t *Table) uncover() {
	var i canvas.Insets
	if t.slim {
		i.Right, i.Bottom = t.drawer.covered()
	}
	t.board.Spare(t.spare())
	if i != t.covered {
		t.covered = i
		if t.hovers {
			t.board.CoverStill(i)
		} else {
			t.board.SetCover(i)
		}
		t.float.refit()
		t.knobs.again()
	}
}
