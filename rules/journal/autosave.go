package journal

import (
	"bytes"
	"errors"
	"maps"
	"sync"
)

// Autosaver keeps a match on disk while it is played. Keep is to be called after every
// action; the files are written in the background, so that no player waits for the
// disk, and where actions follow one another faster than the disk writes, they are
// written together.
//
// What is kept is a save and beside it a log of what was done since, to which every
// action is appended. Now and then, and when the game is laid aside, the save is
// written anew and the log removed. OpenKept opens both.
type Autosaver struct {
	path   string
	failed func(error)

	mu   sync.Mutex
	idle sync.Cond
	err  error // of the last write

	// What was handed over so far.
	last  handed
	lines int   // since the last whole save
	whole bool  // a whole save must follow: there is none, or writing failed
	lost  error // another program plays the game, and nothing is written any more

	// What is still to be written, the save first.
	save    *record
	more    []byte
	hashes  hashing
	writing bool
	disk    disk // belongs to the goroutine that writes
}

// handed is the state of a match that an Autosaver knows of.
type handed struct {
	origin   uint64
	serials  []uint64 // of the entries
	cursor   int
	friendly bool
	table    Table
}

// logLength is the number of lines after which a whole save is written.
const logLength = 1024

// NewAutosaver makes an autosaver for a file. failed is told of every write
// that fails, on a goroutine of its own; it may be nil.
func NewAutosaver(path string, failed func(error)) *Autosaver {
	a := &Autosaver{path: path, failed: failed, whole: true, disk: disk{path: path}}
	a.idle.L = &a.mu
	return a
}

// Keep takes what was done in the match since the last time and has it written soon.
// The match may be played on at once. The error tells that another program has
// written the same file, which is then left to it.
func (a *Autosaver) Keep(m *Match) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.lost != nil {
		return a.lost
	}
	if a.whole || a.lines >= logLength || !a.takeChange(m) {
		a.takeAll(m)
	}
	a.start()
	return nil
}

// Finish has the match written as an ordinary save, without a log. Flush waits for it.
func (a *Autosaver) Finish(m *Match) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.lost != nil {
		return a.lost
	}
	if a.whole || !a.takeChange(m) || a.lines > 0 {
		a.takeAll(m)
	}
	a.start()
	return nil
}

// Flush waits until everything kept is on the disk. The error is that of the
// last write: nil when the files hold the latest state.
func (a *Autosaver) Flush() error {
	a.mu.Lock()
	defer a.mu.Unlock()
	for a.writing {
		a.idle.Wait()
	}
	return a.err
}

// takeAll takes a copy of the match.
func (a *Autosaver) takeAll(m *Match) {
	a.save, a.more, a.lines, a.whole = m.recorded(true), nil, 0, false
	a.last.serials = a.last.serials[:0]
	a.last.note(m, 0)
}

// takeChange takes what is new in the match; it tells false where a log cannot say it.
func (a *Autosaver) takeChange(m *Match) bool {
	common, ok := a.last.common(m)
	if !ok {
		return false
	}
	had, cursor := len(a.last.serials), a.last.cursor
	add := func(v any) {
		a.more = append(a.more, line(v)...)
		a.lines++
	}
	if common < had || m.Len() > had {
		if cut := m.Len() == common; cut || cursor != common {
			add(logMove{&common, cut})
		}
		cursor = m.Len()
	}
	for i := common; i < m.Len(); i++ {
		e := &m.entries[i]
		add(savedAction{e.Action, e.Dice, e.Hash})
	}
	if cursor != m.cursor {
		add(logMove{Cursor: &m.cursor})
	}
	a.last.note(m, common)
	a.hashes = hashingOf(m.now)
	return true
}

// common is the number of actions that the match still shares with what was handed
// over; ok tells whether it is the same game, and nothing but the record has changed.
func (h *handed) common(m *Match) (n int, ok bool) {
	if h.origin != m.origin || h.friendly != m.Friendly || h.table.Hidden != m.table().Hidden || !maps.Equal(h.table.Seats, m.table().Seats) {
		return 0, false
	}
	n = min(len(h.serials), m.Len())
	for n > 0 && h.serials[n-1] != m.entries[n-1].serial {
		n--
	}
	return n, true
}

// note notes the match, of which the first entries are known.
func (h *handed) note(m *Match, known int) {
	h.serials = h.serials[:known]
	for i := known; i < m.Len(); i++ {
		h.serials = append(h.serials, m.entries[i].serial)
	}
	t := m.table()
	h.origin, h.cursor, h.friendly, h.table = m.origin, m.cursor, m.Friendly, Table{maps.Clone(t.Seats), t.Hidden}
}

// table is the match's, or an empty one.
func (m *Match) table() Table {
	if m.Table == nil {
		return Table{}
	}
	return *m.Table
}

// start begins to write what there is.
func (a *Autosaver) start() {
	if !a.writing && (a.save != nil || len(a.more) > 0) {
		a.writing = true
		go a.write()
	}
}

// write writes until nothing is pending.
func (a *Autosaver) write() {
	a.mu.Lock()
	defer a.mu.Unlock()
	for a.save != nil || len(a.more) > 0 {
		save, more, hashes := a.save, bytes.Clone(a.more), a.hashes
		a.save, a.more = nil, a.more[:0]
		a.mu.Unlock()
		err := a.disk.put(save, more, hashes)
		if err != nil && a.failed != nil {
			a.failed(err)
		}
		a.mu.Lock()
		if a.err = err; err != nil {
			a.wrong(err)
		}
	}
	a.writing = false
	a.idle.Broadcast()
}

// wrong notes that a write failed: what follows it in the log would hang in the air.
func (a *Autosaver) wrong(err error) {
	switch {
	case errors.Is(err, errOther):
		a.lost, a.save, a.more = err, nil, nil
	case a.save == nil:
		a.more, a.whole = nil, true
	}
}

// put writes a save, if there is one, and adds lines to its log.
func (d *disk) put(save *record, more []byte, hashes hashing) error {
	if save != nil {
		if err := d.save(save); err != nil {
			return err
		}
	}
	if len(more) == 0 {
		return nil
	}
	return d.add(more, hashes)
}
