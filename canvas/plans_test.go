package canvas

import (
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/data"
	"vistula/rules"
)

// spreadOnce is a board of two maps, ready to be shown.
var spreadOnce = sync.OnceValues(func() (Config, error) {
	var c Config
	var err error
	if c.Board, err = data.Board(data.FS(), "greatwar", "galicia", "serbia"); err != nil {
		return c, err
	}
	if c.Fonts, err = fonts.Load(); err != nil {
		return c, err
	}
	c.Sheet, err = mapart.Lay(c.Board, c.Fonts, mapart.Print{Title: "The Great War in the East"})
	return c, err
})

// newSpread is a board of two maps in a window, with a unit on each.
func newSpread(t *testing.T) *table {
	t.Helper()
	c, err := spreadOnce()
	if err != nil {
		t.Fatal(err)
	}
	test.NewTempApp(t)
	x := &table{Board: NewBoard(c)}
	t.Cleanup(x.Close)
	x.win = test.NewTempWindow(t, x.Board)
	x.win.SetPadded(false)
	x.win.Resize(fyne.NewSize(testWide, testHigh))
	x.SetView(standing("g1312", "s0810"))
	x.OnTap = func(h Hit) { x.taps = append(x.taps, h) }
	return x
}

// standing is a view of units a, b ... in hexes.
func standing(hexes ...string) *rules.View {
	v := &rules.View{}
	for i, hex := range hexes {
		u := rules.Counter{Unit: string(rune('a' + i)), Nation: "austria-hungary", Type: "infantry", Steps: 1}
		v.Stacks = append(v.Stacks, rules.Stack{Hex: hex, Side: "austria", Units: []rules.Counter{u}})
	}
	return v
}

func TestUnitsAreHitOnBothMaps(t *testing.T) {
	x := newSpread(t)
	for unit, hex := range map[string]string{"a": "g1312", "b": "s0810"} {
		x.SetPixelsPerHex(96)
		x.CenterOn(hex)
		if h := x.tapped(t, middle); h.Number != hex || h.Unit != unit {
			t.Errorf("a tap on %s gives %+v", hex, h)
		}
		if h := x.HitAt(x.at(1, 0)); h.Number == hex || !h.OnMap {
			t.Errorf("beside %s lies %+v", hex, h)
		}
	}
}

func TestTheViewGoesFromMapToMap(t *testing.T) {
	x := newSpread(t)
	looked := 0
	x.OnLook = func() { looked++ }
	if got := x.MapInView(); got != All {
		t.Errorf("at first map %d is looked at", got)
	}
	for _, i := range []int{0, 1} {
		x.ShowMap(i)
		x.Skip()
		view, paper := x.frame(), x.sheet.Papers()[i]
		if seen := view.sheet().Grow(0.01); seen.Union(paper) != seen {
			t.Errorf("map %d at %v is not all in %v", i, paper, seen)
		}
		if got := x.MapInView(); got != i || looked == 0 {
			t.Errorf("map %d is looked at, want %d; heard of %d times", got, i, looked)
		}
	}
	x.CenterOn("g1312")
	x.Skip()
	if got := x.MapInView(); got != 0 {
		t.Errorf("round Lemberg map %d is looked at", got)
	}
	x.ShowMap(All)
	x.Skip()
	seen := x.frame()
	for _, paper := range x.sheet.Papers() {
		if !seen.sheet().Grow(0.01).Has(pen.Point{X: paper.X, Y: paper.Y}) {
			t.Errorf("of all maps the sheet at %v is not seen", paper)
		}
	}
	if got := x.MapInView(); got != All {
		t.Errorf("of all maps map %d is looked at", got)
	}
	x.ShowMap(0)
	x.Skip()
	x.ShowAll("g1312", "s0810")
	x.Skip()
	if f := x.frame(); !f.sheet().Has(x.sheet.Center(x.known([]string{"s0810"})[0])) {
		t.Error("ShowAll does not show a hex of the other map")
	}
}

func TestTheCursorCrossesFromMapToMap(t *testing.T) {
	x := newSpread(t)
	x.SetCursor("g2508")
	left := &fyne.KeyEvent{Name: fyne.KeyLeft}
	for range 30 {
		if x.TypedKey(left); x.CursorHex()[0] == 's' {
			break
		}
	}
	if x.CursorHex()[0] != 's' {
		t.Fatalf("going left from Galicia the cursor ends in %s", x.CursorHex())
	}
	x.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if x.CursorHex()[0] != 'g' {
		t.Errorf("back to the right it is in %s", x.CursorHex())
	}
	x.SetCursor("g0110")
	x.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	if x.CursorHex() != "g0110" {
		t.Errorf("beyond the northern edge it is in %s", x.CursorHex())
	}
}

func TestAUnitFadesFromMapToMap(t *testing.T) {
	x := newSpread(t)
	x.Settle()
	from, to := x.known([]string{"g1312"})[0], x.known([]string{"s0307"})[0]
	g := &glide{sprite: newSprite(x.layers.moving), from: x.sheet.Center(from), to: x.sheet.Center(to), fades: true}
	f := x.frame()
	for _, c := range []struct {
		part   float64
		hex    string
		hidden float64
	}{{0, "g1312", 0}, {0.25, "g1312", 0.5}, {0.75, "s0307", 0.5}, {1, "s0307", 0}} {
		g.part = c.part
		g.place(&f)
		if id := x.known([]string{c.hex})[0]; g.anchor != x.sheet.Center(id) || g.o.Translucency != c.hidden {
			t.Errorf("%v of the way the unit is at %v, hidden by %v", c.part, g.anchor, g.o.Translucency)
		}
	}
	x.SetView(standing("s0307", "s0810"))
	x.Skip()
	if x.stackAt(to) == nil || len(x.stacks.gliding) != 0 {
		t.Error("the unit did not arrive")
	}
}

func TestTheTableIsSeenBetweenTheMaps(t *testing.T) {
	x := newSpread(t)
	x.Settle()
	papers := x.sheet.Papers()
	f := x.frame()
	at := func(p pen.Point) fyne.Position {
		return fyne.NewPos(float32((p.X*f.px+f.ox)/f.scale), float32((p.Y*f.px+f.oy)/f.scale))
	}
	gap := pen.Point{X: (papers[1].Right() + papers[0].X) / 2, Y: papers[1].Center().Y}
	if c := x.pixel(at(gap)); int(c.R) > 0x60 {
		t.Errorf("between the maps is %v", c)
	}
	for i, r := range papers {
		if c := x.pixel(at(pen.Point{X: r.X + 0.3, Y: r.Center().Y})); int(c.R) < 0xC0 {
			t.Errorf("the margin of sheet %d is %v", i, c)
		}
	}
	if _, bare := shade(papers, gap); !bare {
		t.Error("the gap is covered")
	}
	if _, bare := shade(papers, papers[0].Center()); bare {
		t.Error("a sheet does not cover the table")
	}
}
