package report

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/story"
	"vistula/rules/analysis"
	"vistula/rules/chronicle"
)

// Options say how a report is made. The zero value does.
type Options struct {
	// Words puts a text into the player's language and fills its places {{.Name}};
	// nil leaves it English.
	Words func(text string, values map[string]any) string
	// Map and Fonts are lent by whoever has them already.
	Map   mapart.Map
	Fonts *fonts.Set
	// Progress is told how many maps are drawn, and of how many. It may be nil, and
	// is called on the goroutine of the writer.
	Progress func(done, of int)
	// Analysis is what a computer player makes of the same game; nil for none.
	Analysis *analysis.Analysis
}

// Format is a kind of file that a report can be.
type Format string

// The formats.
const (
	HTML Format = "html"
	PDF  Format = "pdf"
)

// FormatOf is the format that a file's name asks for. The error is a sentence.
func FormatOf(name string) (Format, error) {
	switch ext := strings.ToLower(filepath.Ext(name)); ext {
	case ".html", ".htm":
		return HTML, nil
	case ".pdf":
		return PDF, nil
	case "":
		return "", errors.New("the report needs a file name that ends in .html or .pdf")
	default:
		return "", fmt.Errorf("a report ends in .html or .pdf, not in %s", ext)
	}
}

// Write makes the whole report in memory. The error is that of ctx, or tells what
// of the program's own could not be read or drawn.
func Write(ctx context.Context, c *chronicle.Chronicle, f Format, o Options) ([]byte, error) {
	s, err := newStudio(c, o)
	if err != nil {
		return nil, err
	}
	b := write(c, story.New(c, o.Words), o.Analysis)
	b.Chance = (&author{story.New(c, o.Words), c}).chances(o.Analysis)
	var out bytes.Buffer
	if f == PDF {
		err = b.pdf(ctx, &out, s, o)
	} else {
		err = b.html(ctx, &out, s, o)
	}
	if err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// pictures is how many maps the report has.
func (b *book) pictures() int {
	n := 1
	for i := range b.Chapters {
		n += len(b.Chapters[i].Figures)
	}
	return n
}

// counter tells the progress, one more each time it is called.
func (o Options) counter(of int) func() {
	done := 0
	return func() {
		if done++; o.Progress != nil {
			o.Progress(done, of)
		}
	}
}
