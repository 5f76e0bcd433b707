package table

import (
	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/ui/desk"
)

// slip is a row of a display whose counters can be dragged.
type slip struct {
	picture
	drag func(from, at fyne.Position) // the pointer drags, since the last time
	drop func()                       // and lets go
}

var _ fyne.Draggable = (*slip)(nil)

// newSlip makes a slip of the picture of a row.
func newSlip(row *picture) *slip {
	s := &slip{picture: picture{min: row.min, paint: row.paint, tap: row.tap, point: row.point, words: row.words}}
	s.image = fynecanvas.NewRaster(s.draw)
	s.ExtendBaseWidget(s)
	return s
}

// Dragged implements fyne.Draggable.
func (s *slip) Dragged(e *fyne.DragEvent) {
	s.drag(e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY), e.Position)
}

// DragEnd implements fyne.Draggable.
func (s *slip) DragEnd() { s.drop() }

// track is a row of a display on the screen, into which counters can be dragged.
type track struct {
	row *rules.Row
	pic *slip
}

// dragging is a counter that is dragged from a row of a display to another one.
type dragging struct {
	t      *displays
	tracks []track
	unit   *rules.Counter // nil while nothing is dragged
	from   int
	over   int    // the row that the pointer is on, -1 for none
	why    string // it cannot be put there
}

// along adds a row whose counters can be dragged and that takes others.
func (g *dragging) along(row *rules.Row, drawn *picture, spots []spot) *slip {
	n, pic := len(g.tracks), newSlip(drawn)
	g.tracks = append(g.tracks, track{row, pic})
	paint := pic.paint
	pic.paint = func(p pen.Pen, w, h float64) {
		paint(p, w, h)
		if g.unit != nil && g.over == n && g.from != n {
			g.paint(p, w, h)
		}
	}
	pic.drag = func(from, at fyne.Position) {
		if g.unit == nil { // a quick pull is off the counter at once
			if g.unit, g.from = spotAt(spots, from), n; g.unit == nil {
				return
			}
		}
		g.move(n, at)
	}
	pic.drop = g.drop
	return pic
}

// move follows the pointer, which is at a place of the n-th row or beyond it.
func (g *dragging) move(n int, at fyne.Position) {
	y, over := g.tracks[n].pic.Position().Y+at.Y, -1
	for i := range g.tracks {
		if top := g.tracks[i].pic.Position().Y; y >= top && y < top+g.tracks[i].pic.Size().Height {
			over = i
		}
	}
	if over == g.over {
		return
	}
	was := g.over
	if g.over, g.why = over, ""; over >= 0 && over != g.from {
		g.why = g.t.desk.WhyNotInto(g.unit.Unit, g.tracks[over].row.Put)
	}
	for _, i := range []int{was, over} {
		if i >= 0 {
			g.tracks[i].pic.Refresh()
		}
	}
}

// drop puts the counter into the row that it is over.
func (g *dragging) drop() {
	unit, over := g.unit, g.over
	g.unit, g.over = nil, -1
	if unit == nil || over < 0 || over == g.from {
		return
	}
	g.tracks[over].pic.Refresh()
	g.t.to.putInto(unit.Unit, g.tracks[over].row.Put)
}

// paint frames the row under the pointer and says what letting go there would do.
func (g *dragging) paint(p pen.Pen, w, h float64) {
	edge, words := paper.gold, lang.L("Attach {{.Name}} here", map[string]any{"Name": desk.FullName(*g.unit)})
	if g.why != "" {
		edge, words = pen.Hex("#A3181C"), desk.Sentence(g.why)
	}
	p.Stroke(new(pen.Path).RoundRect(pen.Rect{X: 2, Y: 2, W: w - 4, H: h - 4}, 4), pen.Stroke{Width: 3, Color: edge})
	text := pen.Text{Font: g.t.fonts.SerifBold, Size: float64(g.t.px(14)), Color: paper.ink}
	if room := w * 0.7; text.Width(words) > room {
		text.Size *= room / text.Width(words)
	}
	wide := text.Width(words) + 24
	pill := pen.Rect{X: w - wide - 12, Y: h/2 - 15, W: wide, H: 30}
	p.Fill(new(pen.Path).RoundRect(pill, 15), pen.Winding, paper.card)
	p.Stroke(new(pen.Path).RoundRect(pill, 15), pen.Stroke{Width: 1.5, Color: edge})
	text.Draw(p, pill.X+12, pill.Y+20, words)
}
