package settings

import (
	"testing"
	"time"
)

// TestWaysToWatch: each leads to the next and the last to the first; one that nobody
// knows, as from a file of a later version, is the usual one.
func TestWaysToWatch(t *testing.T) {
	w := WatchStep
	for _, want := range []Watch{WatchSlow, WatchQuick, WatchOff, WatchStep} {
		if w = w.Next(); w != want {
			t.Errorf("next is %q, want %q", w, want)
		}
	}
	if got := Watch("backwards").Known(); got != WatchSlow {
		t.Errorf("an unknown way is %q", got)
	}
	if s, q := WatchSlow.Dwell(time.Second), WatchQuick.Dwell(time.Second); s != time.Second || q >= s || q <= 0 {
		t.Errorf("a second is %v when slow and %v when quick", s, q)
	}
	if WatchStep.Dwell(time.Second) != 0 || WatchOff.Dwell(time.Second) != 0 {
		t.Error("what waits for a key goes by itself")
	}
}
