// Package files lets the player choose files: with the system's own dialogs on
// desktops, with Fyne's on tablets and wherever the program is built without C.
package files

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"regexp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/storage"
)

// Extension is that of saves.
const Extension = ".vistula"

// Place is where a save is or shall be: a path on a computer, what a tablet's own
// chooser gave, or in a browser a file's name. The zero value is no place.
type Place struct {
	Path   string
	uri    fyne.URI // nil where Path says all
	handed bool     // by a browser, with its text
	text   string
}

// At is the place of a path.
func At(path string) Place { return Place{Path: path} }

// placeOf is the place of what Fyne's dialogs give.
func placeOf(uri fyne.URI) Place {
	if uri.Scheme() == "file" {
		return At(uri.Path())
	}
	return Place{Path: uri.String(), uri: uri}
}

// Name is the place's last part, for sentences and titles.
func (p Place) Name() string {
	if p.uri != nil {
		return p.uri.Name()
	}
	return filepath.Base(p.Path)
}

// Write writes a save there, as a whole or not at all where that is possible.
// The error is one sentence.
func (p Place) Write(data []byte) error {
	if p.uri == nil {
		return write(p.Path, data)
	}
	w, err := storage.Writer(p.uri)
	if err != nil {
		return fmt.Errorf("%s: %w", lang.L("{{.Name}} cannot be written", map[string]any{"Name": p.Name()}), err)
	}
	_, err = w.Write(data)
	if err = errors.Join(err, w.Close()); err != nil {
		return fmt.Errorf("%s: %w", lang.L("{{.Name}} cannot be written", map[string]any{"Name": p.Name()}), err)
	}
	return nil
}

// largest is more than any save; what is larger is no save and not to be read
// into memory.
const largest = 256 << 20

// Read reads what is there. The error is one sentence.
func (p Place) Read() ([]byte, error) {
	if p.handed {
		return []byte(p.text), nil
	}
	if p.uri == nil {
		return readFile(p.Path)
	}
	r, err := storage.Reader(p.uri)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", lang.L("{{.Name}} cannot be read", map[string]any{"Name": p.Name()}), err)
	}
	defer r.Close()
	return readAll(r, p.Name())
}

func readAll(r io.Reader, name string) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, largest+1))
	switch {
	case err != nil:
		return nil, errors.New(lang.L("{{.Name}} cannot be read", map[string]any{"Name": name}))
	case len(data) > largest:
		return nil, errors.New(lang.L("{{.Name}} is too large to be a save", map[string]any{"Name": name}))
	}
	return data, nil
}

// WithExtension is the path with the extension of saves, if it has none: what follows a dot
// in a name such as "Fury 1.2" or "Gumbinnen. Second try" is no extension.
func WithExtension(path string) string {
	if !extension.MatchString(filepath.Ext(path)) {
		return strings.TrimRight(path, ".") + Extension
	}
	return path
}

// extension is what files are told apart by: a few letters, and digits after them.
var extension = regexp.MustCompile(`^\.[A-Za-z][A-Za-z0-9]{0,9}$`)

// Suggest makes a file name of a game's title and turn that every system takes.
func Suggest(title string, turn int) string {
	var b strings.Builder
	for _, r := range title {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', r > 127:
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	return fmt.Sprintf("%s-turn-%d%s", strings.Trim(b.String(), "-"), turn, Extension)
}

// Chooser asks the player for a place. Both calls return at once; then is
// called on Fyne's goroutine unless the player has thought better of it, failed
// if the dialog cannot be shown.
type Chooser interface {
	Open(then func(Place), failed func(error))
	SaveAs(name string, then func(Place), failed func(error))
}
