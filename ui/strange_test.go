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
	for text, want := range map[string]string{
		`{"format":1,"palette":"ultraviolet"}`: "ultraviolet",
		`{"format":1,"language":"tlh"}`:        "tlh",
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, "config", "settings.json")
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		b := open(t, dir)
		if !strings.Contains(b.shown(), want) {
			t.Errorf("%s: the player reads %q", text, b.shown())
		}
		b.apply(func(s *settings.Settings) { s.Dark = true })
		if raw, err := os.ReadFile(path); err != nil || !strings.Contains(string(raw), want) {
			t.Errorf("%s: the file has become %s, %v", text, raw, err)
		}
	}
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
