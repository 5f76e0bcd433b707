package ui

import (
	"context"
	"errors"
	"net/url"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/guard"
	"vistula/canvas/report"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
	"vistula/ui/files"
	"vistula/ui/question"
)

// report asks where an after-action report of the game shall be, and writes it. The
// ending that the player chooses tells whether it becomes HTML or PDF.
func (s *Shell) report() {
	chooser, ok := s.files.(files.Exporter)
	if s.game == nil || !ok {
		return
	}
	kind := files.Kind{Head: lang.L("Write a report"), Name: lang.L("Reports (HTML or PDF)"), Endings: []string{"html", "pdf"}}
	m := s.game.desk.Match
	name := files.SuggestKind(m.Ruleset().Title(), m.Position().Status().Turn, kind)
	chooser.Export(kind, name, s.reportTo, s.tell)
}

// reportTo writes the report in the background; the window stays alive and shows
// how far it is.
func (s *Shell) reportTo(p files.Place) {
	g := s.game
	if g == nil {
		return
	}
	format, err := report.FormatOf(p.Name())
	if err != nil {
		s.tell(err)
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	w := &reporting{s: s, match: g.desk.Match.Branch(), side: reader(g), format: format, place: p}
	if s.Now {
		w.done(w.write(ctx))
		cancel()
		return
	}
	w.hide = w.show(cancel)
	go func() {
		defer cancel()
		var err error
		if caught := guard.Catch(func() { err = w.write(ctx) }); caught != nil {
			err = caught
		}
		fyne.Do(guard.Func(func() { w.done(err) }))
	}()
}

// reader is the side that a report of the game may be told to: at a hidden table
// the one that sits there, "" for everybody once the game is over or lies open.
func reader(g *session) rules.Side {
	if g.desk.Match.Position().Outcome() != nil {
		return ""
	}
	return g.desk.Viewer()
}

// reporting is a report that is being written.
type reporting struct {
	s      *Shell
	match  *journal.Match
	side   rules.Side
	format report.Format
	place  files.Place
	bar    *widget.ProgressBar
	hide   func()
}

// show shows how far the report is, with a button that gives it up.
func (w *reporting) show(cancel func()) (hide func()) {
	w.bar = widget.NewProgressBar()
	words := wrapped(lang.L("Describing each turn and drawing the maps. This takes a few seconds."))
	return question.Show(w.s.win, question.Question{
		Head: lang.L("Writing the report"), Content: container.NewVBox(words, w.bar), Yes: lang.L("Cancel"),
		Width: 540 * max(1, w.s.settings.Scale()), Then: func(bool) { cancel() },
	})
}

// told is how much of the work is done when the story is told and the maps are
// still to be drawn.
const told = 0.3

func (w *reporting) at(part float64) {
	if w.bar != nil {
		fyne.Do(guard.Func(func() { w.bar.SetValue(part) }))
	}
}

// write makes the report and writes it as a whole or not at all. It is called from
// a goroutine of its own.
func (w *reporting) write(ctx context.Context) error {
	c, err := chronicle.Tell(ctx, w.match, chronicle.Options{Side: w.side, Progress: func(n, of int) {
		w.at(told * float64(n) / float64(of))
	}})
	if err != nil {
		return err
	}
	data, err := report.Write(ctx, c, w.format, report.Options{
		Words: func(text string, values map[string]any) string { return lang.L(text, values) },
		Map:   w.s.Maps.Sheet(w.match.Ruleset()), Fonts: w.s.fonts,
		Progress: func(n, of int) { w.at(told + (1-told)*float64(n)/float64(of)) },
	})
	if err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return w.place.Write(data)
}

// done tells how it went.
func (w *reporting) done(err error) {
	if w.hide != nil {
		w.hide()
	}
	switch {
	case errors.Is(err, context.Canceled):
	case err != nil:
		w.s.tell(err)
	default:
		words := lang.L("The report was saved as {{.Name}}.", map[string]any{"Name": w.place.Name()})
		question.Show(w.s.win, question.Question{
			Head: lang.L("Report saved"), Content: wrapped(words), Yes: lang.L("Open it"), No: lang.L("Close"),
			Width: 540 * max(1, w.s.settings.Scale()), Then: func(yes bool) {
				if yes {
					w.s.openOutside(w.place)
				}
			},
		})
	}
}

// openOutside shows a file in the program that the system has for it.
func (s *Shell) openOutside(p files.Place) {
	to, err := address(p.Address())
	if err == nil {
		err = s.App.OpenURL(to)
	}
	if err != nil {
		s.tell(errors.New(lang.L("Cannot open {{.Name}} from here. Open it from its folder.", map[string]any{"Name": p.Name()})))
	}
}

// address is the URL of a path for the system's other programs; what a tablet's chooser
// gave is an address already.
func address(path string) (*url.URL, error) {
	if strings.Contains(path, "://") {
		return url.Parse(path)
	}
	path, err := filepath.Abs(path)
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") { // a drive of Windows
		path = "/" + path
	}
	return &url.URL{Scheme: "file", Path: path}, err
}
