package layouttest

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// Finger is how high and wide a thing must be that a finger is to meet, in Fyne's
// units: 9 mm on a tablet with 135 of them to the inch. An iPad has 132, the usual
// Android tablets 140 to 150; the display scale of the settings makes up for others.
const Finger = 48

// Fingers lists in a sentence each what a finger can press in a window and would
// miss. Words in a line of text are no more than a short cut to what can be reached
// otherwise; kind tells Skip of them. kind may be nil.
func Fingers(root fyne.CanvasObject, kind func(fyne.CanvasObject) Kind) []string {
	if kind == nil {
		kind = func(fyne.CanvasObject) Kind { return Usual }
	}
	var faults []string
	var visit func(fyne.CanvasObject)
	visit = func(o fyne.CanvasObject) {
		if o == nil || !o.Visible() || kind(o) != Usual {
			return
		}
		switch o := o.(type) {
		case *fyne.Container:
			for _, k := range o.Objects {
				visit(k)
			}
		case *container.Scroll:
			visit(o.Content)
		case fyne.Widget:
			if size := o.Size(); pressed(o) {
				if size.Height < Finger-slack || size.Width < Finger-slack {
					faults = append(faults, fmt.Sprintf("%s is %.0f wide and %.0f high", name(o), size.Width, size.Height))
				}
				return // what is in it is pressed with it
			}
			for _, k := range test.WidgetRenderer(o).Objects() {
				visit(k)
			}
		}
	}
	visit(root)
	return faults
}

// pressed tells whether a finger can press something now.
func pressed(o fyne.Widget) bool {
	_, is := o.(fyne.Tappable)
	return is && o.Size().Width > 0
}
