//go:build !(linux && cgo && !android && !ci) && !headless

package window

// onDisplayGone has nothing to do here: a display does not go by itself.
func onDisplayGone(func()) {}
