//go:build display && !headless

package window

import (
	"strconv"

	"fyne.io/fyne/v2"
)

// tapped has a finger tap: the pointer jumps and clicks at once. What lies where it jumps
// to is meant, not what it was at before.
func tapped(h *hand) {
	h.Helper()
	h.until("the start screen is there", atStart)
	var list pointers
	fyne.DoAndWait(list.attend)
	var first, second pixel
	fyne.DoAndWait(func() {
		look(shell.Window(), func(f found) {
			if onShelf(&f) { // three boxes stand side by side
				first = pixelOf(shell.Window(), fyne.NewPos(f.x0+(f.x1-f.x0)/6, f.y0+230))
				second = pixelOf(shell.Window(), fyne.NewPos(f.x0+(f.x1-f.x0)/2, f.y0+230))
			}
		})
	})
	h.point(first)
	fyne.DoAndWait(func() { // no frame comes in between
		h.do("mousemove", "--window", h.window, strconv.Itoa(second.x), strconv.Itoa(second.y), "click", "1")
	})
	h.until("the box that was tapped is open", func() bool { return sees("12 Aug to 19 Sep") })
	h.key("Escape") // a narrow window shows the shelf again
	h.click(first, 1)
	h.until("the first box is open", func() bool { return sees("23 August to 15 September 1914") })
	h.key("Escape")
}
