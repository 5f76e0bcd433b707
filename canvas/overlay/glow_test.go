package overlay

import (
	"image"
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/rules/board"
	_ "vistula/rules/galicia"
	"vistula/rules/rulestest"
)

// sheet is a map to paint on, and a hex in its middle.
func sheet(t *testing.T) (mapart.Map, board.ID) {
	t.Helper()
	rs := rulestest.Open(t, "galicia")
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	m, err := mapart.Lay(rs.Board(), set, mapart.Print{})
	if err != nil {
		t.Fatal(err)
	}
	id, _ := rs.Board().Find("8.12")
	return m, id
}

// gold counts the pixels in the colour of the glow.
func gold(m mapart.Map, at board.ID, px float64, o *Overlay) int {
	c := m.Center(at)
	view := pen.Rect{X: c.X, Y: c.Y}.Grow(1)
	side := int(2 * px)
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Translate(-view.X, -view.Y).Then(pen.Scale(px)))
		Paint(p, m, view, px, o)
	})
	n := 0
	near := func(a, b uint8) bool { return max(a, b)-min(a, b) < 40 }
	for y := range side {
		for x := range side {
			if c := img.RGBAAt(x, y); c.A > 200 && near(c.R, litLine.R) && near(c.G, litLine.G) && near(c.B, litLine.B) {
				n++
			}
		}
	}
	return n
}

// Whatever lies over the map, what can be clicked glows as it does without.
func TestNoOverlayHidesTheGlow(t *testing.T) {
	m, at := sheet(t)
	free := gold(m, at, 96, &Overlay{Lit: []board.ID{at}})
	if free < 100 {
		t.Fatalf("the glow has %d pixels", free)
	}
	for _, kind := range []string{"zone", "own-zone", "in", "low", "out", "cut", "threat", "source", "within", "control-own", "control-enemy", "closed", "other"} {
		if n := gold(m, at, 96, &Overlay{Lit: []board.ID{at}, Marks: []Mark{{ID: at, Kind: kind, From: board.None}}}); n < free*9/10 {
			t.Errorf("under %s %d of %d pixels of the glow are left", kind, n, free)
		}
	}
}

// Far out the glow is no less to be seen: a ring about the hex.
func TestTheGlowIsSeenFarOut(t *testing.T) {
	m, at := sheet(t)
	for _, px := range []float64{9, 12, 20, 30} {
		if n := gold(m, at, px, &Overlay{Lit: []board.ID{at}}); n < 20 {
			t.Errorf("at %v pixels to a hex the glow has %d pixels", px, n)
		}
	}
}
