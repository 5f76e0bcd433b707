package canvas

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
)

// The window is asked for every picture of the map, the tiles and what is hidden as well:
// one that it forgets shows old pixels at its next place.
func TestEveryPictureOfTheBoardIsKept(t *testing.T) {
	x := newTable(t)
	x.Settle()
	var met []fyne.CanvasObject
	eachIn(x.layers.all, func(o fyne.CanvasObject) { met = append(met, o) })
	for _, s := range x.land.now.shown {
		if !slices.Contains(met, fyne.CanvasObject(s.Raster)) {
			t.Fatal("a tile is not met")
		}
	}
	if len(x.land.now.shown) == 0 || !slices.Contains(met, fyne.CanvasObject(x.layers.fan)) {
		t.Errorf("%d tiles are shown, %d objects met", len(x.land.now.shown), len(met))
	}
}
