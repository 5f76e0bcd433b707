package canvas

import (
	"image"
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
	scene    *scene
	at       map[board.ID]*stackSprite
	style    counter.Style
	selected map[string]bool
	bare     bool // the map without counters
	hushed   bool // the zoom is changing: nothing is painted
	brush    *runner
	gliding  []*glide
	leaving  []*departure
	exit     fyne.Position // where the lost leave for
	exits    bool          // it was told
}

// stackSprite is one stack.
type stackSprite struct {
	*sprite
	id    board.ID
	stack rules.Stack
	px    int  // side of the counter it is painted for
	asked int  // side for which the last picture was asked
	stale bool // it looks different from its picture
	away  bool // it is on its way here: not to be seen yet
}

func (l *stackLayer) init(sc *scene) {
	l.scene = sc
	l.at = map[board.ID]*stackSprite{}
	l.selected = map[string]bool{}
	l.brush = sc.newRunner()
}

// SetView shows the counters of a view. Units that stood elsewhere in the view
// before glide to their new places.
func (sc *scene) SetView(v *rules.View) {
	l := &sc.stacks
	sc.skipOrnaments()
	sc.hands.viewed(v)
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
	if lost := lostBetween(old, v); len(lost) <= mostDepartures {
		for i := range lost {
			l.depart(&lost[i])
		}
	}
	sc.beacons.dim()
	sc.beacons.paint()
	l.paint()
	sc.names.paint()
	sc.pills.paint() // which keep off counters
	sc.place()
	sc.hands.pointAgain()
}

// take replaces the stacks.
func (l *stackLayer) take(list []rules.Stack) {
	here := map[board.ID]bool{}
	for i := range list {
		id, ok := l.scene.onSheet(list[i].Hex)
		if !ok || len(list[i].Units) == 0 {
			continue
		}
		here[id] = true
		s := l.at[id]
		if s == nil {
			s = &stackSprite{sprite: newSprite(l.scene.layers.stacks), id: id, stale: true}
			s.anchor = l.scene.sheet.Center(id)
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
	l.scene.layers.stacks.Objects = objects
}

// SetSelected gives units a golden glow, in place of those before.
func (sc *scene) SetSelected(units ...string) {
	l := &sc.stacks
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
	sc.hands.restyled()
}

// SetCounterStyle chooses how counters are drawn, the symbols above all.
func (sc *scene) SetCounterStyle(st counter.Style) {
	st.Lying = sc.sheet.Lying()
	sc.stacks.style = st
	for _, s := range sc.stacks.at {
		s.stale = true
	}
	sc.stacks.paint()
	sc.hands.restyled()
}

// SetCountersShown shows the counters, or the bare map.
func (sc *scene) SetCountersShown(on bool) {
	if sc.stacks.bare == !on {
		return
	}
	sc.stacks.bare = !on
	sc.hands.bared()
	sc.names.paint()
	sc.pills.paint()
	sc.place()
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

// farPx is the zoom in pixels of the pictures of stacks that are out of sight: small
// ones, which are stretched while one zooms out until sharp ones come. At the closest
// zooms all stacks of a map would take thirty megabytes.
const farPx = 48

// near is the part of the sheet whose stacks are painted for the zoom: what is seen
// and what may come into sight while one pans.
func (l *stackLayer) near() pen.Rect {
	view := l.scene.gaze.aimView()
	return view.Grow(max(1, view.W/3))
}

// wants is the zoom for which a stack should be painted; ok is false where its
// picture serves as it is.
func (l *stackLayer) wants(s *stackSprite, near pen.Rect, px float64) (at float64, ok bool) {
	if near.Has(s.anchor) {
		return px, s.stale || s.empty || s.px != counterSide(px)
	}
	at = min(px, farPx)
	return at, s.stale || s.empty || s.px > counterSide(at)
}

// paint has the pictures painted that are missing or were made for another
// zoom, those in sight first.
func (l *stackLayer) paint() {
	sc := l.scene
	if !sc.gaze.sized() || sc.closed {
		return
	}
	px, near := sc.gaze.aim(), l.near()
	view := sc.gaze.aimView().Grow(0.5)
	var jobs []job
	passed := false // a picture is on its way for where one looked before
	for _, s := range l.at {
		at, ok := l.wants(s, near, px)
		if !ok {
			passed = passed || s.asked != s.px
			s.asked = s.px
			continue
		}
		s.asked = counterSide(at)
		jobs = append(jobs, l.job(s, at))
	}
	if len(jobs) == 0 {
		if passed {
			l.brush.drop()
		}
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

// job is the picture that a stack needs now, for a zoom.
func (l *stackLayer) job(s *stackSprite, px float64) job {
	st := l.style
	stack, selected := arranged(&s.stack, l.selected)
	st.Selected = selected
	return job{s: s, stack: stack, style: st, side: counterSide(px), px: px}
}

// hush gives up what is being painted, until the zoom rests.
func (l *stackLayer) hush() {
	l.hushed = true
	l.brush.drop()
	for _, s := range l.at {
		s.asked = s.px
	}
}

// follow has the stacks painted that come near while one pans. It begins nothing
// anew for those that were asked for already.
func (l *stackLayer) follow() {
	if l.hushed || l.scene.closed || !l.scene.gaze.sized() {
		return
	}
	near, side := l.near(), counterSide(l.scene.gaze.aim())
	for _, s := range l.at {
		if s.asked != side && near.Has(s.anchor) {
			l.paint()
			return
		}
	}
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
		j.img = l.scene.counters.Stack(j.stack, j.side, j.style)
		if i == len(jobs)-1 || time.Since(start) > slice {
			done := jobs[from : i+1]
			l.scene.post(func() { l.accept(done) })
			start, from = time.Now(), i+1
		}
	}
}

// accept shows pictures that were painted, if they are still wanted.
func (l *stackLayer) accept(jobs []job) {
	f := l.scene.gaze.frame()
	for i := range jobs {
		j := &jobs[i]
		s := j.s
		if l.at[s.id] != s || !l.awaits(j) {
			continue
		}
		img := *j.img
		img.Rect = img.Rect.Sub(image.Pt(j.side/2, j.side/2))
		s.sprite.paint(&img, j.px)
		s.px, s.stale = j.side, false
		l.put(s, &f)
	}
	l.scene.touch()
}

// awaits tells whether a picture is still wanted. Where the painters or the window are slow
// one may come that was asked for where one looked before, and nobody would ask for the
// right one again.
func (l *stackLayer) awaits(j *job) bool {
	now := l.job(j.s, j.px)
	if !sameStack(&now.stack, &j.stack) || now.style != j.style {
		return false // a newer picture is on its way
	}
	return j.side == j.s.asked || j.s.stale || j.s.empty
}

// place moves all stacks.
func (l *stackLayer) place(f *frame) {
	for _, s := range l.at {
		l.put(s, f)
	}
	for _, g := range l.gliding {
		g.place(f)
	}
	for _, d := range l.leaving {
		l.placeLeaving(d, f)
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
	c := l.scene.sheet.Center(id)
	px := l.scene.gaze.frame().px
	return pen.Rect{X: c.X, Y: c.Y}.Grow(counterPart(px) / 2)
}
