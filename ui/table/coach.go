package table

import (
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/pen"
	"vistula/ui/tour"
)

// coach shows the steps of a tour: a small card, and a glow round what it speaks
// of. It lies over the table and is its own layout.
type coach struct {
	t     *tabletop
	to    coachActs
	guide *tour.Guide
	box   *fyne.Container
	card  *coachCard
	glows []*fynecanvas.Rectangle
	step  *tour.Step     // that the card was made for
	made  look           // and the look
	drawn *fyne.Position // where the player has moved the card to; nil for nowhere
	last  struct {       // of the map, to tell a push from a zoom
		px   float64
		at   fyne.Position
		gone float32
	}
}

// coachActs is where the parts of the table are that a tour speaks of.
type coachActs interface {
	parts(at tour.Target) []fyne.CanvasObject
	buttonAt(o fyne.CanvasObject) (fyne.Position, bool)
	sentence() (at area, shown bool)
	sheetUp() bool
	barHigh() float32
	keepKeys()
}

func newCoach(t *tabletop, to coachActs, g *tour.Guide) *coach {
	c := &coach{t: t, to: to, guide: g}
	c.box = container.New(c)
	return c
}

// look has the tour look at the match.
func (c *coach) look() {
	if c != nil {
		c.guide.Look()
		c.fill()
	}
}

// looked tells a push of the map from its zooms.
func (c *coach) looked() {
	if c == nil {
		return
	}
	l, px := &c.last, c.t.board.PixelsPerHex()
	at, ok := c.t.board.PlaceOf(c.t.desk.Match.Ruleset().Board().Hexes[0].Number)
	if ok && px == l.px {
		l.gone += float32(math.Hypot(float64(at.X-l.at.X), float64(at.Y-l.at.Y)))
	}
	l.px, l.at = px, at
	if l.gone > 30 {
		l.gone = 0
		c.did(tour.Panned)
	}
	c.place()
}

// fill shows the present step.
func (c *coach) fill() {
	s, n, of := c.guide.Step()
	switch {
	case s == nil:
		c.step, c.glows, c.card = nil, nil, nil
		c.box.Objects = nil
		c.box.Refresh()
		return
	case s != c.step || c.made != c.t.look:
		fresh := s != c.step
		c.step, c.made, c.last.gone = s, c.t.look, 0
		c.card = newCoachCard(c, s, n, of)
		if fresh {
			c.show(c.hexes())
		}
	}
	c.place()
}

// show brings what a step speaks of into sight.
func (c *coach) show(hexes []string) {
	b := c.t.board
	if len(hexes) == 0 {
		return
	}
	if b.PixelsPerHex() < nearEnough {
		b.CenterOn(hexes[0])
		b.SetPixelsPerHex(labelled)
		return
	}
	size, edge := b.Size(), float32(1.5*b.PixelsPerHex())
	for _, h := range hexes {
		p, ok := b.PlaceOf(h)
		if ok && (p.X < edge || p.Y < edge || p.X > size.Width-edge || p.Y > size.Height-edge) {
			b.CenterOn(hexes[0])
			return
		}
	}
}

// hexes are those that the present step speaks of.
func (c *coach) hexes() []string {
	list := slices.Clone(c.step.Hexes)
	for _, u := range c.step.Units {
		if k, ok := c.t.desk.Counter(u); ok && k.Hex != "" && !slices.Contains(list, k.Hex) {
			list = append(list, k.Hex)
		}
	}
	return list
}

// place puts the card where it covers nothing that it speaks of, and the glow round
// that.
func (c *coach) place() {
	if c == nil || c.card == nil || c.box.Size().Width < 10 {
		return
	}
	marks := c.targets()
	c.glow(marks)
	objects := []fyne.CanvasObject{}
	for _, g := range c.glows {
		objects = append(objects, g)
	}
	c.box.Objects = append(objects, c.card)
	size := c.card.MinSize()
	at := c.free(size, marks)
	put(c.card, at.X, at.Y, size.Width, size.Height)
	c.box.Refresh()
}

// Layout implements fyne.Layout.
func (c *coach) Layout([]fyne.CanvasObject, fyne.Size) {
	if c.card != nil && (len(c.box.Objects) == 0 || c.card.Size().Width < 1) {
		c.place()
		return
	}
	if c.card != nil {
		marks := c.targets()
		at := c.free(c.card.MinSize(), marks)
		put(c.card, at.X, at.Y, c.card.MinSize().Width, c.card.MinSize().Height)
		c.glow(marks)
	}
}

// MinSize implements fyne.Layout.
func (c *coach) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(1, 1) }

