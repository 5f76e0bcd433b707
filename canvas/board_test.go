package canvas

import (
	"math"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/galicia"
	"vistula/rules/rulestest"
)

const testWide, testHigh = 900, 640

// table is a board in a window of the test driver, with the start of the
// campaign on it.
type table struct {
	*Board
	win  fyne.Window
	pos  rules.Position
	taps []Hit
}

func newTable(t testing.TB) *table {
	t.Helper()
	c, rs, err := printed()
	if err != nil {
		t.Fatal(err)
	}
	pos := rulestest.Begin(t, rs, "campaign", 7)
	test.NewTempApp(t)
	x := &table{Board: NewBoard(c), pos: pos}
	t.Cleanup(x.Close)
	x.win = test.NewTempWindow(t, x.Board)
	x.win.SetPadded(false)
	x.win.Resize(fyne.NewSize(testWide, testHigh))
	x.SetView(pos.View(""))
	x.OnTap = func(h Hit) { x.taps = append(x.taps, h) }
	return x
}

// printed is what all tests share: the sheet never changes and its relief takes
// a second to compute.
var printed = func() func() (Config, rules.Ruleset, error) {
	var once sync.Once
	var c Config
	var rs rules.Ruleset
	var err error
	return func() (Config, rules.Ruleset, error) {
		once.Do(func() {
			if rs, err = rules.Open("galicia", data.FS()); err != nil {
				return
			}
			if c.Fonts, err = fonts.Load(); err != nil {
				return
			}
			c.Board = rs.Board()
			c.Sheet, err = mapart.New(c.Board, 0, c.Fonts, mapart.Print{Title: "Galicia"})
		})
		return c, rs, err
	}
}()

// tapped taps a place and gives what the board told of it.
func (x *table) tapped(t *testing.T, at fyne.Position) Hit {
	t.Helper()
	x.taps = nil
	x.pointer.tapAt = time.Time{} // or quick taps of a test are double ones
	test.TapCanvas(x.win.Canvas(), at)
	if len(x.taps) != 1 {
		t.Fatalf("a tap at %v gives %d hits", at, len(x.taps))
	}
	return x.taps[0]
}

var middle = fyne.NewPos(testWide/2, testHigh/2)

// at is a place so many hex widths from the middle.
func (x *table) at(dx, dy float64) fyne.Position {
	px := x.PixelsPerHex()
	return fyne.NewPos(float32(testWide/2+dx*px), float32(testHigh/2+dy*px))
}

func TestATapAtAKnownPixelGivesThatHex(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("5.16")
	if got := x.PixelsPerHex(); got != 96 {
		t.Fatalf("the zoom is %v", got)
	}
	for _, c := range []struct {
		dx, dy float64
		want   string
	}{
		{0, 0, "5.16"}, {1, 0, "5.15"}, {-1, 0, "5.17"}, {0.4, 0, "5.16"}, {0.6, 0, "5.15"},
		{0.5, -0.866, "6.15"}, {-0.5, -0.866, "6.16"}, {0.5, 0.866, "4.15"}, {3, 0, "5.13"}, {0, 0.55, "5.16"}, {0, 0.60, "4.15"},
	} {
		h := x.tapped(t, x.at(c.dx, c.dy))
		// At the lower corner three hexes meet: either of the lower two will do.
		if !h.OnMap || h.Number != c.want && !(c.dy == 0.60 && h.Number == "4.16") {
			t.Errorf("%v, %v is %q, want %q", c.dx, c.dy, h.Number, c.want)
		}
	}
	h := x.tapped(t, x.at(0.48, 0))
	if !h.NearSide || h.Side != 0 {
		t.Errorf("beside the eastern side: %+v", h)
	}
	x.Home()
	if h := x.tapped(t, fyne.NewPos(3, 3)); h.OnMap || h.Unit != "" {
		t.Errorf("beside the map lies %+v", h)
	}
}

