package ui

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/ui/settings"
)

func TestAnotherDisplayScaleKeepsTheWindowsPlaceOnTheScreen(t *testing.T) {
	t.Setenv("FYNE_SCALE", "")
	b := open(t, t.TempDir())
	b.win.Resize(fyne.NewSize(1500, 1050))
	b.apply(func(s *settings.Settings) { s.Display = 150 })
	if got := os.Getenv("FYNE_SCALE"); got != "1.500" {
		t.Errorf("the windows are told of scale %q", got)
	}
	if got := b.win.Canvas().Size(); got.Width != 1000 || got.Height != 700 {
		t.Errorf("at one and a half times the scale the window measures %v, want 1000 by 700", got)
	}
	again, err := settings.Load(b.folders.Settings)
	if err != nil || again.Display != 150 {
		t.Errorf("kept is %d, %v", again.Display, err)
	}
}
