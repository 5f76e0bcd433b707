//go:build !(linux && cgo && !android && !arm && !arm64 && !gles && !wasm && !mobile && !ci) && !headless

package window

import "fyne.io/fyne/v2"

// forgetFrame has nothing to forget here: frames are not made in the C library's heap.
func forgetFrame(fyne.Window) {}
