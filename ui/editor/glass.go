package editor

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// glass lies over the board: it takes strokes of the brush, hands everything
// else on to the board, and shows what would be painted and what was painted a
// moment ago.
type glass struct {
	widget.BaseWidget
	e        *Editor
	box      *fyne.Container
	under    spot // the brush is here
	last     spot // of the stroke in hand
	painting bool
	ghosts   []ghost // painted, but not yet on the map
	count    int     // of all ghosts there ever were
}

// ghost is a change that the map does not show yet.
type ghost struct {
	on     target
	at     spot
	number int
}

var (
	_ fyne.Tappable          = (*glass)(nil)
	_ fyne.SecondaryTappable = (*glass)(nil)
	_ fyne.Draggable         = (*glass)(nil)
	_ fyne.Scrollable        = (*glass)(nil)
	_ desktop.Hoverable      = (*glass)(nil)
	_ desktop.Mouseable      = (*glass)(nil)
	_ mobile.Touchable       = (*glass)(nil)
)

func newGlass(e *Editor) *glass {
	g := &glass{e: e, box: newFree()}
	g.ExtendBaseWidget(g)
	return g
}

// newFree is a container whose objects stay where they are put.
func newFree() *fyne.Container { return &fyne.Container{} }

// CreateRenderer implements fyne.Widget.
func (g *glass) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(g.box) }

// at is the spot under a place of the widget.
func (g *glass) at(p fyne.Position) spot {
	h := g.e.board.HitAt(p)
	if !h.OnMap {
		return spot{}
	}
	s := g.e.spotAt(h.Hex, h.Side)
	s.near = h.NearSide
	return s
}

// paints tells whether the brush in hand paints.
func (g *glass) paints() bool { return g.e.brush.on != onNothing && g.e.placing == "" }

// Tapped implements fyne.Tappable.
func (g *glass) Tapped(ev *fyne.PointEvent) {
	g.e.focusBoard()
	g.e.press(g.at(ev.Position), g.unitAt(ev.Position), false)
}

// unitAt is the counter under a place, "" for none.
func (g *glass) unitAt(p fyne.Position) string { return g.e.board.HitAt(p).Unit }

// TappedSecondary implements fyne.SecondaryTappable.
func (g *glass) TappedSecondary(ev *fyne.PointEvent) {
	g.e.focusBoard()
	g.e.press(g.at(ev.Position), "", true)
}

// Dragged implements fyne.Draggable: a stroke of the brush, or a push.
func (g *glass) Dragged(ev *fyne.DragEvent) {
	if !g.paints() {
		g.e.board.Dragged(ev)
		g.lay()
		return
	}
	s := g.at(ev.Position)
	if !g.painting {
		g.painting = true
		g.last = g.at(ev.Position.Subtract(fyne.NewPos(ev.Dragged.DX, ev.Dragged.DY)))
		if g.e.brush.on == onHex {
			g.e.stroke(g.last, false)
		}
	}
	g.trace(s)
	g.move(s)
}

// trace goes on with a stroke: a railway follows the pointer from hex to hex, a
// hexside is painted only where the pointer is close to it.
func (g *glass) trace(s spot) {
	e := g.e
	switch {
	case !s.ok:
	case e.brush.on == onLink:
		if g.last.ok && s.id != g.last.id {
			if d, ok := e.drawn.DirectionTo(g.last.id, s.id); ok {
				e.stroke(e.spotAt(g.last.id, d), false)
			}
		}
		g.last = s
	case e.brush.on == onSide && !s.near:
	case !e.brush.same(s, g.last) || e.brush.on == onSide:
		g.last = s
		e.stroke(s, false)
	}
}

// DragEnd implements fyne.Draggable.
func (g *glass) DragEnd() {
	if g.painting {
		g.painting = false
		return
	}
	g.e.board.DragEnd()
}

// Scrolled implements fyne.Scrollable.
func (g *glass) Scrolled(ev *fyne.ScrollEvent) { g.e.board.Scrolled(ev) }

// MouseIn implements desktop.Hoverable.
func (g *glass) MouseIn(ev *desktop.MouseEvent) { g.MouseMoved(ev) }

// MouseMoved implements desktop.Hoverable.
func (g *glass) MouseMoved(ev *desktop.MouseEvent) { g.move(g.at(ev.Position)) }

// MouseOut implements desktop.Hoverable.
func (g *glass) MouseOut() { g.move(spot{}) }

// MouseDown implements desktop.Mouseable.
func (g *glass) MouseDown(ev *desktop.MouseEvent) {
	if !g.paints() {
		g.e.board.MouseDown(ev)
	}
}

// MouseUp implements desktop.Mouseable.
func (g *glass) MouseUp(ev *desktop.MouseEvent) { g.e.board.MouseUp(ev) }

