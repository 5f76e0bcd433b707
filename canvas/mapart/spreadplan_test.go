package mapart

import (
	"math"
	"testing"

	"vistula/canvas/pen"
)

// laid gives sheets of a size their places and tells where they lie.
func laid(leaves ...leaf) []pen.Rect {
	var list []pen.Rect
	for i, at := range layLeaves(leaves) {
		list = append(list, moved(leaves[i].paper, at))
	}
	return list
}

func same(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

func TestSheetsLieAsTheirCountriesDo(t *testing.T) {
	tall := leaf{paper: pen.Rect{X: -20, Y: -3, W: 24, H: 30}, lon: 23, lat: 50, known: true}
	low := leaf{paper: pen.Rect{X: -9, Y: -2, W: 12, H: 14}, lon: 20, lat: 44, known: true}
	r := laid(tall, low)
	if r[0] != tall.paper {
		t.Errorf("the first sheet was moved to %v", r[0])
	}
	if !same(r[1].Right()+leafGap, r[0].X) || !same(r[1].Bottom(), r[0].Bottom()) {
		t.Errorf("the south-western sheet lies at %v beside %v", r[1], r[0])
	}
	low.lon, low.lat = 30, 60
	if r = laid(tall, low); !same(r[1].X, r[0].Right()+leafGap) || !same(r[1].Y, r[0].Y) {
		t.Errorf("the north-eastern sheet lies at %v beside %v", r[1], r[0])
	}
	low.known = false
	if r = laid(low, tall); !same(r[1].X, r[0].Right()+leafGap) || !same(r[1].Center().Y, r[0].Center().Y) {
		t.Errorf("sheets of unknown countries lie at %v", r)
	}
}

func TestCardsFillAFreeCorner(t *testing.T) {
	row := pen.Rect{W: 51, H: 29}
	low := pen.Rect{Y: 12, W: 20, H: 17}
	if r, ok := freeCorner(low, row); !ok || r.Y != 0 || r.W != 20 || r.Bottom() > low.Y-leafGap+1e-9 {
		t.Errorf("above a low sheet the cards lie at %v, %v", r, ok)
	}
	low.Y = 0
	if r, ok := freeCorner(low, row); !ok || r.Bottom() != row.Bottom() {
		t.Errorf("below a low sheet they lie at %v, %v", r, ok)
	}
	if r, ok := freeCorner(row, row); ok {
		t.Errorf("where there is no corner they lie at %v", r)
	}
	for _, wide := range []float64{14, 20, 30} {
		var d deck
		d.lay(pen.Rect{X: 3, Y: 4, W: wide, H: deckHigh(wide)}, wide > 15)
		for i, b := range d.boxes {
			if !d.paper.Has(pen.Point{X: b.X, Y: b.Y}) || !d.paper.Has(pen.Point{X: b.Right(), Y: b.Bottom()}) || b.W < 5 {
				t.Errorf("card %d lies at %v on %v", i, b, d.paper)
			}
			for _, o := range d.boxes[:i] {
				if b.Meets(o) {
					t.Errorf("cards %v and %v touch", b, o)
				}
			}
		}
	}
}
