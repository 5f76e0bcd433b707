package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
)

// grip is the handle by which a sheet is drawn up and down: with a swipe, a click
// or the keys Up and Down.
type grip struct {
	tapped
	pull func(up bool)
	went float32
}

// gripHigh is its height.
const gripHigh = 22

var (
	_ fyne.Draggable     = (*grip)(nil)
	_ desktop.Cursorable = (*grip)(nil)
)

func newGrip(k *kit, pull func(up bool), tap func()) *grip {
	g := &grip{pull: pull}
	p := newPicture(120, gripHigh, func(p pen.Pen, w, h float64) {
		p.Fill(new(pen.Path).RoundRect(pen.Rect{X: w/2 - 28, Y: 8, W: 56, H: 5}, 2.5), pen.Winding, k.look.Neutral)
	})
	p.tap = func(fyne.Position) { tap() }
	g.k, g.inner, g.ring, g.do = k, p, k.ring(), tap
	g.tip = says(lang.L("Draw the sheet up or down"))
	p.point = func(_ fyne.Position, in bool) {
		if in {
			k.showTip(g.tip, g)
		} else {
			k.hideCase()
		}
	}
	g.ExtendBaseWidget(g)
	return g
}

// Dragged implements fyne.Draggable.
func (g *grip) Dragged(e *fyne.DragEvent) { g.went += e.Dragged.DY }

// DragEnd implements fyne.Draggable.
func (g *grip) DragEnd() {
	switch {
	case g.went < -16:
		g.pull(true)
	case g.went > 16:
		g.pull(false)
	}
	g.went = 0
}

// TypedKey implements fyne.Focusable.
func (g *grip) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyUp:
		g.pull(true)
	case fyne.KeyDown:
		g.pull(false)
	default:
		g.tapped.TypedKey(e)
	}
}

// Cursor implements desktop.Cursorable.
func (g *grip) Cursor() desktop.Cursor { return desktop.VResizeCursor }
