package canvas

import (
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/counter"
	"vistula/canvas/overlay"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// fanLayer is the fan that lays one stack out.
type fanLayer struct {
	in    *input
	brush *runner
	id    board.ID // of the stack laid out; None while there is no fan
	stack rules.Stack
	fan   counter.Fan
	hover int  // unit under the pointer, -1 for none
	stays bool // opened by a long press or a key: only a tap or Esc closes it

	card  *fynecanvas.Image
	ring  *fynecanvas.Rectangle
	open  func() // stops the timer that opens the fan of
	due   board.ID
	leave func()   // stops the timer that closes it
	quiet board.ID // rested on, but not laid out again before the pointer has left it
}

// Times and sizes of the fan.
const (
	hoverTime  = 250 * time.Millisecond
	pressTime  = 350 * time.Millisecond
	leaveTime  = 260 * time.Millisecond
	mouseSide  = 92
	fingerSide = 80
	fingerRise = 34
)

func (l *fanLayer) init(in *input) {
	l.in, l.id, l.due, l.quiet, l.hover = in, board.None, board.None, board.None, -1
	l.brush = in.newRunner()
	l.card = newImage(nil)
	l.ring = fynecanvas.NewRectangle(pen.Alpha(overlay.White, 0))
	l.ring.StrokeColor, l.ring.StrokeWidth, l.ring.CornerRadius = in.look().Reach, 2.5, 10
	l.ring.Hide()
	in.layers.fan.Objects = []fyne.CanvasObject{l.card, l.ring}
}

// OpenFan lays the stack of a hex out until CloseFan, a tap beside it or Esc.
func (in *input) OpenFan(hex string) {
	if id, ok := in.onSheet(hex); ok {
		in.eye.bringIn(id)
		in.eye.arrive()
		in.fan.show(id, mouseSide, 0, true)
	}
}

// FoldFan takes the fan away, and keeps that of the hex under the pointer from
// opening again before the pointer has left the hex.
func (in *input) FoldFan() {
	in.CloseFan()
	if in.pointer.inside {
		in.fan.quiet = in.pointer.last.Hex
	}
}

// CloseFan takes the fan away.
func (in *input) CloseFan() {
	l := &in.fan
	l.stopTimers()
	if l.id == board.None {
		return
	}
	l.id, l.stays, l.hover = board.None, false, -1
	l.brush.do(func(func() bool) {})
	l.card.Hide()
	l.card.Image = nil
	l.ring.Hide()
	in.touch()
}

func (l *fanLayer) stopTimers() {
	for _, stop := range []*func(){&l.open, &l.leave} {
		if *stop != nil {
			(*stop)()
			*stop = nil
		}
	}
	l.due = board.None
}

// show opens a fan; a stack of one counter has none.
func (l *fanLayer) show(id board.ID, side, rise float64, stays bool) bool {
	in := l.in
	s := in.stage.stackAt(id)
	if s == nil || len(s.Units) < 2 || !in.eye.sized() {
		return false
	}
	in.CloseFan()
	l.id, l.stack, l.stays, l.hover = id, *s, stays, -1
	m := counter.FanOf(len(s.Units), side)
	m.Rise = rise
	l.fan = counter.LayFan(m, in.anchorOf(id), in.eye.clearing())
	l.repaint()
	if in.OnFan != nil {
		in.OnFan(in.board.Number(id))
	}
	return true
}

// anchorOf is the box of a stack in the widget, in units of Fyne.
func (in *input) anchorOf(id board.ID) pen.Rect {
	f, r := in.eye.frame(), in.stage.body(id)
	k := f.px / f.scale
	return pen.Rect{X: r.X*k + f.ox/f.scale, Y: r.Y*k + f.oy/f.scale, W: r.W * k, H: r.H * k}
}

// repaint paints the open fan in a goroutine.
func (l *fanLayer) repaint() {
	if l.id == board.None {
		return
	}
	in := l.in
	fan, face, st, scale := l.fan, l.face(), in.stage.style(), in.eye.frame().scale
	l.brush.do(func(old func() bool) {
		area, img := paintFan(in.painter, fan, face, st, scale)
		in.post(func() {
			if old() || l.id == board.None {
				return
			}
			l.card.Image = img
			l.card.Resize(fyne.NewSize(float32(area.W), float32(area.H)))
			l.card.Move(fyne.NewPos(float32(area.X), float32(area.Y)))
			l.card.Show()
			l.card.Refresh()
			in.touch()
		})
	})
}

// face is what the fan shows.
func (l *fanLayer) face() counter.FanFace {
	h := &l.in.board.Hexes[l.id]
	face := counter.FanFace{Title: h.Number, Units: l.stack.Units, Hover: -1, Picked: map[int]bool{}}
	if h.Town != "" {
		face.Title += " " + h.Town
	}
	steps := 0
	for i := range l.stack.Units {
		steps += l.stack.Units[i].Steps
		face.Picked[i] = l.in.stage.isSelected(l.stack.Units[i].Unit)
	}
	face.Able = l.able()
	switch {
	case l.stack.Hidden:
		face.Note = lang.L("perhaps more")
	case steps > 0:
		face.Note = lang.N("{{.N}} steps in all", steps, map[string]any{"N": steps})
	}
	return face
}

// able are the places of the counters with which something can be done; nil where that is
// all of them, which need no frames.
func (l *fanLayer) able() map[int]bool {
	if l.in.Able == nil {
		return nil
	}
	list := map[int]bool{}
	for i := range l.stack.Units {
		if l.in.Able(l.stack.Units[i].Unit) {
			list[i] = true
		}
	}
	if len(list) == len(l.stack.Units) {
		return nil
	}
	return list
}

// paintFan paints card and counters. The area is where the picture lies, in
// units of Fyne.
func paintFan(pt *counter.Painter, fan counter.Fan, face counter.FanFace, st counter.Style, scale float64) (pen.Rect, *image.RGBA) {
	area := fan.Card.Grow(16)
	for _, p := range fan.Tail {
		if p != (pen.Point{}) {
			area = area.Union(pen.Rect{X: p.X, Y: p.Y, W: 1, H: 1})
		}
	}
	x, y := math.Floor(area.X*scale), math.Floor(area.Y*scale)
	w, h := int(math.Ceil(area.Right()*scale)-x), int(math.Ceil(area.Bottom()*scale)-y)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Scale(scale).Then(pen.Translate(-x, -y)))
		pt.DrawFan(p, fan, face, st)
	})
	return pen.Rect{X: x / scale, Y: y / scale, W: float64(w) / scale, H: float64(h) / scale}, img
}

