package counter

import (
	"testing"

	"vistula/canvas/pen"
	"vistula/rules"
)

var window = pen.Rect{X: 60, Y: 0, W: 1100, H: 700}

func TestFanLiesInTheWindow(t *testing.T) {
	inside := window.Grow(-fanMargin + 0.5)
	for n := 1; n <= 14; n++ {
		for _, at := range []pen.Point{{X: 600, Y: 400}, {X: 62, Y: 2}, {X: 1100, Y: 640}, {X: 600, Y: 20}, {X: 70, Y: 350}} {
			anchor := pen.Rect{X: at.X, Y: at.Y, W: 52, H: 52}
			f := LayFan(FanOf(n, 92), anchor, window)
			if !inside.Has(pen.Point{X: f.Card.X, Y: f.Card.Y}) || !inside.Has(pen.Point{X: f.Card.Right(), Y: f.Card.Bottom()}) {
				t.Errorf("%d counters at %v: the card lies at %+v", n, at, f.Card)
			}
			if f.Card.Meets(anchor) {
				t.Errorf("%d counters at %v: the card %+v covers the hex", n, at, f.Card)
			}
			for i, r := range f.Cells {
				if spot, unit := f.Hit(r.Center()); spot != OnUnit || unit != i {
					t.Errorf("%d counters: the middle of counter %d is %v %d", n, i, spot, unit)
				}
				if !f.Card.Has(pen.Point{X: r.X, Y: r.Y}) || !f.Card.Has(pen.Point{X: r.Right(), Y: r.Bottom()}) {
					t.Errorf("%d counters: counter %d lies at %+v, the card at %+v", n, i, r, f.Card)
				}
			}
		}
	}
}

func TestFanTailPointsAtTheHex(t *testing.T) {
	anchor := pen.Rect{X: 600, Y: 400, W: 52, H: 52}
	f := LayFan(FanOf(3, 92), anchor, window)
	tip := f.Tail[2]
	if tip.X != 626 || tip.Y > anchor.Y || tip.Y < f.Card.Bottom() {
		t.Errorf("the tail's tip is at %v, the card ends at %v", tip, f.Card.Bottom())
	}
	narrow := pen.Rect{W: 900, H: 240} // no room above or below
	f = LayFan(FanOf(2, 92), pen.Rect{X: 100, Y: 100, W: 52, H: 52}, narrow)
	if f.Card.X < 152 || f.Tail[2].X > f.Card.X {
		t.Errorf("the card lies at %+v, its tail ends at %v", f.Card, f.Tail[2])
	}
}

func TestFanRisesForAFinger(t *testing.T) {
	anchor := pen.Rect{X: 600, Y: 500, W: 52, H: 52}
	m := FanOf(3, 80)
	low := LayFan(m, anchor, window)
	m.Rise = 60
	high := LayFan(m, anchor, window)
	if d := low.Card.Y - high.Card.Y; d != 60 {
		t.Errorf("the card rises by %v", d)
	}
}

func TestFanHits(t *testing.T) {
	f := LayFan(FanOf(3, 92), pen.Rect{X: 600, Y: 400, W: 52, H: 52}, window)
	a, b := f.Cells[0], f.Cells[1]
	for what, c := range map[string]struct {
		at   pen.Point
		spot Spot
		unit int
	}{
		"head":         {pen.Point{X: f.Head.X + 5, Y: f.Head.Y + 5}, OnHead, -1},
		"outside":      {pen.Point{X: f.Card.X - 1, Y: f.Card.Y}, Outside, -1},
		"near first":   {pen.Point{X: a.Right() + 2, Y: a.Y + 5}, OnUnit, 0},
		"near second":  {pen.Point{X: b.X - 2, Y: b.Y + 5}, OnUnit, 1},
		"lower margin": {pen.Point{X: f.Card.X + 2, Y: f.Card.Bottom() - 2}, OnCard, -1},
	} {
		if spot, unit := f.Hit(c.at); spot != c.spot || unit != c.unit {
			t.Errorf("%s: hit %v %d", what, spot, unit)
		}
	}
}

func TestFanRowsAreEven(t *testing.T) {
	for n, want := range map[int]int{1: 1, 6: 6, 7: 4, 8: 4, 9: 5, 12: 6, 13: 7} {
		if got := fanColumns(FanOf(n, 92), window); got != want {
			t.Errorf("%d counters stand in %d columns, not %d", n, got, want)
		}
	}
	if got := fanColumns(FanOf(5, 92), pen.Rect{W: 50, H: 50}); got != 1 {
		t.Errorf("in a tiny window five counters stand in %d columns", got)
	}
}

func TestStackHits(t *testing.T) {
	g := gallery()
	box := pen.Rect{X: 100, Y: 100, W: 100, H: 100}
	open := rules.Stack{Units: g[:3]}
	closed := rules.Stack{Units: g[:1], Hidden: true}
	for what, c := range map[string]struct {
		s     rules.Stack
		at    pen.Point
		unit  int
		plate bool
		ok    bool
	}{
		"top":            {open, pen.Point{X: 150, Y: 150}, 0, false, true},
		"plate":          {open, pen.Point{X: 208, Y: 195}, 0, true, true},
		"third":          {open, pen.Point{X: 213, Y: 90}, 2, false, true},
		"beside":         {open, pen.Point{X: 240, Y: 150}, 0, false, false},
		"closed, behind": {closed, pen.Point{X: 205, Y: 150}, 0, false, true},
		"closed, corner": {closed, pen.Point{X: 210, Y: 198}, 0, false, false},
	} {
		unit, plate, ok := HitStack(box, c.s, c.at, false)
		if unit != c.unit || plate != c.plate || ok != c.ok {
			t.Errorf("%s: %d %v %v", what, unit, plate, ok)
		}
	}
	if _, ok := CountPlate(box, closed); ok {
		t.Error("a closed stack shows a number")
	}
	if _, ok := CountPlate(box, rules.Stack{Units: g[:4], Hidden: true}); ok {
		t.Error("a closed stack of four known units shows a number")
	}
}
