package canvas

import (
	"image"
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// stackLayer is the counters on the map: one picture for each stack.
type stackLayer struct {
	b        *Board
	at       map[board.ID]*stackSprite
	style    counter.Style
	selected map[string]bool
	bare     bool // the map without counters
	brush    *runner
	gliding  []*glide
}

// stackSprite is one stack.
type stackSprite struct {
	*sprite
	id    board.ID
	stack rules.Stack
	px    int  // side of the counter it is painted for
	stale bool // it looks different from its picture
	away  bool // it is on its way here: not to be seen yet
}

func (l *stackLayer) init(b *Board) {
	l.b = b
	l.at = map[board.ID]*stackSprite{}
	l.selected = map[string]bool{}
	l.brush = b.newRunner()
}

// counterPart is the side of a counter in hex widths at a zoom.
func counterPart(px float64) float64 {
	switch {
	case px < 30:
		return 0.60
	case px < 60:
		return 0.59
	case px <= 260:
		return 0.63
	}
	return 0.56
}

// counterSide is the side of a counter in pixels at a zoom: even, so that its
// middle is a whole pixel.
func counterSide(px float64) int { return max(8, 2*int(math.Round(px*counterPart(px)/2))) }

// SetView shows the counters of a view. Units that stood elsewhere in the view
// before glide to their new places.
func (b *Board) SetView(v *rules.View) {
	l := &b.stacks
	b.skipOrnaments()
	b.fan.shutIfGone(v)
	var old []rules.Stack
	for _, s := range l.at {
		old = append(old, s.stack)
	}
	first := len(old) == 0
	moves := movesBetween(old, v.Stacks)
	l.take(v.Stacks)
	if !first && len(moves) <= mostGlides {
		for i := range moves {
			l.glide(&moves[i])
		}
	}
	l.paint()
	b.names.paint()
	b.place()
	b.pointAgain()
}

// take replaces the stacks.
func (l *stackLayer) take(list []rules.Stack) {
	here := map[board.ID]bool{}
	for i := range list {
		id, ok := l.b.onSheet(list[i].Hex)
		if !ok || len(list[i].Units) == 0 {
			continue
		}
		here[id] = true
		s := l.at[id]
		if s == nil {
			s = &stackSprite{sprite: newSprite(l.b.layers.stacks), id: id, stale: true}
			s.anchor = l.b.sheet.Center(id)
			l.at[id] = s
		} else if !sameStack(&s.stack, &list[i]) {
			s.stale = true
		}
		s.stack = list[i]
	}
	for id, s := range l.at {
		if !here[id] {
			s.clear()
			delete(l.at, id)
		}
	}
	l.order()
}

// order lays the stacks from the upper edge of the sheet to the lower, so that
// badges that hang over an edge lie above the stack behind.
func (l *stackLayer) order() {
	list := make([]*stackSprite, 0, len(l.at))
	for _, s := range l.at {
		list = append(list, s)
	}
	slices.SortFunc(list, func(a, b *stackSprite) int { return int(a.id) - int(b.id) })
	slices.SortStableFunc(list, func(a, b *stackSprite) int {
		switch {
		case a.anchor.Y < b.anchor.Y-1e-6:
			return -1
		case a.anchor.Y > b.anchor.Y+1e-6:
			return 1
		}
		return 0
	})
	objects := make([]fyne.CanvasObject, len(list))
	for i, s := range list {
		objects[i] = s.o
	}
	l.b.layers.stacks.Objects = objects
}

// SetSelected gives units a golden glow, in place of those before.
func (b *Board) SetSelected(units ...string) {
	l := &b.stacks
	now := map[string]bool{}
	for _, u := range units {
		now[u] = true
	}
	for _, s := range l.at {
		for i := range s.stack.Units {
			if u := s.stack.Units[i].Unit; now[u] != l.selected[u] {
				s.stale = true
			}
		}
	}
	l.selected = now
	l.paint()
	b.fan.repaint()
}

// SetCounterStyle chooses how counters are drawn, the symbols above all.
func (b *Board) SetCounterStyle(st counter.Style) {
	b.stacks.style = st
	for _, s := range b.stacks.at {
		s.stale = true
	}
	b.stacks.paint()
	b.fan.repaint()
}

// SetCountersShown shows the counters, or the bare map.
func (b *Board) SetCountersShown(on bool) {
	if b.stacks.bare == !on {
		return
	}
	b.stacks.bare = !on
	b.CloseFan()
	b.names.paint()
	b.place()
}

// job is a picture that is to be painted.
type job struct {
	s     *stackSprite
	stack rules.Stack
	style counter.Style
	side  int
	px    float64
	img   *image.RGBA
}

// paint has the pictures painted that are missing or were made for another
// zoom, those in sight first.
func (l *stackLayer) paint() {
	b := l.b
	if !b.eye.ready || b.closed {
		return
	}
	px := b.eye.to.Px * b.eye.scale
	side := counterSide(px)
	view := b.eye.to.View(b.eye.win).Grow(0.5)
	var jobs []job
	for _, s := range l.at {
		if !s.stale && s.px == side && !s.empty {
			continue
		}
		st := l.style
		stack, selected := arranged(&s.stack, l.selected)
		st.Selected = selected
		jobs = append(jobs, job{s: s, stack: stack, style: st, side: side, px: px})
	}
	if len(jobs) == 0 {
		return
	}
	slices.SortFunc(jobs, func(a, b job) int {
		va, vb := view.Has(a.s.anchor), view.Has(b.s.anchor)
		if va != vb {
			if va {
				return -1
			}
			return 1
		}
		return int(a.s.id) - int(b.s.id)
	})
	l.brush.do(func(old func() bool) { l.work(jobs, old) })
}

// work paints in a goroutine and hands over what is done every few
// milliseconds, so that no frame has to load many pictures at once.
func (l *stackLayer) work(jobs []job, old func() bool) {
	const slice = 12 * time.Millisecond
	start, from := time.Now(), 0
	for i := range jobs {
		if old() {
			return
		}
		j := &jobs[i]
		j.img = l.b.counters.Stack(j.stack, j.side, j.style)
		if i == len(jobs)-1 || time.Since(start) > slice {
			done := jobs[from : i+1]
			l.b.post(func() { l.accept(done) })
			start, from = time.Now(), i+1
		}
	}
}

// accept shows pictures that were painted, if they are still wanted.
func (l *stackLayer) accept(jobs []job) {
	f := l.b.frame()
	for i := range jobs {
		j := &jobs[i]
		s := j.s
		if l.at[s.id] != s {
			continue
		}
		if now, _ := arranged(&s.stack, l.selected); !sameStack(&now, &j.stack) {
			continue // a newer picture is on its way
		}
		img := *j.img
		img.Rect = img.Rect.Sub(image.Pt(j.side/2, j.side/2))
		s.sprite.paint(&img, j.px)
		s.px, s.stale = j.side, false
		l.put(s, &f)
	}
	l.b.touch()
}

// place moves all stacks.
func (l *stackLayer) place(f *frame) {
	for _, s := range l.at {
		l.put(s, f)
	}
	for _, g := range l.gliding {
		g.place(f)
	}
}

func (l *stackLayer) put(s *stackSprite, f *frame) {
	switch {
	case s.empty:
	case s.away || l.bare:
		if s.o.Visible() {
			s.o.Hide()
		}
	default:
		s.place(f)
	}
}

// body is the box of a stack's top counter on the sheet at the present zoom.
func (l *stackLayer) body(id board.ID) pen.Rect {
	c := l.b.sheet.Center(id)
	px := l.b.eye.now.Px * l.b.eye.scale
	return pen.Rect{X: c.X, Y: c.Y}.Grow(counterPart(px) / 2)
}
