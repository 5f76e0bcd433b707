//go:build !headless && (ci || wasm || android || ios || mobile)

package window

import "fyne.io/fyne/v2"

// screenRoom is not known here: the system gives a window its size.
func screenRoom() (fyne.Size, bool) { return fyne.Size{}, false }

// flat has nothing to say here.
func flat() {}

// pointers are looked after by the system here.
type pointers struct{}

func (*pointers) attend() {}
