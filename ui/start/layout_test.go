package start

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/ui/layouttest"
	"vistula/ui/theme"
)

func TestNothingIsCutOffOrCoveredAtAnySize(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1024, Height: 768}, {Width: 1280, Height: 740}, {Width: 1920, Height: 1080}, {Width: 2560, Height: 1440}, {Width: 3840, Height: 2160}} {
		for _, text := range []float32{0.8, 1, 2} {
			t.Run(fmt.Sprintf("%.0fx%.0f text %.1f", size.Width, size.Height, text), func(t *testing.T) {
				soundAt(t, size, text)
			})
		}
	}
}

// soundAt looks at the shelf and at boxes.
func soundAt(t *testing.T, size fyne.Size, text float32) {
	t.Helper()
	s, w, _ := screen(t, size, func(to *Config) {
		running(to)
		to.Theme = theme.New(to.Fonts, false, text)
		to.Learn, to.LearnOf, to.Guides = func() {}, func(string) {}, func(id string) bool { return id == "galicia" }
		// The pictures are looked at elsewhere, and take their time.
		to.blank = true
	})
	sound := func(state string) {
		t.Helper()
		for i, f := range layouttest.Faults(s.Content(), w.Canvas().Size(), nil) {
			if i < 5 && !t.Failed() {
				t.Errorf("%s: %s", state, f)
			}
		}
	}
	sound("the shelf")
	s.openBox()
	for _, box := range []int{0, 1, len(s.games)} {
		s.choose(box)
		sound(fmt.Sprintf("box %d", box))
	}
}

func TestWhatHasTheKeyboardIsInSight(t *testing.T) {
	s, w, _ := screen(t, fyne.NewSize(1280, 560), func(to *Config) { running(to); to.blank = true })
	driver := fyne.CurrentApp().Driver()
	for range 30 {
		w.Canvas().FocusNext()
		o, ok := w.Canvas().Focused().(fyne.CanvasObject)
		if !ok || scrollOver(s.right, o, nil) == nil {
			continue
		}
		in := scrollOver(s.right, o, nil)
		top, y := driver.AbsolutePositionForObject(in).Y, driver.AbsolutePositionForObject(o).Y
		if y < top-1 || o.Size().Height < in.Size().Height && y+o.Size().Height > top+in.Size().Height+1 {
			t.Errorf("%T at %v is out of sight, %v to %v", o, y, top, top+in.Size().Height)
		}
	}
}
