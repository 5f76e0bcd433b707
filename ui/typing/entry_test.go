package typing

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Fyne takes an entry for one that waits for a second click if it has the method.
func TestAnEntryDoesNotWaitForASecondClick(t *testing.T) {
	if _, waits := any(New()).(fyne.DoubleTappable); waits {
		t.Error("the entry knows double clicks, so that Fyne loses the click after one on it")
	}
}

func TestTwoClicksSelectAWord(t *testing.T) {
	test.NewTempApp(t)
	e := New()
	w := test.NewTempWindow(t, e)
	w.Resize(fyne.NewSize(300, 60))
	e.SetText("Lublin")
	test.Tap(e)
	if got := e.SelectedText(); got != "" {
		t.Errorf("one click selects %q", got)
	}
	test.Tap(e)
	if got := e.SelectedText(); got != "Lublin" {
		t.Errorf("two clicks select %q", got)
	}
}
