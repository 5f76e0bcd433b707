package canvas

import (
	"math"
	"time"

	"vistula/canvas/camera"
	"vistula/canvas/pen"
)

// visit is a journey of the view to something that happens elsewhere, from which
// it comes back.
type visit struct {
	from  camera.Camera // where one looked before
	home  bool          // and the whole table was shown there
	away  bool
	there []func() // to be called when the view comes to rest
}

// Times and zooms of visits.
const (
	farTime  = 620 * time.Millisecond // of a flight over more than two windows
	readable = 60                     // units a hex from which the values of counters can be read
)

// Visit flies to hexes, so that all of them can be seen and their counters read,
// and remembers where one looked before: Return flies back there. A visit that
// follows another goes on from where that one led and remembers the first place.
// What is well in sight is not flown to. Where the player moves the view by hand
// he has taken over, and Return does nothing.
//
// Then is called once, as soon as the view rests there: at once where it need not
// fly or animations are off. It may be nil, and may call Visit or Return itself. A
// watched turn is a chain of these:
//
//	b.Visit(func() { show(battle); after(pause, func() { b.Return(nil) }) }, "8.06", "8.07")
//
// Visit tells whether the view had to move.
func (e *eye) Visit(then func(), hexes ...string) bool {
	return e.call(then, 0.75*readable, readable, hexes)
}

// Approach is Visit with the least zoom from which the hexes can be seen well, in units
// a hex: nearer for words that lie in them.
func (e *eye) Approach(then func(), least float64, hexes ...string) bool {
	return e.call(then, least, least, hexes)
}

// call visits hexes: from a zoom that is enough it need not come nearer than near.
func (e *eye) call(then func(), enough, near float64, hexes []string) bool {
	box, ok := e.boxOf(e.known(hexes))
	if !ok || !e.ready {
		done(then)
		return false
	}
	to, fly := e.visiting(box, enough, near)
	if !fly {
		if e.flight == nil || e.flight.over {
			done(then)
		} else {
			e.landing(then)
		}
		return false
	}
	if !e.visit.away {
		e.visit.from, e.visit.home, e.visit.away = e.to, e.home, true
	}
	e.journey(to, false, then)
	return true
}

// Return flies back to where one looked before the first Visit, and tells whether
// there was a way back to go: none without a visit, or after the player has moved
// the view himself. Then is called as by Visit.
func (e *eye) Return(then func()) bool {
	if !e.visit.away || !e.ready {
		done(then)
		return false
	}
	e.visit.away = false
	e.journey(e.visit.from, e.visit.home, then)
	return true
}

// Stay ends a visit without going back.
func (e *eye) Stay() { e.visit.away = false }

// Away tells whether a visit lasts.
func (e *eye) Away() bool { return e.visit.away }

// done calls what was to be called when a flight has landed.
func done(then func()) {
	if then != nil {
		then()
	}
}

// landing has something called when the view comes to rest.
func (e *eye) landing(then func()) {
	if then != nil {
		e.visit.there = append(e.visit.there, then)
	}
}

// landed calls what waits for the view to rest.
func (e *eye) landed() {
	list := e.visit.there
	e.visit.there = nil
	for _, then := range list {
		then()
	}
}

// journey flies to a camera, the slower the farther it is.
func (e *eye) journey(to camera.Camera, home bool, then func()) {
	e.landing(then)
	e.home = home
	e.watch.leave()
	e.fly(to, e.longer(to))
}

// longer is the time of a flight: over a window or more it takes longer, so that
// the eye can follow where it leads.
func (e *eye) longer(to camera.Camera) time.Duration {
	px := min(to.Px, e.to.Px)
	off := to.At.Sub(e.to.At).Mul(px)
	part := min(1, max(math.Abs(off.X)/max(1, e.win.W), math.Abs(off.Y)/max(1, e.win.H))/2)
	return flightTime + time.Duration(part*float64(farTime-flightTime))
}

// visiting is the camera from which a part of the sheet is seen well; fly is false
// where it is from here.
func (e *eye) visiting(box pen.Rect, enough, near float64) (to camera.Camera, fly bool) {
	seen := e.seen()
	shade := e.shade / e.to.Px
	seen.Y, seen.H = seen.Y+shade, seen.H-shade
	whole := encloses(seen, box) && e.under(e.to, box) == 0
	if whole && e.to.Px >= enough {
		return e.to, false
	}
	to = e.to
	most := camera.Fit(e.win, box).Px
	if to.Px < near {
		to.Px = camera.Next(e.stops(), 0.99*near, 1)
	}
	if to.Px > most {
		to.Px = stopBelow(e.stops(), most)
	}
	to.At = box.Center()
	if below := clearOf(e.win, to).Y + e.shade/to.Px; box.Y < below { // as far as is free below
		to.At.Y -= min(below-box.Y, max(0, clearOf(e.win, to).Bottom()-box.Bottom()))
	} else {
		to.At.Y += min(e.under(to, box), box.Y-below)
	}
	to = to.Clamp(e.win, e.limits())
	if whole && to.Px <= e.to.Px { // from nearer all of it cannot be seen
		return e.to, false
	}
	return to, true
}

// under is how far a part of the sheet reaches down behind what covers the lower right.
func (e *eye) under(c camera.Camera, box pen.Rect) float64 {
	free := clearOf(e.win, c)
	free.W, free.H = free.W-float64(e.corner.Width)/c.Px, free.H-float64(e.corner.Height)/c.Px
	if e.corner.IsZero() || box.Right() <= free.Right() {
		return 0
	}
	if low := box.Bottom() - free.Bottom(); low > 1e-6 { // less is what rounding leaves
		return low
	}
	return 0
}

// encloses tells whether all of a rectangle lies in another.
func encloses(r, other pen.Rect) bool {
	return other.X >= r.X && other.Y >= r.Y && other.Right() <= r.Right() && other.Bottom() <= r.Bottom()
}

// seen is the part of the sheet that is clear of panels where a flight ends.
func (e *eye) seen() pen.Rect { return clearOf(e.win, e.to) }

// clearOf is the part of the sheet that a camera sees clear of panels.
func clearOf(w camera.Window, c camera.Camera) pen.Rect {
	free := w.Clear()
	o := c.ToSheet(w, pen.Point{X: free.X, Y: free.Y})
	return pen.Rect{X: o.X, Y: o.Y, W: free.W / c.Px, H: free.H / c.Px}
}
