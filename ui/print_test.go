package ui

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/canvas/print"
	"vistula/ui/files"
	"vistula/ui/question"
)

// Export stands for the dialogs that ask where a print shall be.
func (a *answers) Export(k files.Kind, _ string, then func(files.Place), _ func(error)) {
	then(files.At(strings.TrimSuffix(a.path, files.Extension) + "." + k.Endings[0]))
}

// printing opens the dialog on a game that has begun.
func printingOf(t *testing.T, hidden bool) (*bench, *printDialog) {
	t.Helper()
	b := open(t, t.TempDir())
	c := galicia()
	c.Open = !hidden
	b.play(c)
	d := &printDialog{s: b.Shell, pos: b.game.desk.Position().Clone(), sheet: b.Maps.Sheet(b.game.desk.Match.Ruleset()), viewer: b.game.desk.Viewer()}
	d.build()
	return b, d
}

func TestThePageThatWillBePrintedIsShown(t *testing.T) {
	_, d := printingOf(t, false)
	if d.pages < 3 || d.picture.Image.Bounds().Dx() < 300 {
		t.Fatalf("%d pages, a picture of %v", d.pages, d.picture.Image.Bounds())
	}
	first := d.picture.Image
	d.turn(1)
	if d.picture.Image == first || !strings.Contains(d.where.Text, "2 of") {
		t.Errorf("the next page is not shown: %q", d.where.Text)
	}
	d.turn(-5)
	if d.at != 1 {
		t.Errorf("page %d, though there is none so far back", d.at)
	}
	d.kind.SetSelectedIndex(1)
	if d.at != 0 || d.pages < 6 {
		t.Errorf("a poster has %d pages, of which %d is shown", d.pages, d.at)
	}
}

// A page that was painted while something else was chosen is not shown, and one
// page is painted at a time.
func TestAPageThatComesTooLateIsNotShown(t *testing.T) {
	_, d := printingOf(t, false)
	shown, asked := d.picture.Image, d.asked
	d.painting = true
	d.repaint() // as with Now: what is wanted now is shown at once
	now := d.picture.Image
	if now == shown {
		t.Fatal("the page is not painted anew")
	}
	d.painted(preview{img: shown, title: "Old", pages: 1}, asked)
	if d.picture.Image == shown || strings.Contains(d.where.Text, "Old") {
		t.Error("the page of an earlier choice is shown")
	}
	d.close()
	now = d.picture.Image
	d.painted(preview{img: shown, title: "Old", pages: 1}, d.asked)
	if d.picture.Image != now || d.painting {
		t.Error("a page is shown in a dialog that is shut")
	}
}

func TestWhatIsChosenIsPrinted(t *testing.T) {
	_, d := printingOf(t, false)
	d.paper.SetSelected("A3")
	d.lie.SetSelectedIndex(1)
	d.seen.SetSelectedIndex(2)
	d.layers[print.Counters].SetChecked(false)
	d.layers[print.Supply].SetChecked(true)
	d.orders.SetChecked(false)
	j, err := d.job()
	if err != nil {
		t.Fatal(err)
	}
	if j.Paper.Name != "A3" || j.Lie != print.Upright || j.Viewer != "russia" || j.Orders || !j.Tracks ||
		strings.Join(j.Layers, " ") != "numbers supply" {
		t.Errorf("the job is %+v", j)
	}
}

func TestAtAHiddenTableOnlyWhatIsKnownIsPrinted(t *testing.T) {
	_, d := printingOf(t, true)
	if d.seen != nil {
		t.Error("the view can be chosen at a hidden table")
	}
	if j, err := d.job(); err != nil || j.Viewer != "austria" {
		t.Errorf("the job is seen by %q, %v", j.Viewer, err)
	}
}

func TestAPrintIsSaved(t *testing.T) {
	for ending, head := range map[string]string{".pdf": "%PDF-", ".png": "\x89PNG"} {
		b, d := printingOf(t, false)
		d.orders.SetChecked(false)
		d.save(ending)
		data, err := os.ReadFile(strings.TrimSuffix(b.files.path, files.Extension) + ending)
		if err != nil || !strings.HasPrefix(string(data), head) {
			t.Errorf("%s: %v", ending, err)
		}
		if !strings.Contains(b.shown(), "Saved ") {
			t.Errorf("%s: the player reads %q", ending, b.shown())
		}
	}
}

func TestAPrintThatCannotBeWrittenIsTold(t *testing.T) {
	b, d := printingOf(t, false)
	b.files.path = b.files.path + "/none/x.vistula"
	d.tracks.SetChecked(false)
	d.save(".pdf")
	if got := b.shown(); !strings.Contains(got, "cannot be written") {
		t.Errorf("the player reads %q", got)
	}
	if b.game == nil {
		t.Error("the game is gone")
	}
}

func TestThePrintDialogKnowsTheKeyboard(t *testing.T) {
	b, d := printingOf(t, false)
	c := b.win.Canvas()
	if c.Focused() != fyne.Focusable(d.paper) {
		t.Errorf("the keyboard is with %T", c.Focused())
	}
	buttons := 0
	for range 40 {
		c.FocusNext()
		if _, ok := c.Focused().(*question.Button); ok {
			buttons++
		}
	}
	if buttons < 6 {
		t.Errorf("Tab came to %d buttons", buttons)
	}
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if c.Overlays().Top() != nil {
		t.Error("Esc leaves the dialog open")
	}
}
