package canvas

import (
	"testing"
	"time"
)

// One flies away and back before what was asked for there has been painted, or before the
// window has taken it: what is seen then has the pictures of this zoom, not of that.
func TestPicturesForWhereOneLookedBeforeAreGivenUp(t *testing.T) {
	for _, c := range []struct {
		name string
		away func(*table)
	}{
		{"pan", func(x *table) { x.CenterOn("5.05") }},
		{"zoom", func(x *table) { x.Home() }},
		{"broken off", func(x *table) { // asked for while the view flies, so that no new zoom begins
			x.eye.hush()
			x.to = x.homeCamera()
			x.stacks.paint()
			x.names.begin()
		}},
	} {
		for _, painted := range []bool{false, true} {
			t.Run(c.name+map[bool]string{true: ", painted", false: ", not painted"}[painted], func(t *testing.T) {
				x := newTable(t)
				x.SetPace(0)
				x.SetPixelsPerHex(110)
				x.CenterOn("8.17")
				x.Settle()
				busy := make(chan bool)
				if !painted {
					for _, r := range []*runner{x.stacks.brush, x.names.brush} {
						r.do(func(func() bool) { <-busy })
					}
				}
				from := x.to
				c.away(x)
				if painted {
					x.stacks.brush.wait()
					x.names.brush.wait()
				}
				x.fly(from, 0)
				close(busy)
				x.Settle()
				x.sharpHere(t)
			})
		}
	}
}

// sharpHere fails where something in sight has a picture for another zoom.
func (x *table) sharpHere(t *testing.T) {
	t.Helper()
	for _, s := range x.stacks.at {
		if x.aimView().Has(s.anchor) && s.px != counterSide(x.aim()) {
			t.Errorf("the stack in %s has a picture of %d pixels, not %d", s.stack.Hex, s.px, counterSide(x.aim()))
		}
	}
	for i, s := range x.names.shown {
		if x.aimView().Meets(x.names.pictures[i].name.Box) && s.px != x.wantLevel().Px() {
			t.Errorf("%s has a picture for %v pixels a hex, not %v", x.names.pictures[i].name.Text, s.px, x.wantLevel().Px())
		}
	}
}

// What waits for the end of a flight that takes no time may begin another. That one can be
// stopped like any other.
func TestAFlightAtTheEndOfAnotherIsKept(t *testing.T) {
	x := newTable(t)
	x.SetPace(0)
	x.SetPixelsPerHex(110)
	x.CenterOn("8.17")
	next := x.to.Panned(-400, 0)
	var last *motion
	x.landing(func() {
		last = &motion{tick: func(float64) {}, takes: time.Second}
		x.takeOff(last)
	})
	x.fly(next, 0)
	if x.flight != last || last.over {
		t.Error("the flight that began at the end of another is not known")
	}
	x.CenterOn("5.05")
	if !last.over {
		t.Error("two flights lead to different places")
	}
}
