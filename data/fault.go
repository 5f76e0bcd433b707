package data

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
)

// Fault is one thing that is wrong in a data file.
type Fault struct {
	File string // "galicia/units.json"
	Line int    // from 1; 0 where no line can be named
	// Field is the record or field concerned, "" for the file as a whole.
	Field string
	Why   string
}

func (f *Fault) Error() string {
	var b strings.Builder
	b.WriteString(f.File)
	if f.Line > 0 {
		fmt.Fprintf(&b, ":%d", f.Line)
	}
	b.WriteString(": ")
	if f.Field != "" {
		b.WriteString(f.Field + ": ")
	}
	b.WriteString(f.Why)
	return b.String()
}

// faults gathers what is wrong in one file, so that a player sees all of it at
// once and need not mend and try again line by line.
type faults struct {
	file string
	raw  []byte
	list []error
}

// openFaults reads the file once more for the line numbers; a file that cannot
// be read only costs them.
func openFaults(fsys fs.FS, file string) *faults {
	raw, err := fs.ReadFile(fsys, file)
	if err != nil {
		raw = nil
	}
	return &faults{file: file, raw: raw}
}

// at notes a fault in the value that the path of keys and indices leads to.
func (f *faults) at(path []any, field, format string, args ...any) {
	f.list = append(f.list, &Fault{File: f.file, Line: locate(f.raw, path...), Field: field, Why: fmt.Sprintf(format, args...)})
}

func (f *faults) err() error { return errors.Join(f.list...) }
