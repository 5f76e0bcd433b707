package canvas

import (
	"testing"
	"testing/synctest"

	fynecanvas "fyne.io/fyne/v2/canvas"

	"vistula/canvas/tiles"
)

// A board whose map is still to be painted shows a sketch of it, and nothing of that
// stays once the map is there.
func TestASketchLiesThereUntilTheMapIsPainted(t *testing.T) {
	x := newTable(t)
	x.land.cache.Hold(true) // as on a machine that is busy with other things
	x.blank.brush.wait()
	x.collect()
	s := x.blank.sketch
	if !s.Visible() || s.Image == nil {
		t.Fatal("a board without a map shows no sketch")
	}
	if paper := x.blank.sheets[0]; s.Size() != paper.Size() || s.Position() != paper.Position() {
		t.Errorf("the sketch of %v lies at %v, on paper of %v at %v", s.Size(), s.Position(), paper.Size(), paper.Position())
	}
	x.land.cache.Hold(false)
	x.Settle()
	if len(x.blank.box.Objects) > 0 || s.Image != nil {
		t.Error("the sketch stays under the map")
	}
}

// TestALargeSketchIsStretchedByTheWindow: Fyne smooths pictures at their own size too,
// which takes time and memory and changes nothing.
func TestALargeSketchIsStretchedByTheWindow(t *testing.T) {
	x := newTable(t)
	x.land.cache.Hold(true)
	x.blank.brush.wait()
	x.collect()
	for _, by := range []float64{0.5, 2} {
		f := x.frame()
		f.px = by * float64(x.blank.sketch.Image.Bounds().Dx()) / x.blank.area.W
		x.blank.place(&f)
		if smooth := x.blank.sketch.ScaleMode == fynecanvas.ImageScaleSmooth; smooth != (by < 1) {
			t.Errorf("at %v times its size the sketch is smoothed: %v", by, smooth)
		}
	}
}

// The map is painted once the sketch has been drawn.
func TestTheMapWaitsForTheSketch(t *testing.T) {
	x := newTable(t)
	x.Settle()
	synctest.Test(t, func(t *testing.T) {
		x.opening.init() // as if there were no sketch yet
		painted := false
		go func() {
			x.paintTile(tiles.Key{Level: tiles.LevelOf(coarsePx)})
			painted = true
		}()
		if synctest.Wait(); painted {
			t.Error("a tile is painted before the sketch")
		}
		x.opening.end()
		if synctest.Wait(); !painted {
			t.Error("the sketch is there, and the tile is not painted")
		}
	})
}
