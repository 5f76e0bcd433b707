package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"vistula/rules"
)

// fakeActs notes what is put where.
type fakeActs struct{ unit, choice string }

func (*fakeActs) showUnit(string) {}
func (*fakeActs) showHex(string)  {}
func (*fakeActs) say(string)      {}
func (f *fakeActs) putInto(unit string, into *rules.Put) {
	f.unit, f.choice = unit, into.Choice
}

// twoRows are two rows of a display, one above the other: the upper one, where its counter
// lies in it, and who hears of what is put where.
func twoRows(t *testing.T) (upper *slip, at fyne.Position, acts *fakeActs) {
	m := amid(t, "greatwar", 3)
	p := sit(t, m, seated(m), true, 1280, 800, false)
	acts = &fakeActs{}
	d := &displays{p.t.tabletop, acts}
	rows := []rules.Row{
		{Title: "A", Put: &rules.Put{Take: "take", Verb: "put", Choice: "a"}, Boxes: []rules.Box{{Label: "0", Units: []rules.Counter{{Unit: "x", Name: "X"}}}}},
		{Title: "B", Put: &rules.Put{Take: "take", Verb: "put", Choice: "b"}, Boxes: []rules.Box{{Label: "0"}}},
	}
	g := &dragging{t: d, over: -1}
	for i := range rows {
		pic, spots := d.displayRow(&rows[i], 900, nil)
		one := g.along(&rows[i], pic, spots)
		one.Move(fyne.NewPos(0, float32(i)*100))
		one.Resize(fyne.NewSize(900, 100))
		if i == 0 {
			upper, at = one, fyne.NewPos(float32(spots[0].at.X)+3, float32(spots[0].at.Y)+3)
		}
	}
	return upper, at, acts
}

// A counter that is dragged from one row of a display to another is put into that one;
// one that is let go in its own row, or beside the display, stays.
func TestACounterIsDraggedToAnotherRow(t *testing.T) {
	upper, at, acts := twoRows(t)
	for _, c := range []struct {
		to   fyne.Position
		want string
	}{{at.AddXY(5, 0), ""}, {at.AddXY(0, 400), ""}, {at.AddXY(0, 100), "b"}} {
		acts.choice = ""
		upper.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}})
		upper.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: c.to}})
		upper.DragEnd()
		if acts.choice != c.want {
			t.Errorf("dragged to %v: %q, want %q", c.to, acts.choice, c.want)
		}
	}
}

// A counter is taken from where the button went down, even if the first that is heard of the
// pointer is that it has left the counter.
func TestAQuickPullTakesTheCounter(t *testing.T) {
	upper, at, acts := twoRows(t)
	upper.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(0, 100)}, Dragged: fyne.NewDelta(0, 100)})
	upper.DragEnd()
	if acts.unit != "x" || acts.choice != "b" {
		t.Errorf("%q is put on %q", acts.unit, acts.choice)
	}
}

// TestOneCounterOfADisplayGlows: the rows where the glow was and where it goes are painted
// anew, and no other.
func TestOneCounterOfADisplayGlows(t *testing.T) {
	p := sit(t, amid(t, "greatwar", 3), nil, true, 1280, 800, false)
	g := p.t.glowIn("a display")
	painted := ""
	for _, row := range []string{"a", "b", "c"} {
		g.add([]string{row + "1", row + "2"}, func() { painted += row })
	}
	for _, x := range []struct{ unit, want string }{{"a1", "a"}, {"b2", "ab"}, {"b1", "b"}, {"b1", ""}, {"elsewhere", "b"}} {
		painted = ""
		acts{p.t}.showUnit(x.unit)
		if painted != x.want {
			t.Errorf("when %s is shown the rows %q are painted, want %q", x.unit, painted, x.want)
		}
	}
}
