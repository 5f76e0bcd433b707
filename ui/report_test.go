package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/ui/files"
)

// TestReportOfTheTable writes a report from the menu: of an open table everything,
// of a hidden one only what the side knows that sits there.
func TestReportOfTheTable(t *testing.T) {
	for _, open := range []bool{true, false} {
		dir := t.TempDir()
		b := openAt(t, dir, open)
		b.table().act(t, 12)
		b.table().hooks.Report()
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

func openAt(t *testing.T, dir string, lie bool) *bench {
	t.Helper()
	b := open(t, dir)
	c := galicia()
	c.Open = lie
	b.play(c)
	return b
}

// TestReportThatCannotBe says so in a sentence and goes on.
func TestReportThatCannotBe(t *testing.T) {
	b := openAt(t, t.TempDir(), true)
	b.files.path = filepath.Join(t.TempDir(), "none", "mine.vistula")
	b.table().hooks.Report()
	if said := b.shown(); !strings.Contains(said, "mine.html cannot be written: there is no such file or folder") {
		t.Errorf("the window says %q", said)
	}
	b.reportTo(files.At("mine.doc"))
	if said := b.shown(); !strings.Contains(said, "A report ends in .html or .pdf, not in .doc.") {
		t.Errorf("the window says %q", said)
	}
}
