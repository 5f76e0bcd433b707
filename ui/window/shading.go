//go:build linux && cgo && !android && !arm && !arm64 && !gles && !wasm && !mobile && !ci && !headless

package window

import (
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"github.com/go-gl/gl/v2.1/gl"
)

// A graphics processor made of software works out both sides of every condition for every
// pixel. Fyne's shaders ask at each whether a picture has round corners and a rectangle a
// shadow or corners larger than half of it; neither is used here. Without those questions
// a picture takes three quarters of the time and a rectangle with round corners a third.
var (
	//go:embed shaders/picture.frag
	pictureShader string
	//go:embed shaders/rectangle.frag
	rectangleShader string
	//go:embed shaders/round.frag
	roundShader string
	// nothingShader is for arcs, ellipses, curves and polygons, which neither Fyne's widgets
	// nor anybody here draws, and for what blurs, by nothing at all in this theme: where
	// software draws, each of these programs takes a megabyte in every window.
	//go:embed shaders/nothing.frag
	nothingShader string
)

// plainer are the shaders that stand in for Fyne's, by the checksums of the latter: one
// that is not known stays as it is.
var plainer = map[string]string{
	"6640b8d1cb07bf9d11e47ef632534de22f4279c541e05695134df29e22181bbe": pictureShader,   // simple.frag
	"daf3083018b66179ab805a40aa9c80f456309fb094dc5678daa7e1177b65f134": rectangleShader, // rectangle.frag
	"0afae361a8069a3466a24ae2f847609559c7d24d7529f481a72f306383e75f4d": roundShader,     // round_rectangle.frag
	"07c46b3742da8a6263030b97afe191c2c2425b38427320b449d755fafdd67a97": nothingShader,   // blur.frag
	"ab5ed8f861339479dc5e3667325be881f03bec7c1842604324463b09491a59bc": nothingShader,   // regular_polygon.frag
	"e51e871962ecb31e14b43bd4a99987ba4c92d0fd5e70d00f219e2c890b632e60": nothingShader,   // arc.frag
	"17a67af723a4e266db61adf3afd58f75ff90d300665be8252db41817359f6568": nothingShader,   // bezier_curve.frag
	"40e06f9c27aa5d35ecdd3ad581b594e27c6b0b33e000439b4f17ddfa6aaad44e": nothingShader,   // arbitrary_polygon.frag
	"7bc0b07915ac91029d2a18e06886baecd7611c93e5bb32487e1ef1a8de34b0ce": nothingShader,   // ellipse.frag
}

// instead is the shader that stands in for one of Fyne's.
func instead(source string) (plain string, known bool) {
	sum := sha256.Sum256([]byte(source))
	plain, known = plainer[hex.EncodeToString(sum[:])]
	return plain, known
}

// mostPrograms is as many names as are looked through for programs: Fyne's eleven and
// their shaders are the first that a window's context has.
const mostPrograms = 64

// veil covers a window that was never shown, so that its first frame is empty: the toolkit
// draws that before anybody is asked. Unveil shows what is below, drawn with the plainer
// shaders where software draws. Both are to be called in Fyne's own goroutine.
func veil(w fyne.Window) (unveil func()) {
	content, focused, veil := w.Content(), w.Canvas().Focused(), container.NewWithoutLayout()
	w.SetContent(veil)
	return func() {
		if w.Content() != veil { // somebody showed something else, or it was done before
			return
		}
		shadePlainly(w)
		w.SetContent(content)
		if focused != nil { // or the keyboard would be nobody's
			w.Canvas().Focus(focused)
		}
	}
}

// shadePlainly has a window that software draws use the plainer shaders. Fyne remembers
// what it has told its programs, so one that was told something stays as it is.
func shadePlainly(w fyne.Window) {
	r, ok := w.(interface{ RunWithContext(func()) })
	if !ok {
		return
	}
	r.RunWithContext(func() {
		if !drawnBySoftware() {
			return
		}
		for program := uint32(1); program <= mostPrograms; program++ {
			if gl.IsProgram(program) && untold(program) {
				simplify(program)
			}
		}
	})
}

// untold tells whether a program has all its values yet to learn.
func untold(program uint32) bool {
	var uniforms int32
	gl.GetProgramiv(program, gl.ACTIVE_UNIFORMS, &uniforms)
	for i := range uint32(uniforms) {
		var size int32
		var kind uint32
		var name [64]byte
		gl.GetActiveUniform(program, i, int32(len(name)-1), nil, &size, &kind, &name[0])
		var value [16]float32 // the largest is a matrix of four by four
		gl.GetUniformfv(program, gl.GetUniformLocation(program, &name[0]), &value[0])
		if value != [16]float32{} {
			return false
		}
	}
	return true
}

// attachedTo are the shaders that a program was made of.
func attachedTo(program uint32) []uint32 {
	var count int32
	list := make([]uint32, 8) // Fyne's have two
	gl.GetAttachedShaders(program, int32(len(list)), &count, &list[0])
	return list[:count]
}

// drawnBySoftware tells whether the current context is drawn by the processor.
func drawnBySoftware() bool {
	name := gl.GoStr(gl.GetString(gl.RENDERER))
	return strings.Contains(name, "llvmpipe") || strings.Contains(name, "softpipe")
}

// simplify gives a program a plainer shader, where there is one that goes with the rest of
// it.
func simplify(program uint32) {
	attached := attachedTo(program)
	for i, shader := range attached {
		plain, known := instead(sourceOf(shader))
		if !known {
			continue
		}
		fresh, err := compiled(plain)
		if err != nil {
			fyne.LogError("the plainer shaders are not used", err)
			return
		}
		if linked(slices.Concat(attached[:i], attached[i+1:], []uint32{fresh})) {
			gl.DetachShader(program, shader)
			gl.AttachShader(program, fresh)
			gl.LinkProgram(program)
			gl.DeleteShader(shader)
		}
		gl.DeleteShader(fresh) // the program keeps it where it is attached
		return
	}
}

// sourceOf is the text of a shader.
func sourceOf(shader uint32) string {
	var size int32
	gl.GetShaderiv(shader, gl.SHADER_SOURCE_LENGTH, &size)
	if size == 0 {
		return ""
	}
	text := make([]byte, size)
	gl.GetShaderSource(shader, size, nil, &text[0])
	return strings.TrimRight(string(text), "\x00")
}

// compiled makes a fragment shader.
func compiled(source string) (uint32, error) {
	shader := gl.CreateShader(gl.FRAGMENT_SHADER)
	text, free := gl.Strs(source + "\x00")
	defer free()
	gl.ShaderSource(shader, 1, text, nil)
	gl.CompileShader(shader)
	var ok int32
	if gl.GetShaderiv(shader, gl.COMPILE_STATUS, &ok); ok == gl.TRUE {
		return shader, nil
	}
	var log [1024]byte
	var n int32
	gl.GetShaderInfoLog(shader, int32(len(log)), &n, &log[0])
	gl.DeleteShader(shader)
	return 0, fmt.Errorf("a shader does not compile: %s", log[:n])
}

// linked tells whether shaders go together.
func linked(shaders []uint32) bool {
	trial := gl.CreateProgram()
	defer gl.DeleteProgram(trial)
	for _, s := range shaders {
		gl.AttachShader(trial, s)
	}
	gl.LinkProgram(trial)
	var ok int32
	gl.GetProgramiv(trial, gl.LINK_STATUS, &ok)
	return ok == gl.TRUE
}
