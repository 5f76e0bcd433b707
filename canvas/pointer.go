package canvas

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"vistula/canvas/camera"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// pointer is the mouse, or the one finger that does what a mouse does.
type pointer struct {
	at       fyne.Position // where it was last
	inside   bool
	last     Hit
	speed    camera.Speed
	dragged  pen.Point // since the button went down
	dragging bool      // far enough to be a drag
	press    func()    // stops the timer of the long press
	slid     bool      // a long press has opened a fan: the finger slides over it
	held     bool      // a finger rests: it points, as a mouse does, and its end is no tap
	tapAt    time.Time // of the last tap, for the double one
	tapPos   fyne.Position
}

var (
	_ fyne.Draggable         = (*Board)(nil)
	_ fyne.Scrollable        = (*Board)(nil)
	_ fyne.Tappable          = (*Board)(nil)
	_ fyne.SecondaryTappable = (*Board)(nil)
	_ desktop.Hoverable      = (*Board)(nil)
	_ desktop.Mouseable      = (*Board)(nil)
	_ desktop.Cursorable     = (*Board)(nil)
)

// MouseIn implements desktop.Hoverable.
func (b *Board) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (b *Board) MouseMoved(e *desktop.MouseEvent) {
	b.pointer.inside = true
	b.pointer.at = e.Position
	b.point()
}

// MouseOut implements desktop.Hoverable.
func (b *Board) MouseOut() {
	p := &b.pointer
	p.inside = false
	if b.fan.id == board.None {
		b.fan.stopTimers()
	} else if !b.fan.stays {
		b.CloseFan()
	}
	p.last = Hit{Hex: board.None}
	if b.OnHover != nil {
		b.OnHover(p.last)
	}
}

// point looks what is under the pointer and tells of it if it changed.
func (b *Board) point() {
	p := &b.pointer
	if p.dragging {
		return
	}
	h := b.HitAt(p.at)
	b.fan.point(&h)
	b.hover(h)
}

// hover tells what is under the pointer if that changed.
func (b *Board) hover(h Hit) {
	p := &b.pointer
	same := h.same(&p.last)
	p.last = h
	if !same && b.OnHover != nil {
		b.OnHover(h)
	}
}

// pointAgain looks anew after something else than the pointer has moved.
func (b *Board) pointAgain() {
	if b.pointer.inside && b.eye.ready {
		b.point()
	}
}

// MouseDown implements desktop.Mouseable.
func (b *Board) MouseDown(e *desktop.MouseEvent) {
	b.skipOrnaments()
	b.keys.modifier = e.Modifier
	if e.Button == desktop.MouseButtonPrimary {
		b.pressed(e.Position, mouseSide, 0)
	} else { // a long press that ended elsewhere is over
		b.pointer.slid, b.pointer.held = false, false
	}
}

// MouseUp implements desktop.Mouseable.
func (b *Board) MouseUp(e *desktop.MouseEvent) {
	b.keys.modifier = e.Modifier
	b.stopPress()
}

// pressed begins a press, which may become a tap, a drag or a long press.
func (b *Board) pressed(at fyne.Position, side, rise float64) {
	p := &b.pointer
	p.at, p.dragged, p.dragging, p.slid, p.held = at, pen.Point{}, false, false, false
	p.speed.Reset()
	if b.eye.flight != nil && !b.eye.flight.over && b.eye.now.Px == b.eye.to.Px {
		b.eye.flight.stop() // a hand on the sheet stops it
		b.eye.to = b.eye.now
		b.rest()
	}
	b.stopPress()
	h, finger := b.HitAt(at), rise > 0
	if h.InFan || !finger && (h.Stack == nil || h.Unit == "") {
		return
	}
	p.press = b.after(pressTime, func() {
		p.press = nil
		if finger {
			p.held, p.last = true, Hit{Hex: board.None} // told in any case
			b.hover(h)
		}
		if b.fan.id == h.Hex {
			b.fan.stays = true
			return
		}
		p.slid = b.fan.show(h.Hex, side, rise, true)
	})
}

func (b *Board) stopPress() {
	if b.pointer.press != nil {
		b.pointer.press()
		b.pointer.press = nil
	}
}

// dragLeast is how far one must go before it is a drag: a hand shakes a little
// when it clicks.
const dragLeast = 4

