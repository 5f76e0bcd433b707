package galicia_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestFigures(t *testing.T) { rulestest.Figures(t, "galicia", data.FS(), 10, 100) }

// Attacks earn points in turns 1 to 9 and are counted in no others.
func TestPointsForAttacksEndWithTurn9(t *testing.T) {
	raw, err := fs.ReadFile(data.FS(), "galicia/tables.json")
	if err != nil {
		t.Fatal(err)
	}
	spoilt := strings.Replace(string(raw), `"turns": [1, 9]`, `"turns": [1, 12]`, 1)
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "galicia"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "galicia", "tables.json"), []byte(spoilt), 0o600); err != nil {
		t.Fatal(err)
	}
	own, err := data.Over(dir)
	if err != nil {
		t.Fatal(err)
	}
	_, err = rules.Open("galicia", own)
	if want := "galicia/tables.json: victory.attack.turns[1]: it is 12, but it must be from 0 to 9"; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}
