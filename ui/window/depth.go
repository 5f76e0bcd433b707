//go:build !headless && !ci && !wasm && !android && !ios && !mobile

package window

import "github.com/go-gl/glfw/v3.4/glfw"

// flat has windows made without a buffer for depth and stencils, which Fyne never
// uses. A graphics processor made of software keeps it in ordinary memory, four bytes
// a pixel, and clears it for each frame. The library must have been set up, which Fyne
// does with its first window, and the window not yet shown.
func flat() {
	glfw.WindowHint(glfw.DepthBits, 0)
	glfw.WindowHint(glfw.StencilBits, 0)
}
