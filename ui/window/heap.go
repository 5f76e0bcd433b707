//go:build !(linux && cgo && !android) && !headless

package window

// trimHeap has nothing to give back here: textures are not in the C library's heap.
func trimHeap() {}

func trimGrown() {}
