package overlay

import (
	"image"
	"testing"

	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// painted counts the pixels about a hex that an overlay touches.
func painted(m mapart.Map, at board.ID, o *Overlay) int {
	const px = 60
	c := m.Center(at)
	view := pen.Rect{X: c.X, Y: c.Y}.Grow(1)
	img := image.NewRGBA(image.Rect(0, 0, 2*px, 2*px))
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Translate(-view.X, -view.Y).Then(pen.Scale(px)))
		Paint(p, m, view, px, o)
	})
	n := 0
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 0 {
			n++
		}
	}
	return n
}

// A bridge is drawn over the hexside between its two hexes, and nowhere else.
func TestABridgeIsDrawn(t *testing.T) {
	m, id := sheet(t)
	next := m.Board().Neighbours(id)[0]
	o := &Overlay{Ways: []Way{{Kind: rules.WayBridge, IDs: []board.ID{id, next}}}}
	if n := painted(m, id, o); n < 100 || n > 6000 {
		t.Errorf("a bridge takes %d pixels of 14,400", n)
	}
	far, _ := m.Board().Find("2.02")
	if n := painted(m, far, o); n > 0 {
		t.Errorf("%d pixels are painted far from it", n)
	}
}

// The name of an area stands within it, where it is widest; an area without room has none.
func TestTitlesStandInTheirAreas(t *testing.T) {
	m, id := sheet(t)
	c := m.Center(id)
	var marks []Mark
	for i := range m.Board().Len() {
		h := board.ID(i)
		if at := m.Center(h); m.Has(h) && at.Sub(c).Len() < 4 {
			marks = append(marks, Mark{ID: h, Kind: "area-1", Name: "First Army"})
		}
	}
	far, _ := m.Board().Find("2.02")
	marks = append(marks, Mark{ID: far, Kind: "area-2", Name: "Second Army"})
	list := Titles(m, marks)
	if len(list) != 1 || list[0].Text != "First Army" || list[0].Kind != "area-1" {
		t.Fatalf("the titles are %+v", list)
	}
	if d := list[0].At.Sub(c).Len(); d > 1.5 || list[0].Room < 2 {
		t.Errorf("the name stands %.1f hexes from the middle with room for %.0f", d, list[0].Room)
	}
}
