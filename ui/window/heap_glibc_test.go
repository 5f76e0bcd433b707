//go:build linux && cgo && !android && !headless

package window

import "testing"

// TestTheHeapIsTrimmedWhenTheProgramHasGrown: what it took then is what it is measured by.
func TestTheHeapIsTrimmedWhenTheProgramHasGrown(t *testing.T) {
	now := residentBytes()
	if now < 1<<20 {
		t.Fatalf("the program takes %d bytes", now)
	}
	var h heap
	for _, c := range []struct {
		least   int64
		trimmed bool
	}{{now / 2, true}, {now - worthTrimming/2, false}, {10 * now, true}} { // the last has shrunk: it is noted
		h.least.Store(c.least)
		h.trimGrown()
		if changed := h.least.Load() != c.least; changed != c.trimmed {
			t.Errorf("taking %d bytes after %d: noted %v", now, c.least, changed)
		}
	}
}
