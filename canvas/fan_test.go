package canvas

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

func posOf(p pen.Point) fyne.Position { return fyne.NewPos(float32(p.X), float32(p.Y)) }

func TestAStackFansOutUnderThePointer(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	test.MoveMouse(x.win.Canvas(), middle)
	if x.collect(); x.fan.id != board.None {
		t.Fatal("the fan opens before the pointer has rested")
	}
	time.Sleep(hoverTime + 60*time.Millisecond)
	x.Settle()
	if x.fan.id == board.None || !x.fan.card.Visible() || len(x.fan.fan.Cells) != 2 {
		t.Fatal("the fan does not open")
	}
	second := posOf(x.fan.fan.Cells[1].Center())
	test.MoveMouse(x.win.Canvas(), second)
	if x.fan.hover != 1 || !x.fan.ring.Visible() {
		t.Error("the counter under the pointer has no ring")
	}
	h := x.tapped(t, second)
	if !h.InFan || h.Number != "8.17" || h.Unit != x.fan.stack.Units[1].Unit {
		t.Errorf("the second counter gives %+v", h)
	}
	if h := x.tapped(t, posOf(x.fan.fan.Head.Center())); !h.Plate || h.Unit != "" {
		t.Errorf("the head gives %+v", h)
	}
	test.MoveMouse(x.win.Canvas(), fyne.NewPos(20, testHigh-20))
	time.Sleep(leaveTime + 60*time.Millisecond)
	x.Settle()
	if x.fan.id != board.None || x.fan.card.Visible() {
		t.Error("the fan stays open though the pointer has left")
	}
}

func TestALongPressFansOutAndAFingerSlides(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	down := func(id int, at fyne.Position) *mobile.TouchEvent {
		return &mobile.TouchEvent{ID: id, PointEvent: fyne.PointEvent{Position: at}}
	}
	x.TouchDown(down(0, middle))
	time.Sleep(pressTime + 60*time.Millisecond)
	x.Settle()
	if x.fan.id == board.None || !x.fan.stays {
		t.Fatal("a long press opens no fan")
	}
	before := x.eye.now
	first := posOf(x.fan.fan.Cells[0].Center())
	x.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: first}, Dragged: fyne.NewDelta(0, -90)})
	x.DragEnd()
	if len(x.taps) != 1 || x.taps[0].Unit != x.fan.stack.Units[0].Unit || x.eye.now != before {
		t.Errorf("sliding over the fan gives %+v", x.taps)
	}
	x.taps = nil
	test.TapCanvas(x.win.Canvas(), fyne.NewPos(20, testHigh-20))
	if x.fan.id != board.None || len(x.taps) != 0 {
		t.Error("a tap outside does not just shut the fan")
	}
}

// What hovering does, a finger that rests does: it points and does not tap.
func TestAFingerThatRestsPoints(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	var over []string
	x.OnHover = func(h Hit) { over = append(over, h.Number) }
	at := fyne.NewPos(middle.X, middle.Y+200)
	there := x.HitAt(at)
	if there.Stack != nil {
		t.Fatalf("a stack stands in %s", there.Number)
	}
	touch := &mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: at}}
	press := func() { // until it is told, however busy the machine is
		x.TouchDown(touch)
		for n := len(over); len(over) == n && !t.Failed(); x.Settle() {
			time.Sleep(pressTime / 10)
		}
	}
	for range 2 { // the same hex twice is told twice
		press()
		x.TouchUp(touch)
		x.TappedSecondary(&touch.PointEvent)
	}
	before := x.eye.now
	press()
	x.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(96, 0)}, Dragged: fyne.NewDelta(96, 0)})
	x.DragEnd()
	next := x.HitAt(at.AddXY(96, 0)).Number
	if want := []string{there.Number, there.Number, there.Number, next}; !slices.Equal(over, want) {
		t.Errorf("it points at %v, want %v", over, want)
	}
	if len(x.taps) != 0 || x.eye.now != before {
		t.Errorf("it taps %+v or moves the map", x.taps)
	}
}

func TestTheFanByKeys(t *testing.T) {
	x := newTable(t)
	x.CenterOn("8.17")
	x.SetCursor("8.17")
	press := func(k fyne.KeyName) { x.TypedKey(&fyne.KeyEvent{Name: k}) }
	press(fyne.KeySpace)
	if x.fan.id == board.None || x.fan.hover != 0 {
		t.Fatal("Space opens no fan")
	}
	press(fyne.KeyRight)
	press(fyne.KeyReturn)
	if len(x.taps) != 1 || x.taps[0].Unit != x.fan.stack.Units[1].Unit || !x.taps[0].InFan {
		t.Errorf("Enter picks %+v", x.taps)
	}
	press(fyne.KeyEscape)
	if x.fan.id != board.None {
		t.Error("Esc leaves the fan open")
	}
	x.OpenFan("1.01")
	if x.fan.id != board.None {
		t.Error("an empty hex has a fan")
	}
}

func TestTwoFingersPinch(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(60)
	x.CenterOn("8.17")
	touch := func(id int, px, py float32) *mobile.TouchEvent {
		return &mobile.TouchEvent{ID: id, PointEvent: fyne.PointEvent{Position: fyne.NewPos(px, py)}}
	}
	x.TouchDown(touch(0, 400, 320))
	x.TouchDown(touch(1, 500, 320))
	anchor := x.HitAt(fyne.NewPos(450, 320)).At
	for i := range 10 {
		x.TouchMoved(touch(0, 400-float32(i)*5, 320))
		x.TouchMoved(touch(1, 500+float32(i)*5, 320))
		x.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(5, 0)}) // Fyne tells of drags besides
	}
	if r := x.PixelsPerHex() / 60; r < 1.85 || r > 1.95 {
		t.Errorf("fingers 1.9 times apart zoom %v times", r)
	}
	if got := x.HitAt(fyne.NewPos(450, 320)).At; got.Sub(anchor).Len() > 0.05 {
		t.Errorf("the middle went from %v to %v", anchor, got)
	}
	x.DragEnd()
	if len(x.taps) != 0 || x.fingers.pinching() {
		t.Error("a pinch ends as a tap, or does not end")
	}
}

// A stack that comes under a pointer at rest, because the view flies on or a unit marches
// there, is not fanned out over what is being shown; the least movement of the pointer
// fans it out.
func TestWhatComesUnderAPointerAtRestIsNotFannedOut(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("11.11")
	test.MoveMouse(x.win.Canvas(), middle)
	x.CenterOn("8.17") // where a stack is
	x.Settle()
	time.Sleep(hoverTime + 60*time.Millisecond)
	x.Settle()
	if x.fan.id != board.None {
		t.Fatal("a fan opens that nobody has pointed at")
	}
	test.MoveMouse(x.win.Canvas(), middle.AddXY(1, 0))
	time.Sleep(hoverTime + 60*time.Millisecond)
	x.Settle()
	if x.fan.id == board.None {
		t.Error("the stack is pointed at, and no fan opens")
	}
}

// In a fan those counters are framed with which something can be done, where it is not all
// of them or none.
func TestAFanFramesWhatCanAct(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.OpenFan("8.17")
	units := x.fan.stack.Units
	for _, c := range []struct{ able, want int }{{0, 0}, {1, 1}, {2, 0}} {
		x.Able = func(unit string) bool {
			return slices.IndexFunc(units, func(u rules.Counter) bool { return u.Unit == unit }) < c.able
		}
		if got := len(x.fan.face().Able); got != c.want {
			t.Errorf("of two counters %d can act: %d are framed, want %d", c.able, got, c.want)
		}
	}
}
