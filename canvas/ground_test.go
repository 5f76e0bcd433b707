package canvas

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"vistula/canvas/pen"
)

// filled is how often all that is drawn below the counters fills the board, in
// boards: what lies in sight of every visible rectangle and picture.
func (x *table) filled() float64 {
	l := x.layers
	return fill(x.Size(), x.ground.box, fyne.NewPos(0, 0)) +
		fill(x.Size(), container.NewWithoutLayout(l.blank, l.base, l.landOld, l.landNew), fyne.NewPos(0, 0))
}

func fill(window fyne.Size, o fyne.CanvasObject, at fyne.Position) (sum float64) {
	if !o.Visible() {
		return 0
	}
	at = at.Add(o.Position())
	switch o := o.(type) {
	case *fyne.Container:
		for _, k := range o.Objects {
			sum += fill(window, k, at)
		}
	case *fynecanvas.Rectangle, *fynecanvas.Image, *fynecanvas.Raster:
		end := at.Add(o.Size())
		w, h := min(end.X, window.Width)-max(at.X, 0), min(end.Y, window.Height)-max(at.Y, 0)
		if w > 0 && h > 0 {
			sum = float64(w) / float64(window.Width) * float64(h) / float64(window.Height)
		}
	}
	return sum
}

// TestTheBoardIsFilledOnce makes sure that nothing large is drawn under
// something else: where there is no graphics processor, each layer that fills the
// window costs most of a frame. The tiles reach a little beyond the sheet's edge.
func TestTheBoardIsFilledOnce(t *testing.T) {
	for name, x := range map[string]*table{"one map": newTable(t), "two maps": newSpread(t)} {
		const most = 1.3
		check := func(when string) {
			t.Helper()
			if n := x.filled(); n < 0.99 || n > most {
				t.Errorf("%s, %s: the board is filled %.2f times", name, when, n)
			}
		}
		x.SetPace(0)
		x.Settle()
		check("the whole sheet")
		for _, px := range []float64{34, 96, 192} {
			x.SetPixelsPerHex(px)
			x.Settle()
			check("closer")
			for range 8 {
				x.push(x.eye.now.Panned(-12, -12))
				x.Settle()
				check("while it is pulled")
			}
			x.push(x.eye.now.Panned(1e6, 1e6))
			x.Settle()
			check("at the corner")
		}
	}
}

// TestTheTableShowsRoundTheSheet makes sure that the strips leave no gap, wherever
// the sheet lies.
func TestTheTableShowsRoundTheSheet(t *testing.T) {
	x := newTable(t)
	x.SetPace(0)
	x.Settle()
	paper := x.sheet.Bounds().Grow(shadowDeep + shadowDrop)
	for _, px := range []float64{x.PixelsPerHex(), 37, 61} {
		x.SetPixelsPerHex(px)
		x.push(x.eye.now.Panned(1e6, -1e6))
		x.Settle()
		img, f, bare := x.win.Canvas().Capture(), x.frame(), 0
		for i := range testWide * testHigh / 5 {
			u, v := i*5%testWide, i*5/testWide
			if paper.Has(pen.Point{X: (float64(u) + 0.5 - f.ox) / f.px, Y: (float64(v) + 0.5 - f.oy) / f.px}) {
				continue
			}
			bare++
			if c := color.NRGBAModel.Convert(img.At(u, v)); c != tableColor {
				t.Fatalf("at %v pixels a hex the table is %v at %d, %d", px, c, u, v)
			}
		}
		if bare == 0 {
			t.Errorf("at %v pixels a hex the sheet covers the table", px)
		}
	}
}
