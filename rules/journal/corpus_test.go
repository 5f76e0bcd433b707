package journal_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// TestOldSavesOpen opens saves of earlier formats and days, which must open for
// ever: files are added to the folder, never changed. With VISTULA_KEEP set, one
// of today is added; a long one, with a checkpoint, where its name says "long".
func TestOldSavesOpen(t *testing.T) {
	const folder = "testdata/saves"
	if name := os.Getenv("VISTULA_KEEP"); name != "" {
		data := []byte(sample(t))
		if strings.Contains(name, "long") {
			data = longSave(t, 600)
		}
		if err := journal.WriteFile(filepath.Join(folder, name), data); err != nil {
			t.Fatal(err)
		}
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("there are no saves: %v", err)
	}
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m, drift, err := journal.Open(raw, toy.Find)
		if err != nil || drift != nil {
			t.Errorf("%s: error %v, drift %+v", file, err, drift)
		} else if m.Len() == 0 {
			t.Errorf("%s has no actions", file)
		}
		if r := resumed(t, raw); r.Wait() != nil || r.Cursor() != m.Cursor() {
			t.Errorf("%s is not resumed where it is opened", file)
		}
	}
}
