package canvas

import (
	"math"
	"runtime"

	"fyne.io/fyne/v2"

	"vistula/canvas/pen"
)

// Scrolled implements fyne.Scrollable: the wheel zooms at the pointer from stop
// to stop, a touch pad smoothly.
func (b *Board) Scrolled(e *fyne.ScrollEvent) {
	b.skipOrnaments()
	if !b.eye.ready {
		return
	}
	at := pen.Point{X: float64(e.Position.X), Y: float64(e.Position.Y)}
	if e.Position.IsZero() && b.pointer.inside {
		at = pen.Point{X: float64(b.pointer.at.X), Y: float64(b.pointer.at.Y)}
	}
	const notch = 20 // one click of a wheel is 10 to 25 units, by the system
	d := float64(e.Scrolled.DY)
	if runtime.GOOS == "js" && math.Abs(d) >= 10 {
		d /= 10 // Fyne speeds up all but the smallest turns of a browser's wheel tenfold
	}
	switch {
	case math.Abs(d) >= notch || math.Abs(d) == 10:
		steps := min(3, max(1, int(math.Abs(d)/25+0.5)))
		if d < 0 {
			steps = -steps
		}
		b.zoomBy(steps, at)
	case d != 0:
		b.CloseFan()
		c := b.eye.now
		b.push(c.ZoomedAt(b.eye.win, at, b.within(c.Px*math.Exp(d*0.012))))
	case e.Scrolled.DX != 0:
		b.CloseFan()
		b.push(b.eye.now.Panned(float64(e.Scrolled.DX), 0))
	}
}

// within is a zoom within the limits. A zoom clamped afterwards would slide
// away from the pointer.
func (b *Board) within(px float64) float64 {
	least, most := b.ZoomRange()
	return min(max(px, least), most)
}

// ZoomAt goes some steps closer (or away, if steps is negative) with the same
// spot of the sheet under a place of the widget, as for a double click.
func (b *Board) ZoomAt(at fyne.Position, steps int) {
	b.zoomBy(steps, pen.Point{X: float64(at.X), Y: float64(at.Y)})
}
