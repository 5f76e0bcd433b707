//go:build display && !headless

package window

import (
	"fmt"

	"fyne.io/fyne/v2"
)

// choose takes choices on the start screen, every one with these words. The box
// is scrolled as far as that needs.
func (h *hand) choose(labels ...string) {
	h.Helper()
	h.openBox()
	for _, label := range labels {
		var places []pixel
		var box pixel
		for range 20 {
			fyne.DoAndWait(func() {
				size := shell.Window().Canvas().Size()
				box = pixelOf(shell.Window(), fyne.NewPos(size.Width*0.8, size.Height*0.5))
				look(shell.Window(), func(f found) {
					if f.words == label {
						places = append(places, pixelOf(shell.Window(), f.middle()))
					}
				})
			})
			if len(places) > 0 {
				break
			}
			h.click(box, 5)
		}
		if len(places) == 0 {
			h.Fatalf("“%s” cannot be chosen: %s", label, standing())
		}
		for _, p := range places {
			h.click(p, 1)
		}
	}
}

// atStart tells whether the start screen is there. In Fyne's goroutine.
func atStart() bool {
	_, shelf := seek(shell.Window(), onShelf)
	return shelf || boxOpen()
}

// boxOpen tells whether the box of a game is open, not only that a text speaks of
// playing. In Fyne's goroutine.
func boxOpen() bool {
	_, open := seek(shell.Window(), worded("Play"))
	return open
}

func onShelf(f *found) bool { return fmt.Sprintf("%T", f.object) == "*start.shelf" }

// openBox opens the first box where the window is too narrow for the shelf and a
// box, and notes where the mouse went.
func (h *hand) openBox() {
	h.Helper()
	h.until("the start screen is there", atStart)
	plan.box = pixel{}
	fyne.DoAndWait(func() {
		if boxOpen() {
			return
		}
		look(shell.Window(), func(f found) {
			if onShelf(&f) { // the boxes are painted; the first stands at the left
				plan.box = pixelOf(shell.Window(), fyne.NewPos(f.x0+(f.x1-f.x0)/6, f.y0+230))
			}
		})
	})
	if plan.box != (pixel{}) {
		h.click(plan.box, 1)
	}
	h.until("the box is open", func() (ok bool) { plan.play, ok = seek(shell.Window(), worded("Play")); return ok })
}

// leave goes back to the start screen by the menu.
func (h *hand) leave() {
	h.Helper()
	menu := func(f *found) bool { return f.object == seated.MenuSwitch() }
	if !canSee(menu) { // in a small window the first of the round buttons
		first := true
		menu = func(f *found) bool {
			is := first && fmt.Sprintf("%T", f.object) == "*table.knob"
			first = first && !is
			return is
		}
	}
	h.press("the menu", menu)
	h.until("the menu is open", func() bool { return sees("Leave the table") })
	h.show("menu")
	h.button("Leave the table")
	h.until("the start screen is back", func() bool { return sees("Continue") })
	fyne.DoAndWait(func() { seated, atDesk = nil, nil })
}
