package table

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"vistula/canvas"
)

// tells is what a thing to be clicked says about itself to whoever points at it.
func (o *tapped) tells() string { return o.tip.words() }

// unsaid lists the signs among all widgets of a window that say nothing to whoever
// points at them: buttons without a word, and pictures that can be clicked.
func unsaid(o fyne.CanvasObject) (list []string) {
	if !o.Visible() {
		return nil
	}
	switch o := o.(type) {
	case *press:
		if len([]rune(strings.TrimSpace(o.Text))) < 2 && o.cas == "" && o.tip.words() == "" {
			list = append(list, fmt.Sprintf("button %q at %v", o.Text, o.Position()))
		}
	case interface{ tells() string }:
		if o.tells() == "" && !worded(o.(fyne.CanvasObject)) {
			list = append(list, fmt.Sprintf("%T at %v", o, o.(fyne.CanvasObject).Position()))
		}
		return list // what it is made of is one with it
	case *picture:
		if o.tap != nil && o.point == nil && o.words == "" {
			list = append(list, fmt.Sprintf("picture at %v", o.Position()))
		}
	}
	for _, k := range madeOf(o) {
		list = append(list, unsaid(k)...)
	}
	return list
}

// madeOf are the parts of a widget or container.
func madeOf(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *canvas.Board:
		return nil
	case *fyne.Container:
		return o.Objects
	case *container.Scroll:
		return []fyne.CanvasObject{o.Content}
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}

// worded tells whether there are words on a thing.
func worded(o fyne.CanvasObject) bool {
	switch o := o.(type) {
	case *fynecanvas.Text:
		return len([]rune(o.Text)) > 1
	case *picture:
		return o.words != ""
	}
	for _, k := range madeOf(o) {
		if worded(k) {
			return true
		}
	}
	return false
}

// Every sign at the table says what it does where one points at it, docked and slim,
// with every panel open.
func TestEverySignSaysWhatItDoes(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1920, Height: 1080}, {Width: 800, Height: 600}} {
		p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "14.06"), persons(), true, size.Width, size.Height, false)
		look := func(state string) {
			t.Helper()
			for _, s := range unsaid(p.t.Content()) {
				t.Errorf("%v, %s: %s says nothing", size.Width, state, s)
			}
		}
		look("at rest")
		(acts{p.t}).showUnit("ah.4-ii")
		p.t.rail.toggle(overlayThreat)
		p.t.rail.toggle(overlayPoints)
		p.t.float.place("8.05", "words")
		look("overlays")
		p.click("8.05", "ah.4-ii")
		p.click("8.07")
		p.t.lookAt(1)
		look("replay")
		p.t.present()
		p.t.finder.open()
		look("finder")
		p.t.finder.close()
		for _, kind := range []string{sheetDisplays, sheetTracks, sheetCharts, sheetDice} {
			p.t.sheets.open(kind)
			look(kind)
		}
		p.t.sheets.close()
		if p.t.slim {
			for i := range 2 {
				p.t.knobs.fold(i)
				look("knobs")
			}
		}
	}
}

// The tip of the undo button, and the lines of its menu, say what they take back.
func TestUndoSaysWhatItTakesBack(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "9.10", "ru.9-x", "14.06"), persons(), true, 1280, 800, false)
	start := p.t.desk.Match.Cursor()
	p.click("8.05", "ah.4-ii")
	p.click("8.07")
	p.t.back()
	if words := p.t.bar.undoings()[0].words; !strings.Contains(words, "4th Infantry Division") || !strings.Contains(words, "8.07") {
		t.Errorf("the first line is %q", words)
	}
	p.click("9.10", "ah.25-ii")
	p.click("9.12")
	p.t.back()
	if tip := p.t.bar.undoTip(); !strings.Contains(tip, "Ctrl+Z") {
		t.Errorf("the tip is %q", tip)
	}
	lines := p.t.bar.undoings()
	if len(lines) < 2 {
		t.Fatalf("the menu is %+v", lines)
	}
	last := lines[len(lines)-1]
	if !strings.Contains(last.words, "of this phase") || last.why != "" {
		t.Errorf("the last line is %+v", last)
	}
	p.t.bar.undoMenu()
	if p.win.Canvas().Overlays().Top() == nil {
		t.Fatal("the menu is not open")
	}
	p.win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if p.win.Canvas().Overlays().Top() != nil {
		t.Error("Esc does not close the menu")
	}
	last.do()
	if n := p.t.desk.Match.Cursor(); n != start {
		t.Errorf("after the phase is undone there are %d actions, not %d", n, start)
	}
}
