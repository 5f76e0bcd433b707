package camera

import (
	"math"
	"time"

	"vistula/canvas/pen"
)

// Ease turns the part of time that has passed into the part of the way gone:
// quick at first, slow at the end.
func Ease(t float64) float64 {
	t = min(1, max(0, t))
	return 1 - (1-t)*(1-t)*(1-t)
}

// Between is the camera t of the way from one to another, 0 to 1. The zoom
// changes by equal factors in equal times, and the place so that every point
// of the sheet goes across the window on a smooth line.
func Between(a, b Camera, t float64) Camera {
	if t >= 1 {
		return b
	}
	px := a.Px * math.Pow(b.Px/a.Px, t)
	part := t
	if !near(a.Px, b.Px) {
		// The place follows the size of the view, or a zoom at the pointer
		// would swerve.
		part = (1/a.Px - 1/px) / (1/a.Px - 1/b.Px)
	}
	return Camera{At: a.At.Add(b.At.Sub(a.At).Mul(part)), Px: px}
}

// Fling is the sheet sliding on after it was let go.
type Fling struct {
	from Camera
	v    pen.Point // units a second at the start
}

// flingTime is the time in which a fling loses most of its speed, in seconds.
const flingTime = 0.20

// NewFling slides from a camera at a speed in units of the window a second. It
// is false where the speed is too small to mean anything.
func NewFling(from Camera, v pen.Point) (Fling, bool) {
	const least, most = 120, 6000
	n := v.Len()
	if n < least {
		return Fling{}, false
	}
	if n > most {
		v = v.Mul(most / n)
	}
	return Fling{from, v}, true
}

// Duration is how long the sheet is seen to move.
func (f Fling) Duration() time.Duration {
	const still = 25 // units a second
	return time.Duration(flingTime * math.Log(f.v.Len()/still) * float64(time.Second))
}

// At is the camera after a time.
func (f Fling) At(t time.Duration) Camera {
	gone := flingTime * (1 - math.Exp(-t.Seconds()/flingTime))
	return f.from.Panned(f.v.X*gone, f.v.Y*gone)
}

// Speed measures how fast a finger moves from its last steps.
type Speed struct {
	steps []step
}

type step struct {
	at time.Time
	by pen.Point
}

// window of time that counts.
const speedOver = 90 * time.Millisecond

// Add books a step.
func (s *Speed) Add(at time.Time, dx, dy float64) {
	keep := s.steps[:0]
	for _, o := range s.steps {
		if at.Sub(o.at) <= speedOver {
			keep = append(keep, o)
		}
	}
	s.steps = append(keep, step{at, pen.Point{X: dx, Y: dy}})
}

// Value is the speed in units a second when the finger is lifted. It is nothing
// where the finger rested before.
func (s *Speed) Value(now time.Time) pen.Point {
	var sum pen.Point
	var first time.Time
	for _, o := range s.steps {
		if now.Sub(o.at) > speedOver {
			continue
		}
		if first.IsZero() {
			first = o.at
			continue // its step was made before the window began
		}
		sum = sum.Add(o.by)
	}
	dt := now.Sub(first).Seconds()
	if first.IsZero() || dt < 0.008 {
		return pen.Point{}
	}
	return sum.Mul(1 / dt)
}

// Reset forgets all steps.
func (s *Speed) Reset() { s.steps = s.steps[:0] }

// Carried is the part of the way that a counter has gone which a hand carries: slow at
// both ends.
func Carried(t float64) float64 {
	t = min(1, max(0, t))
	return t * t * (3 - 2*t)
}

// Lift is how high a counter is that a hand carries, 0 to 1: up at once, down at the
// end.
func Lift(t float64) float64 {
	const up, down = 0.22, 0.70
	switch {
	case t <= 0 || t >= 1:
		return 0
	case t < up:
		return Carried(t / up)
	case t > down:
		return 1 - Carried((t-down)/(1-down))
	}
	return 1
}
