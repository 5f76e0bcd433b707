package canvas

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

func TestKeys(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("5.16")
	var last string
	x.OnCursor = func(h string) { last = h }
	press := func(k fyne.KeyName) { x.TypedKey(&fyne.KeyEvent{Name: k}) }
	press(fyne.KeyRight)
	if last != "5.16" {
		t.Fatalf("the cursor begins at %s", last)
	}
	for i, c := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyRight, "5.15"}, {fyne.KeyLeft, "5.16"}, {fyne.KeyUp, ""}, {fyne.KeyUp, "7.16"}, {fyne.KeyUp, ""}, {fyne.KeyUp, "9.16"},
		{fyne.KeyDown, ""}, {fyne.KeyDown, "7.16"}, {fyne.KeyDown, ""}, {fyne.KeyDown, "5.16"},
	} {
		press(c.key)
		if c.want != "" && last != c.want {
			t.Errorf("step %d, %s: the cursor is at %s, want %s", i, c.key, last, c.want)
		}
	}
	x.SetCursor("9.10")
	press(fyne.KeyRight)
	if last != "9.9" && last != "9.09" {
		t.Errorf("from a cursor set from outside the arrow leads to %s", last)
	}
	x.SetCursor("5.15")
	press(fyne.KeyLeft)
	press(fyne.KeyReturn)
	if len(x.taps) != 1 || x.taps[0].Number != "5.16" || x.CursorHex() != "5.16" {
		t.Errorf("Enter taps %+v", x.taps)
	}
	for range 40 {
		press(fyne.KeyRight)
	}
	id, _ := x.board.Find(last)
	if f := x.frame(); !f.sheet().Has(x.sheet.Center(id)) {
		t.Errorf("the cursor at %s is out of sight", last)
	}
	before := x.HitAt(middle).At
	x.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	press(fyne.KeyLeft)
	x.KeyUp(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	if after := x.HitAt(middle).At; after.X >= before.X {
		t.Error("Shift and an arrow do not pan")
	}
	px := x.PixelsPerHex()
	test.Type(x.Board, "+")
	if x.PixelsPerHex() <= px {
		t.Error("+ does not zoom")
	}
	test.Type(x.Board, "--")
	press(fyne.KeyHome)
	if x.PixelsPerHex() != x.homeCamera().Px {
		t.Error("Home does not show the sheet")
	}
	heard := fyne.KeyName("")
	x.OnKey = func(e *fyne.KeyEvent) bool { heard = e.Name; return true }
	press(fyne.KeyTab)
	if heard != fyne.KeyTab {
		t.Error("the window does not hear of Tab")
	}
}
