package ui

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"vistula/data/edit"
	"vistula/rules/journal"
	"vistula/rules/library"
	"vistula/ui/question"
	"vistula/ui/settings"
)

// paint changes a hex of Galicia in the folder of the player's own data.
func paint(t *testing.T, b *bench, terrain string) {
	t.Helper()
	s, err := edit.Open(b.library.Program(), b.library.Data("galicia"), "galicia")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.SetTerrain("galicia", "9.23", terrain); err != nil {
		t.Fatal(err)
	}
	if err := s.Save(b.library.Dir(), nil); err != nil {
		t.Fatal(err)
	}
}

// terrain is that of the hex in the game on the table.
func terrain(b *bench) string {
	rs := b.game.desk.Match.Ruleset()
	id, _ := rs.Board().Find("9.23")
	return rs.Board().Hexes[id].Terrain
}

func TestOwnDataAreUsedAtOnceAndGamesGoOnWithTheirs(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	if got, want := b.library.Dir(), b.folders.Own(); got != want {
		t.Errorf("own data lie in %s, want %s", got, want)
	}
	paint(t, b, "woods")
	b.play(galicia())
	if terrain(b) != "woods" {
		t.Error("the new game does not have the change")
	}
	b.table().act(t, 5)
	want := journal.Hash(b.game.desk.Position())
	id := b.game.id
	paint(t, b, "swamp")
	if terrain(b) != "woods" {
		t.Error("the game on the table has changed under the players")
	}
	b.leave()

	again := open(t, dir)
	again.resume(id)
	if again.game == nil || terrain(again) != "woods" || journal.Hash(again.game.desk.Position()) != want {
		t.Fatal("the game does not go on with the data with which it was begun: " + again.shown())
	}
	if words := again.table().noticed; !strings.Contains(words, "keeps the Battle for Galicia, 1914 data it was started with") {
		t.Errorf("the player is told %q", words)
	}
}

// A save of data that are gone says so at the table, and in no dialog that stops anyone.
func TestASaveOfLostDataSaysSo(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	paint(t, b, "woods")
	b.play(galicia())
	b.table().act(t, 3)
	id := b.game.id
	b.leave()
	if err := os.RemoveAll(b.library.Dir()); err != nil {
		t.Fatal(err)
	}
	again := open(t, dir)
	again.resume(id)
	if again.game == nil {
		t.Fatal("the game is not on the table")
	}
	if words := again.table().noticed; !strings.Contains(words, "This save was made with different Battle for Galicia, 1914 data.") || again.shown() != "" {
		t.Errorf("the player is told %q, and in a dialog %q", words, again.shown())
	}
}

func TestFaultyOwnDataAreToldOfAndLeftOut(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	paint(t, b, "woods")
	name := filepath.Join(b.library.Dir(), "galicia", "map-galicia.json")
	raw, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(strings.Replace(string(raw), `"terrain": "woods"`, `"terrain": "wood"`, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	again := open(t, dir)
	if words := again.shown(); !strings.Contains(words, "galicia/map-galicia.json:") || !strings.Contains(words, "the game uses its built-in data instead") {
		t.Errorf("the player is told %q", words)
	}
	again.play(galicia())
	if again.game == nil || terrain(again) != "clear" {
		t.Error("the game is not played with the built-in data")
	}
}

func TestAFaultyFileCanBeSetAside(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	paint(t, b, "woods")
	name := filepath.Join(b.library.Dir(), "galicia", "units.json")
	if err := os.WriteFile(name, []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	again := open(t, dir)
	if words := again.shown(); !strings.Contains(words, "galicia/units.json:1: ") {
		t.Errorf("the player is told %q", words)
	}
	again.pressInDialog(t, "Set galicia/units.json aside")
	if words := again.shown(); !strings.Contains(words, "units.json.aside") {
		t.Errorf("the player is told %q", words)
	}
	if _, err := os.Stat(name + library.Aside); err != nil {
		t.Error(err)
	}
	again.play(galicia())
	if again.game == nil || terrain(again) != "woods" {
		t.Error("the sound file is not used")
	}
	if third := open(t, dir); third.shown() != "" {
		t.Errorf("the player is told again: %q", third.shown())
	}
}

func TestTheChoiceOnTheStartScreenOutlivesTheEditor(t *testing.T) {
	b := open(t, t.TempDir())
	b.start, b.settings.Last = nil, settings.Last{Ruleset: "galicia", Hidden: true} // as if it had been clicked
	b.showStart()
	b.settings.Last = settings.Last{}
	b.edit("galicia")
	b.ownSaved()
	b.editor.Close()
	if got := b.start.Choice(); got.Ruleset != "galicia" || !got.Hidden {
		t.Errorf("the choice is now %+v", got)
	}
}

// pressInDialog presses a button of the dialog that is shown.
func (b *bench) pressInDialog(t *testing.T, text string) {
	t.Helper()
	var found *question.Button
	var visit func(fyne.CanvasObject)
	visit = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *question.Button:
			if o.Text == text {
				found = o
			}
		case *fyne.Container:
			for _, c := range o.Objects {
				visit(c)
			}
		case *container.Scroll:
			visit(o.Content)
		case fyne.Widget:
			for _, c := range test.WidgetRenderer(o).Objects() {
				visit(c)
			}
		}
	}
	visit(b.win.Canvas().Overlays().Top())
	if found == nil {
		t.Fatalf("there is no button %q in %q", text, b.shown())
	}
	test.Tap(found)
}

func TestTheCommandsUseTheSameFolder(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("XDG_DATA_HOME", "")
	if got, want := foldersFor(runtime.GOOS, os.Getenv, home).Own(), library.Folder(); got != want {
		t.Errorf("the window's is %s, the commands' %s", got, want)
	}
}
