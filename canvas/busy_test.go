package canvas

import (
	"sync/atomic"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"vistula/canvas/mapart"
	"vistula/canvas/pen"
)

// spied is a map that tells when a tile of it is drawn.
type spied struct {
	mapart.Map
	drawn func()
}

func (s spied) Draw(p pen.Pen, view pen.Rect, px float64, o mapart.Options) {
	if o.Layers == mapart.Tiles {
		s.drawn()
	}
	s.Map.Draw(p, view, px, o)
}

// TestTheBoardIsBusy while its map is painted and while it is pulled, and not when it rests.
func TestTheBoardIsBusy(t *testing.T) {
	c, _, err := printed()
	if err != nil {
		t.Fatal(err)
	}
	var b atomic.Pointer[Board]
	var painted, idle atomic.Int32
	c.Sheet = spied{c.Sheet, func() {
		if b := b.Load(); b != nil {
			painted.Add(1)
			b.shifted.Store(0) // it is not because the view has just moved
			if !b.Busy() {
				idle.Add(1)
			}
		}
	}}
	test.NewTempApp(t)
	board := NewBoard(c)
	t.Cleanup(board.Close)
	b.Store(board)
	win := test.NewTempWindow(t, board)
	win.Resize(fyne.NewSize(testWide, testHigh))
	board.opening.end()
	board.Settle()
	if painted.Load() == 0 || idle.Load() > 0 {
		t.Errorf("of %d pictures of the map %d were painted while the board said that it rests", painted.Load(), idle.Load())
	}
	board.shifted.Store(0)
	if board.Busy() {
		t.Error("the board is busy when all is painted and nothing moves")
	}
	test.Drag(win.Canvas(), middle, 200, 0)
	if !board.shifting() || !board.Busy() {
		t.Error("the board rests while the map is pulled")
	}
}
