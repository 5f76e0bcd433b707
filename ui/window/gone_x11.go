//go:build linux && cgo && !android && !headless && !ci

package window

/*
#cgo LDFLAGS: -lX11
#include <X11/Xlib.h>

extern void displayHasGone(void);
static int gone(Display *display) { displayHasGone(); return 0; }
static void watch(void) { XSetIOErrorHandler(gone); }
*/
import "C"

// afterDisplay is called when the display has gone.
var afterDisplay func()

// onDisplayGone has a function called when the connection to the display breaks. Then the
// X library ends the program, and the toolkit of the system's file dialogs has it do so
// without a word. The function must not come back.
func onDisplayGone(do func()) {
	afterDisplay = do
	C.watch()
}

//export displayHasGone
func displayHasGone() { afterDisplay() }
