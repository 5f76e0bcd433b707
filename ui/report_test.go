package ui

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/widget"

	"vistula/ui/files"
)

// TestReportOfTheTable writes a report from the menu: of an open table everything,
// of a hidden one only what the side knows that sits there.
func TestReportOfTheTable(t *testing.T) {
	for _, open := range []bool{true, false} {
		dir := t.TempDir()
		b := openAt(t, dir, open)
		b.table().act(t, 12)
		reportOf(b, false)
		if said := b.shown(); !strings.Contains(said, "The report was saved as mine.html.") {
			t.Fatalf("the window says %q", said)
		}
		raw, err := os.ReadFile(filepath.Join(dir, "mine.html"))
		if err != nil {
			t.Fatal(err)
		}
		page := string(raw)
		if all := strings.Contains(page, "view: nothing is hidden"); all != open {
			t.Errorf("open %v: everything is told: %v", open, all)
		}
		if side := strings.Contains(page, "As Austria-Hungary saw it"); side == open {
			t.Errorf("open %v: a side's report: %v", open, side)
		}
	}
}

// reportOf has a report written from the dialog, with an analysis or without.
func reportOf(b *bench, judged bool) {
	d := &reportDialog{s: b.Shell, game: b.game}
	d.build()
	d.judged.SetChecked(judged)
	d.save()
}

// An analysis is written only where it is asked for, from the seat that may read the
// report.
func TestReportWithAnAnalysis(t *testing.T) {
	for _, judged := range []bool{true, false} {
		dir := t.TempDir()
		b := openAt(t, dir, false)
		b.table().act(t, 12)
		reportOf(b, judged)
		raw, err := os.ReadFile(filepath.Join(dir, "mine.html"))
		if err != nil {
			t.Fatal(err)
		}
		if told := strings.Contains(string(raw), "Austria-Hungary, in percent, after each player turn"); told != judged {
			t.Errorf("asked for an analysis %v, got one %v", judged, told)
		}
	}
}

// An analysis can be given up, and then nothing is written.
func TestReportIsGivenUp(t *testing.T) {
	b := openAt(t, t.TempDir(), true)
	b.table().act(t, 12)
	ctx, cancel := context.WithCancel(t.Context())
	work := telling{match: b.game.desk.Match.Branch(), format: "html", judged: "austria"}
	_, err := work.make(ctx, func(part float64) {
		if part > told/2 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("the work ends with %v", err)
	}
}

// Nothing is chosen for the player but the report itself; the dialog is what the menu
// opens.
func TestReportIsOffered(t *testing.T) {
	b := openAt(t, t.TempDir(), true)
	b.table().act(t, 1)
	b.table().hooks.Report()
	if said := b.shown(); !strings.Contains(said, "the moves that cost most") {
		t.Errorf("the window says %q", said)
	}
}

func openAt(t *testing.T, dir string, lie bool) *bench {
	t.Helper()
	b := open(t, dir)
	c := galicia()
	c.Open = lie
	b.play(c)
	return b
}

// TestAGameWithoutActionsIsNotTold: instead of the dialogs a sentence comes.
func TestAGameWithoutActionsIsNotTold(t *testing.T) {
	b := openAt(t, t.TempDir(), true)
	for name, offer := range map[string]func(){"film": b.film, "report": b.report} {
		offer()
		if said := b.shown(); !strings.Contains(said, "Nothing has happened in this game yet.") {
			t.Errorf("%s: the window says %q", name, said)
		}
	}
	b.table().act(t, 1)
	b.report()
	if said := b.shown(); !strings.Contains(said, "Write a report") {
		t.Errorf("after an action the window says %q", said)
	}
}

// TestReportThatCannotBe says so in a sentence and goes on.
func TestReportThatCannotBe(t *testing.T) {
	b := openAt(t, t.TempDir(), true)
	b.files.path = filepath.Join(t.TempDir(), "none", "mine.vistula")
	reportOf(b, false)
	if said := b.shown(); !strings.Contains(said, "mine.html cannot be written: there is no such file or folder") {
		t.Errorf("the window says %q", said)
	}
	b.reportTo(files.At("mine.doc"), false)
	if said := b.shown(); !strings.Contains(said, "A report ends in .html or .pdf, not in .doc.") {
		t.Errorf("the window says %q", said)
	}
}

// A player can go on with the game while a report is written: the dialog goes, comes back
// where another report or a film is asked for, and gives the work up when told to.
func TestTheGameGoesOnWhileAReportIsWritten(t *testing.T) {
	b := openAt(t, t.TempDir(), true)
	stopped := 0
	w := &making{s: b.Shell, head: "Writing the report", words: "Drawing the maps.", bar: widget.NewProgressBar(), cancel: func() { stopped++ }}
	b.making = w
	w.show()
	b.pressInDialog(t, "Play on meanwhile")
	if said := b.shown(); stopped != 0 || strings.Contains(said, "Drawing the maps.") {
		t.Fatalf("given up %d times; the window says %q", stopped, said)
	}
	for n, again := range []func(){b.report, b.film} {
		again()
		if said := b.shown(); !strings.Contains(said, "Drawing the maps.") || strings.Contains(said, "turn by turn") || strings.Contains(said, "From") {
			t.Errorf("the window says %q", said)
		}
		if b.pressInDialog(t, "Cancel"); stopped != n+1 {
			t.Error("the work was not given up")
		}
	}
	w.finish(context.Canceled)
	b.table().act(t, 1)
	if b.report(); !strings.Contains(b.shown(), "turn by turn") {
		t.Errorf("no other report can be written: the window says %q", b.shown())
	}
}
