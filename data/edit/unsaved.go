package edit

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// unsaved keeps the steps of a session in a file as they are made, a line each,
// so that they outlive the program. The file is gone once they are saved or given
// up.
type unsaved struct {
	name string
	file *os.File
}

// patch is what a step did to one list: the entries out, which stood at a place,
// gave way to the entries in.
type patch struct {
	File string   `json:"file"`
	List string   `json:"list"`
	At   int      `json:"at"`
	Out  []string `json:"out,omitempty"`
	In   []string `json:"in,omitempty"`
}

// line is a line of the file.
type line struct {
	What    Sentence `json:"what"`
	Undo    bool     `json:"undo,omitempty"` // it took back the step before
	Patches []patch  `json:"patches"`
}

// KeepIn keeps all steps from now on in a file, whose folder must exist or be
// possible to make. What the file held is lost: Restore it first. The session goes
// on if the file cannot be written; the error is for whoever wants to tell.
func (s *Session) KeepIn(name string) error {
	s.unsaved = &unsaved{name: name}
	return s.unsaved.clear()
}

// Forget gives up the steps that were kept and keeps no more.
func (s *Session) Forget() {
	if s.unsaved != nil {
		_ = s.unsaved.clear() // what stays is offered once more
	}
	s.unsaved = nil
}

// clear removes the file.
func (u *unsaved) clear() error {
	if u.file != nil {
		_ = u.file.Close() // it is removed
		u.file = nil
	}
	if err := os.Remove(u.name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// keep notes a step that was just made, or taken back.
func (s *Session) keep(what Sentence, undo bool, from, to map[place][]string) {
	if s.unsaved == nil {
		return
	}
	l := line{What: what, Undo: undo}
	for p, list := range to {
		l.Patches = append(l.Patches, patchOf(p, from[p], list))
	}
	if s.unsaved.append(l) != nil {
		s.unsaved = nil // a disk that is full: the session itself goes on
	}
}

func (u *unsaved) append(l line) error {
	raw, err := json.Marshal(l)
	if err != nil {
		return err
	}
	if u.file == nil {
		if err := os.MkdirAll(filepath.Dir(u.name), 0o755); err != nil {
			return err
		}
		if u.file, err = os.OpenFile(u.name, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644); err != nil {
			return err
		}
	}
	_, err = u.file.Write(append(raw, '\n'))
	return err
}

// patchOf is the difference between two states of a list.
func patchOf(p place, was, now []string) patch {
	at := 0
	for at < len(was) && at < len(now) && was[at] == now[at] {
		at++
	}
	end := 0
	for end < len(was)-at && end < len(now)-at && was[len(was)-1-end] == now[len(now)-1-end] {
		end++
	}
	return patch{p.file, p.list, at, was[at : len(was)-end], now[at : len(now)-end]}
}

// apply gives a list with the patch; ok is false where the list is not what it was
// made for.
func (x *patch) apply(list []string) (patched []string, ok bool) {
	if x.At > len(list) || x.At+len(x.Out) > len(list) || !slices.Equal(list[x.At:x.At+len(x.Out)], x.Out) {
		return nil, false
	}
	return slices.Concat(list[:x.At], x.In, list[x.At+len(x.Out):]), true
}

// HasUnsaved tells whether a file holds steps.
func HasUnsaved(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular() && info.Size() > 0
}

// Restore makes the steps of a file again, as far as they fit the data, and tells
// how many of them there were and how many could be made. They can be undone one
// by one.
func (s *Session) Restore(name string) (made, of int, err error) {
	raw, err := os.ReadFile(name)
	if err != nil {
		return 0, 0, err
	}
	var lines []line
	for text := range bytes.Lines(raw) {
		var l line
		if json.Unmarshal(text, &l) != nil {
			break // it was being written when the program ended
		}
		lines = append(lines, l)
	}
	for i := range lines {
		if !s.again(&lines[i]) {
			return i, len(lines), nil
		}
	}
	return len(lines), len(lines), nil
}

// again makes a step of a file once more, or takes it back as the file says.
func (s *Session) again(l *line) bool {
	before, after := map[place][]string{}, map[place][]string{}
	for i := range l.Patches {
		p := place{l.Patches[i].File, l.Patches[i].List}
		if !s.has(p) {
			return false
		}
		before[p] = s.list(p)
		list, ok := l.Patches[i].apply(before[p])
		if !ok {
			return false
		}
		after[p] = list
	}
	s.put(after)
	s.keep(l.What, l.Undo, before, after)
	if l.Undo && len(s.done) > 0 {
		s.done = s.done[:len(s.done)-1]
		return true
	}
	s.done, s.undone = append(s.done, step{l.What, before, after}), nil
	return true
}
