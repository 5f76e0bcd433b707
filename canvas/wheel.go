package canvas

import (
	"math"
	"runtime"

	"fyne.io/fyne/v2"

	"vistula/canvas/pen"
)

// Scrolled implements fyne.Scrollable: the wheel zooms at the pointer from stop
// to stop, a touch pad smoothly.
func (in *input) Scrolled(e *fyne.ScrollEvent) {
	in.skipOrnaments()
	if !in.eye.sized() {
		return
	}
	at := pen.Point{X: float64(e.Position.X), Y: float64(e.Position.Y)}
	if e.Position.IsZero() && in.pointer.inside {
		at = pen.Point{X: float64(in.pointer.at.X), Y: float64(in.pointer.at.Y)}
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
		in.eye.zoomBy(steps, at)
	case d != 0:
		in.CloseFan()
		in.eye.stretch(at, math.Exp(d*0.012), pen.Point{})
	case e.Scrolled.DX != 0:
		in.CloseFan()
		in.eye.drag(float64(e.Scrolled.DX), 0)
	}
}
