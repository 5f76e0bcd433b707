//go:build !headless

package window

import "fyne.io/fyne/v2"

// fit makes a window that is larger than the screen as large as that.
func fit(w fyne.Window) {
	room, ok := screenRoom()
	if !ok {
		return
	}
	c := w.Canvas()
	if size, most := c.Size(), fitted(c.Size(), room, c.Scale()); most != size {
		w.Resize(most)
	}
}

// fitted is the part of a size that a screen of so many pixels has room for.
func fitted(size, pixels fyne.Size, scale float32) fyne.Size {
	if scale <= 0 {
		scale = 1
	}
	return size.Min(fyne.NewSize(pixels.Width/scale, pixels.Height/scale))
}
