package table

import (
	"fmt"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/lang"

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
	add := func(shortcut fyne.Shortcut, do func()) {
		c.AddShortcut(shortcut, func(fyne.Shortcut) {
			if !t.closed && !t.cover.up && c.Overlays().Top() == nil { // what is covered stays covered
				t.hideCase()
				do()
			}
		})
	}
	t.commandKeys(add)
	t.mapKeys(add)
}

// commandKeys are those with Ctrl, or ⌘.
func (t *Table) commandKeys(add func(fyne.Shortcut, func())) {
	// Fyne takes these two for its own, so that a shortcut of ours with the same
	// keys would never be heard of.
	add(&fyne.ShortcutUndo{}, t.undo)
	add(&fyne.ShortcutRedo{}, t.redo)
	for key, do := range map[fyne.KeyName]func(){
		fyne.KeyS: func() { call(t.hooks.Save) }, fyne.KeyO: func() { call(t.hooks.Open) },
		fyne.KeyReturn: t.goOn, fyne.KeyEnter: t.goOn, fyne.KeyP: func() { call(menu{t}.print()) }, fyne.KeyF: t.find, fyne.KeyI: t.switchWhatIf, fyne.KeyH: t.hint.ask,
		fyne.KeyComma: func() { call(t.hooks.Preferences) },
	} {
		add(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}, do)
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
	t.float.settle()
	t.hideCase()
	if t.answer(e) {
		return true
	}
	if t.cover.up {
		if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter || e.Name == fyne.KeySpace {
			t.takeOver()
		}
		return true
	}
	return t.pressed(e.Name)
}

// pressed does what a key does that is nobody else's.
func (t *Table) pressed(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyTab:
		t.next(t.board.Held()&fyne.KeyModifierShift != 0)
	case fyne.KeyEscape:
		t.back()
	case fyne.KeySpace:
		t.goOn()
	case fyne.KeyReturn, fyne.KeyEnter: // with no hex to be clicked
		if t.bar.serving() != whoReads {
			return false
		}
		t.goOn()
	case fyne.KeyPageUp:
		t.stepBack()
	case fyne.KeyPageDown:
		if t.past != now {
			t.lookAt(t.desk.After(t.past))
		}
	case fyne.KeyF1:
		t.sheets.toggle(sheetCharts)
	case fyne.KeyF2:
		t.sheets.toggle(sheetDisplays)
	case fyne.KeyF3:
		t.sheets.toggle(sheetTracks)
	case fyne.KeyF4:
		t.drawer.toggle()
	case fyne.KeyF6:
		t.nextPane()
	case fyne.KeyDelete, fyne.KeyBackspace:
		t.sandbox.takeOff()
	case fyne.KeyF10:
		t.rail.menu()
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
	t.hideCase()
	r = unicode.ToLower(r)
	switch {
	case r >= '1' && r <= '9':
		if i := int(r - '1'); i < len(t.bar.keys) {
			t.bar.keys[i]()
		}
		return
	case r == '?':
		t.sheets.toggle(sheetKeys)
	case r == 'j':
		t.asksAccount()
	case r == 'n' && t.watching:
		t.watch.forward()
	case r == 'e':
		t.nextSpeed()
	case r == '/':
		t.find()
		return
	case t.sheets.covers(): // nothing is done to a map that is not seen
		return
	case r == 'f' && !t.sheets.up():
		t.board.FanOut()
	case r == 'v':
		t.switchMinimap()
		return
	}
	for _, l := range lampList {
		if r == l.key {
			t.lamps.toggle(l.state)
		}
	}
	for _, o := range t.overlayKinds() {
		if r == o.key {
			t.rail.toggle(o.id)
		}
	}
}

// find opens the finder, before a sheet that would lie over it.
func (t *Table) find() {
	t.sheets.close()
	t.finder.open()
}

// goOn does what the main button of the bar does, or the only thing that can be
// done.
func (t *Table) goOn() {
	switch offers := t.desk.Offers(); {
	case !t.bar.steady() || time.Since(t.warnedAt) < warningStands:
	case t.bar.main != nil:
		t.bar.main()
	case len(offers) == 1 && t.past == now && !t.desk.Computer():
		t.after(t.desk.Do(offers[0].Action))
	}
}

// back goes back one step: what is folded out is shut, then a sheet closed, then
// the past left, then what is chosen or in hand let go. It never brings anything
// to its end.
func (t *Table) back() {
	t.float.quiet()
	t.board.CloseFan()
	switch {
	case t.finder.shut():
	case t.knobs.close():
	case t.sheets.up():
		t.sheets.close()
	case t.watching:
		t.watch.skip()
	case t.past != now:
		t.present()
	case t.hint.close():
	case t.lamps.off():
	case t.slim && t.drawer.below.at == stopWhole && t.drawer.shows(t.drawer.fight): // it hides the map
		t.drawer.below.pull(false)
	case t.slim && t.drawer.ahead != nil && t.drawer.shows(t.drawer.fight): // it lies over the map
		t.drawer.setAhead(nil, "")
		t.uncover()
	default:
		t.letGo()
	}
}

// letGo lets go of what was chosen last. Units that have moved stay in hand, for
// to set them down would end their move.
func (t *Table) letGo() {
	did, err := t.desk.LetGo()
	switch {
	case err != nil:
		t.float.say(desk.Sentence(err.Error()))
	case did:
		t.changed()
		t.update()
		t.keepKeys()
	case t.desk.Back():
		t.update()
	case t.explained != nil:
		t.explained = nil
		t.lights()
	case t.drawer.dismiss():
	case t.float.notices.shut():
	case t.desk.Moved():
		t.float.say(lang.L("The units in hand have moved. End the move to leave them here, or undo it."))
	}
}

// stepBack goes one action further into the past.
func (t *Table) stepBack() {
	n := t.past
	if n == now {
		n = t.desk.Match.Cursor()
	}
	if n > 0 {
		t.lookAt(t.desk.Before(n))
	}
}

// showMap goes to a map by its index, or shows all.
func (t *Table) showMap(index int) {
	t.board.ShowMap(index)
	t.float.maps.look()
	t.keepKeys()
}

// mapKeys gives each map Ctrl with its number, and all of them Ctrl+0.
func (t *Table) mapKeys(add func(fyne.Shortcut, func())) {
	n := len(t.maps())
	if n < 2 {
		return
	}
	for digit := range min(n, 9) + 1 {
		key := fyne.KeyName(fmt.Sprint(digit))
		// The map before the first is All, and Ctrl+0 shows it.
		add(&desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}, func() { t.showMap(digit - 1) })
	}
}