// point tells the fan where the pointer is: it opens the fan of a stack on
// which the pointer rests, rings the counter under it, and closes the fan when
// the pointer has left it for a moment.
func (l *fanLayer) point(h *Hit) {
	in := l.in
	if l.id != board.None {
		l.ringAt(h)
		if h.InFan || l.onTheWay(h) || l.stays {
			if l.leave != nil {
				l.leave()
				l.leave = nil
			}
			return
		}
		if l.leave == nil {
			l.leave = in.after(leaveTime, in.CloseFan)
		}
	}
	if h.Hex != l.quiet {
		l.quiet = board.None
	}
	wants := h.Stack != nil && (h.Unit != "" || h.Plate) && len(h.Stack.Units) > 1 && !h.InFan && h.Hex != l.quiet && (!in.pointer.idle || h.Hex == l.due) && (in.Fans == nil || in.Fans(h.Number))
	if wants && l.due == h.Hex || !wants && l.due == board.None {
		return
	}
	if l.open != nil {
		l.open()
		l.open = nil
	}
	l.due = board.None
	if wants && h.Hex != l.id {
		id := h.Hex
		l.due = id
		l.open = in.after(hoverTime, func() {
			l.open = nil
			l.show(id, mouseSide, 0, false)
		})
	}
}

// onTheWay tells whether the pointer is on the stack or between it and its fan.
func (l *fanLayer) onTheWay(h *Hit) bool {
	box := l.in.anchorOf(l.id).Grow(3)
	p := pen.Point{X: float64(h.Position.X), Y: float64(h.Position.Y)}
	if box.Has(p) || l.fan.Card.Grow(12).Has(p) {
		return true
	}
	between := pen.Rect{X: box.X, W: box.W, Y: min(box.Y, l.fan.Card.Y), H: max(box.Bottom(), l.fan.Card.Bottom())}
	between.H -= between.Y
	return between.Has(p) && l.fan.Card.X < box.Right() && l.fan.Card.Right() > box.X
}

// ringAt rings the counter that is hit.
func (l *fanLayer) ringAt(h *Hit) {
	unit := -1
	if h.InFan {
		for i := range l.stack.Units {
			if h.Unit != "" && l.stack.Units[i].Unit == h.Unit {
				unit = i
			}
		}
	}
	l.setRing(unit)
}

func (l *fanLayer) setRing(unit int) {
	if unit == l.hover {
		return
	}
	l.hover = unit
	if unit < 0 || unit >= len(l.fan.Cells) {
		l.ring.Hide()
	} else {
		r := l.fan.Cells[unit].Grow(4)
		l.ring.Resize(fyne.NewSize(float32(r.W), float32(r.H)))
		l.ring.Move(fyne.NewPos(float32(r.X), float32(r.Y)))
		l.ring.Show()
	}
	l.in.touch()
}

// shutIfGone closes the fan when its stack is not there any more in a new view,
// and repaints it when it looks different.
func (l *fanLayer) shutIfGone(v *rules.View) {
	if l.id == board.None {
		return
	}
	number := l.in.board.Number(l.id)
	for i := range v.Stacks {
		s := &v.Stacks[i]
		if s.Hex != number {
			continue
		}
		if len(s.Units) == len(l.stack.Units) {
			l.stack = *s
			l.repaint()
			return
		}
	}
	l.in.CloseFan()
}
