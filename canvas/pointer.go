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
	idle     bool      // the pointer rests, and something has moved beneath it
	slid     bool      // a long press has opened a fan: the finger slides over it
	held     bool      // a finger rests: it points, as a mouse does, and its end is no tap
	tapAt    time.Time // of the last tap, for the double one
	tapPos   fyne.Position
}

// MouseIn implements desktop.Hoverable.
func (in *input) MouseIn(e *desktop.MouseEvent) { in.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (in *input) MouseMoved(e *desktop.MouseEvent) {
	p := &in.pointer
	p.idle = p.idle && p.inside && p.at == e.Position
	p.inside, p.at = true, e.Position
	in.point()
}

// MouseOut implements desktop.Hoverable.
func (in *input) MouseOut() {
	p := &in.pointer
	p.inside = false
	if in.fan.id == board.None {
		in.fan.stopTimers()
	} else if !in.fan.stays {
		in.CloseFan()
	}
	p.last = Hit{Hex: board.None}
	if in.OnHover != nil {
		in.OnHover(p.last)
	}
}

// point looks what is under the pointer and tells of it if it changed.
func (in *input) point() {
	p := &in.pointer
	if p.dragging {
		return
	}
	h := in.HitAt(p.at)
	in.fan.point(&h)
	in.hover(h)
}

// hover tells what is under the pointer if that changed.
func (in *input) hover(h Hit) {
	p := &in.pointer
	same := h.same(&p.last)
	p.last = h
	if !same && in.OnHover != nil {
		in.OnHover(h)
	}
}

// pointAgain looks anew after something else than the pointer has moved. What has come
// under a pointer at rest was not pointed at: no fan opens there over what is shown.
func (in *input) pointAgain() {
	if in.pointer.inside && in.eye.sized() {
		in.pointer.idle = true
		in.point()
	}
}

// MouseDown implements desktop.Mouseable.
func (in *input) MouseDown(e *desktop.MouseEvent) {
	in.skipOrnaments()
	in.keys.modifier = e.Modifier
	if e.Button == desktop.MouseButtonPrimary {
		in.pressed(e.Position, mouseSide, 0)
	} else { // a long press that ended elsewhere is over
		in.pointer.slid, in.pointer.held = false, false
	}
}

// MouseUp implements desktop.Mouseable.
func (in *input) MouseUp(e *desktop.MouseEvent) {
	in.keys.modifier = e.Modifier
	in.stopPress()
}

// pressed begins a press, which may become a tap, a drag or a long press.
func (in *input) pressed(at fyne.Position, side, rise float64) {
	p := &in.pointer
	p.at, p.dragged, p.dragging, p.slid, p.held = at, pen.Point{}, false, false, false
	p.speed.Reset()
	in.eye.halt()
	in.stopPress()
	h, finger := in.HitAt(at), rise > 0
	if h.InFan || !finger && (h.Stack == nil || h.Unit == "") {
		return
	}
	p.press = in.after(pressTime, func() {
		p.press = nil
		if finger {
			p.held, p.last = true, Hit{Hex: board.None} // told in any case
			in.hover(h)
		}
		if in.fan.id == h.Hex {
			in.fan.stays = true
			return
		}
		p.slid = in.fan.show(h.Hex, side, rise, true)
	})
}

func (in *input) stopPress() {
	if in.pointer.press != nil {
		in.pointer.press()
		in.pointer.press = nil
	}
}

// dragLeast is how far one must go before it is a drag: a hand shakes a little
// when it clicks.
const dragLeast = 4

// Dragged implements fyne.Draggable.
func (in *input) Dragged(e *fyne.DragEvent) {
	p := &in.pointer
	p.at = e.Position
	if in.fingers.pinching() {
		return
	}
	if p.slid {
		h := in.HitAt(e.Position)
		in.fan.ringAt(&h)
		return
	}
	if p.held {
		in.hover(in.HitAt(p.at))
		return
	}
	dx, dy := float64(e.Dragged.DX), float64(e.Dragged.DY)
	p.dragged = p.dragged.Add(pen.Point{X: dx, Y: dy})
	if !p.dragging {
		if p.dragged.Len() < dragLeast {
			return
		}
		p.dragging = true
		in.stopPress()
		in.CloseFan()
		dx, dy = p.dragged.X, p.dragged.Y
	}
	p.speed.Add(time.Now(), dx, dy)
	in.eye.drag(dx, dy)
}

// DragEnd implements fyne.Draggable.
func (in *input) DragEnd() {
	p := &in.pointer
	in.stopPress()
	pinched, dragging := in.fingers.pinching(), p.dragging
	in.fingers.clear()
	p.dragged, p.dragging = pen.Point{}, false
	slid, held := p.slid, p.held
	p.slid, p.held = false, false
	switch {
	case pinched:
	case slid:
		if h := in.HitAt(p.at); h.Unit != "" || h.Plate {
			in.tap(h)
		}
	case held:
	case !dragging:
		in.tap(in.HitAt(p.at))
	default:
		in.eye.letGo(p.speed.Value(time.Now()))
	}
}

// Tapped implements fyne.Tappable.
func (in *input) Tapped(e *fyne.PointEvent) {
	in.skipOrnaments()
	in.stopPress()
	if in.pressedLong() {
		return
	}
	in.focus()
	in.tap(in.HitAt(e.Position))
}

// pressedLong tells whether a tap is the end of a long press, which has done what
// it does.
func (in *input) pressedLong() bool {
	p := &in.pointer
	long := p.slid || p.held
	p.slid, p.held = false, false
	return long
}

// doubleTime is how soon the second tap of a double one comes. There is no
// DoubleTapped method: with one, Fyne would hold every single tap back until it
// is sure that no second follows.
const doubleTime = 320 * time.Millisecond

// tap tells of a tap.
func (in *input) tap(h Hit) {
	p := &in.pointer
	now := time.Now()
	d := h.Position.Subtract(p.tapPos)
	double := now.Sub(p.tapAt) < doubleTime && math.Hypot(float64(d.X), float64(d.Y)) < 8
	p.tapAt, p.tapPos = now, h.Position
	if in.fan.id != board.None && !h.InFan && in.fan.stays && h.Hex != in.fan.id {
		in.CloseFan() // a tap outside shuts the fan and does no more
		return
	}
	if double {
		p.tapAt = time.Time{}
		if in.OnDoubleTap != nil {
			in.OnDoubleTap(h)
		} else {
			in.eye.ZoomAt(h.Position, 1)
		}
		return
	}
	if in.OnTap != nil {
		in.OnTap(h)
	}
}

// TappedSecondary implements fyne.SecondaryTappable.
func (in *input) TappedSecondary(e *fyne.PointEvent) {
	in.skipOrnaments()
	in.stopPress()
	if in.pressedLong() {
		return
	}
	if in.OnSecondaryTap != nil {
		in.OnSecondaryTap(in.HitAt(e.Position))
	}
}

// focus takes the keys.
func (in *input) focus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(in.widget); c != nil && c.Focused() != fyne.Focusable(in.widget) {
		c.Focus(in.widget)
	}
}
