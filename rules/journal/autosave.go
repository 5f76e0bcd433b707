package journal

import "sync"

// Autosaver keeps a match on disk while it is played. Keep is to be called
// after every action; the file is written in the background, so that no player
// waits for the disk, and where actions follow one another faster than the disk
// writes, only the latest state is written.
type Autosaver struct {
	path   string
	failed func(error)

	mu      sync.Mutex
	pending []byte // the latest state, nil when it is written or being written
	writing bool
	idle    sync.Cond
	err     error
}

// NewAutosaver makes an autosaver for a file. failed is told of every write
// that fails, on a goroutine of its own; it may be nil.
func NewAutosaver(path string, failed func(error)) *Autosaver {
	a := &Autosaver{path: path, failed: failed}
	a.idle.L = &a.mu
	return a
}

// Keep takes the match as it is now and has it written soon. The match may be
// played on at once.
func (a *Autosaver) Keep(m *Match) error {
	data, err := m.Save()
	if err != nil {
		return err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.pending = data
	if !a.writing {
		a.writing = true
		go a.write()
	}
	return nil
}

// Flush waits until everything kept is on the disk. The error is that of the
// last write: nil when the file holds the latest state.
func (a *Autosaver) Flush() error {
	a.mu.Lock()
	defer a.mu.Unlock()
	for a.writing {
		a.idle.Wait()
	}
	return a.err
}

// write writes until nothing is pending.
func (a *Autosaver) write() {
	a.mu.Lock()
	defer a.mu.Unlock()
	for a.pending != nil {
		data := a.pending
		a.pending = nil
		a.mu.Unlock()
		err := WriteFile(a.path, data)
		if err != nil && a.failed != nil {
			a.failed(err)
		}
		a.mu.Lock()
		a.err = err
	}
	a.writing = false
	a.idle.Broadcast()
}
