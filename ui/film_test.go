package ui

import (
	"bytes"
	"image/gif"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"vistula/canvas/film"
	"vistula/ui/files"
)

// filmOf opens the dialog on a game that has begun.
func filmOf(t *testing.T, dir string, open bool) (*bench, *filmDialog) {
	t.Helper()
	b := openAt(t, dir, open)
	b.table().act(t, 12)
	d := &filmDialog{s: b.Shell, match: b.game.desk.Match.Branch(), side: reader(b.game)}
	d.build()
	return b, d
}

// TestFilmOfTheTable makes a film from the dialog: of an open table for whoever is
// chosen, of a hidden one only for the side that sits there.
func TestFilmOfTheTable(t *testing.T) {
	for _, open := range []bool{true, false} {
		dir := t.TempDir()
		b, d := filmOf(t, dir, open)
		if (d.seen != nil) != open || (d.side == "") != open {
			t.Fatalf("open %v: side %q, choice of eyes %v", open, d.side, d.seen != nil)
		}
		d.size.SetSelectedIndex(1)
		d.speed.SetSelectedIndex(1)
		d.save()
		if said := b.shown(); !strings.Contains(said, "The film was saved as mine.gif.") {
			t.Fatalf("the window says %q", said)
		}
		raw, err := os.ReadFile(filepath.Join(dir, "mine.gif"))
		if err != nil {
			t.Fatal(err)
		}
		g, err := gif.DecodeAll(bytes.NewReader(raw))
		if err != nil || g.Config.Width != 640 || len(g.Image) < 2 || len(raw) > film.MostBytes {
			t.Fatalf("%v: %d frames, %d bytes", err, len(g.Image), len(raw))
		}
		if want := int(2 * 2 * time.Second / (10 * time.Millisecond)); g.Delay[0] != want {
			t.Errorf("the first frame stays %d hundredths, want %d", g.Delay[0], want)
		}
	}
}

// TestFilmThatCannotBe says so in a sentence and goes on.
func TestFilmThatCannotBe(t *testing.T) {
	b, d := filmOf(t, t.TempDir(), true)
	d.close()
	b.filmTo(files.At(filepath.Join(t.TempDir(), "none", "mine.gif")), d.match, "", film.Options{Wide: 400})
	if said := b.shown(); !strings.Contains(said, "mine.gif cannot be written: there is no such file or folder") {
		t.Errorf("the window says %q", said)
	}
}
