package ui

import (
	"sync"
	"time"

	"vistula/rules/journal"
)

// notes writes small files one after the other on a goroutine of its own, so that no
// click waits for the disk. Of a file that is still to be written only the latest text
// is.
type notes struct {
	mu      sync.Mutex
	waiting []written
	idle    chan struct{} // closed when all is written; nil where nothing is
}

// written is a file that is to be written.
type written struct {
	path   string
	text   []byte
	failed func(error) // called on the goroutine that writes
}

// put has a file written soon.
func (n *notes) put(path string, text []byte, failed func(error)) {
	n.mu.Lock()
	defer n.mu.Unlock()
	w := written{path, text, failed}
	for i := range n.waiting {
		if n.waiting[i].path == path {
			n.waiting[i] = w
			return
		}
	}
	n.waiting = append(n.waiting, w)
	if n.idle == nil {
		n.idle = make(chan struct{})
		go n.work()
	}
}

// work writes what waits until nothing does.
func (n *notes) work() {
	for {
		w, ok := n.next()
		if !ok {
			return
		}
		if err := journal.WriteFile(w.path, w.text); err != nil {
			w.failed(err)
		}
	}
}

// next takes the first that waits; false where none does, and then all is written.
func (n *notes) next() (w written, ok bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if len(n.waiting) == 0 {
		close(n.idle)
		n.idle = nil
		return w, false
	}
	w = n.waiting[0]
	n.waiting = n.waiting[1:]
	return w, true
}

// settle waits until all is written, for as long as given at most, and tells whether it
// is.
func (n *notes) settle(most time.Duration) bool {
	n.mu.Lock()
	idle := n.idle
	n.mu.Unlock()
	if idle == nil {
		return true
	}
	select {
	case <-idle:
		return true
	case <-time.After(most):
		return false
	}
}
