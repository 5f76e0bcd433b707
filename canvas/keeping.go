package canvas

import (
	"time"

	"fyne.io/fyne/v2"
)

// keepEvery is how often the pictures of the board are asked for their window. Fyne forgets
// after a minute in which window an object lies, unless somebody asks, and finds it out again
// with the next frame. What is refreshed in between is lost: a picture keeps its old pixels,
// a name those of another zoom, and a tile that is used again shows another part of the map.
const keepEvery = 20 * time.Second

// keep has the window remember what of the board lies in it, again and again.
func (b *Board) keep() {
	b.after(keepEvery, func() {
		known := fyne.CurrentApp().Driver().CanvasForObject
		eachIn(b.layers.all, func(o fyne.CanvasObject) { known(o) })
		known(b)
		b.keep()
	})
}

// eachIn calls a function for a container and for all that is in it, shown or not.
func eachIn(c *fyne.Container, f func(fyne.CanvasObject)) {
	f(c)
	for _, o := range c.Objects {
		if in, ok := o.(*fyne.Container); ok {
			eachIn(in, f)
			continue
		}
		f(o)
	}
}
