//go:build !headless && !ci && !wasm && !android && !ios && !mobile

package window

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"vistula/canvas/guard"
)

// pointers are the windows whose pointers are looked after.
type pointers struct{ of map[fyne.Window]bool }

// attend looks after the pointers of windows that have come, and forgets those of windows
// that have gone. To be called in Fyne's own goroutine.
func (l *pointers) attend() {
	before := l.of
	l.of = map[fyne.Window]bool{}
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		l.of[w] = before[w] || follow(w)
	}
}

// follow stands between a window and what the system tells it of its pointer; false where
// there is nothing to stand between yet.
func follow(w fyne.Window) (follows bool) {
	r, ok := w.(interface{ RunWithContext(func()) })
	if !ok {
		return false
	}
	r.RunWithContext(func() {
		win := glfw.GetCurrentContext()
		if win == nil {
			return
		}
		p := &pointer{later: func(do func()) { go fyne.Do(guard.Func(do)) }}
		moved, clicked, scrolled := win.SetCursorPosCallback(nil), win.SetMouseButtonCallback(nil), win.SetScrollCallback(nil)
		win.SetCursorPosCallback(func(win *glfw.Window, x, y float64) {
			p.moves(func() { moved(win, x, y) })
		})
		win.SetMouseButtonCallback(func(win *glfw.Window, button glfw.MouseButton, action glfw.Action, mods glfw.ModifierKey) {
			p.acts(func() { clicked(win, button, action, mods) })
		})
		win.SetScrollCallback(func(win *glfw.Window, x, y float64) {
			p.acts(func() { scrolled(win, x, y) })
		})
		follows = true
	})
	return follows
}
