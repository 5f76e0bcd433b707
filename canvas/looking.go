package canvas

import (
	"math"
	"slices"
	"time"

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
func (b *Board) ZoomIn() { b.zoomBy(1, b.eye.win.Clear().Center()) }

// ZoomOut goes one step away.
func (b *Board) ZoomOut() { b.zoomBy(-1, b.eye.win.Clear().Center()) }

// zoomBy goes some steps with the same point of the sheet at a place.
func (b *Board) zoomBy(steps int, at pen.Point) {
	if !b.eye.ready {
		return
	}
	px := camera.Next(b.stops(), b.eye.to.Px, steps)
	b.zoomTo(px, at)
}

func (b *Board) zoomTo(px float64, at pen.Point) {
	b.eye.home = false
	b.CloseFan()
	b.fly(b.eye.to.ZoomedAt(b.eye.win, at, px), zoomTime)
}

// Home shows the whole sheet.
func (b *Board) Home() {
	b.eye.home = true
	b.CloseFan()
	b.fly(b.homeCamera(), flightTime)
}

// PixelsPerHex is the zoom: how wide a hex is, in units of Fyne.
func (b *Board) PixelsPerHex() float64 { return b.eye.to.Px }

// SetPixelsPerHex zooms to the middle of the window, as a slider does.
func (b *Board) SetPixelsPerHex(px float64) {
	b.zoomTo(b.exact(px), b.eye.win.Clear().Center())
}

// ZoomRange is the smallest and the largest zoom.
func (b *Board) ZoomRange() (least, most float64) {
	l := b.limits()
	return l.Least, l.Most
}

// SetCover tells which parts along the edges lie under panels. Where the whole
// sheet is shown it is centred in the rest; else nothing moves.
func (b *Board) SetCover(i Insets) {
	b.cover(i)
	if e := &b.eye; e.home {
		b.fly(b.homeCamera(), flightTime)
	} else {
		b.fly(e.to, flightTime)
	}
}

// CoverStill is SetCover for a panel that has come without a click: nothing moves
// in any case, so that a click still meets what the pointer is on.
func (b *Board) CoverStill(i Insets) {
	b.cover(i)
	if b.eye.ready {
		b.rest()
	}
}

// cover takes the covered edges in. What is looked at is counted from the middle
// of the rest, so that it is counted anew.
func (b *Board) cover(i Insets) {
	e := &b.eye
	e.flight.finish()
	was := e.win.Clear().Center()
	e.win.Left, e.win.Top, e.win.Right, e.win.Bottom = float64(i.Left), float64(i.Top), float64(i.Right), float64(i.Bottom)
	if by := e.win.Clear().Center().Sub(was); e.ready {
		e.now.At, e.to.At = e.now.At.Add(by.Mul(1/e.now.Px)), e.to.At.Add(by.Mul(1/e.to.Px))
	}
}

// Spare tells what floats over the edges, beside panels that cover them: where
// the whole sheet is shown it keeps clear of that.
func (b *Board) Spare(i Insets) {
	if b.eye.spared == i {
		return
	}
	b.eye.spared = i
	if b.eye.home {
		b.fly(b.homeCamera(), 0)
	}
}

// CenterOn goes to a hex, closer if the zoom is too small to see what is in it.
// Numbers that are not on the maps shown are passed over.
func (b *Board) CenterOn(hex string) {
	id, ok := b.onSheet(hex)
	if !ok {
		return
	}
	c := b.eye.to
	c.At = b.sheet.Center(id)
	const readable = 60
	if c.Px < readable && !b.eye.ready {
		c.Px = readable
	} else if c.Px < readable {
		c.Px = camera.Next(b.stops(), readable, 1)
	}
	b.eye.home = false
	b.CloseFan()
	b.fly(c, flightTime)
}

// CenterOnUnit goes to a unit; it is false where the unit is not to be seen.
func (b *Board) CenterOnUnit(unit string) bool {
	for id, s := range b.stacks.at {
		for i := range s.stack.Units {
			if s.stack.Units[i].Unit == unit {
				b.CenterOn(b.board.Number(id))
				return true
			}
		}
	}
	return false
}

// ShowAll brings hexes into sight. If they are in sight already nothing moves;
// the zoom only grows smaller, and no more than needed.
func (b *Board) ShowAll(hexes ...string) {
	box, ok := b.boxOf(b.known(hexes))
	if !ok || !b.eye.ready {
		return
	}
	e := &b.eye
	free := e.win.Clear()
	a := e.to.ToSheet(e.win, pen.Point{X: free.X, Y: free.Y})
	z := e.to.ToSheet(e.win, pen.Point{X: free.Right(), Y: free.Bottom()})
	if box.X >= a.X && box.Y >= a.Y && box.Right() <= z.X && box.Bottom() <= z.Y {
		return
	}
	to := e.to
	if fit := camera.Fit(e.win, box); fit.Px < to.Px {
		to.Px = stopBelow(b.stops(), fit.Px)
		to.At = fit.At
	} else { // pushed by as little as brings all into sight
		w, h := (z.X-a.X)/2, (z.Y-a.Y)/2
		to.At.X = min(max(to.At.X, box.Right()-w), box.X+w)
		to.At.Y = min(max(to.At.Y, box.Bottom()-h), box.Y+h)
	}
	e.home = false
	b.CloseFan()
	b.fly(to, flightTime)
}

func stopBelow(stops []float64, px float64) float64 {
	i, found := slices.BinarySearch(stops, px)
	if !found {
		i = max(0, i-1)
	}
	return stops[i]
}

// boxOf is the rectangle round hexes.
func (b *Board) boxOf(ids []board.ID) (pen.Rect, bool) {
	if len(ids) == 0 {
		return pen.Rect{}, false
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, id := range ids {
		c := b.sheet.Center(id)
		x0, y0, x1, y1 = min(x0, c.X), min(y0, c.Y), max(x1, c.X), max(y1, c.Y)
	}
	return pen.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}.Grow(0.8), true
}
