package canvas

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// inSight tells whether the middle of a hex lies in the widget.
func (x *table) inSight(hex string) bool {
	p, ok := x.PlaceOf(hex)
	return ok && p.X > 0 && p.Y > 0 && p.X < testWide && p.Y < testHigh
}

func TestAVisitComesBackToWhereOneLooked(t *testing.T) {
	x := newTable(t)
	x.SetPace(0)
	x.SetPixelsPerHex(96)
	x.CenterOn("5.16")
	from := x.Vantage()
	var told []string
	if !x.Visit(func() { told = append(told, "there") }, "12.05") || !x.inSight("12.05") || !x.Away() {
		t.Fatalf("the visit leads to %+v", x.Vantage())
	}
	if x.Vantage() != from {
		t.Errorf("during a visit the view to be kept is %+v, want %+v", x.Vantage(), from)
	}
	x.Visit(func() { told = append(told, "on") }, "3.03")
	if !x.inSight("3.03") {
		t.Error("the second place is not in sight")
	}
	if !x.Return(func() { told = append(told, "back") }) || x.Away() || x.Vantage() != from || x.now != x.to {
		t.Errorf("back at %+v, want %+v", x.Vantage(), from)
	}
	if len(told) != 3 || told[0] != "there" || told[1] != "on" || told[2] != "back" {
		t.Errorf("told of %v", told)
	}
	if x.Return(nil) {
		t.Error("there are two ways back")
	}
}

func TestAVisitOfWhatIsInSightMovesNothing(t *testing.T) {
	x := newTable(t)
	x.SetPace(0)
	x.SetPixelsPerHex(96)
	x.CenterOn("5.16")
	from, told := x.Vantage(), false
	if x.Visit(func() { told = true }, "5.16", "5.15") || x.Away() || x.Vantage() != from || !told {
		t.Errorf("moved to %+v, told %v", x.Vantage(), told)
	}
	told = false
	if x.Visit(func() { told = true }, "nowhere"); !told {
		t.Error("a visit of no hex leaves its caller waiting")
	}
}

// Who moves the view himself has taken over: nothing takes him back.
func TestAHandEndsAVisit(t *testing.T) {
	for name, hand := range map[string]func(*table){
		"wheel": func(x *table) {
			x.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: middle}, Scrolled: fyne.NewDelta(0, 25)})
		},
		"drag": func(x *table) {
			x.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: middle}, Dragged: fyne.NewDelta(50, 0)})
		},
		"home": func(x *table) { x.Home() },
		"keys": func(x *table) {
			x.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
			x.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
		},
	} {
		x := newTable(t)
		x.SetPace(0)
		x.SetPixelsPerHex(96)
		x.CenterOn("5.16")
		x.Visit(nil, "12.05")
		hand(x)
		if at := x.Vantage(); x.Away() || x.Return(nil) || x.Vantage() != at {
			t.Errorf("%s: the visit goes on", name)
		}
	}
}

func TestAVantageIsKeptForAnotherWindow(t *testing.T) {
	x := newTable(t)
	x.SetPace(0)
	x.SetPixelsPerHex(96)
	x.CenterOn("5.16")
	kept := x.Vantage()
	x.Home()
	if v := x.Vantage(); !v.Whole {
		t.Errorf("the whole table is kept as %+v", v)
	}
	y := newTable(t)
	y.LookFrom(kept)
	if y.Vantage() != kept || !y.inSight("5.16") {
		t.Errorf("got %+v, want %+v", y.Vantage(), kept)
	}
	y.LookFrom(x.Vantage())
	if y.PixelsPerHex() != x.PixelsPerHex() || !y.Vantage().Whole {
		t.Error("the whole table is not come back to")
	}
	for _, senseless := range []Vantage{{}, {X: 1e9, Y: 3, Px: 90}, {X: 3, Y: 3, Px: -5}} {
		if y.LookFrom(senseless); !y.Vantage().Whole {
			t.Errorf("%+v is taken", senseless)
		}
	}
}

