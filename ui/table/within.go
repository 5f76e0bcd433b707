package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// children are what an object consists of, as far as it can be taken apart
// without its renderer.
func children(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case *container.Scroll:
		return []fyne.CanvasObject{o.Content}
	}
	return nil
}

// holds tells whether an object is or holds another.
func holds(o, what fyne.CanvasObject) bool {
	if o == what {
		return true
	}
	for _, k := range children(o) {
		if holds(k, what) {
			return true
		}
	}
	return false
}
