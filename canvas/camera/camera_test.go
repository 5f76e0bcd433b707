package camera

import (
	"math"
	"testing"
	"time"

	"vistula/canvas/pen"
)

var (
	win   = Window{W: 1200, H: 800}
	sheet = pen.Rect{X: -2, Y: -2, W: 30, H: 20}
)

func close(a, b pen.Point) bool { return a.Sub(b).Len() < 1e-6 }

func TestWindowAndSheetAreInverse(t *testing.T) {
	for _, w := range []Window{win, {W: 1000, H: 700, Left: 60, Right: 392, Bottom: 84}} {
		c := Camera{At: pen.Point{X: 7, Y: 5}, Px: 96}
		for _, p := range []pen.Point{{}, {X: 10, Y: 700}, {X: 612.5, Y: 3}} {
			if got := c.ToWindow(w, c.ToSheet(w, p)); !close(got, p) {
				t.Errorf("%v comes back as %v", p, got)
			}
		}
		if got := c.ToSheet(w, w.Clear().Center()); !close(got, c.At) {
			t.Errorf("the middle shows %v", got)
		}
		v := c.View(w)
		if math.Abs(v.W*c.Px-w.W) > 1e-9 || !close(c.ToWindow(w, pen.Point{X: v.X, Y: v.Y}), pen.Point{}) {
			t.Errorf("the view is %v", v)
		}
	}
}

func TestZoomKeepsThePointUnderThePointer(t *testing.T) {
	c := Camera{At: pen.Point{X: 7, Y: 5}, Px: 48}
	at := pen.Point{X: 1000, Y: 90}
	before := c.ToSheet(win, at)
	for _, px := range []float64{20, 96, 400} {
		z := c.ZoomedAt(win, at, px)
		if got := z.ToSheet(win, at); !close(got, before) || z.Px != px {
			t.Errorf("at %v: %v, want %v", px, got, before)
		}
		// All the way there too, or the sheet swerves under the pointer.
		for _, part := range []float64{0.2, 0.5, 0.9} {
			if got := Between(c, z, part).ToSheet(win, at); got.Sub(before).Len() > 1e-6 {
				t.Errorf("%v of the way to %v: %v, want %v", part, px, got, before)
			}
		}
	}
}

func TestPanningPushesTheSheet(t *testing.T) {
	c := Camera{Px: 50}.Panned(100, -25)
	if !close(c.At, pen.Point{X: -2, Y: 0.5}) {
		t.Errorf("the middle is %v", c.At)
	}
}

func TestClampKeepsTheSheetInSight(t *testing.T) {
	l := LimitsOf(win, sheet, 420)
	home := Fit(win, sheet)
	if home.Px != 40 || !close(home.At, sheet.Center()) {
		t.Errorf("the whole sheet is %v", home)
	}
	for _, c := range []Camera{{At: pen.Point{X: 500, Y: -500}, Px: 100}, {At: pen.Point{X: -90, Y: 90}, Px: 9999}, {Px: 1}} {
		got := c.Clamp(win, l)
		if got.Px < l.Least || got.Px > l.Most || !sheet.Has(got.At) {
			t.Errorf("%v becomes %v", c, got)
		}
		if again := got.Clamp(win, l); again != got {
			t.Errorf("%v is not at rest: %v", got, again)
		}
	}
	if got := (Camera{At: pen.Point{X: 500, Y: -500}, Px: 35}).Clamp(win, l); !close(got.At, sheet.Center()) {
		t.Errorf("a sheet smaller than the window lies at %v", got.At)
	}
}

func TestStops(t *testing.T) {
	l := LimitsOf(win, sheet, 420)
	stops := Stops(l, 40, 1)
	want := []float64{34, 40, 48, 68, 96, 136, 192, 272, 384}
	if len(stops) < 8 || stops[len(stops)-1] != 384 {
		t.Fatalf("the stops are %v, want about %v", stops, want)
	}
	for i := 1; i < len(stops); i++ {
		if stops[i] <= stops[i-1] {
			t.Errorf("the stops are not in order: %v", stops)
		}
	}
	for _, c := range []struct {
		from  float64
		steps int
		want  float64
	}{{96, 1, 136}, {96, -1, 68}, {100, 1, 136}, {100, -1, 96}, {96.0001, -1, 68}, {384, 1, 384}, {96, 2, 192}, {1, -3, stops[0]}} {
		if got := Next(stops, c.from, c.steps); got != c.want {
			t.Errorf("%+d from %v is %v, want %v", c.steps, c.from, got, c.want)
		}
	}
	if Next(nil, 7, 1) != 7 || Nearest(stops, 100) != 96 {
		t.Error("no stops, or the wrong nearest one")
	}
	for _, s := range Stops(LimitsOf(win, sheet, 420), 40, 2) {
		if s < 30 {
			t.Errorf("with two pixels a unit there is the stop %v", s)
		}
	}
}

func TestFlingRunsOut(t *testing.T) {
	from := Camera{Px: 100}
	if _, ok := NewFling(from, pen.Point{X: 20}); ok {
		t.Error("a slow finger flings")
	}
	f, ok := NewFling(from, pen.Point{X: -1000})
	if !ok || f.Duration() < 200*time.Millisecond || f.Duration() > 2*time.Second {
		t.Fatalf("a fling of %v", f.Duration())
	}
	last, lastStep := 0.0, math.Inf(1)
	for ms := 50; ms <= 800; ms += 50 {
		at := f.At(time.Duration(ms) * time.Millisecond).At.X
		if at-last < 0 || at-last > lastStep {
			t.Errorf("after %d ms the sheet is at %v", ms, at)
		}
		last, lastStep = at, at-last
	}
	if fast, _ := NewFling(from, pen.Point{X: 1e9}); fast.v.Len() > 6001 {
		t.Error("a fling has no end of speed")
	}
}

func TestSpeedOfAFinger(t *testing.T) {
	var s Speed
	at := time.Unix(0, 0)
	for range 20 {
		at = at.Add(10 * time.Millisecond)
		s.Add(at, 5, 0)
	}
	if v := s.Value(at); math.Abs(v.X-500) > 1 || v.Y != 0 {
		t.Errorf("the speed is %v, want 500", v)
	}
	if v := s.Value(at.Add(time.Second)); v != (pen.Point{}) {
		t.Errorf("a finger that rested has the speed %v", v)
	}
	s.Reset()
	if v := s.Value(at); v != (pen.Point{}) {
		t.Errorf("no steps have the speed %v", v)
	}
}

func TestACarriedCounterLeavesTheTableAndComesBackToIt(t *testing.T) {
	if Lift(0) != 0 || Lift(1) != 0 || Lift(0.5) != 1 || Carried(0) != 0 || Carried(1) != 1 {
		t.Errorf("lifted %v, %v, %v; carried %v to %v", Lift(0), Lift(0.5), Lift(1), Carried(0), Carried(1))
	}
	last := 0.0
	for i := range 101 {
		part := float64(i) / 100
		if h := Lift(part); h < 0 || h > 1 {
			t.Errorf("at %v it is %v high", part, h)
		}
		if c := Carried(part); c < last {
			t.Errorf("at %v it goes back", part)
		} else {
			last = c
		}
	}
}
