package canvas

import (
	"math"
	"slices"
	"time"

	"vistula/canvas/arrow"
	"vistula/canvas/overlay"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// signs are single pictures on the map: the path, outlines of hexes, arrows,
// flashes.
type signs struct {
	scene  *scene
	route  Path
	path   *strips
	costs  *strips // figures of the path
	brush  *runner
	hover  outline
	cursor outline
	arrows []*strips
	ways   []way
	blinks []*sprite
}

// outline is a line round a hex.
type outline struct {
	*strips
	id board.ID
	px float64 // zoom it was painted for
}

func (s *signs) init(sc *scene) {
	s.scene = sc
	s.brush = sc.newRunner()
	s.path, s.costs = newStrips(sc.layers.path), newStrips(sc.layers.figures)
	s.hover = outline{strips: newStrips(sc.layers.under), id: board.None}
	s.cursor = outline{strips: newStrips(sc.layers.above), id: board.None}
}

// SetPath shows the way under the pointer; the empty Path takes it away.
func (sc *scene) SetPath(p Path) {
	s := &sc.signs
	if p.same(s.route) {
		return
	}
	s.route = p
	s.paintPath()
}

// SetHover outlines a hex, as when the pointer is on a line of the journal; ""
// takes the outline away. The pointer on the board has no outline of its own:
// what it means is shown by path, fan and glow.
func (sc *scene) SetHover(hex string) {
	id, ok := sc.onSheet(hex)
	if !ok {
		id = board.None
	}
	sc.signs.put(&sc.signs.hover, id, drawHover)
}

// put sets an outline round a hex.
func (s *signs) put(o *outline, id board.ID, draw func(pen.Pen, *pen.Path, *pen.Path, float64, *palette.Palette)) {
	o.id = id
	if id == board.None {
		o.clear()
		s.scene.touch()
		return
	}
	if !s.scene.gaze.sized() {
		return
	}
	px := s.scene.gaze.aim()
	o.anchor = s.scene.sheet.Center(id)
	if o.empty() || o.px != px {
		o.px = px
		c := o.anchor
		hex, inner := s.scene.sheet.HexPath(id, 0.95), s.scene.sheet.HexPath(id, 0.84)
		o.paint(picture(pen.Rect{X: c.X, Y: c.Y}.Grow(0.7), c, px, func(p pen.Pen) { draw(p, hex, inner, weight(px), s.scene.look()) }), px)
	}
	f := s.scene.gaze.frame()
	o.place(&f)
	s.scene.touch()
}

func drawHover(p pen.Pen, hex, _ *pen.Path, k float64, _ *palette.Palette) {
	p.Stroke(hex, pen.Stroke{Width: 0.085 * k, Color: pen.Alpha(white, 0.8)})
	p.Stroke(hex, pen.Stroke{Width: 0.04 * k, Color: pen.Alpha(ink, 0.8)})
}

func drawCursor(p pen.Pen, hex, inner *pen.Path, k float64, look *palette.Palette) {
	p.Stroke(hex, pen.Stroke{Width: 0.10 * k, Color: pen.Alpha(white, 0.95)})
	p.Stroke(hex, pen.Stroke{Width: 0.055 * k, Color: look.Reach})
	p.Stroke(inner, pen.Stroke{Width: 0.03 * k, Color: pen.Alpha(white, 0.9)})
	p.Stroke(inner, pen.Stroke{Width: 0.02 * k, Color: look.Reach, Dash: []float64{0.07, 0.07}})
}

// paint makes all signs anew for the zoom at which one has come to rest.
func (s *signs) paint() {
	s.put(&s.hover, s.hover.id, drawHover)
	s.put(&s.cursor, s.cursor.id, drawCursor)
	s.paintPath()
	s.paintArrows()
}

func (s *signs) place(f *frame) {
	s.path.place(f)
	s.costs.place(f)
	s.hover.place(f)
	s.cursor.place(f)
	for _, a := range s.arrows {
		a.place(f)
	}
	for _, b := range s.blinks {
		b.place(f)
	}
}

// paintPath paints the path in a goroutine, as far as it is near the window.
func (s *signs) paintPath() {
	sc := s.scene
	ids := sc.known(s.route.Hexes)
	if len(ids) < 2 || !sc.gaze.sized() {
		s.brush.do(func(func() bool) {})
		s.path.clear()
		s.costs.clear()
		sc.touch()
		return
	}
	route, px := s.route, sc.gaze.aim()
	view := sc.gaze.aimView()
	view = view.Grow(0.3 * max(view.W, view.H))
	s.brush.do(func(old func() bool) {
		line, figures := sc.pathPictures(ids, route, px, view)
		sc.post(func() {
			if !old() {
				f := sc.gaze.frame()
				s.path.anchor, s.costs.anchor = sc.sheet.Center(ids[0]), sc.sheet.Center(ids[0])
				s.path.paint(line, px)
				s.costs.paint(figures, px)
				s.path.place(&f)
				s.costs.place(&f)
				sc.touch()
			}
		})
	})
}

// setArrows takes the attacks among the ways.
func (s *signs) setArrows(list []way) {
	s.ways = s.ways[:0]
	for _, w := range list {
		if w.kind == overlay.Attack && len(w.ids) >= 2 {
			s.ways = append(s.ways, w)
		}
	}
	s.paintArrows()
	s.scene.fight.replate()
}

func (s *signs) paintArrows() {
	for len(s.arrows) < len(s.ways) {
		s.arrows = append(s.arrows, newStrips(s.scene.layers.above))
	}
	if !s.scene.gaze.sized() {
		return
	}
	px := s.scene.gaze.aim()
	f := s.scene.gaze.frame()
	for i, a := range s.arrows {
		if i >= len(s.ways) {
			a.clear()
			continue
		}
		from, to := s.scene.sheet.Center(s.ways[i].ids[0]), s.scene.sheet.Center(s.ways[i].ids[1])
		a.anchor = from.Add(to).Mul(0.5)
		part := new(pen.Path).Polyline(from, to).Bounds().Grow(0.35)
		a.paint(picture(meet(part, s.scene.nearby()), a.anchor, px, func(p pen.Pen) { arrow.Attack(p, from, to, s.scene.look(), weight(px)/weight(100)) }), px)
		a.place(&f)
	}
	s.scene.touch()
}

const flashTime = 520 * time.Millisecond

// Flash lets hexes flash twice, as for a combat. Any input ends it.
func (sc *scene) Flash(hexes ...string) {
	if !sc.gaze.sized() || sc.motions.pace == 0 {
		return
	}
	px := sc.gaze.aim()
	for _, id := range sc.known(hexes) {
		c := sc.sheet.Center(id)
		s := newSprite(sc.layers.flash)
		s.anchor = c
		s.paint(picture(pen.Rect{X: c.X, Y: c.Y}.Grow(0.75), c, px, func(p pen.Pen) { drawFlash(p, c) }), px)
		f := sc.gaze.frame()
		s.o.Translucency = 1
		s.place(&f)
		sc.signs.blinks = append(sc.signs.blinks, s)
		sc.animate(flashTime, func(t float64) {
			s.o.Translucency = 1 - math.Abs(math.Sin(2*math.Pi*t))*(1-0.35*t)
			sc.touch()
		}, func() { sc.signs.endFlash(s) })
	}
}

func (s *signs) endFlash(x *sprite) {
	x.clear()
	s.blinks = slices.DeleteFunc(s.blinks, func(o *sprite) bool { return o == x })
	box := s.scene.layers.flash
	box.Objects = without(box.Objects, x.o)
	s.scene.touch()
}
