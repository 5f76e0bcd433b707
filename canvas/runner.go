package canvas

import (
	"sync"

	"vistula/canvas/guard"
)

// runner does one job at a time in a goroutine of its own. A new job takes the
// place of the one that waits and asks the one in hand to give up.
type runner struct {
	mu     sync.Mutex
	idle   *sync.Cond
	next   func(old func() bool)
	serial int
	busy   bool
	closed bool
}

func (w *workshop) newRunner() *runner {
	r := &runner{}
	r.idle = sync.NewCond(&r.mu)
	w.jobs = append(w.jobs, r)
	return r
}

// do hands over a job. Its argument tells it whether a newer one waits.
func (r *runner) do(job func(old func() bool)) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed {
		return
	}
	r.next = job
	r.serial++
	if !r.busy {
		r.busy = true
		go r.work()
	}
}

func (r *runner) work() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for r.next != nil && !r.closed {
		job, serial := r.next, r.serial
		r.next = nil
		r.mu.Unlock()
		old := func() bool {
			r.mu.Lock()
			defer r.mu.Unlock()
			return r.closed || r.serial != serial
		}
		guard.Catch(func() { job(old) })
		r.mu.Lock()
	}
	r.busy = false
	r.idle.Broadcast()
}

// drop gives up what waits and asks the job in hand to do so too.
func (r *runner) drop() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.next = nil
	r.serial++
}

// wait returns when nothing is in hand.
func (r *runner) wait() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for r.busy {
		r.idle.Wait()
	}
}

// close gives up what waits and waits for what is in hand.
func (r *runner) close() {
	r.mu.Lock()
	r.closed, r.next = true, nil
	r.mu.Unlock()
	r.wait()
}
