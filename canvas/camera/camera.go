// Package camera is the mathematics of looking at a sheet through a window:
// where on the sheet a pixel lies, what is seen, how panning and zooming move
// it, where they end, and how one goes from one place to another. It knows
// neither Fyne nor what is on the sheet.
package camera

import (
	"math"

	"vistula/canvas/pen"
)

// Camera is what the middle of a window looks at: a point of the sheet, in hex
// widths, and how many units of the window a hex width takes.
type Camera struct {
	At pen.Point
	Px float64
}

// Window is the size of a window and what of it is covered at its edges by
// panels: the middle of the rest is what cameras are centred on.
type Window struct {
	W, H                     float64
	Left, Top, Right, Bottom float64
}

// Clear is the part of the window that nothing covers.
func (w Window) Clear() pen.Rect {
	return pen.Rect{X: w.Left, Y: w.Top, W: max(1, w.W-w.Left-w.Right), H: max(1, w.H-w.Top-w.Bottom)}
}

// ToSheet is the point of the sheet at a place of the window.
func (c Camera) ToSheet(w Window, at pen.Point) pen.Point {
	return c.At.Add(at.Sub(w.Clear().Center()).Mul(1 / c.Px))
}

// ToWindow is the place in the window of a point of the sheet.
func (c Camera) ToWindow(w Window, p pen.Point) pen.Point {
	return p.Sub(c.At).Mul(c.Px).Add(w.Clear().Center())
}

// View is the part of the sheet that lies in the window, covered or not.
func (c Camera) View(w Window) pen.Rect {
	o := c.ToSheet(w, pen.Point{})
	return pen.Rect{X: o.X, Y: o.Y, W: w.W / c.Px, H: w.H / c.Px}
}

// Panned is the camera after the sheet was pushed by so many units.
func (c Camera) Panned(dx, dy float64) Camera {
	c.At = c.At.Sub(pen.Point{X: dx, Y: dy}.Mul(1 / c.Px))
	return c
}

// ZoomedAt is the camera at another zoom with the same point of the sheet at a
// place of the window.
func (c Camera) ZoomedAt(w Window, at pen.Point, px float64) Camera {
	p := c.ToSheet(w, at)
	c.Px = px
	c.At = p.Sub(at.Sub(w.Clear().Center()).Mul(1 / px))
	return c
}

// Fit shows a whole rectangle, as large as the window's clear part allows.
func Fit(w Window, r pen.Rect) Camera {
	free := w.Clear()
	return Camera{At: r.Center(), Px: min(free.W/r.W, free.H/r.H)}
}

// Limits keep a camera on its sheet.
type Limits struct {
	Bounds      pen.Rect // of the sheet
	Least, Most float64  // units a hex width
	// Aside is how far from the middle of the window a sheet smaller than it
	// lies, in units, as far as it stays whole: clear of what floats there.
	Aside pen.Point
}

// LimitsOf lets one zoom out until the whole sheet is seen with a little of the
// table round it, and in until few hexes fill the window.
func LimitsOf(w Window, bounds pen.Rect, most float64) Limits {
	home := Fit(w, bounds).Px
	return Limits{Bounds: bounds, Least: min(home*0.8, most), Most: max(most, home)}
}

// Clamp is the nearest camera within the limits: the zoom in its range, and the
// sheet never out of sight. A sheet smaller than the window lies in its middle,
// or aside from it; a larger one may be pushed until its edge is a third of the way in, so
// that a hex at the edge can be looked at in comfort.
func (c Camera) Clamp(w Window, l Limits) Camera {
	c.Px = min(max(c.Px, l.Least), l.Most)
	free := w.Clear()
	c.At.X = clampAxis(c.At.X, l.Bounds.X, l.Bounds.Right(), free.W/c.Px, l.Aside.X/c.Px)
	c.At.Y = clampAxis(c.At.Y, l.Bounds.Y, l.Bounds.Bottom(), free.H/c.Px, l.Aside.Y/c.Px)
	return c
}

func clampAxis(at, lo, hi, seen, aside float64) float64 {
	if room := (seen - (hi - lo)) / 2; room >= 0 {
		return (lo+hi)/2 - min(max(aside, -room), room)
	}
	slack := min(seen/3, (hi-lo)/8)
	return min(max(at, lo+seen/2-slack), hi-seen/2+slack)
}

// near tells whether two zooms are the same to the eye.
func near(a, b float64) bool { return math.Abs(a-b) < 1e-3*max(a, b) }
