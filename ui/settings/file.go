package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"vistula/rules/journal"
)

// Load reads the settings from a file, which Save will write. Without a file
// there are the usual ones. A file that is damaged or was written by a later
// program gives the usual ones too, is kept beside under another name, and the
// error says so in one sentence.
func Load(path string) (*Settings, error) {
	s := Default()
	s.path = path
	raw, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return s, nil
	case err != nil:
		s.path = "" // what cannot be read is not to be written over
		return s, fmt.Errorf("your settings in %s cannot be read, so the usual ones are used", path)
	}
	read := Default()
	why := decode(raw, read)
	if why == "" {
		read.path = path
		return read, nil
	}
	aside, err := keepAside(path)
	if err != nil {
		s.path = ""
		return s, fmt.Errorf("your settings in %s %s; the usual ones are used and none are kept", path, why)
	}
	return s, fmt.Errorf("your settings %s; they were kept as %s, and the usual ones are used", why, filepath.Base(aside))
}

// decode reads a file's text and tells what is wrong with it, "" for nothing.
func decode(raw []byte, to *Settings) string {
	var head struct{ Format int }
	if json.Unmarshal(raw, &head) != nil {
		return "are damaged"
	}
	if head.Format > format {
		return "were written by a later version of Vistula"
	}
	var before old
	if head.Format < 1 || json.Unmarshal(raw, to) != nil || json.Unmarshal(raw, &before) != nil {
		return "are damaged"
	}
	if s := before.speed(); s != "" {
		to.Speed = s
	}
	to.TextSize = max(SmallestText, min(LargestText, to.TextSize))
	to.Display = max(SmallestDisplay, min(LargestDisplay, to.Display))
	to.Recent = to.Recent[:min(most, len(to.Recent))]
	w := &to.Window
	if w.Width < 0 || w.Height < 0 || w.Width > 16000 || w.Height > 16000 {
		*w = Window{}
	}
	return ""
}

// keepAside renames a file so that it is not written over, and tells its name.
func keepAside(path string) (string, error) {
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s.kept-%d", path, n)
		if _, err := os.Lstat(aside); err == nil {
			continue
		} else if !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
		return aside, os.Rename(path, aside)
	}
}

// Save writes the settings to the file that they came from, as a whole or not
// at all. Settings without a file are kept only as long as the program runs.
func (s *Settings) Save() error {
	if s.path == "" {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(s.path), 0o755); err != nil {
		return fmt.Errorf("your settings cannot be kept: the folder %s cannot be made", filepath.Dir(s.path))
	}
	s.Format = format
	raw, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err
	}
	return journal.WriteFile(s.path, append(raw, '\n'))
}
