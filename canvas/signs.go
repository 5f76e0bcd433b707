package canvas

import (
	"image"
	"math"
	"slices"
	"time"

	"vistula/canvas/overlay"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// signs are single pictures on the map: the path, outlines of hexes, arrows,
// flashes.
type signs struct {
	b      *Board
	route  Path
	path   *sprite
	costs  *sprite // figures of the path
	brush  *runner
	hover  outline
	cursor outline
	arrows []*sprite
	ways   []way
	blinks []*sprite
}

// outline is a line round a hex.
type outline struct {
	*sprite
	id board.ID
	px float64 // zoom it was painted for
}

func (s *signs) init(b *Board) {
	s.b = b
	s.brush = b.newRunner()
	s.path, s.costs = newSprite(b.layers.path), newSprite(b.layers.figures)
	s.hover = outline{sprite: newSprite(b.layers.under), id: board.None}
	s.cursor = outline{sprite: newSprite(b.layers.above), id: board.None}
}

// SetPath shows the way under the pointer; the empty Path takes it away.
func (b *Board) SetPath(p Path) {
	s := &b.signs
	if p.same(s.route) {
		return
	}
	s.route = p
	s.paintPath()
}

// SetHover outlines a hex, as when the pointer is on a line of the journal; ""
// takes the outline away. The pointer on the board has no outline of its own:
// what it means is shown by path, fan and glow.
func (b *Board) SetHover(hex string) {
	id, ok := b.onSheet(hex)
	if !ok {
		id = board.None
	}
	b.signs.put(&b.signs.hover, id, drawHover)
}

// SetCursor sets the hex cursor of the keyboard; "" takes it away. The board
// moves so that it is in sight.
func (b *Board) SetCursor(hex string) {
	id, ok := b.onSheet(hex)
	if !ok {
		id = board.None
	}
	b.keys.at = id
	b.signs.put(&b.signs.cursor, id, drawCursor)
	if ok {
		b.bringIn(id)
	}
}

// CursorHex is the hex that the keyboard's cursor stands on, "" for none.
func (b *Board) CursorHex() string { return b.board.Number(b.keys.at) }

// put sets an outline round a hex.
func (s *signs) put(o *outline, id board.ID, draw func(pen.Pen, *pen.Path, *pen.Path, float64, *palette.Palette)) {
	o.id = id
	if id == board.None {
		o.clear()
		s.b.touch()
		return
	}
	if !s.b.eye.ready {
		return
	}
	px := s.b.eye.to.Px * s.b.eye.scale
	o.anchor = s.b.sheet.Center(id)
	if o.empty || o.px != px {
		o.px = px
		c := o.anchor
		hex, inner := s.b.sheet.HexPath(id, 0.95), s.b.sheet.HexPath(id, 0.84)
		o.paint(picture(pen.Rect{X: c.X, Y: c.Y}.Grow(0.7), c, px, func(p pen.Pen) { draw(p, hex, inner, weight(px), s.b.look()) }), px)
	}
	f := s.b.frame()
	o.place(&f)
	s.b.touch()
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
	for _, a := range slices.Concat(s.arrows, s.blinks) {
		a.place(f)
	}
}

// paintPath paints the path in a goroutine, as far as it is near the window.
func (s *signs) paintPath() {
	b := s.b
	ids := b.known(s.route.Hexes)
	if len(ids) < 2 || !b.eye.ready {
		s.brush.do(func(func() bool) {})
		s.path.clear()
		s.costs.clear()
		b.touch()
		return
	}
	route, px := s.route, b.eye.to.Px*b.eye.scale
	view := b.eye.to.View(b.eye.win)
	view = view.Grow(0.3 * max(view.W, view.H))
	s.brush.do(func(old func() bool) {
		line, figures := b.pathPictures(ids, route, px, view)
		b.post(func() {
			if !old() {
				f := b.frame()
				s.path.anchor, s.costs.anchor = b.sheet.Center(ids[0]), b.sheet.Center(ids[0])
				s.path.paint(line, px)
				s.costs.paint(figures, px)
				s.path.place(&f)
				s.costs.place(&f)
				b.touch()
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
}

func (s *signs) paintArrows() {
	for len(s.arrows) < len(s.ways) {
		s.arrows = append(s.arrows, newSprite(s.b.layers.under)) // a counter's figures stay to be read
	}
	if !s.b.eye.ready {
		return
	}
	px := s.b.eye.to.Px * s.b.eye.scale
	f := s.b.frame()
	for i, a := range s.arrows {
		if i >= len(s.ways) {
			a.clear()
			continue
		}
		from, to := s.b.sheet.Center(s.ways[i].ids[0]), s.b.sheet.Center(s.ways[i].ids[1])
		a.anchor = from.Add(to).Mul(0.5)
		a.paint(picture(pen.Rect{X: a.anchor.X, Y: a.anchor.Y}.Grow(0.5), a.anchor, px, func(p pen.Pen) { overlay.DrawAttack(p, from, to, s.b.look()) }), px)
		a.place(&f)
	}
	s.b.touch()
}

const flashTime = 520 * time.Millisecond

// Flash lets hexes flash twice, as for a combat. Any input ends it.
func (b *Board) Flash(hexes ...string) {
	if !b.eye.ready || b.motions.pace == 0 {
		return
	}
	px := b.eye.to.Px * b.eye.scale
	for _, id := range b.known(hexes) {
		c := b.sheet.Center(id)
		s := newSprite(b.layers.flash)
		s.anchor = c
		s.paint(picture(pen.Rect{X: c.X, Y: c.Y}.Grow(0.75), c, px, func(p pen.Pen) { drawFlash(p, c) }), px)
		f := b.frame()
		s.o.Translucency = 1
		s.place(&f)
		b.signs.blinks = append(b.signs.blinks, s)
		b.animate(flashTime, func(t float64) {
			s.o.Translucency = 1 - math.Abs(math.Sin(2*math.Pi*t))*(1-0.35*t)
			b.touch()
		}, func() { b.signs.endFlash(s) })
	}
}

func (s *signs) endFlash(x *sprite) {
	x.clear()
	s.blinks = slices.DeleteFunc(s.blinks, func(o *sprite) bool { return o == x })
	box := s.b.layers.flash
	box.Objects = without(box.Objects, x.o)
	s.b.touch()
}

// picture paints a part of the sheet as a picture whose bounds are pixels from
// an anchor; the pen's unit is the hex width. It is nil where the part is empty
// or larger than a texture may be.
func picture(part pen.Rect, anchor pen.Point, px float64, draw func(pen.Pen)) *image.RGBA {
	x, y := int(math.Floor(part.X*px)), int(math.Floor(part.Y*px))
	w, h := int(math.Ceil(part.Right()*px))-x, int(math.Ceil(part.Bottom()*px))-y
	if w <= 0 || h <= 0 || w > 4096 || h > 4096 {
		return nil
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Scale(px).Then(pen.Translate(-float64(x), -float64(y))))
		draw(p)
	})
	img.Rect = img.Rect.Add(image.Pt(x-int(math.Round(anchor.X*px)), y-int(math.Round(anchor.Y*px))))
	return img
}
