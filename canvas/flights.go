package canvas

import (
	"math"
	"time"

	"vistula/canvas/camera"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// see looks from a camera, now.
func (e *eye) see(c camera.Camera) {
	zoomed := math.Abs(c.Px-e.now.Px) > 1e-9
	e.now = c
	e.shifted.Store(time.Now().UnixNano())
	if zoomed {
		e.hush()
	}
	e.watch.moved()
	if e.OnMove != nil {
		e.OnMove()
	}
	if zoomed && e.OnZoom != nil {
		e.OnZoom(c.Px)
	}
}

// afterShift is how long after the view has moved it is taken to be moving still: longer
// than a frame takes on a slow machine, or whoever waits for the end would begin between two.
const afterShift = 250 * time.Millisecond

// shifting tells whether the view is moving just now. It may be asked on any goroutine.
func (e *eye) shifting() bool { return time.Since(time.Unix(0, e.shifted.Load())) < afterShift }

// hush tells once that the zoom has begun to change; rest ends that.
func (e *eye) hush() {
	if e.zooms {
		return
	}
	e.zooms = true
	e.watch.hush()
}

// fly goes to a camera, quickly, and paints for where it will be.
func (e *eye) fly(to camera.Camera, d time.Duration) {
	e.flight.stop()
	e.stopCalm()
	from := e.now
	e.to, e.loose = to.Clamp(e.win, e.limits()), false
	to = e.to
	if !e.ready {
		e.now = to
		return
	}
	if from == to {
		e.see(to)
		e.rest()
		return
	}
	if from.Px != to.Px {
		e.hush()
	}
	e.watch.aim()
	e.takeOff(e.animate(d, func(t float64) { e.see(camera.Between(from, to, camera.Ease(t))) }, e.rest))
}

// takeOff keeps a flight that has begun. One that was over at once may have led to another
// by now, which must be stopped where somebody flies elsewhere.
func (e *eye) takeOff(m *motion) {
	if !m.over {
		m.keep = true
		e.flight = m
	}
}

// push moves the view without any ceremony, as by a finger.
func (e *eye) push(c camera.Camera) {
	e.flight.stop()
	e.home = false
	e.Stay()
	e.loose = e.loose || math.Abs(c.Px-e.now.Px) > 1e-9
	e.to = c.Clamp(e.win, e.limits())
	e.watch.aim()
	e.see(e.to)
	e.stopCalm()
	e.calm = e.after(160*time.Millisecond, e.rest)
}

func (e *eye) stopCalm() {
	if e.calm != nil {
		e.calm()
		e.calm = nil
	}
}

// rest is called when the view has come to rest: the zoom snaps to whole
// pixels.
func (e *eye) rest() {
	e.stopCalm()
	if px := e.exact(e.now.Px); e.loose && px != e.now.Px {
		c := e.now
		c.Px = px
		e.to = c
		e.see(c)
	}
	e.loose, e.zooms = false, false
	e.watch.rested()
	if e.OnLook != nil {
		e.OnLook()
	}
	e.landed()
}

// letGo lets the sheet slide on.
func (e *eye) letGo(speed pen.Point) {
	fling, ok := camera.NewFling(e.now, speed)
	if !ok || e.motions.pace == 0 {
		return
	}
	e.stopCalm()
	l, d := e.limits(), fling.Duration()
	e.to = fling.At(d).Clamp(e.win, l)
	e.watch.aim()
	e.takeOff(e.animate(d, func(t float64) {
		e.see(fling.At(time.Duration(t*float64(d))).Clamp(e.win, l))
	}, e.rest))
}

// drag moves the sheet by so many units, as a hand does.
func (e *eye) drag(dx, dy float64) { e.push(e.now.Panned(dx, dy)) }

// nudge looks a little further in a direction, as by a key.
func (e *eye) nudge(dx, dy float64) {
	e.home = false
	e.Stay()
	e.watch.leave()
	e.fly(e.to.Panned(dx, dy), zoomTime)
}

// stretch zooms about a place of the widget and pushes the sheet, as two fingers do.
func (e *eye) stretch(at pen.Point, by float64, push pen.Point) {
	c := e.now.ZoomedAt(e.win, at, e.within(e.now.Px*by))
	if math.Abs(push.X)+math.Abs(push.Y) > 0 {
		c = c.Panned(push.X, push.Y)
	}
	e.push(c)
}

// halt is a hand on the sheet: it stops a flight that does not zoom.
func (e *eye) halt() {
	if e.flight != nil && !e.flight.over && e.now.Px == e.to.Px {
		e.flight.stop()
		e.to = e.now
		e.rest()
	}
}

// arrive ends a flight where it leads.
func (e *eye) arrive() { e.flight.finish() }

// bringIn moves the view as little as brings a hex into sight.
func (e *eye) bringIn(id board.ID) {
	if !e.ready {
		return
	}
	c := e.to.ToWindow(e.win, e.sheet.Center(id))
	free := e.win.Clear()
	edge := min(1.2*e.to.Px, free.W/4, free.H/4)
	free = free.Grow(-edge)
	dx := min(0, free.Right()-c.X) + max(0, free.X-c.X)
	dy := min(0, free.Bottom()-c.Y) + max(0, free.Y-c.Y)
	if dx != 0 || dy != 0 {
		e.home = false
		e.fly(e.to.Panned(dx, dy), 120*time.Millisecond)
	}
}
