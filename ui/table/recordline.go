package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"vistula/rules"
	"vistula/ui/desk"
)

// recordLine is one line of the journal.
type recordLine struct {
	widget.BaseWidget
	r    *record
	box  *fyne.Container
	back *fynecanvas.Rectangle
	body *fyne.Container
}

func newRecordLine(r *record) *recordLine {
	l := &recordLine{r: r, back: fynecanvas.NewRectangle(color.Transparent), body: container.NewStack()}
	l.box = container.NewStack(l.back, l.body)
	l.ExtendBaseWidget(l)
	return l
}

// CreateRenderer implements fyne.Widget.
func (l *recordLine) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.box) }

// MinSize implements fyne.CanvasObject.
func (l *recordLine) MinSize() fyne.Size { return fyne.NewSize(40, l.r.t.px(24)) }

// set shows an event: a headline for a turn, else words, dice and case, and what else
// belongs to a battle.
func (l *recordLine) set(e *desk.Line) {
	t := l.r.t
	ink := t.look.Text
	l.back.FillColor = color.Transparent // what is below is drawn already
	switch {
	case e.Undone || t.past != now && e.Entry > t.past:
		ink = t.look.Second
	case t.past == e.Entry:
		l.back.FillColor = t.look.Lit
	case e.Event.Kind == rules.EventTurn:
		l.back.FillColor = t.look.Soft
	}
	words := l.r.para(e.Event.Text, e.Event.Hexes, recordWeight(e), ink, l.r.width-l.r.right(e)-l.r.left(e))
	right := columns(4)
	if len(e.Event.Dice) > 0 {
		right.Add(t.smallDice(e.Event.Dice))
	}
	right.Add(t.caseText(e.Event.Case, caseSize, t.look.Second))
	var left fyne.CanvasObject
	if len(e.Parts) > 0 {
		left = rows(0, l.r.opener(e))
	}
	line := container.NewBorder(nil, nil, left, rows(0, right), words)
	all := rows(0, line)
	for _, x := range l.r.details(e) {
		all.Add(padded(0, 0, l.r.left(e)+detailStep, 0, l.r.para(x.Text, x.Hexes, plain, t.look.Second, l.r.detailRoom(e))))
	}
	l.body.Objects = []fyne.CanvasObject{padded(2, 2, 3, scrollBar, all)}
	l.box.Refresh()
}

const (
	openerWide = 16 // of the sign before a battle
	detailStep = 8
)

// left is the room before the words of a line.
func (r *record) left(l *desk.Line) float32 {
	if len(l.Parts) == 0 {
		return 0
	}
	return r.t.px(openerWide)
}

// detailRoom is the width of the details of a battle.
func (r *record) detailRoom(l *desk.Line) float32 {
	return r.width - r.left(l) - detailStep - scrollBar
}

// details are the events of a battle where they are shown.
func (r *record) details(l *desk.Line) []rules.Event {
	if !r.wide[nameOf(l)] {
		return nil
	}
	return l.Parts
}

// opener shows the details of a battle, or puts them away.
func (r *record) opener(l *desk.Line) fyne.CanvasObject {
	name, sign := nameOf(l), "▸"
	if r.wide[name] {
		sign = "▾"
	}
	text := r.t.text(sign, recordSize, bold, r.t.look.Accent)
	spot := r.t.placed(text, func() {
		r.wide[name] = !r.wide[name]
		r.heights()
		r.list.Refresh()
	})
	spot.line.Hide()
	return sized(r.t.px(openerWide), text.MinSize().Height, spot)
}
