package journal_test

import (
	"os"
	"path/filepath"
	"testing"

	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// TestOldSavesOpen opens saves of earlier formats and days, which must open for
// ever: files are added to the folder, never changed. With VISTULA_KEEP set, one
// of today is added.
func TestOldSavesOpen(t *testing.T) {
	const folder = "testdata/saves"
	if name := os.Getenv("VISTULA_KEEP"); name != "" {
		if err := journal.WriteFile(filepath.Join(folder, name), []byte(sample(t))); err != nil {
			t.Fatal(err)
		}
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("there are no saves: %v", err)
	}
	for _, file := range files {
		m, drift, err := journal.OpenFile(file, toy.Find)
		if err != nil || drift != nil {
			t.Errorf("%s: error %v, drift %+v", file, err, drift)
		} else if m.Len() == 0 {
			t.Errorf("%s has no actions", file)
		}
	}
}