// Dragged implements fyne.Draggable.
func (b *Board) Dragged(e *fyne.DragEvent) {
	p := &b.pointer
	p.at = e.Position
	if b.fingers.pinching() {
		return
	}
	if p.slid {
		h := b.HitAt(e.Position)
		b.fan.ringAt(&h)
		return
	}
	if p.held {
		b.hover(b.HitAt(p.at))
		return
	}
	dx, dy := float64(e.Dragged.DX), float64(e.Dragged.DY)
	p.dragged = p.dragged.Add(pen.Point{X: dx, Y: dy})
	if !p.dragging {
		if p.dragged.Len() < dragLeast {
			return
		}
		p.dragging = true
		b.stopPress()
		b.CloseFan()
		dx, dy = p.dragged.X, p.dragged.Y
	}
	p.speed.Add(time.Now(), dx, dy)
	b.push(b.eye.now.Panned(dx, dy))
}

// DragEnd implements fyne.Draggable.
func (b *Board) DragEnd() {
	p := &b.pointer
	b.stopPress()
	pinched, dragging := b.fingers.pinching(), p.dragging
	b.fingers.clear()
	p.dragged, p.dragging = pen.Point{}, false
	slid, held := p.slid, p.held
	p.slid, p.held = false, false
	switch {
	case pinched:
	case slid:
		if h := b.HitAt(p.at); h.Unit != "" || h.Plate {
			b.tap(h)
		}
	case held:
	case !dragging:
		b.tap(b.HitAt(p.at))
	default:
		b.letGo(p.speed.Value(time.Now()))
	}
}

// letGo lets the sheet slide on.
func (b *Board) letGo(speed pen.Point) {
	fling, ok := camera.NewFling(b.eye.now, speed)
	if !ok || b.motions.pace == 0 {
		return
	}
	b.stopCalm()
	e := &b.eye
	l, d := b.limits(), fling.Duration()
	e.to = fling.At(d).Clamp(e.win, l)
	b.wantTiles()
	e.flight = b.animate(d, func(t float64) {
		b.see(fling.At(time.Duration(t*float64(d))).Clamp(e.win, l))
	}, b.rest)
	e.flight.keep = true
}

// Tapped implements fyne.Tappable.
func (b *Board) Tapped(e *fyne.PointEvent) {
	b.skipOrnaments()
	b.stopPress()
	if b.pressedLong() {
		return
	}
	b.focus()
	b.tap(b.HitAt(e.Position))
}

// pressedLong tells whether a tap is the end of a long press, which has done what
// it does.
func (b *Board) pressedLong() bool {
	p := &b.pointer
	long := p.slid || p.held
	p.slid, p.held = false, false
	return long
}

// doubleTime is how soon the second tap of a double one comes. There is no
// DoubleTapped method: with one, Fyne would hold every single tap back until it
// is sure that no second follows.
const doubleTime = 320 * time.Millisecond

// tap tells of a tap.
func (b *Board) tap(h Hit) {
	p := &b.pointer
	now := time.Now()
	d := h.Position.Subtract(p.tapPos)
	double := now.Sub(p.tapAt) < doubleTime && math.Hypot(float64(d.X), float64(d.Y)) < 8
	p.tapAt, p.tapPos = now, h.Position
	if b.fan.id != board.None && !h.InFan && b.fan.stays && h.Hex != b.fan.id {
		b.CloseFan() // a tap outside shuts the fan and does no more
		return
	}
	if double {
		p.tapAt = time.Time{}
		if b.OnDoubleTap != nil {
			b.OnDoubleTap(h)
		} else {
			b.ZoomAt(h.Position, 1)
		}
		return
	}
	if b.OnTap != nil {
		b.OnTap(h)
	}
}

// TappedSecondary implements fyne.SecondaryTappable.
func (b *Board) TappedSecondary(e *fyne.PointEvent) {
	b.skipOrnaments()
	b.stopPress()
	if b.pressedLong() {
		return
	}
	if b.OnSecondaryTap != nil {
		b.OnSecondaryTap(b.HitAt(e.Position))
	}
}

// focus takes the keys.
func (b *Board) focus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil && c.Focused() != fyne.Focusable(b) {
		c.Focus(b)
	}
}
