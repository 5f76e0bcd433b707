package layouttest

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// pane has the keyboard and is seen by nobody.
type pane struct{ widget.BaseWidget }

func (*pane) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}
func (*pane) FocusGained()              {}
func (*pane) FocusLost()                {}
func (*pane) TypedRune(rune)            {}
func (*pane) TypedKey(e *fyne.KeyEvent) {}

// What takes the keyboard takes the clicks of what it covers, as it does in a real
// window, and not of what covers it.
func TestWhatTakesTheKeyboardTakesClicks(t *testing.T) {
	test.NewTempApp(t)
	kind := func(o fyne.CanvasObject) Kind {
		if _, is := o.(*pane); is {
			return Glass
		}
		return Usual
	}
	size := fyne.NewSize(200, 100)
	for over, want := range map[bool]bool{true: true, false: false} {
		p := &pane{}
		p.ExtendBaseWidget(p)
		list := []fyne.CanvasObject{widget.NewButton("Press", func() {}), p}
		if !over {
			list[0], list[1] = list[1], list[0]
		}
		root := container.NewStack(list...)
		w := test.NewTempWindow(t, root)
		w.SetPadded(false)
		w.Resize(size)
		faults := Faults(root, size, kind)
		if got := strings.Contains(strings.Join(faults, "\n"), "takes the clicks"); got != want {
			t.Errorf("over the button %v: %q", over, faults)
		}
	}
}
