//go:build !headless && !ci && !wasm && !android && !ios && !mobile

package window

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"vistula/canvas/guard"
)

// pointers are those of all windows.
type pointers struct{ of map[fyne.Window]*pointer }

// attend looks after the pointers of windows that have come, and forgets those of windows
// that have gone. To be called in Fyne's own goroutine.
func (l *pointers) attend() {
	before := l.of
	l.of = map[fyne.Window]*pointer{}
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		if p := before[w]; p != nil {
			l.of[w] = p
		} else {
			l.add(w)
		}
	}
}

// add stands between a window and what the system tells it of its pointer.
func (l *pointers) add(w fyne.Window) {
	r, ok := w.(interface{ RunWithContext(func()) })
	if !ok {
		return
	}
	r.RunWithContext(func() {
		win := glfw.GetCurrentContext()
		if win == nil {
			return
		}
		p := &pointer{later: func(do func()) { go fyne.Do(guard.Func(do)) }}
		l.of[w] = p
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
	})
}
