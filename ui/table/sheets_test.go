package table

import (
	"testing"

	"fyne.io/fyne/v2"
)

// What has the keys of a sheet lies beneath it: whatever can have the focus takes
// the clicks of what it covers, and tabs and buttons would be dead.
func TestNothingCoversASheet(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1280, 800), 1)
	for _, k := range sheetKinds {
		p.t.sheets.open(k.id)
		objects := p.t.sheets.box.Objects
		if _, ok := objects[len(objects)-1].(fyne.Focusable); ok || len(objects) < 2 {
			t.Errorf("%s: the keys lie over the sheet", k.label)
		}
	}
}