// free is a place for the card: where the player has moved it, else a corner of the
// map, the first where it covers no target.
func (c *coach) free(size fyne.Size, marks []area) fyne.Position {
	t := c.t
	b := t.board.Position()
	room := t.board.Size().SubtractWidthHeight(t.covered.Right, t.covered.Bottom)
	gap := t.px(14)
	left := b.X + gap
	if t.slim {
		left = b.X + knobEdge + t.px(knobStep)
	}
	right, low := b.X+room.Width-size.Width-gap, b.Y+room.Height-size.Height-t.px(64)
	list := []fyne.Position{{X: left, Y: b.Y + gap}, {X: right, Y: b.Y + gap}, {X: left, Y: low}, {X: right, Y: low}, {X: (left + right) / 2, Y: b.Y + gap}}
	if c.to.sheetUp() { // its head is above
		foot := c.box.Size().Height - size.Height - c.to.barHigh() - gap
		list = []fyne.Position{{X: c.box.Size().Width - size.Width - 2*gap, Y: foot}}
	}
	if c.drawn != nil {
		list = append([]fyne.Position{*c.drawn}, list...)
	}
	if a, shown := c.to.sentence(); shown { // it must be read
		marks = append(slices.Clone(marks), a)
	}
	marks = slices.Concat(marks, c.decided())
	whole := c.box.Size()
	best, least := list[0], float32(math.Inf(1))
	for _, p := range list {
		p.X, p.Y = max(4, min(p.X, whole.Width-size.Width-4)), max(4, min(p.Y, whole.Height-size.Height-4))
		hidden := float32(0)
		for _, m := range marks {
			card := area{at: p, size: size}
			hidden += 1000 * m.common(card)
			if m.hex {
				hidden += m.fan().common(card)
			}
		}
		if hidden == 0 {
			return p
		}
		if hidden < least {
			best, least = p, hidden
		}
	}
	return best
}

// glow draws a soft line round each target.
func (c *coach) glow(marks []area) {
	c.glows = c.glows[:0]
	for _, m := range marks {
		for _, ring := range []struct{ out, width, alpha float32 }{{7, 5, 0.35}, {3, 3, 0.95}} {
			r := fynecanvas.NewRectangle(pen.Alpha(c.t.look.LitLine, 0))
			r.StrokeColor, r.StrokeWidth, r.CornerRadius = pen.Alpha(c.t.look.LitLine, float64(ring.alpha)), ring.width, 10
			put(r, m.at.X-ring.out, m.at.Y-ring.out, m.size.Width+2*ring.out, m.size.Height+2*ring.out)
			c.glows = append(c.glows, r)
		}
	}
}

// coachCard is the card. It can be dragged, and lets nothing through.
type coachCard struct {
	widget.BaseWidget
	c    *coach
	body fyne.CanvasObject
}

var (
	_ fyne.Draggable    = (*coachCard)(nil)
	_ fyne.Tappable     = (*coachCard)(nil)
	_ fyne.Scrollable   = (*coachCard)(nil)
	_ desktop.Hoverable = (*coachCard)(nil)
)

// coachWide is the width of the words on the card.
const coachWide = 300

func newCoachCard(c *coach, s *tour.Step, n, of int) *coachCard {
	t := c.t
	o := &coachCard{c: c}
	width := min(t.px(coachWide), t.windowSize().Width*0.42)
	count := t.second(strconv.Itoa(n) + " / " + strconv.Itoa(of))
	shut := t.tool(fynetheme.CancelIcon(), lang.L("End the tour"), func() {
		c.guide.Close()
		c.fill()
		c.to.keepKeys()
	})
	title := t.para(lang.L(s.Title), 15.5, bold, t.look.Text, width-t.px(40))
	back := t.pressable(lang.L("Back"), nil, func() {
		c.guide.Back()
		c.fill()
		c.to.keepKeys()
	})
	if n == 1 {
		back.tip = says(lang.L("This is the first step."))
		back.Disable()
	}
	next := t.pressable(lang.L("Next"), nil, func() {
		c.guide.Next()
		c.fill()
		c.to.keepKeys()
	})
	switch {
	case n == of:
		next.SetText(lang.L("Close"))
		next.Importance = widget.HighImportance
	case c.guide.Waits():
		next.SetText(lang.L("Skip"))
	default:
		next.Importance = widget.HighImportance
	}
	foot := container.NewHBox(container.NewCenter(count), layout.NewSpacer(), back, next)
	head := container.NewBorder(nil, nil, nil, shut, container.New(layout.NewCustomPaddedLayout(6, 0, 0, 0), title))
	ground := plate(t.look.Raised, t.look.LitLine, 12)
	ground.StrokeWidth = 2
	words := t.para(lang.L(s.Words), 13.5, plain, t.look.Text, width)
	o.body = container.NewStack(ground, padded(8, 10, 16, 12, rows(6, head, words, foot)))
	o.ExtendBaseWidget(o)
	return o
}

// CreateRenderer implements fyne.Widget.
func (o *coachCard) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(o.body) }

// Dragged implements fyne.Draggable.
func (o *coachCard) Dragged(e *fyne.DragEvent) {
	to := o.Position().Add(e.Dragged)
	o.c.drawn = &to
	o.Move(to)
}

// DragEnd implements fyne.Draggable.
func (o *coachCard) DragEnd() { o.c.place() }

// Tapped implements fyne.Tappable.
func (o *coachCard) Tapped(*fyne.PointEvent) {}

// Scrolled implements fyne.Scrollable.
func (o *coachCard) Scrolled(*fyne.ScrollEvent) {}

// MouseIn implements desktop.Hoverable.
func (o *coachCard) MouseIn(*desktop.MouseEvent) {}

// MouseMoved implements desktop.Hoverable.
func (o *coachCard) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (o *coachCard) MouseOut() {}

// did tells the tour, if one is taken, of something that no event tells of.
func (c *coach) did(what string) {
	if c != nil && c.guide.Did(what) {
		c.fill()
	}
}
