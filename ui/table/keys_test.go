package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// While a sheet hides the map no key changes what is shown on it; the one that seeks takes
// the sheet away first, so that one Esc closes what one sees.
func TestKeysLeaveAHiddenMapAlone(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "14.06"), persons(), true, 1280, 800, false)
	for _, sheet := range []string{sheetCharts, sheetDisplays, sheetTracks} {
		p.t.sheets.open(sheet)
		p.t.rune('z')
		p.t.rune('u')
		if p.t.rail.on[overlayZones] || p.t.lamps.state != "" {
			t.Errorf("%s: a key turned something on behind the sheet", sheet)
		}
		p.t.rune('/')
		if p.t.sheets.up() || !p.t.finder.up() {
			t.Errorf("%s: the finder is open %v, the sheet lies there %v", sheet, p.t.finder.up(), p.t.sheets.up())
		}
		p.t.typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
		p.t.sheets.open(sheet)
		if p.t.typed(&fyne.KeyEvent{Name: fyne.KeyEscape}); p.t.sheets.up() {
			t.Errorf("%s: Esc does not close the sheet", sheet)
		}
	}
}

// The key that the menu promises for the settings is heard at the table, however that was
// come to.
func TestTheSettingsHaveTheirKeyAtTheTable(t *testing.T) {
	shown := 0
	p := sitWith(t, campaign(t), Hooks{Preferences: func() { shown++ }})
	comma := desktop.CustomShortcut{KeyName: fyne.KeyComma, Modifier: fyne.KeyModifierShortcutDefault}
	p.t.commandKeys(func(s fyne.Shortcut, do func()) {
		if s.ShortcutName() == comma.ShortcutName() {
			do()
		}
	})
	if shown != 1 {
		t.Errorf("the settings are shown %d times", shown)
	}
}
