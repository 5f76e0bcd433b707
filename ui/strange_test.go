package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/ui/settings"
)

// What a player's settings name that this version does not know is told in a
// sentence; the program runs on, and the file keeps it.
func TestStrangeSettingsAreToldAndKept(t *testing.T) {
	b, path := openWith(t, `{"format":1,"palette":"ultraviolet"}`)
	if !strings.Contains(b.shown(), "ultraviolet") {
		t.Errorf("the player reads %q", b.shown())
	}
	b.apply(func(s *settings.Settings) { s.Dark = true })
	if raw, err := os.ReadFile(path); err != nil || !strings.Contains(string(raw), "ultraviolet") {
		t.Errorf("the file has become %s, %v", raw, err)
	}
}

// A language chosen in an earlier version, which offered more than one, is passed
// over in silence.
func TestALanguageOfAnEarlierVersionDoesNoHarm(t *testing.T) {
	plain, _ := openWith(t, `{"format":1,"dark":true}`)
	b, _ := openWith(t, `{"format":1,"dark":true,"language":"de"}`)
	if !b.settings.Dark || b.shown() != plain.shown() {
		t.Errorf("the player reads %q, without the language %q", b.shown(), plain.shown())
	}
}

// openWith opens the window with a settings file.
func openWith(t *testing.T, text string) (b *bench, path string) {
	t.Helper()
	dir := t.TempDir()
	path = filepath.Join(dir, "config", "settings.json")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return open(t, dir), path
}

func TestTheGuidedTurnIsARealGameThatIsKept(t *testing.T) {
	b := open(t, t.TempDir())
	if b.learner() == nil {
		t.Fatal("there is no guided turn")
	}
	b.learn()
	if b.game == nil || b.game.tour == nil || b.table().hooks.Tour == nil {
		t.Fatal("the table has no tour")
	}
	b.table().act(t, 1)
	b.leave()
	if len(b.running()) != 1 {
		t.Error("the game is not kept")
	}
	b.play(galicia())
	if b.game.tour != nil {
		t.Error("the next game has the tour too")
	}
}