func TestACounterIsHit(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	h := x.tapped(t, middle)
	if h.Unit == "" || h.Stack == nil || len(h.Stack.Units) != 2 || h.Plate {
		t.Fatalf("the stack in 8.17 gives %+v", h)
	}
	if h := x.tapped(t, x.at(0.36, 0.27)); !h.Plate {
		t.Errorf("the plate with the number gives %+v", h)
	}
	if h := x.tapped(t, x.at(0, 0.5)); h.Unit != "" || h.Stack == nil {
		t.Errorf("beside the counter, in the hex: %+v", h)
	}
	x.SetCountersShown(false)
	if h := x.tapped(t, middle); h.Stack != nil {
		t.Error("the bare map has counters")
	}
}

func TestDraggingPans(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("5.16")
	test.Drag(x.win.Canvas(), middle, 2*96, 0)
	if h := x.HitAt(middle); h.Number != "5.18" {
		t.Errorf("the middle is %s, want 5.18", h.Number)
	}
	x.taps = nil
	test.Drag(x.win.Canvas(), middle, 2, 1)
	if h := x.HitAt(middle); h.Number != "5.18" || len(x.taps) != 1 {
		t.Error("a shaking hand moves the sheet, or its click is lost")
	}
	for range 40 {
		test.Drag(x.win.Canvas(), middle, 3000, 2000)
	}
	if v := x.eye.now.View(x.eye.win); !v.Meets(x.sheet.Bounds()) {
		t.Error("the sheet was pushed off the table")
	}
}

func TestTheWheelZoomsAtThePointer(t *testing.T) {
	x := newTable(t)
	at := x.at(4, -3)
	before := x.HitAt(at)
	for range 4 {
		px := x.PixelsPerHex()
		x.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: at}, Scrolled: fyne.NewDelta(0, 25)})
		after := x.HitAt(at)
		if x.PixelsPerHex() <= px || after.At.Sub(before.At).Len() > 1.5/px {
			t.Errorf("at %v the point %v becomes %v", x.PixelsPerHex(), before.At, after.At)
		}
	}
	for range 30 {
		test.Scroll(x.win.Canvas(), at, 0, -25)
	}
	if least, _ := x.ZoomRange(); x.PixelsPerHex() < least-0.1 {
		t.Errorf("zoomed out to %v", x.PixelsPerHex())
	}
	px := x.PixelsPerHex()
	x.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: at}, Scrolled: fyne.NewDelta(0, 3)})
	if r := x.PixelsPerHex() / px; r < 1.01 || r > 1.1 {
		t.Errorf("a touch pad's step is a factor of %v", r)
	}
}

func TestButtonsDoTheSame(t *testing.T) {
	x := newTable(t)
	var heard float64
	x.OnZoom = func(px float64) { heard = px }
	home := x.PixelsPerHex()
	x.ZoomIn()
	x.ZoomIn()
	if x.PixelsPerHex() <= home || heard != x.PixelsPerHex() {
		t.Errorf("zoomed to %v, heard of %v", x.PixelsPerHex(), heard)
	}
	x.ZoomOut()
	x.ZoomOut()
	if math.Abs(x.PixelsPerHex()-home) > 0.1 {
		t.Errorf("back to %v, want %v", x.PixelsPerHex(), home)
	}
	x.CenterOn("9.99")
	x.CenterOn("8.17")
	if h := x.HitAt(middle); h.Number != "8.17" || x.PixelsPerHex() < 60 {
		t.Errorf("centred on %s at %v", h.Number, x.PixelsPerHex())
	}
	if !x.CenterOnUnit("ah.11-m") || x.CenterOnUnit("nobody") {
		t.Error("a unit is not found, or one that is none")
	}
	if h := x.HitAt(middle); h.Number != "7.09" {
		t.Errorf("ah.11-m is looked for at %s", h.Number)
	}
	x.ShowAll("2.02", "18.24")
	f := x.frame()
	for _, n := range []string{"2.02", "18.24"} {
		id, _ := x.board.Find(n)
		if !f.sheet().Has(x.sheet.Center(id)) {
			t.Errorf("%s is not in sight", n)
		}
	}
	testAround(t, x)
	x.SetCover(Insets{Right: 300})
	x.Home()
	if b := x.sheet.Bounds(); b.Right()*x.frame().px+x.frame().ox > testWide-300+1 {
		t.Error("the sheet lies under the panel")
	}
}