// A first view is near enough to read and shows what it was given.
func TestTheFirstViewIsTheFront(t *testing.T) {
	x := newTable(t)
	x.SetPace(0)
	x.Open("5.16", "6.16", "5.15")
	if !x.inSight("5.16") || !x.inSight("6.16") || x.PixelsPerHex() < readable || x.PixelsPerHex() > spacious {
		t.Errorf("a short front is shown at %v", x.PixelsPerHex())
	}
	x.Open("2.02", "2.10", "2.11", "2.12", "2.22")
	if !x.inSight("2.10") || !x.inSight("2.12") || x.PixelsPerHex() < readable {
		t.Errorf("of a long front the middle is not shown, at %v", x.PixelsPerHex())
	}
}

// What is visited lies clear of what hangs over the upper edge.
func TestAVisitLooksBelowAnOverhang(t *testing.T) {
	x := newTable(t)
	x.SetPace(0)
	x.SetPixelsPerHex(96)
	x.CenterOn("5.16")
	const up = "6.16"
	at, _ := x.PlaceOf(up)
	if x.Visit(nil, up) {
		t.Fatalf("%s is not in sight", up)
	}
	x.Overhang(at.Y + 60)
	if !x.Visit(nil, up) {
		t.Fatal("what lies under an overhang is left there")
	}
	if now, _ := x.PlaceOf(up); now.Y <= at.Y+60 {
		t.Errorf("%s lies at %v, the overhang ends at %v", up, now.Y, at.Y+60)
	}
	x.Overhang(0)
	if x.Visit(nil, up) {
		t.Error("an overhang that is gone still counts")
	}
}

// cornered is a board with something over its lower right corner that a hex lies behind,
// and where that is.
func cornered(t *testing.T, hex string) (*table, fyne.Position) {
	t.Helper()
	x := newTable(t)
	x.SetPace(0)
	x.SetPixelsPerHex(96)
	x.CenterOn("5.16")
	at, _ := x.PlaceOf(hex)
	x.Corner(fyne.NewSize(testWide-at.X+20, testHigh-at.Y+20))
	return x, at
}

// What is visited does not lie behind what covers the lower right corner, such as a
// minimap.
func TestAVisitLooksBesideACorner(t *testing.T) {
	const low = "4.16"
	x, at := cornered(t, low)
	if !x.Visit(nil, low) {
		t.Fatal("what lies behind a corner is left there")
	}
	if now, _ := x.PlaceOf(low); now.Y >= at.Y-20 {
		t.Errorf("%s lies at %v, the corner begins at %v", low, now.Y, at.Y-20)
	}
	if x.Corner(fyne.Size{}); x.Visit(nil, low) {
		t.Error("a corner that is gone still counts")
	}
}

// Neither does what is shown, and nothing there is in sight.
func TestWhatIsShownLiesBesideACorner(t *testing.T) {
	const low = "4.16"
	x, at := cornered(t, low)
	if x.InSight(low) {
		t.Error("it is said to be in sight behind the corner")
	}
	x.ShowAll(low)
	if now, _ := x.PlaceOf(low); now.Y >= at.Y-20 || !x.InSight(low) {
		t.Errorf("%s was brought to %v, the corner begins at %v", low, now.Y, at.Y-20)
	}
	before := x.Vantage()
	if x.ShowAll(low); x.Vantage() != before {
		t.Errorf("what is in sight was moved from %+v to %+v", before, x.Vantage())
	}
}

// Nor does a hex to which the keys lead.
func TestTheKeysLeadBesideACorner(t *testing.T) {
	x := newTable(t)
	x.SetPace(0)
	x.SetPixelsPerHex(40)
	x.CenterOn("5.16")
	const low = "4.18"
	before, _ := x.PlaceOf(low)
	x.ShowAround(low)
	if now, _ := x.PlaceOf(low); now != before {
		t.Fatalf("%s is moved from %v to %v without a corner", low, before, now)
	}
	x.Corner(fyne.NewSize(testWide-before.X+20, testHigh-before.Y+20))
	x.ShowAround(low)
	if now, _ := x.PlaceOf(low); now.Y >= before.Y-20 {
		t.Errorf("%s lies at %v, the corner begins at %v", low, now.Y, before.Y-20)
	}
}

// What lies near is pushed into sight, what lies far off comes to the middle.
func TestWhatIsFarOffComesToTheMiddle(t *testing.T) {
	x := newTable(t)
	x.SetPace(0)
	x.SetPixelsPerHex(96)
	x.CenterOn("12.05")
	x.ShowAll("3.20")
	if h := x.HitAt(middle); h.Number != "3.20" {
		t.Errorf("3.20 is shown, in the middle lies %s", h.Number)
	}
}
