package ui

import (
	"path/filepath"
	"strings"
	"testing"
)

// With a save on the command line no start screen is made that nobody sees, and one that
// cannot be opened leads to it.
func TestASaveIsOpenedWithoutTheStartScreen(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	b.play(galicia())
	b.table().act(t, 4)
	id := b.game.id
	b.leave()
	file := b.kept.save(id)
	again := openSave(t, dir, file)
	if again.start != nil {
		t.Error("the start screen is made")
	}
	again.Begin()
	if again.game == nil || again.game.id != id || again.game.desk.Match.Cursor() != 4 || again.start != nil {
		t.Fatalf("opened is %+v", again.game)
	}
	again.leave()
	if again.showStart(); again.start == nil {
		t.Error("there is no way to the start screen")
	}

	missing := filepath.Join(dir, "missing.vistula")
	again = openSave(t, dir, missing)
	again.Begin()
	if again.start == nil || again.game != nil || !strings.Contains(again.shown(), "missing.vistula") {
		t.Errorf("of a file that is missing the player is told %q", again.shown())
	}
}