// testAround: a hex comes away from the edges without a change of zoom, with those around
// it where they have room.
func testAround(t *testing.T, x *table) {
	t.Helper()
	x.CenterOn("8.17")
	px := x.PixelsPerHex()
	if !x.InSight("18.24", "8.17") || x.InSight("18.24") {
		t.Error("what is in sight is told wrongly")
	}
	x.ShowAround("12.12", "10.12", "30.01")
	if c := x.to; c.Px != px || !x.InSight("12.12") {
		t.Fatalf("the zoom is %v, want %v; or the hex is out of sight", c.Px, px)
	}
	id, _ := x.board.Find("12.12")
	seen, at := x.seen(), x.sheet.Center(id)
	if !encloses(seen, pen.Rect{X: at.X - seen.W/4 + .01, Y: at.Y - seen.H/4 + .01, W: seen.W/2 - .02, H: seen.H/2 - .02}) {
		t.Errorf("%v is at the edge of %v", at, seen)
	}
	before := x.to
	if x.ShowAround("12.12"); x.to != before {
		t.Error("what is in sight moves the map")
	}
	x.ShowAround("12.12", "12.10")
	if !x.InSight("12.10") {
		t.Error("what lies around the hex is out of sight, though it has room")
	}
}

func TestAWindowThatGrowsShowsTheWholeSheetStill(t *testing.T) {
	x := newTable(t)
	before := x.PixelsPerHex()
	x.win.Resize(fyne.NewSize(2*testWide, 2*testHigh))
	if r := x.PixelsPerHex() / before; r < 1.9 || r > 2.1 {
		t.Errorf("twice the window is %v times the zoom", r)
	}
	x.CenterOn("8.17")
	x.win.Resize(fyne.NewSize(testWide, testHigh))
	if h := x.HitAt(middle); h.Number != "8.17" {
		t.Errorf("the middle became %s", h.Number)
	}
}

func TestHoverTellsOnlyOfChanges(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("5.16")
	var list []Hit
	x.OnHover = func(h Hit) { list = append(list, h) }
	for i := range 11 {
		test.MoveMouse(x.win.Canvas(), x.at(-0.2+float64(i)*0.1, 0))
	}
	// In 5.16, near its eastern side, near it from beyond, in 5.15.
	if len(list) < 2 || len(list) > 5 || list[0].Number != "5.16" || list[len(list)-1].Number != "5.15" {
		t.Errorf("heard of %d: %+v", len(list), list)
	}
	x.MouseOut()
	if last := list[len(list)-1]; last.OnMap {
		t.Error("the pointer left and is still on the map")
	}
}

func TestDoubleAndSecondaryTaps(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("5.16")
	var double, secondary string
	x.OnDoubleTap = func(h Hit) { double = h.Number }
	x.OnSecondaryTap = func(h Hit) { secondary = h.Number }
	test.TapCanvas(x.win.Canvas(), middle)
	test.TapCanvas(x.win.Canvas(), middle)
	if double != "5.16" || len(x.taps) != 1 {
		t.Errorf("double %q with %d taps", double, len(x.taps))
	}
	test.TapSecondaryAt(x.Board, x.at(1, 0))
	if secondary != "5.15" {
		t.Errorf("the right button hits %q", secondary)
	}
	x.OnDoubleTap = nil
	px := x.PixelsPerHex()
	test.TapCanvas(x.win.Canvas(), middle)
	test.TapCanvas(x.win.Canvas(), middle)
	if x.PixelsPerHex() <= px {
		t.Error("a double tap that nobody wants does not zoom in")
	}
}
