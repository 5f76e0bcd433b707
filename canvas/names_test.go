package canvas

import (
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// namesInSight is how many names are seen, and whether all of them were painted for a zoom.
func (x *table) namesInSight(px float64) (n int, sharp bool) {
	sharp = true
	for _, s := range x.names.shown {
		if s.o.Visible() {
			n++
			sharp = sharp && s.px == px
		}
	}
	return n, sharp
}

// TestNamesOutOfSightAreSmall at a close zoom, and sharp where they come into sight.
func TestNamesOutOfSightAreSmall(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(200)
	x.CenterOn("5.16")
	x.Settle()
	px, small := x.frame().px, 0
	for _, s := range x.names.shown {
		if s.px == farPx {
			small++
		}
	}
	if n := len(x.names.shown); small < n/2 || small == n {
		t.Errorf("of %d names %d are small", n, small)
	}
	before := map[*image.RGBA]bool{}
	for _, p := range x.names.pictures {
		before[p.img] = true
	}
	for range 5 {
		test.Drag(x.win.Canvas(), middle, 5*200, 0)
		x.Settle()
		if _, sharp := x.namesInSight(px); !sharp {
			t.Error("a name that was pulled into sight is not sharp")
		}
	}
	kept := 0
	for _, p := range x.names.pictures {
		if before[p.img] {
			kept++
		}
	}
	if kept < len(x.names.pictures)/2 {
		t.Errorf("of %d names only %d kept their picture while the map was pulled", len(x.names.pictures), kept)
	}
}

// TestNamesThatStayAreNotPaintedAgain where counters have come or gone elsewhere.
func TestNamesThatStayAreNotPaintedAgain(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.Settle()
	before := map[*image.RGBA]*sprite{}
	for i, p := range x.names.pictures {
		before[p.img] = x.names.shown[i]
	}
	v := x.pos.View("")
	v.Stacks = v.Stacks[1:]
	x.SetView(v)
	x.Settle()
	kept := 0
	for i, p := range x.names.pictures {
		if s := before[p.img]; s != nil {
			kept++
			if s != x.names.shown[i] {
				t.Errorf("%s is shown by another sprite than before", p.name.Text)
			}
		}
	}
	if n := len(x.names.pictures); kept < n*3/4 {
		t.Errorf("one stack is gone, and %d of %d names were painted again", n-kept, n)
	}
}

// TestRepaintPaintsEveryNameAnew: what was painted of the sheet as it was serves no more.
func TestRepaintPaintsEveryNameAnew(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.Settle()
	before := map[*image.RGBA]bool{}
	for _, p := range x.names.pictures {
		before[p.img] = true
	}
	x.Repaint(nil)
	x.names.begin()
	x.Settle()
	if len(x.names.pictures) == 0 {
		t.Error("there are no names")
	}
	for _, p := range x.names.pictures {
		if before[p.img] {
			t.Errorf("%s has its picture of before", p.name.Text)
		}
	}
}

// TestNoNameIsHidden by a counter or by the ring of a choice or of a target: it lies above
// them, and all others below the counters.
func TestNoNameIsHidden(t *testing.T) {
	x := newTable(t)
	x.Home()
	lifted := func() (n int) {
		x.Settle()
		below, above := x.layers.names.Objects, x.layers.titles.Objects
		if len(below)+len(above) != len(x.names.shown) {
			t.Fatalf("%d names below and %d above, of %d", len(below), len(above), len(x.names.shown))
		}
		for i, s := range x.names.shown {
			name := &x.names.pictures[i].name
			hidden := !name.River() && hides(x.names.covers(), name.Box)
			if lies := slices.Contains(above, fyne.CanvasObject(s.o)); lies != hidden {
				t.Errorf("%s lies above the counters: %v, want %v", name.Text, lies, hidden)
			}
		}
		return len(above)
	}
	before := lifted()
	var all []string
	for i := range x.board.Hexes {
		if x.board.Hexes[i].Town != "" && len(all) < mostBeacons {
			all = append(all, x.board.Hexes[i].Number)
		}
	}
	x.SetLit(all...)
	if n := lifted(); n <= before {
		t.Errorf("%d names lie above rings and counters, %d without rings", n, before)
	}
	x.SetLit()
	if n := lifted(); n != before {
		t.Errorf("without the rings %d names are still lifted, want %d", n, before)
	}
	x.SetFight(Fight{Targets: all[:1], Others: all[1:]})
	if n := lifted(); n <= before {
		t.Errorf("%d names lie above the targets of attacks, %d without them", n, before)
	}
	x.SetFight(Fight{})
	if n := lifted(); n != before {
		t.Errorf("without the targets %d names are still lifted, want %d", n, before)
	}
}
