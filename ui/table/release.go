package table

import "fyne.io/fyne/v2"

// release has the textures of objects freed that have left a canvas. Fyne keeps
// what it last drew of an object for a minute, and a sheet is some megabytes:
// opened and closed twenty times in that minute, it would stay twenty times.
func release(c fyne.Canvas, gone ...fyne.CanvasObject) {
	for _, o := range gone {
		if o != nil {
			c.Refresh(o) // the next frame loads only what is still in sight
		}
	}
}