// TouchDown implements mobile.Touchable.
func (g *glass) TouchDown(ev *mobile.TouchEvent) { g.e.board.TouchDown(ev) }

// TouchUp implements mobile.Touchable.
func (g *glass) TouchUp(ev *mobile.TouchEvent) { g.e.board.TouchUp(ev) }

// TouchCancel implements mobile.Touchable.
func (g *glass) TouchCancel(ev *mobile.TouchEvent) { g.e.board.TouchCancel(ev) }

// move brings the brush to a spot.
func (g *glass) move(s spot) {
	if s == g.under {
		return
	}
	g.under = s
	g.e.tellSpot(s)
	g.lay()
}

// forget takes the brush away.
func (g *glass) forget() {
	g.under = spot{}
	g.lay()
}

// ghost notes a change until the map shows it.
func (g *glass) ghost(b *brush, s spot) {
	g.count++
	g.ghosts = append(g.ghosts, ghost{b.on, s, g.count})
	g.lay()
}

// shown takes away the ghosts up to a number: the map shows what they stood for.
func (g *glass) shown(number int) {
	g.ghosts = slices.DeleteFunc(g.ghosts, func(x ghost) bool { return x.number <= number })
	g.lay()
}

// lay draws all anew where the map lies now.
func (g *glass) lay() {
	g.box.Objects = g.box.Objects[:0]
	for _, gh := range g.ghosts {
		g.mark(gh.on, gh.at, ghostColor, 3)
	}
	if s := g.e.selected; s.ok {
		g.mark(onHex, s, selectColor, 3)
	}
	if g.under.ok {
		on := g.e.brush.on
		if on == onNothing || g.e.placing != "" {
			on = onHex
		}
		g.mark(on, g.under, color.White, 6)
		g.mark(on, g.under, brushColor, 3)
	}
	g.box.Refresh()
}

// Colours on the glass.
var (
	brushColor  = pen.Hex("#C2410C")
	ghostColor  = pen.Hex("#D99A12")
	selectColor = pen.Hex("#1D5C7E")
)

// mark draws the outline of a hex, a hexside or a way to the next hex.
func (g *glass) mark(on target, s spot, c color.Color, width float32) {
	at, ok := g.plan(s.id)
	if !ok {
		return
	}
	sheet := g.e.sheet
	switch on {
	case onHex, onNothing:
		corners := sheet.Corners(s.id)
		for i := range corners {
			g.line(at(inward(corners[i], sheet.Center(s.id))), at(inward(corners[(i+1)%len(corners)], sheet.Center(s.id))), c, width)
		}
	case onSide:
		a, b := sheet.SideEnds(s.id, s.d)
		g.line(at(a), at(b), c, width+2)
	case onLink:
		if n := g.e.drawn.Neighbour(s.id, s.d); n != board.None {
			g.line(at(sheet.Center(s.id)), at(sheet.Center(n)), c, width+1)
		}
	}
}

// inward is a corner a little way into its hex.
func inward(p, centre pen.Point) pen.Point {
	return pen.Point{X: centre.X + (p.X-centre.X)*0.93, Y: centre.Y + (p.Y-centre.Y)*0.93}
}

// plan tells where a point of the sheet lies in the widget just now.
func (g *glass) plan(id board.ID) (func(pen.Point) fyne.Position, bool) {
	b, sheet := g.e.drawn, g.e.sheet
	o, ok := g.e.board.PlaceOf(b.Number(id))
	if !ok {
		return nil, false
	}
	centre := sheet.Center(id)
	for d := range hex.Direction(hex.Directions) {
		n := b.Neighbour(id, d)
		if n == board.None {
			continue
		}
		other, ok := g.e.board.PlaceOf(b.Number(n))
		c := sheet.Center(n)
		way := c.Sub(centre).Len()
		if !ok || way == 0 {
			continue
		}
		k := pen.Point{X: float64(other.X - o.X), Y: float64(other.Y - o.Y)}.Len() / way
		return func(p pen.Point) fyne.Position {
			return fyne.NewPos(o.X+float32((p.X-centre.X)*k), o.Y+float32((p.Y-centre.Y)*k))
		}, true
	}
	return nil, false
}

func (g *glass) line(a, b fyne.Position, c color.Color, width float32) {
	size := g.Size()
	if max(a.X, b.X) < 0 || max(a.Y, b.Y) < 0 || min(a.X, b.X) > size.Width || min(a.Y, b.Y) > size.Height {
		return
	}
	l := fynecanvas.NewLine(c)
	l.StrokeWidth, l.Position1, l.Position2 = width, a, b
	g.box.Objects = append(g.box.Objects, l)
}
