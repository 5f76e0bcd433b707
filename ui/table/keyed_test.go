package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"vistula/ui/monkey"
)

// Whatever has the keyboard after a click, Esc gives it back to the map and F1 opens
// the charts.
func TestNoWidgetKeepsTheKeysToItself(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1280, Height: 740}, {Width: 1024, Height: 768}} {
		p := sitAt(t, campaign(t), true, size, 1)
		p.button("Determine supply")
		if p.t.slim {
			p.t.drawer.slide(p.t.drawer.journal)
		}
		c := p.win.Canvas()
		hand := &monkey.Hand{Win: p.win}
		var all []fyne.Focusable
		monkey.Walk(c, func(o fyne.CanvasObject, _ fyne.Position, _ monkey.Area) {
			if f, is := o.(fyne.Focusable); is && f != fyne.Focusable(p.t.board) {
				all = append(all, f)
			}
		})
		if len(all) < 6 {
			t.Fatalf("%v: only %d things take the keyboard", size, len(all))
		}
		for _, f := range all {
			if c.Focus(f); c.Focused() != f {
				continue // it is disabled
			}
			hand.Key(fyne.KeyF1, 0)
			if !p.t.sheets.up() {
				t.Errorf("%v: F1 is dead while %T has the keyboard", size, f)
				continue
			}
			hand.Key(fyne.KeyEscape, 0)
			c.Focus(f)
			hand.Key(fyne.KeyEscape, 0)
			if p.t.sheets.up() || c.Focused() == f {
				t.Errorf("%v: Esc is dead while %T has the keyboard", size, f)
			}
		}
	}
}

// What waits for a second click has Fyne lose the next click elsewhere.
func TestNothingOnTheTableWaitsForASecondClick(t *testing.T) {
	p := sitAt(t, campaign(t), true, fyne.NewSize(1280, 800), 1)
	p.t.finder.open()
	for _, o := range test.LaidOutObjects(p.t.content) {
		if _, waits := o.(fyne.DoubleTappable); waits {
			t.Errorf("%T waits for a second click", o)
		}
	}
}
