// Package fonts holds the typefaces of the map, the counters and the panels.
// The licence of each family lies beside its files and is part of the program.
package fonts

import (
	"embed"
	"fmt"

	"vistula/canvas/pen"
)

//go:embed *.ttf *.otf *-LICENSE.txt
var files embed.FS

// Set is all faces that are painted with. A Set may be shared by any number of
// painters at work at once.
type Set struct {
	Serif       *pen.Font // Old Standard: names on the map, sheets of paper
	SerifBold   *pen.Font
	SerifItalic *pen.Font
	Narrow      *pen.Font // Open Sans Condensed Bold: hex numbers, designations
	Figures     *pen.Font // Inter Display ExtraBold: values of counters
	Sans        *pen.Font // Inter: panels
	SansSemi    *pen.Font
	SansBold    *pen.Font
}

// Load reads the faces. It is quick, for outlines are only read when a letter
// is first drawn; but load once and share the Set, which keeps those outlines.
func Load() (*Set, error) {
	s := &Set{}
	for _, f := range []struct {
		name string
		to   **pen.Font
	}{
		{"OldStandard-Regular.ttf", &s.Serif},
		{"OldStandard-Bold.ttf", &s.SerifBold},
		{"OldStandard-Italic.ttf", &s.SerifItalic},
		{"OpenSans-CondBold.ttf", &s.Narrow},
		{"InterDisplay-ExtraBold.otf", &s.Figures},
		{"Inter-Regular.otf", &s.Sans},
		{"Inter-SemiBold.otf", &s.SansSemi},
		{"Inter-Bold.otf", &s.SansBold},
	} {
		data, err := files.ReadFile(f.name)
		if err != nil {
			return nil, fmt.Errorf("font %s is missing: %w", f.name, err)
		}
		if *f.to, err = pen.ParseFont(f.name, data); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Licences gives the licence texts of the faces by file name, for a window
// that shows them.
func Licences() map[string]string {
	texts := map[string]string{}
	for _, name := range []string{"OldStandard-LICENSE.txt", "OpenSans-LICENSE.txt", "Inter-LICENSE.txt"} {
		text, err := files.ReadFile(name)
		if err == nil { // embedded by name above: it cannot fail
			texts[name] = string(text)
		}
	}
	return texts
}
