package canvas

import (
	"sync"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas/guard"
)

// mailbox hands results of goroutines to Fyne's own. Under Fyne's test driver,
// where there is no such goroutine, they wait until Settle takes them.
type mailbox struct {
	mu     sync.Mutex
	list   []func()
	waits  bool // for Settle
	timers map[*time.Timer]bool
	tiles  atomic.Bool // a message about tiles is on its way
}

func (m *mailbox) init() {
	m.waits = testDriver()
	m.timers = map[*time.Timer]bool{}
}

// post has a function called in Fyne's goroutine.
func (b *Board) post(f func()) {
	if b.mail.waits {
		b.mail.mu.Lock()
		b.mail.list = append(b.mail.list, f)
		b.mail.mu.Unlock()
		return
	}
	fyne.Do(guard.Func(f))
}

// postOnce posts a function unless it is on its way already.
func (b *Board) postOnce(sent *atomic.Bool, f func()) {
	if sent.CompareAndSwap(false, true) {
		b.post(func() {
			sent.Store(false)
			f()
		})
	}
}

// collect carries out what waits; it tells whether there was anything.
func (b *Board) collect() bool {
	b.mail.mu.Lock()
	list := b.mail.list
	b.mail.list = nil
	b.mail.mu.Unlock()
	for _, f := range list {
		f()
	}
	return len(list) > 0
}

// Settle waits until all that is in work has been painted and shown. It is for
// tests and for pictures of the board; in a running window there is no need.
func (b *Board) Settle() {
	for range 50 { // each round may call for more: tiles first, then names
		b.land.cache.Wait()
		for _, r := range b.jobs {
			r.wait()
		}
		if !b.collect() {
			return
		}
	}
}

// after calls a function in Fyne's goroutine when a time has passed, unless it
// is stopped.
func (b *Board) after(d time.Duration, f func()) (stop func()) {
	over := false // only touched in Fyne's goroutine, like the timers
	var t *time.Timer
	t = time.AfterFunc(d, func() {
		b.post(func() {
			delete(b.mail.timers, t)
			if !over && !b.closed {
				f()
			}
		})
	})
	b.mail.timers[t] = true
	return func() {
		over = true
		t.Stop()
		delete(b.mail.timers, t)
	}
}

func (b *Board) stopTimers() {
	for t := range b.mail.timers {
		t.Stop()
	}
	clear(b.mail.timers)
}
