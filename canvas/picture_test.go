package canvas

import (
	"bytes"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/canvas/counter"
	"vistula/canvas/tiles"
	"vistula/rules"
)

// pixel is the colour of the window at a place.
func (x *table) pixel(at fyne.Position) color.NRGBA {
	img := x.win.Canvas().Capture()
	return color.NRGBAModel.Convert(img.At(int(at.X), int(at.Y))).(color.NRGBA)
}

func bluish(c color.NRGBA) bool { return int(c.B) > int(c.R)+12 }

func TestAtRestAllIsSharp(t *testing.T) {
	x := newTable(t)
	x.Settle()
	for _, px := range []float64{0, 96, 40.3} {
		if px > 0 {
			x.SetPixelsPerHex(px)
			x.CenterOn("8.17")
			x.Settle()
		}
		f := x.frame()
		for k, o := range x.land.now.shown {
			if o.Visible() && (math.Abs(k.Level.Px()-f.px) > 1e-9 || o.Size().Width != tiles.Size) {
				t.Errorf("at %v a tile of %v is %v wide", f.px, k.Level.Px(), o.Size().Width)
			}
		}
		if len(x.land.old.shown) != 0 || !x.land.complete() || len(x.land.now.shown) == 0 {
			t.Errorf("at %v: %d old tiles, %d new", f.px, len(x.land.old.shown), len(x.land.now.shown))
		}
		for _, s := range x.stacks.at {
			if s.o.Visible() && s.sprite.px != f.px {
				t.Errorf("at %v a counter of %v", f.px, s.sprite.px)
			}
		}
		if n, sharp := x.namesInSight(f.px); n == 0 || !sharp {
			t.Errorf("at %v %d names are seen, and all for this zoom: %v", f.px, n, sharp)
		}
	}
}

func TestTheCounterIsWhereItIsHit(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.Settle()
	at := x.at(-0.27, 0.29) // the lower left corner of the counter: plain ground
	if c := x.pixel(at); !bluish(c) {
		t.Errorf("the counter's corner is %v", c)
	}
	if h := x.HitAt(at); h.Unit == "" {
		t.Error("where the counter is seen nothing is hit")
	}
	x.SetCountersShown(false)
	x.Settle()
	if c := x.pixel(at); bluish(c) {
		t.Errorf("the bare map shows %v where the counter was", c)
	}
}

func TestOverlaysComeAndGo(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.Settle()
	before := x.pixel(x.at(-3, 0.2))
	o, err := x.pos.Overlay("", rules.Query{Kind: "reach", Unit: "ah.27-vi"})
	if err != nil {
		t.Fatal(err)
	}
	x.SetMarks(o.Hexes...)
	x.SetSelected("ah.27-vi")
	x.SetPath(Path{Hexes: []string{"9.13", "10.14", "10.15"}, Label: "2 of 5"})
	x.SetLit("8.17", "8.18", "no hex")
	x.SetWays(rules.Way{Kind: "attack", Hexes: []string{"9.13", "10.14"}}, rules.Way{Kind: "in", Hexes: []string{"8.17", "7.17"}})
	x.Settle()
	if x.land.wanted[0].Version == 0 || x.signs.path.empty() || len(x.signs.arrows) != 1 || len(x.layers.pills.Objects) == 0 {
		t.Fatal("the overlay is not shown")
	}
	if c := x.pixel(x.at(-3, 0.2)); c == before {
		t.Error("what is out of reach is not darker")
	}
	x.SetMarks()
	x.SetWays()
	x.SetLit()
	x.SetPath(Path{})
	x.Settle()
	if c := x.pixel(x.at(-3, 0.2)); c != before {
		t.Errorf("the overlay left %v for %v", c, before)
	}
	if x.land.wanted[0].Version != 0 || len(x.land.old.shown) != 0 || !x.signs.path.empty() || x.pills.numbers[0].o.Visible() {
		t.Error("something of the overlay is left")
	}
}

func TestEveryKindOfMarkIsPainted(t *testing.T) {
	x := newTable(t)
	x.Settle()
	for _, kind := range []string{"reach", "reach-zone", "reach-minimum", "zone", "zone-negated", "source", "in", "low", "out", "threat", "cut", "open", "costly", "closed", "here",
		"own-zone", "own-zone-negated", "control-own", "control-enemy", "other"} {
		x.SetMarks(rules.Mark{Hex: "8.17", Kind: kind, Value: 3, Label: "3:1", From: "8.18"})
		x.Settle()
		if !x.overShown(t) {
			t.Errorf("%s paints nothing", kind)
		}
	}
	x.SetMarks()
	for _, kind := range []string{"in", "low", "out", "cut", "march"} {
		x.SetWays(rules.Way{Kind: kind, Hexes: []string{"8.17", "8.18"}})
		x.Settle()
		if !x.overShown(t) {
			t.Errorf("a way of the kind %s paints nothing", kind)
		}
	}
}

// overShown tells whether a tile with the overlay differs from the bare map.
func (x *table) overShown(t *testing.T) bool {
	t.Helper()
	for k, o := range x.land.now.shown {
		bare := k
		bare.Version = 0
		if land, ok := x.land.cache.Get(bare); ok && k.Version != 0 && !bytes.Equal(land.Image(nil).Pix, o.picture.Image(nil).Pix) {
			return true
		}
	}
	return false
}

func TestANewViewMovesTheCounters(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.Settle()
	v := x.pos.View("")
	for i := range v.Stacks {
		if s := &v.Stacks[i]; s.Hex == "8.17" {
			s.Hex = "7.17"
		}
	}
	x.SetView(v)
	x.Settle()
	if h := x.HitAt(x.at(0, 0)); h.Stack != nil {
		t.Errorf("8.17 still holds %v", h.Unit)
	}
	id, _ := x.board.Find("7.17")
	if s := x.stacks.at[id]; s == nil || s.away || !s.o.Visible() {
		t.Error("the stack is not in 7.17")
	}
	if len(x.stacks.gliding) != 0 || len(x.layers.moving.Objects) != 0 {
		t.Error("something still glides")
	}
	x.Flash("7.17", "8.17")
	x.Skip()
	if len(x.layers.flash.Objects) != 0 {
		t.Error("a flash does not end")
	}
	x.SetView(&rules.View{})
	x.Settle()
	if len(x.stacks.at) != 0 {
		t.Error("counters are left on an empty map")
	}
}

func TestMemoryStaysBounded(t *testing.T) {
	x := newTable(t)
	x.SetCounterStyle(counter.Style{Period: true})
	for i := range 12 {
		x.ZoomIn()
		for range 4 {
			x.push(x.eye.now.Panned(-400+float64(i), 130))
			x.rest()
			x.land.cache.Wait()
		}
		x.collect()
		if got := x.land.cache.Bytes(); got > mapLimit {
			t.Errorf("%d MB of tiles", got>>20)
		}
		if n := len(x.land.now.shown) + len(x.land.old.shown); n > 24 {
			t.Errorf("%d tiles are shown in a window of %d x %d", n, testWide, testHigh)
		}
	}
	if got := x.counters.Bytes(); got > counterLimit {
		t.Errorf("%d MB of counters", got>>20)
	}
}

func TestAClosedBoardIsAtRest(t *testing.T) {
	x := newTable(t)
	x.Settle()
	x.Close()
	x.ZoomIn()
	x.SetView(x.pos.View(""))
	x.SetMarks(rules.Mark{Hex: "8.17", Kind: "zone"})
	x.Settle()
	x.Close()
}
