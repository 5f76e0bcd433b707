package words

import (
	"sync"
	"testing"

	"fyne.io/fyne/v2/lang"
)

// TestTextsAreLookedUpWhileAWindowIsMade: a second window loads the texts while the painters
// of the first look some up. The race detector sees it.
func TestTextsAreLookedUpWhileAWindowIsMade(t *testing.T) {
	if err := Load(); err != nil {
		t.Fatal(err)
	}
	var painters sync.WaitGroup
	loaded := make(chan struct{})
	for range 2 {
		painters.Go(func() {
			for {
				select {
				case <-loaded:
					return
				default:
					_ = lang.L("Terrain key")
				}
			}
		})
	}
	for range 20 {
		if err := Load(); err != nil {
			t.Error(err)
		}
	}
	close(loaded)
	painters.Wait()
}
