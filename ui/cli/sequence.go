package cli

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"vistula/rules/journal"
)

// sequence is a row of numbered pictures on the disk. Pictures that are there already
// are never overwritten, and where it cannot be finished it is taken away again.
type sequence struct {
	dir, pattern string // with one place for the number
	named        bool   // the pictures are asked for by a pattern, not by their folder
	made         bool   // the folder is ours
	written      []string
}

var numbered = regexp.MustCompile(`%0?[0-9]?d`)

// sequenceOf is the sequence that an output's name asks for: a pattern such as
// "film-%04d.png", or a folder. It is nil for a GIF. The error is a sentence.
func sequenceOf(out string) (*sequence, error) {
	base := filepath.Base(out)
	switch ext := strings.ToLower(filepath.Ext(out)); {
	case strings.HasSuffix(out, "/") || strings.HasSuffix(out, string(filepath.Separator)) || isFolder(out):
		return &sequence{dir: filepath.Clean(out), pattern: "frame-%04d.png"}, nil
	case ext == ".gif":
		return nil, nil
	case ext != ".png":
		return nil, errors.New("a film is a file ending in .gif, a pattern like film-%04d.png, or a folder, written with / behind its name")
	case len(numbered.FindAllString(base, -1)) != 1 || strings.Count(base, "%") != 1:
		return nil, errors.New("the name of the pictures needs one place for their number, as in film-%04d.png")
	}
	return &sequence{dir: filepath.Dir(out), pattern: base, named: true}, nil
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// open makes the folder where it is not there, and looks whether there are pictures
// of the same names.
func (s *sequence) open() error {
	if !isFolder(s.dir) && s.named { // a folder that is not asked for by name is a slip
		return fmt.Errorf("%s cannot be written: %s", filepath.Join(s.dir, s.pattern), journal.Plain(fs.ErrNotExist))
	}
	if !isFolder(s.dir) {
		if err := os.Mkdir(s.dir, 0o755); err != nil {
			return fmt.Errorf("the folder %s cannot be made: %s", s.dir, journal.Plain(err))
		}
		s.made = true
	}
	there, err := filepath.Glob(filepath.Join(escaped(s.dir), numbered.ReplaceAllString(escaped(s.pattern), "*")))
	if err == nil && len(there) > 0 {
		return fmt.Errorf("%s is there already; choose another name or folder", there[0])
	}
	return nil
}

// escaped is a name whose signs mean themselves in a pattern.
func escaped(name string) string {
	return strings.NewReplacer(`[`, `\[`, `*`, `\*`, `?`, `\?`).Replace(name)
}

// add writes the next picture.
func (s *sequence) add(frame image.Image) error {
	var b bytes.Buffer
	enc := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := enc.Encode(&b, frame); err != nil {
		return err
	}
	name := filepath.Join(s.dir, fmt.Sprintf(s.pattern, len(s.written)+1))
	if err := journal.WriteFile(name, b.Bytes()); err != nil {
		return err
	}
	s.written = append(s.written, name)
	return nil
}

// drop takes all pictures away again that were written, and the folder that was made.
func (s *sequence) drop() {
	for _, name := range s.written {
		os.Remove(name)
	}
	s.written = nil
	if s.made {
		os.Remove(s.dir)
	}
}
