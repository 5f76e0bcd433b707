package editor

import (
	"testing"

	"fyne.io/fyne/v2"
)

// The editor's window is no larger than the one it is opened from, so that on a small screen
// its buttons and its questions lie in sight.
func TestTheWindowIsNoLargerThanTheOneItIsOpenedFrom(t *testing.T) {
	for room, want := range map[fyne.Size]fyne.Size{
		{}:                          usualSize,
		{Width: 800, Height: 560}:   {Width: 800, Height: 560},
		{Width: 2560, Height: 600}:  {Width: usualSize.Width, Height: 600},
		{Width: 2560, Height: 1440}: usualSize,
	} {
		if got := windowSize(room); got != want {
			t.Errorf("beside a window of %v that of the editor is %v, want %v", room, got, want)
		}
	}
}
