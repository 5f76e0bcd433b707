//go:build display && !headless

package window

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
)

// reinforce brings the first unit that waits at the edge of the map onto it.
func (h *hand) reinforce() {
	h.Helper()
	list := offers()
	if len(list) > 0 && list[0].Unit == "" {
		h.button(list[0].Label)
		h.quiet()
		return
	}
	h.until("a unit waits to come on", func() bool { return len(atDesk.Tray()) > 0 })
	var unit string
	fyne.DoAndWait(func() { unit = atDesk.Tray()[0].Unit })
	h.show("reinforcement")
	h.press("the first counter that waits", inTray())
	h.until(unit+" is chosen", func() bool { return slices.Contains(atDesk.Selected(), unit) })
	h.show("reinforcement-chosen")
	before, to := cursor(), ""
	for _, o := range offers() {
		if o.Unit == unit && o.Hex != "" {
			to = o.Hex
			break
		}
	}
	h.hex(to)
	h.quiet()
	if h.menuIsOpen() {
		h.press("the first line of the menu", firstLine())
	}
	h.until(unit+" has come on", func() bool { return atDesk.Match.Cursor() > before })
}

// inTray finds the leftmost counter beneath the words above the units that wait.
func inTray() func(*found) bool {
	var head *found
	done := false
	return func(f *found) bool {
		if f.words == "Waiting to come on" {
			head = f
		}
		if head == nil || done || fmt.Sprintf("%T", f.object) != "*table.picture" || f.y0 < head.y1 {
			return false
		}
		done = true
		return true
	}
}
