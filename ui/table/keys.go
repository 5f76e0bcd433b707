package table

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"vistula/ui/desk"
)

// keys gives the keyboard its meaning.
func (t *Table) keys() {
	t.board.KeepTab = true
	t.board.OnKey = t.typed
	t.board.OnRune = t.rune
	c := t.win.Canvas()
	c.SetOnTypedKey(func(e *fyne.KeyEvent) { t.typed(e) })
	c.SetOnTypedRune(t.rune)
	for key, do := range map[fyne.KeyName]func(){
		fyne.KeyZ: t.undo, fyne.KeyY: t.redo,
		fyne.KeyS: func() { call(t.hooks.Save) }, fyne.KeyO: func() { call(t.hooks.Open) },
	} {
		c.AddShortcut(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}, func(fyne.Shortcut) {
			if !t.closed && !t.cover.up && t.question == nil { // what is covered stays covered
				do()
			}
		})
	}
}

func call(f func()) {
	if f != nil {
		f()
	}
}

// typed is a key; it tells whether it meant anything.
func (t *Table) typed(e *fyne.KeyEvent) bool {
	if t.closed {
		return false
	}
	if t.answer(e.Name) {
		return true
	}
	if t.cover.up {
		if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter || e.Name == fyne.KeySpace {
			t.takeOver()
		}
		return true
	}
	switch e.Name {
	case fyne.KeyTab:
		t.nextUnit()
	case fyne.KeyEscape:
		t.back()
	case fyne.KeySpace:
		call(t.bar.main)
	case fyne.KeyPageUp:
		t.stepBack()
	case fyne.KeyPageDown:
		if t.past != now {
			t.lookAt(t.past + 1)
		}
	case fyne.KeyF1:
		t.sheets.toggle(sheetCharts)
	case fyne.KeyF2:
		t.sheets.toggle(sheetDisplays)
	case fyne.KeyF3:
		t.sheets.toggle(sheetTracks)
	case fyne.KeyF4:
		t.drawer.toggle()
	default:
		return false
	}
	return true
}

// rune is a letter or digit: a button of the bar, or an overlay.
func (t *Table) rune(r rune) {
	if t.closed || t.cover.up || t.win.Canvas().Overlays().Top() != nil {
		return
	}
	if r >= '1' && r <= '9' {
		if i := int(r - '1'); i < len(t.bar.keys) {
			t.bar.keys[i]()
		}
		return
	}
	for _, o := range overlayList {
		if unicode.ToLower(r) == o.key {
			t.rail.toggle(o.id)
		}
	}
}

// nextUnit selects the next unit that has not moved and shows it.
func (t *Table) nextUnit() {
	if t.past != now {
		return
	}
	unit := t.desk.NextUnit()
	if unit == "" {
		t.float.say(desk.Sentence(t.desk.View().Prompt.Ask))
		return
	}
	t.shown = unit
	c := t.desk.Units(unit)
	t.after(c)
	if u, ok := t.desk.Counter(unit); ok && u.Hex != "" {
		t.board.ShowAll(u.Hex)
		t.board.SetCursor(u.Hex)
	}
}

// back goes back one step: a sheet is closed, then the past left, then what is
// selected let go, then what is in hand set down.
func (t *Table) back() {
	t.float.quiet()
	t.board.CloseFan()
	switch {
	case t.sheets.up():
		t.sheets.close()
	case t.past != now:
		t.present()
	case t.desk.Back():
		t.update()
	default:
		if c, any := t.desk.Halt(); any {
			t.after(c)
		}
	}
}

// stepBack goes one action further into the past.
func (t *Table) stepBack() {
	n := t.past
	if n == now {
		n = t.desk.Match.Cursor()
	}
	if n > 0 {
		t.lookAt(n - 1)
	}
}
