//go:build display && !headless

package window

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
)

// pixel is a place in the program's window.
type pixel struct{ x, y int }

// hand is a player's: it moves the pointer and presses keys, through the X
// server, in a window that need not be this process's.
type hand struct {
	*testing.T
	window string // as X numbers it
	shots  *int
	blind  bool // what it does may go into the void
}

// shot numbers the pictures of all tests.
var shot int

// takeUp finds the program's window and gives it all the room of the screen.
func takeUp(t *testing.T) *hand {
	t.Helper()
	h := &hand{T: t, shots: &shot}
	h.until("the window is open", func() bool {
		var id uintptr
		if native, ok := shell.Window().(driver.NativeWindow); ok {
			native.RunNative(func(c any) {
				if x, ok := c.(driver.X11WindowContext); ok {
					id = x.WindowHandle
				}
			})
		}
		h.window = strconv.FormatUint(uint64(id), 10)
		return id != 0
	})
	return h
}

// do runs xdotool. A list of its commands is carried out in one go.
func (h *hand) do(args ...string) string {
	h.Helper()
	out, err := exec.Command("xdotool", args...).CombinedOutput()
	if err != nil && !h.blind {
		h.Fatalf("xdotool %s: %v: %s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

// fill gives the window the screen, less what a window manager draws round it.
func (h *hand) fill(width, height int) {
	h.Helper()
	const frame, title = 4, 30
	h.do("windowsize", h.window, strconv.Itoa(width-frame), strconv.Itoa(height-title), "windowmove", h.window, "0", "0")
	h.do("windowactivate", h.window)
	time.Sleep(600 * time.Millisecond)
}

// breath is what a player's hand needs between arriving and pressing; Fyne needs
// it too, for it takes in the pointer's place once a frame.
const breath = 110 * time.Millisecond

func (h *hand) point(p pixel) {
	h.Helper()
	h.do("mousemove", "--window", h.window, strconv.Itoa(p.x), strconv.Itoa(p.y))
	time.Sleep(breath)
	for range 2 { // a frame of a large window may take longer than that on a busy machine
		fyne.DoAndWait(func() {})
	}
}

// click presses a button of the mouse: 1 left, 3 right, 4 and 5 the wheel.
func (h *hand) click(p pixel, button int) {
	h.Helper()
	h.point(p)
	h.do("click", strconv.Itoa(button))
	time.Sleep(breath)
}

// key presses keys one after the other, named as xdotool does.
func (h *hand) key(names ...string) {
	h.Helper()
	for _, n := range names {
		h.do("key", n)
		time.Sleep(breath)
	}
}

// drag pulls from one place to another in small steps.
func (h *hand) drag(from, to pixel, steps int, pause time.Duration) {
	h.Helper()
	h.point(from)
	list := []string{"mousedown", "1"}
	sleep := strconv.FormatFloat(pause.Seconds(), 'f', 4, 64)
	for i := 1; i <= steps; i++ {
		x, y := from.x+(to.x-from.x)*i/steps, from.y+(to.y-from.y)*i/steps
		list = append(list, "mousemove", "--window", h.window, strconv.Itoa(x), strconv.Itoa(y), "sleep", sleep)
	}
	h.do(append(list, "sleep", "0.12", "mouseup", "1")...)
	time.Sleep(breath)
}

// wheel turns the wheel at a place, towards the map where closer.
func (h *hand) wheel(at pixel, notches int) {
	h.Helper()
	button := "4"
	if notches < 0 {
		button, notches = "5", -notches
	}
	h.point(at)
	h.do("click", "--repeat", strconv.Itoa(notches), "--delay", "90", button)
	time.Sleep(4 * breath)
}

// picture takes what stands on the screen.
func (h *hand) picture(name string) {
	h.Helper()
	*h.shots++
	file := filepath.Join(pictures, fmt.Sprintf("%02d-%s.png", *h.shots, name))
	if out, err := exec.Command("import", "-window", "root", file).CombinedOutput(); err != nil {
		h.Fatalf("import: %v: %s", err, out)
	}
}

// until waits for something that a step must bring about.
func (h *hand) until(what string, is func() bool) {
	h.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(40 * time.Millisecond) {
		yes := false
		fyne.DoAndWait(func() { yes = is() })
		if yes {
			return
		}
	}
	h.picture("FAILED")
	h.Fatalf("waited in vain: %s; %s", what, standing())
}
