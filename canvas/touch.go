package canvas

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"vistula/canvas/pen"
)

// fingers are those on the glass. Fyne tells of them on tablets only; on
// desktops this rests.
type fingers struct {
	at      map[int]pen.Point
	pinched bool // two were down: the rest of the gesture is no drag
}

func (g *fingers) pinching() bool { return g.pinched }

func (g *fingers) clear() {
	clear(g.at)
	g.pinched = false
}

func pointOf(p fyne.Position) pen.Point { return pen.Point{X: float64(p.X), Y: float64(p.Y)} }

// TouchDown implements mobile.Touchable.
func (in *input) TouchDown(e *mobile.TouchEvent) {
	in.skipOrnaments()
	g := &in.fingers
	if g.at == nil {
		g.at = map[int]pen.Point{}
	}
	g.at[e.ID] = pointOf(e.Position)
	if len(g.at) == 1 {
		g.pinched = false
		in.pressed(e.Position, fingerSide, fingerRise)
		return
	}
	g.pinched = true
	in.stopPress()
	in.CloseFan()
}

// TouchUp implements mobile.Touchable.
func (in *input) TouchUp(e *mobile.TouchEvent) {
	in.stopPress()
	delete(in.fingers.at, e.ID)
}

// TouchCancel implements mobile.Touchable.
func (in *input) TouchCancel(e *mobile.TouchEvent) { in.TouchUp(e) }

// TouchMoved implements mobile.Movable: two fingers pinch and push.
func (in *input) TouchMoved(e *mobile.TouchEvent) {
	g := &in.fingers
	before, ok := g.at[e.ID]
	if !ok || len(g.at) != 2 {
		return
	}
	now := pointOf(e.Position)
	var other pen.Point
	for id, p := range g.at {
		if id != e.ID {
			other = p
		}
	}
	g.at[e.ID] = now
	was, is := before.Sub(other).Len(), now.Sub(other).Len()
	const least = 12 // fingers closer than that give no direction
	if was < least || is < least {
		return
	}
	middle := before.Add(other).Mul(0.5)
	in.eye.stretch(middle, is/was, now.Add(other).Mul(0.5).Sub(middle))
}
