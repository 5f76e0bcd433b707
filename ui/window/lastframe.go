//go:build linux && cgo && !android && !arm && !arm64 && !gles && !wasm && !mobile && !ci && !headless

package window

import (
	"strings"

	"fyne.io/fyne/v2"
	"github.com/go-gl/gl/v2.1/gl"
)

// forgetFrame has software that draws forget what the last frame of a window was made of.
// Mesa keeps that, a block of 64 KB for nearly every object, until another frame is begun:
// 18 MB for a table at 2560x1440 while nothing moves. So one of a single pixel is begun,
// which is never shown. To be called in Fyne's own goroutine, once the window is there.
func forgetFrame(w fyne.Window) {
	r, ok := w.(interface{ RunWithContext(func()) })
	if !ok {
		return
	}
	r.RunWithContext(func() {
		gl.Enable(gl.SCISSOR_TEST)
		gl.Scissor(0, 0, 1, 1)
		gl.Clear(gl.COLOR_BUFFER_BIT)
		gl.Finish()
		gl.Disable(gl.SCISSOR_TEST)
		forgetCompiler()
	})
}

// forgetCompiler lets go of what the compiler of shaders keeps, 7 MB in Mesa: Fyne compiles
// as a window is made, and whoever compiles later has it made anew.
func forgetCompiler() {
	if strings.Contains(gl.GoStr(gl.GetString(gl.EXTENSIONS)), "GL_ARB_ES2_compatibility") {
		gl.ReleaseShaderCompiler()
	}
}
