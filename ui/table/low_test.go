package table

import (
	"testing"

	"fyne.io/fyne/v2"
)

// TestAFightLeavesItsPlaceInSight: on a low screen the sheet of a fight leaves room on the
// map for the place of the battle and the card of its dice above it.
func TestAFightLeavesItsPlaceInSight(t *testing.T) {
	m := set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "8.06")
	p := sit(t, m, persons(), true, 800, 600, false)
	d := p.t.drawer
	low := fyne.NewSize(800, 470)
	if left := low.Height - d.below.height(low); left < p.t.px(mapLeast)-1 {
		t.Errorf("the sheet leaves %.0f of %.0f of the map", left, low.Height)
	}
	if h := d.below.height(fyne.NewSize(1024, 696)); h != p.t.px(sheetHalf) {
		t.Errorf("in a window that is high enough the sheet is %.0f high", h)
	}
}
