package canvas

import (
	"time"

	"vistula/canvas/camera"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// Vantage is where somebody looks from, to be kept and come back to: a place of
// the sheet, in hex widths, and how wide a hex is there. It outlives the window:
// one of another size shows the same place.
type Vantage struct {
	X  float64 `json:"x"`
	Y  float64 `json:"y"`
	Px float64 `json:"px"`
	// Whole says that the whole table is shown, whatever the window's size.
	Whole bool `json:"whole,omitempty"`
}

// Vantage is where one looks from now: during a visit, where it will come back to.
func (e *eye) Vantage() Vantage {
	c, home := e.to, e.home
	if e.visit.away {
		c, home = e.visit.from, e.visit.home
	}
	return Vantage{c.At.X, c.At.Y, c.Px, home}
}

// LookFrom goes to a vantage at once, without a flight: it is somebody else who
// looks, or another game. A senseless one is passed over.
func (e *eye) LookFrom(v Vantage) { e.goTo(v, 0) }

// FlyTo goes to a vantage in a flight that the eye can follow.
func (e *eye) FlyTo(v Vantage) { e.goTo(v, farTime) }

func (e *eye) goTo(v Vantage, d time.Duration) {
	c := camera.Camera{At: pen.Point{X: v.X, Y: v.Y}, Px: v.Px}
	if !v.Whole && !(c.Px > 0 && c.Px < 1e6 && e.sheet.Bounds().Grow(1).Has(c.At)) {
		return
	}
	e.visit.away = false
	e.home = v.Whole
	if !e.ready {
		e.to = c
		return
	}
	if v.Whole {
		c = e.homeCamera()
	}
	c.Px = e.exact(c.Px)
	e.watch.leave()
	e.fly(c, d)
}

// Seen is the part of the sheet that lies in the window just now, clear of panels.
func (e *eye) Seen() pen.Rect { return clearOf(e.win, e.now) }

// LookAt moves the middle of the view to a point of the sheet, as by a hand.
func (e *eye) LookAt(p pen.Point) {
	if e.ready {
		c := e.to
		c.At = p
		e.push(c)
	}
}

// Open looks at hexes from near enough to read what stands there, and from far
// enough to see as many of them as that allows: the first view of a front. Where
// there are none the whole table is shown.
func (e *eye) Open(hexes ...string) {
	ids := e.known(hexes)
	box, ok := e.boxOf(ids)
	e.visit.away = false
	if !ok || !e.ready {
		e.first = hexes
		return
	}
	to := camera.Fit(e.clear(), box)
	to.Px = stopBelow(e.stops(), min(to.Px, spacious))
	if to.Px < readable { // a long front: its middle, as the counters lie
		to.Px = camera.Next(e.stops(), readable, 1)
		to.At = e.densest(ids, to.Px)
	}
	e.home = false
	e.watch.leave()
	e.fly(to, 0)
}

// densest is from where the most of some hexes are seen at a zoom: of as good places the
// one nearest to the middle of all.
func (e *eye) densest(ids []board.ID, px float64) pen.Point {
	var middle pen.Point
	for _, id := range ids {
		middle = middle.Add(e.sheet.Center(id).Mul(1 / float64(len(ids))))
	}
	free := e.clear().Clear()
	best, most, least := middle, 0, 0.0
	for _, id := range ids {
		at := e.sheet.Center(id)
		seen := pen.Rect{X: at.X - free.W/px/2, Y: at.Y - free.H/px/2, W: free.W / px, H: free.H / px}.Grow(-0.5)
		n := 0
		for _, o := range ids {
			if seen.Has(e.sheet.Center(o)) {
				n++
			}
		}
		if off := at.Sub(middle).Len(); n > most || n == most && off < least {
			best, most, least = at, n, off
		}
	}
	return best
}

// spacious is the zoom beyond which a first view does not go, in units a hex: some
// ground about a front helps one to know where one is.
const spacious = 140
