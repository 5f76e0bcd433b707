//go:build !(linux && cgo && !android) && !headless

package window

// heap has nothing to give back here: textures are not in the C library's heap.
type heap struct{}

func (*heap) trim() {}

func (*heap) trimGrown() {}
