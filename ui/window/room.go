//go:build !headless && !ci && !wasm && !android && !ios && !mobile

package window

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// What a window manager draws round a window, at most, in pixels.
const (
	frameWide = 8
	frameHigh = 40
)

// screenRoom is the size that a window can have on the screen in front, in pixels;
// false where that is not known. It is asked once there is a window, in Fyne's own
// goroutine.
func screenRoom() (fyne.Size, bool) {
	m := glfw.GetPrimaryMonitor()
	if m == nil {
		return fyne.Size{}, false
	}
	_, _, w, h := m.GetWorkarea()
	if w <= frameWide || h <= frameHigh {
		return fyne.Size{}, false
	}
	return fyne.NewSize(float32(w-frameWide), float32(h-frameHigh)), true
}
