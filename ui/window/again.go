//go:build !headless && !ci && !android && !ios && !mobile && !tamago && !noos && !tinygo

package window

import (
	"sync/atomic"
	_ "unsafe" // for linkname

	"fyne.io/fyne/v2"
)

// running is the driver's own note that its main loop runs. A panic in a callback
// unwinds the loop and leaves the note set, and Fyne has no way to take the loop
// up again; windows, textures and the queue of fyne.Do are all still there.
//
//go:linkname running fyne.io/fyne/v2/internal/driver/glfw.running
var running atomic.Bool

// again takes up the main loop after a panic has ended it.
var again = func() {
	running.Store(false)
	fyne.CurrentApp().Driver().Run()
}
