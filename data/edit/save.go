package edit

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"vistula/data"
)

// Check reads the data as they stand now the way the game does. open is the
// ruleset's own reading of them; nil leaves it out. The error has a line for
// each thing that is wrong, with file and line.
func (s *Session) Check(open func(fs.FS) error) error {
	fsys := s.FS()
	if err := data.CheckRuleset(fsys, s.ruleset); err != nil || open == nil {
		return err
	}
	return open(fsys)
}

// Save writes the files that differ from the program's own into a player's
// folder, and takes those away that do not: all or nothing. It checks them
// first, and whether another program has changed them meanwhile. The error is a
// sentence, or the lines of Check.
func (s *Session) Save(dir string, open func(fs.FS) error) error {
	if err := s.Check(open); err != nil {
		return err
	}
	w := writing{dir: filepath.Join(dir, s.ruleset)}
	if err := s.untouched(w.dir); err != nil {
		return err
	}
	for _, file := range s.files {
		now := s.docs[file].bytes()
		if d := s.origin[file]; d != nil && bytes.Equal(now, d.raw) {
			w.remove = append(w.remove, file)
		} else {
			w.write = append(w.write, content{file, now})
		}
	}
	if err := w.run(); err != nil {
		return err
	}
	for _, file := range s.files {
		s.saved[file] = s.docs[file].bytes()
	}
	if s.unsaved != nil {
		return s.unsaved.clear()
	}
	return nil
}

// untouched refuses to write over what another program has written into the
// player's folder since it was read.
func (s *Session) untouched(dir string) error {
	for _, file := range s.files {
		raw, err := os.ReadFile(filepath.Join(dir, file))
		if err == nil && !bytes.Equal(raw, s.saved[file]) {
			return refuse("{{.File}} in {{.Folder}} changed while you were editing, so nothing was saved. Move that file away to save your version, or reopen the editor to continue with it.",
				"File", file, "Folder", dir)
		}
	}
	return nil
}

// content is a file to be written.
type content struct {
	file string
	raw  []byte
}

// writing is the writing of several files of which all are changed or none.
type writing struct {
	dir    string
	write  []content
	remove []string

	staged []string // temporary files, in the order of write
	before []saved  // of what was replaced so far
}

// saved is a file as it was before.
type saved struct {
	name string
	raw  []byte
	was  bool // it existed
}

// run stages all files beside their places, then puts them there. What fails
// half-way is taken back.
func (w *writing) run() (err error) {
	defer func() {
		for _, name := range w.staged {
			_ = os.Remove(name) // those not yet in their places
		}
	}()
	if err := w.stage(); err != nil {
		return fmt.Errorf("your own data cannot be written to %s: %s", w.dir, reason(err))
	}
	if err := w.swap(); err != nil {
		w.back()
		return fmt.Errorf("your own data cannot be written to %s: %s", w.dir, reason(err))
	}
	return nil
}

func (w *writing) stage() error {
	if len(w.write) > 0 {
		if err := os.MkdirAll(w.dir, 0o755); err != nil {
			return err
		}
	}
	for _, c := range w.write {
		f, err := os.CreateTemp(w.dir, "."+c.file+".*.tmp")
		if err != nil {
			return err
		}
		w.staged = append(w.staged, f.Name())
		_, err = f.Write(c.raw)
		if err = errors.Join(err, f.Chmod(0o644), f.Sync(), f.Close()); err != nil {
			return err
		}
	}
	return nil
}

func (w *writing) swap() error {
	for i, c := range w.write {
		name := filepath.Join(w.dir, c.file)
		if err := w.remember(name); err != nil {
			return err
		}
		if err := os.Rename(w.staged[i], name); err != nil {
			return err
		}
	}
	for _, file := range w.remove {
		name := filepath.Join(w.dir, file)
		if err := w.remember(name); err != nil {
			return err
		}
		if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// remember keeps what a file says. One that is write-protected stays.
func (w *writing) remember(name string) error {
	raw, err := os.ReadFile(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		w.before = append(w.before, saved{name: name})
		return nil
	case err != nil:
		return err
	}
	if info, err := os.Stat(name); err == nil && info.Mode().Perm()&0o200 == 0 {
		return &fs.PathError{Op: "write", Path: name, Err: fs.ErrPermission}
	}
	w.before = append(w.before, saved{name, raw, true})
	return nil
}

// back puts everything as it was.
func (w *writing) back() {
	for _, b := range w.before {
		if b.was {
			_ = os.WriteFile(b.name, b.raw, 0o644)
		} else {
			_ = os.Remove(b.name)
		}
	}
}

// reason is what is wrong with a file in a player's words.
func reason(err error) string {
	if errors.Is(err, fs.ErrPermission) {
		return "you have no permission for the folder or a file in it"
	}
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		return e.Err.Error()
	}
	return err.Error()
}
