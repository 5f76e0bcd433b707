package layouttest

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

func TestTextsThatAreCutShort(t *testing.T) {
	test.NewTempApp(t)
	size := fyne.NewSize(80, 40)
	label := widget.NewLabel("Central Powers to decide")
	label.Truncation = fyne.TextTruncateEllipsis
	w := test.NewTempWindow(t, label)
	w.Resize(size)
	for o, want := range map[fyne.CanvasObject]bool{
		label:                                 true,
		canvas.NewText("1007 (Ortelsb…", nil): true,
		canvas.NewText("Print …", nil):        false,
		canvas.NewText("…", nil):              false,
		canvas.NewText("Whole", nil):          false,
	} {
		if o != label {
			o.Resize(size)
		}
		if got := strings.Contains(strings.Join(Faults(o, fyne.NewSize(400, 400), nil), "\n"), "cut short"); got != want {
			t.Errorf("%v: found to be cut short: %v", o, got)
		}
	}
}
