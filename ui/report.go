package ui

import (
	"context"
	"errors"
	"net/url"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/report"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/ui/files"
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
	m, side, words := g.desk.Match.Branch(), reader(g), func(text string, values map[string]any) string { return lang.L(text, values) }
	w := &making{s: s, place: p, head: lang.L("Writing the report"), words: lang.L("Describing each turn and drawing the maps. This takes a few seconds."),
		saved: lang.L("Report saved"), done: lang.L("The report was saved as {{.Name}}.", map[string]any{"Name": p.Name()})}
	w.make = func(ctx context.Context, at func(float64)) ([]byte, error) {
		c, err := chronicle.Tell(ctx, m, chronicle.Options{Side: side, Progress: func(n, of int) { at(told * float64(n) / float64(of)) }})
		if err != nil {
			return nil, err
		}
		return report.Write(ctx, c, format, report.Options{Words: words, Map: s.Maps.Sheet(m.Ruleset()), Fonts: s.fonts,
			Progress: func(n, of int) { at(told + (1-told)*float64(n)/float64(of)) }})
	}
	w.start()
}

// told is how much of the work is done when the story is told and the maps are
// still to be drawn.
const told = 0.3

// reader is the side that a report of the game may be told to: at a hidden table
// the one that sits there, "" for everybody once the game is over or lies open.
func reader(g *session) rules.Side {
	if g.desk.Match.Position().Outcome() != nil {
		return ""
	}
	return g.desk.Viewer()
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
