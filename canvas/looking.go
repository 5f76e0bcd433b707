package canvas

import (
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas/camera"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// Times of flights.
const (
	zoomTime   = 160 * time.Millisecond
	flightTime = 320 * time.Millisecond
)

// ZoomIn goes one step closer, ZoomOut one step away, to the middle of the
// window.
func (e *eye) ZoomIn() { e.zoomBy(1, e.win.Clear().Center()) }

// ZoomOut goes one step away.
func (e *eye) ZoomOut() { e.zoomBy(-1, e.win.Clear().Center()) }

// zoomBy goes some steps with the same point of the sheet at a place.
func (e *eye) zoomBy(steps int, at pen.Point) {
	if !e.ready {
		return
	}
	px := camera.Next(e.stops(), e.to.Px, steps)
	e.zoomTo(px, at)
}

func (e *eye) zoomTo(px float64, at pen.Point) {
	e.home = false
	e.Stay()
	e.watch.leave()
	e.fly(e.to.ZoomedAt(e.win, at, px), zoomTime)
}

// Home shows the whole sheet.
func (e *eye) Home() {
	e.home = true
	e.Stay()
	e.watch.leave()
	e.fly(e.homeCamera(), flightTime)
}

// PixelsPerHex is the zoom: how wide a hex is, in units of Fyne.
func (e *eye) PixelsPerHex() float64 { return e.to.Px }

// SetPixelsPerHex zooms to the middle of the window, as a slider does.
func (e *eye) SetPixelsPerHex(px float64) {
	e.zoomTo(e.exact(px), e.win.Clear().Center())
}

// ZoomRange is the smallest and the largest zoom.
func (e *eye) ZoomRange() (least, most float64) {
	l := e.limits()
	return l.Least, l.Most
}

// SetCover tells which parts along the edges lie under panels. Where the whole
// sheet is shown it is centred in the rest; else nothing moves.
func (e *eye) SetCover(i Insets) {
	e.cover(i)
	if e.home {
		e.fly(e.homeCamera(), flightTime)
	} else {
		e.fly(e.to, flightTime)
	}
}

// CoverStill is SetCover for a panel that has come without a click: nothing moves
// in any case, so that a click still meets what the pointer is on.
func (e *eye) CoverStill(i Insets) {
	e.cover(i)
	if e.ready {
		e.rest()
	}
}

// cover takes the covered edges in. What is looked at is counted from the middle
// of the rest, so that it is counted anew.
func (e *eye) cover(i Insets) {
	e.flight.finish()
	was := e.win.Clear().Center()
	e.win.Left, e.win.Top, e.win.Right, e.win.Bottom = float64(i.Left), float64(i.Top), float64(i.Right), float64(i.Bottom)
	if by := e.win.Clear().Center().Sub(was); e.ready {
		e.now.At, e.to.At = e.now.At.Add(by.Mul(1/e.now.Px)), e.to.At.Add(by.Mul(1/e.to.Px))
	}
}

// Spare tells what floats over the edges, beside panels that cover them: where
// the whole sheet is shown it keeps clear of that.
func (e *eye) Spare(i Insets) {
	if e.spared == i {
		return
	}
	e.spared = i
	if e.home {
		e.fly(e.homeCamera(), 0)
	}
}

// Overhang tells how far something hangs from the upper edge over the map for a while,
// such as the words to what is shown: a visit brings its hexes out from under it.
func (e *eye) Overhang(high float32) { e.shade = float64(high) }

// Corner tells how far something reaches into the map from its lower right corner: a
// visit brings its hexes out from under that too.
func (e *eye) Corner(size fyne.Size) { e.corner = size }

// CenterOn goes to a hex, closer if the zoom is too small to see what is in it.
// Numbers that are not on the maps shown are passed over.
func (e *eye) CenterOn(hex string) {
	id, ok := e.onSheet(hex)
	if !ok {
		return
	}
	c := e.to
	c.At = e.sheet.Center(id)
	if c.Px < readable && !e.ready {
		c.Px = readable
	} else if c.Px < readable {
		c.Px = camera.Next(e.stops(), readable, 1)
	}
	e.home = false
	e.Stay()
	e.watch.leave()
	e.fly(c, e.longer(c))
}

// Ready tells whether the board has a size: before, nothing can be shown.
func (e *eye) Ready() bool { return e.ready }

// ShowAll brings hexes into sight, clear of what covers the lower right corner as far as
// there is room. If they are in sight already nothing moves;
// the zoom only grows smaller, and no more than needed. What lies far off comes to
// the middle, for it means nothing without what surrounds it.
func (e *eye) ShowAll(hexes ...string) {
	box, ok := e.boxOf(e.known(hexes))
	if !ok || !e.ready {
		return
	}
	seen := e.seen()
	if encloses(seen, box) && e.under(e.to, box) == 0 {
		return
	}
	to := e.to
	if fit := camera.Fit(e.win, box); fit.Px < to.Px {
		to.Px = stopBelow(e.stops(), fit.Px)
		to.At = fit.At
	} else {
		to.At = pushed(to.At, seen, box)
	}
	to.At.Y += min(e.under(to, box), max(0, box.Y-clearOf(e.win, to).Y))
	if to = to.Clamp(e.win, e.limits()); to == e.to {
		return
	}
	e.home = false
	e.watch.leave()
	e.fly(to, flightTime)
}

// pushed is where to look so that all of a box can be seen: as near as possible, or at
// its middle, where half a window or more lies between.
func pushed(at pen.Point, seen, box pen.Rect) pen.Point {
	to, w, h := at, seen.W/2, seen.H/2
	to.X = min(max(to.X, box.Right()-w), box.X+w)
	to.Y = min(max(to.Y, box.Bottom()-h), box.Y+h)
	if math.Abs(to.X-at.X) > w || math.Abs(to.Y-at.Y) > h {
		return box.Center()
	}
	return to
}

// ShowAround brings a hex away from the edges of the window, and others around it into
// sight, such as those that a unit reaches, as far as they have room. The hex itself does
// not lie behind what covers the lower right corner. The zoom stays, and nothing moves
// farther than it has to.
func (e *eye) ShowAround(hex string, others ...string) {
	id, ok := e.onSheet(hex)
	if !ok || !e.ready {
		return
	}
	at, seen := e.sheet.Center(id), e.seen()
	box, _ := e.boxOf(append(e.known(others), id))
	to := e.to
	to.At.X = beside(to.At.X, at.X, seen.W/2, box.X, box.Right())
	to.At.Y = beside(to.At.Y, at.Y, seen.H/2, box.Y, box.Bottom())
	if cell, ok := e.boxOf([]board.ID{id}); ok {
		to.At.Y += e.under(to, cell)
	}
	if to == e.to {
		return
	}
	e.home = false
	e.watch.leave()
	e.fly(to, e.longer(to))
}

// beside is where to look from in one direction, of all places the nearest to the present
// one, so that a stretch round a point is in sight, or the point in the middle half where
// the stretch has no room. Even a short stretch keeps the point from the edges.
func beside(from, point, half, low, high float64) float64 {
	low, high = min(low, point-half/2), max(high, point+half/2)
	if high-low > 2*half {
		low, high = point-half/2, point+half/2
	}
	return min(max(from, high-half), low+half)
}

// InSight tells whether any of some hexes is in the window, clear of panels and of what
// covers the lower right corner. Before the window has a size nothing can be said to be out
// of it.
func (e *eye) InSight(hexes ...string) bool {
	return !e.ready || slices.ContainsFunc(e.known(hexes), func(id board.ID) bool {
		at := e.sheet.Center(id)
		return e.seen().Has(at) && e.under(e.to, pen.Rect{X: at.X, Y: at.Y}) == 0
	})
}

func stopBelow(stops []float64, px float64) float64 {
	i, found := slices.BinarySearch(stops, px)
	if !found {
		i = max(0, i-1)
	}
	return stops[i]
}

// boxOf is the rectangle round hexes.
func (e *eye) boxOf(ids []board.ID) (pen.Rect, bool) {
	if len(ids) == 0 {
		return pen.Rect{}, false
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, id := range ids {
		c := e.sheet.Center(id)
		x0, y0, x1, y1 = min(x0, c.X), min(y0, c.Y), max(x1, c.X), max(y1, c.Y)
	}
	return pen.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}.Grow(0.8), true
}

// Insets are widths along the edges of the board that panels cover.
type Insets struct{ Left, Top, Right, Bottom float32 }

// within is a zoom within the limits. A zoom clamped afterwards would slide
// away from the pointer.
func (e *eye) within(px float64) float64 {
	least, most := e.ZoomRange()
	return min(max(px, least), most)
}

// ZoomAt goes some steps closer (or away, if steps is negative) with the same
// spot of the sheet under a place of the widget, as for a double click.
func (e *eye) ZoomAt(at fyne.Position, steps int) {
	e.zoomBy(steps, pen.Point{X: float64(at.X), Y: float64(at.Y)})
}
