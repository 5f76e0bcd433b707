package ui

import (
	"context"
	"errors"
	"net/url"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"

	"vistula/canvas/report"
	"vistula/rules"
	"vistula/rules/analysis"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
	"vistula/ui/files"
	"vistula/ui/opponent"
	"vistula/ui/question"
)

// reportDialog is the dialog in which a report of the game is chosen.
type reportDialog struct {
	s      *Shell
	game   *session
	dialog *dialog.CustomDialog
	judged *keyCheck
}

// report shows the dialog.
func (s *Shell) report() {
	if _, ok := s.files.(files.Exporter); s.game == nil || !ok || s.busy() {
		return
	}
	if s.nothingYet() {
		return
	}
	d := &reportDialog{s: s, game: s.game}
	d.build()
}

// nothingYet tells whether nothing has been done in the game, and says so: a film or a
// report of it would tell of nothing.
func (s *Shell) nothingYet() bool {
	if s.game.desk.Match.Cursor() > 0 {
		return false
	}
	s.say(lang.L("Nothing to tell yet"), lang.L("Nothing has happened in this game yet."))
	return true
}

func (d *reportDialog) build() {
	words := wrapped(lang.L("Tells the game turn by turn, with maps of the marches and battles, as a page for the browser (HTML) or a PDF."))
	d.judged = newKeyCheck(lang.L("Add the computer's analysis"), false, d.close)
	more := wrapped(lang.L("The chance of winning turn by turn, the moves that cost most and the luck of the dice. This takes longer, up to a few minutes for a whole campaign."))
	save := question.NewButton(d.s.win, lang.L("Save report …"), true, d.save, d.close)
	row := container.NewHBox(layout.NewSpacer(), question.NewButton(d.s.win, lang.L("Cancel"), false, d.close, d.close), save)
	buttons := container.New(layout.NewCustomPaddedLayout(10, 4, 0, 0), row)
	d.dialog = dialog.NewCustomWithoutButtons(lang.L("Write a report"), container.NewVBox(words, d.judged, more, buttons), d.s.win)
	d.dialog.Resize(fyne.NewSize(min(540*max(1, d.s.settings.Scale()), d.s.win.Canvas().Size().Width-24), 0))
	d.dialog.Show()
	d.s.win.Canvas().Focus(save)
}

func (d *reportDialog) close() { d.dialog.Hide() }

// save asks where the report shall be, and writes it. The ending that the player chooses
// tells whether it becomes HTML or PDF.
func (d *reportDialog) save() {
	d.close()
	kind := files.Kind{Head: lang.L("Write a report"), Name: lang.L("Reports (HTML or PDF)"), Endings: []string{"html", "pdf"}}
	m := d.game.desk.Match
	name := files.SuggestKind(m.Ruleset().Title(), m.Position().Status().Turn, kind)
	d.s.files.(files.Exporter).Export(kind, name, func(p files.Place) { d.s.reportTo(p, d.judged.Checked) }, d.s.tell)
}

// reportTo writes the report in the background, with an analysis where it is asked for;
// the window stays alive and shows how far it is.
func (s *Shell) reportTo(p files.Place, judged bool) {
	g := s.game
	if g == nil {
		return
	}
	format, err := report.FormatOf(p.Name())
	if err != nil {
		s.tell(err)
		return
	}
	o := report.Options{Words: func(text string, values map[string]any) string { return lang.L(text, values) },
		Map: s.Maps.Sheet(g.desk.Match.Ruleset()), Fonts: s.fonts}
	t := telling{match: g.desk.Match.Branch(), side: reader(g), format: format, options: o}
	w := &making{s: s, place: p, head: lang.L("Writing the report"), words: lang.L("Describing each turn and drawing the maps. This takes a few seconds."),
		saved: lang.L("Report saved"), done: lang.L("The report was saved as {{.Name}}.", map[string]any{"Name": p.Name()})}
	if judged {
		w.words = lang.L("Describing each turn, judging the game and drawing the maps. You can play on meanwhile, or cancel at any time.")
		t.judged = g.desk.Concerned()
	}
	w.make = t.make
	w.start()
}

// telling is the work of a report, in the background.
type telling struct {
	match   *journal.Match // of its own: the game may go on meanwhile
	side    rules.Side     // who may read it, "" for everybody
	format  report.Format
	options report.Options
	judged  rules.Side // from whose seat the game is judged; "" where it is not
}

func (t telling) make(ctx context.Context, at func(float64)) ([]byte, error) {
	till := told
	if t.judged != "" {
		till = told / 2
	}
	c, err := chronicle.Tell(ctx, t.match, chronicle.Options{Side: t.side, Progress: span(at, 0, till)})
	if err != nil {
		return nil, err
	}
	if t.judged != "" {
		o := analysis.Options{Side: t.judged, Viewer: t.side, Progress: span(at, till, toldAndJudged)}
		if t.options.Analysis, err = opponent.Analyse(ctx, t.match.Branch(), o); err != nil {
			return nil, err
		}
		till = toldAndJudged
	}
	t.options.Progress = span(at, till, 1)
	return report.Write(ctx, c, t.format, t.options)
}

// span tells the progress of a part of the work, which lasts from one share of the
// whole to another.
func span(at func(float64), from, to float64) func(n, of int) {
	return func(n, of int) { at(from + (to-from)*float64(n)/float64(max(1, of))) }
}

// How much of the work is done when the story is told and the maps are still to be
// drawn, without an analysis and with one, which takes longest.
const (
	told          = 0.3
	toldAndJudged = 0.8
)

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
