// Package fonts holds the typefaces of the map, the counters and the panels.
// The licence of each family lies beside its files and goes into every package of the
// program.
package fonts

import (
	_ "embed"

	"vistula/canvas/pen"
)

// The faces, read where they lie in the program: a file of an embed.FS is copied with each
// reading, and these copies would stay.
var (
	//go:embed OldStandard-Regular.ttf
	serif []byte
	//go:embed OldStandard-Bold.ttf
	serifBold []byte
	//go:embed OldStandard-Italic.ttf
	serifItalic []byte
	//go:embed OpenSans-CondBold.ttf
	narrow []byte
	//go:embed InterDisplay-ExtraBold.otf
	figures []byte
	//go:embed Inter-Regular.otf
	sans []byte
	//go:embed Inter-SemiBold.otf
	sansSemi []byte
	//go:embed Inter-Bold.otf
	sansBold []byte
)

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
		data []byte
		to   **pen.Font
	}{
		{"OldStandard-Regular.ttf", serif, &s.Serif},
		{"OldStandard-Bold.ttf", serifBold, &s.SerifBold},
		{"OldStandard-Italic.ttf", serifItalic, &s.SerifItalic},
		{"OpenSans-CondBold.ttf", narrow, &s.Narrow},
		{"InterDisplay-ExtraBold.otf", figures, &s.Figures},
		{"Inter-Regular.otf", sans, &s.Sans},
		{"Inter-SemiBold.otf", sansSemi, &s.SansSemi},
		{"Inter-Bold.otf", sansBold, &s.SansBold},
	} {
		var err error
		if *f.to, err = pen.ParseFont(f.name, f.data); err != nil {
			return nil, err
		}
	}
	return s, nil
}
