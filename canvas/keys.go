package canvas

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"vistula/canvas/pen"
	"vistula/rules/board"
)

// keyboard is the hex cursor and the keys held down.
type keyboard struct {
	at       board.ID  // hex of the cursor
	line     pen.Point // where the cursor would be if hexes lay in straight columns
	modifier fyne.KeyModifier
}

// FocusGained implements fyne.Focusable.
func (in *input) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (in *input) FocusLost() { in.keys.modifier = 0 }

// AcceptsTab implements fyne.Tabbable: with KeepTab set, OnKey hears of Tab and
// the board keeps the keys.
func (in *input) AcceptsTab() bool { return in.KeepTab }

// Held are the modifier keys that are down.
func (in *input) Held() fyne.KeyModifier { return in.keys.modifier }

// FanOut fans the stack at the cursor out, for the keyboard to choose from; it
// tells whether one lies there.
func (in *input) FanOut() bool {
	if in.keys.at == board.None || !in.fan.show(in.keys.at, mouseSide, 0, true) {
		return false
	}
	in.fan.setRing(0)
	return true
}

// KeyDown implements desktop.Keyable.
func (in *input) KeyDown(e *fyne.KeyEvent) { in.keys.modifier |= modifierOf(e.Name) }

// KeyUp implements desktop.Keyable.
func (in *input) KeyUp(e *fyne.KeyEvent) { in.keys.modifier &^= modifierOf(e.Name) }

func modifierOf(k fyne.KeyName) fyne.KeyModifier {
	switch k {
	case desktop.KeyShiftLeft, desktop.KeyShiftRight:
		return fyne.KeyModifierShift
	case desktop.KeyControlLeft, desktop.KeyControlRight:
		return fyne.KeyModifierControl
	case desktop.KeyAltLeft, desktop.KeyAltRight:
		return fyne.KeyModifierAlt
	}
	return 0
}

// arrows are the directions of the arrow keys on the page.
var arrows = map[fyne.KeyName]pen.Point{
	fyne.KeyLeft: {X: -1}, fyne.KeyRight: {X: 1}, fyne.KeyUp: {Y: -1}, fyne.KeyDown: {Y: 1},
}

// TypedRune implements fyne.Focusable.
func (in *input) TypedRune(r rune) {
	in.skipOrnaments()
	switch r {
	case '+', '=':
		in.eye.ZoomIn()
	case '-', '_':
		in.eye.ZoomOut()
	case ' ': // TypedKey has it
	default:
		if in.OnRune != nil {
			in.OnRune(r)
		}
	}
}

// TypedKey implements fyne.Focusable.
func (in *input) TypedKey(e *fyne.KeyEvent) {
	in.skipOrnaments()
	dir, arrow := arrows[e.Name]
	fan := in.fan.id != board.None && in.fan.stays
	switch {
	case fan && in.fanKey(e.Name):
	case arrow && in.keys.modifier&fyne.KeyModifierShift != 0:
		const step = 160
		in.eye.nudge(-step*dir.X, -step*dir.Y)
	case arrow:
		in.moveCursor(dir)
	case e.Name == fyne.KeyHome:
		in.eye.Home()
	case (e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter) && in.keys.at != board.None:
		in.tap(in.atHex(in.keys.at))
	case e.Name == fyne.KeySpace && in.OnKey == nil && in.FanOut():
	case in.OnKey != nil && in.OnKey(e):
	case e.Name == fyne.KeyEscape:
		in.CloseFan()
	}
}

// fanKey is a key while a fan stands open: arrows choose, Enter picks, Space
// picks all, Esc closes.
func (in *input) fanKey(k fyne.KeyName) bool {
	l := &in.fan
	n := len(l.stack.Units)
	h := in.atHex(l.id)
	h.InFan, h.Unit, h.Stack = true, "", &l.stack
	switch k {
	case fyne.KeyLeft, fyne.KeyUp:
		l.setRing((max(0, l.hover) + n - 1) % n)
	case fyne.KeyRight, fyne.KeyDown:
		l.setRing((l.hover + 1) % n)
	case fyne.KeyReturn, fyne.KeyEnter:
		if l.hover >= 0 {
			h.Unit = l.stack.Units[l.hover].Unit
			in.tap(h)
		}
	case fyne.KeySpace:
		h.Plate = true
		in.tap(h)
	case fyne.KeyEscape:
		in.CloseFan()
	default:
		return false
	}
	return true
}
