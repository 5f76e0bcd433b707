package canvas

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// keyboard is the hex cursor and the keys held down.
type keyboard struct {
	at       board.ID  // hex of the cursor
	line     pen.Point // where the cursor would be if hexes lay in straight columns
	modifier fyne.KeyModifier
}

var (
	_ fyne.Focusable  = (*Board)(nil)
	_ fyne.Tabbable   = (*Board)(nil)
	_ desktop.Keyable = (*Board)(nil)
)

// FocusGained implements fyne.Focusable.
func (b *Board) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (b *Board) FocusLost() { b.keys.modifier = 0 }

// AcceptsTab implements fyne.Tabbable: with KeepTab set, OnKey hears of Tab and
// the board keeps the keys.
func (b *Board) AcceptsTab() bool { return b.KeepTab }

// Held are the modifier keys that are down.
func (b *Board) Held() fyne.KeyModifier { return b.keys.modifier }

// FanOut fans the stack at the cursor out, for the keyboard to choose from; it
// tells whether one lies there.
func (b *Board) FanOut() bool {
	if b.keys.at == board.None || !b.fan.show(b.keys.at, mouseSide, 0, true) {
		return false
	}
	b.fan.setRing(0)
	return true
}

// KeyDown implements desktop.Keyable.
func (b *Board) KeyDown(e *fyne.KeyEvent) { b.keys.modifier |= modifierOf(e.Name) }

// KeyUp implements desktop.Keyable.
func (b *Board) KeyUp(e *fyne.KeyEvent) { b.keys.modifier &^= modifierOf(e.Name) }

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
func (b *Board) TypedRune(r rune) {
	b.skipOrnaments()
	switch r {
	case '+', '=':
		b.ZoomIn()
	case '-', '_':
		b.ZoomOut()
	case ' ': // TypedKey has it
	default:
		if b.OnRune != nil {
			b.OnRune(r)
		}
	}
}

// TypedKey implements fyne.Focusable.
func (b *Board) TypedKey(e *fyne.KeyEvent) {
	b.skipOrnaments()
	dir, arrow := arrows[e.Name]
	fan := b.fan.id != board.None && b.fan.stays
	switch {
	case fan && b.fanKey(e.Name):
	case arrow && b.keys.modifier&fyne.KeyModifierShift != 0:
		const step = 160
		b.eye.home = false
		b.CloseFan()
		b.fly(b.eye.to.Panned(-step*dir.X, -step*dir.Y), zoomTime)
	case arrow:
		b.moveCursor(dir)
	case e.Name == fyne.KeyHome:
		b.Home()
	case (e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter) && b.keys.at != board.None:
		b.tap(b.atHex(b.keys.at))
	case e.Name == fyne.KeySpace && b.OnKey == nil && b.FanOut():
	case b.OnKey != nil && b.OnKey(e):
	case e.Name == fyne.KeyEscape:
		b.CloseFan()
	}
}

// fanKey is a key while a fan stands open: arrows choose, Enter picks, Space
// picks all, Esc closes.
func (b *Board) fanKey(k fyne.KeyName) bool {
	l := &b.fan
	n := len(l.stack.Units)
	h := b.atHex(l.id)
	h.InFan, h.Unit, h.Stack = true, "", &l.stack
	switch k {
	case fyne.KeyLeft, fyne.KeyUp:
		l.setRing((max(0, l.hover) + n - 1) % n)
	case fyne.KeyRight, fyne.KeyDown:
		l.setRing((l.hover + 1) % n)
	case fyne.KeyReturn, fyne.KeyEnter:
		if l.hover >= 0 {
			h.Unit = l.stack.Units[l.hover].Unit
			b.tap(h)
		}
	case fyne.KeySpace:
		h.Plate = true
		b.tap(h)
	case fyne.KeyEscape:
		b.CloseFan()
	default:
		return false
	}
	return true
}

// moveCursor goes to the neighbour in a direction of the page.
func (b *Board) moveCursor(dir pen.Point) {
	at := b.keys.at
	if at == board.None {
		b.setCursor(b.firstCursor())
		return
	}
	if c := b.sheet.Center(at); b.keys.line.Sub(c).Len() > 1 { // the cursor was set from outside
		b.keys.line = c
	}
	to, line := b.step(at, b.keys.line, dir)
	if to == board.None {
		to, line = b.cross(at, dir)
	}
	if to == board.None {
		return
	}
	b.setCursor(to)
	b.keys.line = line
}

// setCursor moves the cursor and tells of it.
func (b *Board) setCursor(id board.ID) {
	if id == board.None {
		return
	}
	b.keys.line = b.sheet.Center(id)
	b.SetCursor(b.board.Number(id))
	if b.OnCursor != nil {
		b.OnCursor(b.board.Number(id))
	}
}

// firstCursor is where the cursor begins: at a selected unit, else where the
// pointer is, else in the middle of the window.
func (b *Board) firstCursor() board.ID {
	for id, s := range b.stacks.at {
		if _, selected := arranged(&s.stack, b.stacks.selected); selected {
			return id
		}
	}
	if b.pointer.inside && b.pointer.last.OnMap {
		return b.pointer.last.Hex
	}
	middle := b.eye.to.At
	best, least := board.None, math.Inf(1)
	for id := range board.ID(b.board.Len()) {
		if !b.sheet.Has(id) {
			continue
		}
		if d := b.sheet.Center(id).Sub(middle).Len(); d < least {
			best, least = id, d
		}
	}
	return best
}

// step is the neighbour of a hex in a direction of the page. Where two lie
// equally well, it is the one nearer to the line on which the cursor went, so
// that up and up and up is straight up. The second result is that line.
func (b *Board) step(at board.ID, line, dir pen.Point) (board.ID, pen.Point) {
	best, most := board.None, 0.45
	from := b.sheet.Center(at)
	for d := range hex.Direction(hex.Directions) {
		n := b.board.Neighbour(at, d)
		if n == board.None {
			continue
		}
		c := b.sheet.Center(n)
		v := c.Sub(from)
		off := math.Abs((c.X-line.X)*dir.Y) + math.Abs((c.Y-line.Y)*dir.X)
		if score := v.X*dir.X + v.Y*dir.Y - 0.3*off; score > most {
			best, most = n, score
		}
	}
	if best == board.None {
		return best, line
	}
	c := b.sheet.Center(best)
	if dir.X != 0 {
		return best, pen.Point{X: c.X, Y: line.Y}
	}
	return best, pen.Point{X: line.X, Y: c.Y}
}

// bringIn moves the view as little as brings a hex into sight.
func (b *Board) bringIn(id board.ID) {
	e := &b.eye
	if !e.ready {
		return
	}
	c := e.to.ToWindow(e.win, b.sheet.Center(id))
	free := e.win.Clear()
	edge := min(1.2*e.to.Px, free.W/4, free.H/4)
	free = free.Grow(-edge)
	dx := min(0, free.Right()-c.X) + max(0, free.X-c.X)
	dy := min(0, free.Bottom()-c.Y) + max(0, free.Y-c.Y)
	if dx != 0 || dy != 0 {
		e.home = false
		b.fly(e.to.Panned(dx, dy), 120*time.Millisecond)
	}
}
