package report

import (
	"context"
	"embed"
	"encoding/base64"
	"html/template"
	"io"
)

//go:embed page.html style.css
var files embed.FS

var page = template.Must(template.New("page.html").Funcs(template.FuncMap{
	"percent": func(n, of int) int {
		if of == 0 {
			return 0
		}
		return 100 * n / of
	},
	"ink":      inkOf,
	"dict":     func(p sheet, f *figure) plate { return plate{p.Images[f], f.Caption} },
	"figureOf": func(c chapter, i int) *figure { return &c.Figures[i] },
	"add":      func(a, b int) int { return a + b },
}).ParseFS(files, "page.html"))

// sheet is a book with its pictures, as the template needs it.
type sheet struct {
	*book
	Style  template.CSS
	Charts []drawn
	Judged *drawn // nil where the game was not judged
	Images map[*figure]picture
	// Tallest is the most that a side threw one face, MostLosses the greatest of the
	// bars of luck.
	Tallest, MostLosses int
}

// SixFaces is Tallest in terms of all dice of a side.
func (p sheet) SixFaces() int { return 6 * p.Tallest }

type drawn struct {
	SVG   template.HTML
	Lines []line
	Notes []note
}

type picture struct {
	URL        template.URL
	Wide, High int
}

// plate is a picture with its words.
type plate struct {
	Picture picture
	Caption string
}

// html writes the book as one file that needs no other.
func (b *book) html(ctx context.Context, w io.Writer, s *studio, o Options) error {
	style, err := files.ReadFile("style.css")
	if err != nil {
		return err
	}
	p := sheet{book: b, Style: template.CSS(style), Images: map[*figure]picture{}}
	step := o.counter(b.pictures())
	take := func(f *figure) error {
		data, size, err := s.photograph(ctx, f)
		if err != nil {
			return err
		}
		p.Images[f] = picture{template.URL("data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(data)), size.X, size.Y}
		step()
		return nil
	}
	if err := take(b.Final); err != nil {
		return err
	}
	for i := range b.Chapters {
		for k := range b.Chapters[i].Figures {
			if err := take(&b.Chapters[i].Figures[k]); err != nil {
				return err
			}
		}
	}
	for i := range b.Points {
		p.Charts = append(p.Charts, drawn{template.HTML(b.Points[i].svg(b.Labels.Points)), b.Points[i].Lines, b.Points[i].Notes})
	}
	if c := b.Chance; c != nil {
		p.Judged = &drawn{template.HTML(c.Chart.svg(c.Head)), c.Chart.Lines, c.Chart.Notes}
	}
	p.Tallest, p.MostLosses = b.tallest()
	return page.Execute(w, p)
}

// tallest are the greatest of the bars of faces and of luck.
func (b *book) tallest() (faces, losses int) {
	for _, d := range b.Dice {
		for _, n := range d.Faces {
			faces = max(faces, n)
		}
		faces = max(faces, d.Dice/6)
	}
	for _, l := range b.Luck {
		losses = max(losses, l.Expected, l.Actual)
	}
	return faces, losses
}
