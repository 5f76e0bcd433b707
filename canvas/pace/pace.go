// Package pace keeps work in the background from taking the processors from the frames
// of a drawing that moves.
package pace

import (
	"sync/atomic"
	"time"
)

// How long whoever works rests while what is seen is moving: as a multiple of the time
// worked, at most, and until he looks again whether it still moves.
const (
	restful = 2
	longest = 300 * time.Millisecond // work may have waited for something else
	nap     = 10 * time.Millisecond
)

// Rest waits after some work for twice as long as that took, at most 0.3 s, and no longer
// than moving tells that what is seen is moving.
func Rest(worked time.Duration, moving func() bool) {
	for end := time.Now().Add(min(restful*worked, longest)); time.Now().Before(end) && moving(); {
		time.Sleep(nap)
	}
}

// Pace is that of work which several may watch, one after the other. Its zero value gives
// way to nobody, nor does a nil one. It is safe for concurrent use.
type Pace struct{ moving atomic.Pointer[func() bool] }

// GiveWay has the work give way while moving tells that what is seen is moving, until
// another drawing asks for that or the function that it returns is called. Moving is called on
// any goroutine.
func (p *Pace) GiveWay(moving func() bool) (end func()) {
	mine := &moving
	p.moving.Store(mine)
	return func() { p.moving.CompareAndSwap(mine, nil) }
}

// Rest is Rest for whoever is given way to.
func (p *Pace) Rest(worked time.Duration) {
	if p == nil {
		return
	}
	if moving := p.moving.Load(); moving != nil {
		Rest(worked, *moving)
	}
}
