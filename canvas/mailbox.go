package canvas

import (
	"fmt"
	"strings"
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
func (w *workshop) post(f func()) {
	if w.mail.waits {
		w.mail.mu.Lock()
		w.mail.list = append(w.mail.list, f)
		w.mail.mu.Unlock()
		return
	}
	fyne.Do(guard.Func(f))
}

// postOnce posts a function unless it is on its way already.
func (w *workshop) postOnce(sent *atomic.Bool, f func()) {
	if sent.CompareAndSwap(false, true) {
		w.post(func() {
			sent.Store(false)
			f()
		})
	}
}

// collect carries out what waits; it tells whether there was anything.
func (w *workshop) collect() bool {
	w.mail.mu.Lock()
	list := w.mail.list
	w.mail.list = nil
	w.mail.mu.Unlock()
	for _, f := range list {
		f()
	}
	return len(list) > 0
}

// after calls a function in Fyne's goroutine when a time has passed, unless it
// is stopped.
func (w *workshop) after(d time.Duration, f func()) (stop func()) {
	over := false // only touched in Fyne's goroutine, like the timers
	var t *time.Timer
	t = time.AfterFunc(d, func() {
		w.post(func() {
			delete(w.mail.timers, t)
			if !over && !w.closed {
				f()
			}
		})
	})
	w.mail.timers[t] = true
	return func() {
		over = true
		t.Stop()
		delete(w.mail.timers, t)
	}
}

func (w *workshop) stopTimers() {
	for t := range w.mail.timers {
		t.Stop()
	}
	clear(w.mail.timers)
}

// testDriver tells whether Fyne's test driver is at work, which has no
// goroutine of its own to hand results to.
func testDriver() bool {
	return strings.HasPrefix(fmt.Sprintf("%T", fyne.CurrentApp().Driver()), "*test.")
}
