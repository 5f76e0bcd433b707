package journal

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
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
	save    *whole
	edits   []edit // of the record, since then
	more    []byte
	hashes  hashing
	writing bool

	// What belongs to the goroutine that writes.
	disk    disk
	actions []savedAction // the record as it stands in the edits that were handed over
}

// whole is a save that is to be written: all but the actions, which the goroutine that
// writes has, and the edits that they still lack.
type whole struct {
	record
	edits []edit
}

// edit is a change of a record: the actions after the first ones give way to others.
type edit struct {
	keep int
	add  []savedAction
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
	a := &Autosaver{path: path, failed: failed, whole: true, disk: disk{path: path, remove: os.Remove}}
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
	if common, same := a.takeEdit(m); a.whole || a.lines >= logLength || !same {
		a.takeAll(m)
	} else {
		a.takeChange(m, common)
	}
	a.last.note(m)
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
	common, same := a.takeEdit(m)
	if same {
		a.takeChange(m, common)
	}
	if a.whole || !same || a.lines > 0 {
		a.takeAll(m)
	}
	a.last.note(m)
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

// takeEdit takes what is new in the record. It gives the number of actions that the match
// still shares with what was handed over before, and tells whether it is the same game,
// in which nothing but the record has changed.
func (a *Autosaver) takeEdit(m *Match) (common int, same bool) {
	common = a.last.common(m)
	if e := (edit{keep: common, add: m.savedFrom(common)}); len(e.add) > 0 || common < len(a.last.serials) {
		a.edits = append(a.edits, e)
	}
	return common, a.last.same(m)
}

// savedFrom are the actions after the first ones as they stand in a save.
func (m *Match) savedFrom(n int) []savedAction {
	list := make([]savedAction, 0, len(m.entries)-n)
	for i := n; i < len(m.entries); i++ {
		e := &m.entries[i]
		list = append(list, savedAction{e.Action, e.Dice, e.Hash})
	}
	return list
}

// takeAll has the whole match written: what costs more the longer it is, all its
// actions, is known already to the goroutine that writes.
func (a *Autosaver) takeAll(m *Match) {
	edits := a.edits
	if a.save != nil {
		edits = append(a.save.edits, edits...)
	}
	a.save, a.edits = &whole{record: *m.head(true), edits: edits}, nil
	a.more, a.lines, a.whole = nil, 0, false
}

// takeChange takes what is new in the match as lines of the log.
func (a *Autosaver) takeChange(m *Match, common int) {
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
	a.hashes = hashingOf(m.now)
}

// common is the number of actions that the match still shares with what was handed over.
func (h *handed) common(m *Match) int {
	if h.origin != m.origin {
		return 0
	}
	n := min(len(h.serials), m.Len())
	for n > 0 && h.serials[n-1] != m.entries[n-1].serial {
		n--
	}
	return n
}

// same tells whether it is the same game, at the same table.
func (h *handed) same(m *Match) bool {
	return h.origin == m.origin && h.friendly == m.Friendly && h.table.Hidden == m.table().Hidden && maps.Equal(h.table.Seats, m.table().Seats)
}

// note notes the match.
func (h *handed) note(m *Match) {
	known := h.common(m)
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
		save, edits, more, hashes := a.save, a.edits, bytes.Clone(a.more), a.hashes
		a.save, a.edits, a.more = nil, nil, a.more[:0]
		a.mu.Unlock()
		err := a.put(save, edits, more, hashes)
		if err != nil && a.failed != nil {
			a.failed(err)
		}
		a.mu.Lock()
		if a.err = err; err != nil {
			a.wrong(err)
		} else if a.disk.left && a.save == nil && len(a.more) == 0 {
			a.whole = true // which needs no log of its own, and tries to remove the old one
		}
	}
	a.writing = false
	a.idle.Broadcast()
}

// wrong notes that a write failed: what follows it in the log would hang in the air.
func (a *Autosaver) wrong(err error) {
	switch {
	case errors.Is(err, errOther):
		a.lost, a.save, a.edits, a.more = err, nil, nil, nil
	case a.save == nil:
		a.more, a.whole = nil, true
	}
}

// put writes a save, if there is one, and adds lines to its log.
func (a *Autosaver) put(save *whole, edits []edit, more []byte, hashes hashing) (err error) {
	if save != nil {
		a.bring(save.edits)
		save.actions = a.actions
		err = safely(a.path, func() error { return a.disk.save(&save.record) })
	}
	a.bring(edits) // even where the disk fails: they are not handed over again
	if err != nil || len(more) == 0 {
		return err
	}
	return a.disk.add(more, hashes)
}

// safely makes an error of a fault of a rulebook, whose positions are written here: on this
// goroutine it would end the program.
func safely(path string, write func() error) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("%s cannot be written: the rules fail: %v", path, fault)
		}
	}()
	return write()
}

// bring brings the record up to date.
func (a *Autosaver) bring(edits []edit) {
	for _, e := range edits {
		a.actions = append(a.actions[:e.keep], e.add...)
	}
}
