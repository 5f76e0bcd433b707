package ui

import (
	"image/color"
	"path/filepath"

	"fyne.io/fyne/v2/canvas"

	"vistula/canvas/guard"
	"vistula/ui/files"
)

// ahead is a save that is read, and its map prepared, while the window appears.
type ahead struct {
	path string
	got  chan read // closed without a word where reading failed
}

// readAhead begins to read what Begin will show: all games for the start screen, or a save
// and its own game alone.
func (s *Shell) readAhead() {
	s.win.SetContent(canvas.NewRectangle(color.Transparent))
	switch {
	case s.Opens != "":
		s.readSave(absolute(s.Opens))
	case !s.Now:
		go guard.Catch(s.library.Prepare)
	}
}

// readSave begins to read a save and to prepare its map.
func (s *Shell) readSave(path string) {
	a := &ahead{path, make(chan read, 1)}
	s.ahead = a
	get := func() read { return s.read(files.At(path)) }
	if id, ok := s.kept.idOf(path); ok {
		get = func() read { return s.readKept(id) }
	}
	go func() {
		defer close(a.got)
		guard.Catch(func() {
			r := get()
			if r.err == nil {
				s.Maps.Sheet(r.match.Ruleset())
			}
			a.got <- r
		})
	}()
}

// reading is what reads a save: what was read ahead, or else slow.
func (s *Shell) reading(path string, slow func() read) func() read {
	a := s.ahead
	if s.ahead = nil; a == nil || a.path != path {
		return slow
	}
	return func() read {
		if r, ok := <-a.got; ok {
			return r
		}
		return slow()
	}
}

// failed tells what keeps a save from being opened, over the start screen where nothing
// else is shown.
func (s *Shell) failed(err error) {
	if s.start == nil && s.game == nil {
		s.showStart()
	}
	s.tell(err)
}

// absolute is a path from the root.
func absolute(path string) string {
	if abs, err := filepath.Abs(path); err == nil {
		return abs
	}
	return path
}
