package start

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

func TestButtonsAreLargeEnoughForFingers(t *testing.T) {
	s, _, _ := screen(t, fyne.NewSize(1024, 768), func(to *Config) { running(to); to.blank = true })
	s.openBox()
	for _, box := range []int{len(s.games), 0} {
		s.choose(box)
		found := 0
		eachControl(s.Content(), func(o fyne.CanvasObject) {
			if found++; o.MinSize().Height < finger {
				t.Errorf("box %d: %T is only %.0f high", box, o, o.MinSize().Height)
			}
		})
		if found < 4 {
			t.Errorf("box %d has only %d controls", box, found)
		}
	}
}

// eachControl finds the plates and pills in a tree.
func eachControl(o fyne.CanvasObject, do func(fyne.CanvasObject)) {
	switch o := o.(type) {
	case *plate, *pills:
		do(o)
	case *fyne.Container:
		for _, k := range o.Objects {
			eachControl(k, do)
		}
	case *container.Scroll:
		eachControl(o.Content, do)
	case fyne.Widget:
		for _, k := range test.WidgetRenderer(o).Objects() {
			eachControl(k, do)
		}
	}
}
