//go:build !js && (ci || !cgo || !((linux && !android) || windows || (darwin && !ios)))

package files

import "fyne.io/fyne/v2"

// New makes a chooser for a window: Fyne's own dialogs.
func New(win fyne.Window) Chooser { return inWindow{win} }
