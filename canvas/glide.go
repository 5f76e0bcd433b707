package canvas

import (
	"image"
	"math"
	"time"

	"vistula/canvas/camera"
	"vistula/canvas/pen"
	"vistula/rules"
)

// Of counters that are carried: a move by one hex takes glideTime, each further one
// stepTime more, up to mostTime.
const (
	glideTime  = 260 * time.Millisecond
	stepTime   = 30 * time.Millisecond
	mostTime   = 480 * time.Millisecond
	fadeTime   = 420 * time.Millisecond
	mostGlides = 12 // more at once is a jump in the journal, not a move
)

// glide is a counter on its way from one hex to another, carried as by a hand: it is
// lifted, casts a shadow, and is laid down.
type glide struct {
	*sprite
	shadow   *sprite
	from, to pen.Point
	part     float64
	fades    bool // it goes to another map
}

func (g *glide) place(f *frame) {
	if g.fades {
		g.fade()
		g.sprite.place(f)
		return
	}
	g.anchor = g.from.Add(g.to.Sub(g.from).Mul(camera.Carried(g.part)))
	if g.empty {
		return
	}
	up := camera.Lift(g.part)
	f.show(g.o, lifted(g.rect(f), up, f.px))
	g.shadow.anchor = g.anchor
	g.shadow.o.Translucency = 1 - 0.8*up
	r := g.shadow.rect(f)
	r.X, r.Y = r.X+0.05*up*f.px, r.Y+0.11*up*f.px
	f.show(g.shadow.o, r)
}

// lifted is where a counter is seen that is so far up, 0 to 1: larger, and higher on
// the page.
func lifted(r pen.Rect, up, px float64) pen.Rect {
	by := 0.06 * up
	r = pen.Rect{X: r.X - by*r.W/2, Y: r.Y - by*r.H/2 - 0.05*up*px, W: r.W * (1 + by), H: r.H * (1 + by)}
	return pen.Rect{X: math.Round(r.X), Y: math.Round(r.Y), W: r.W, H: r.H}
}

// fade lets the counter vanish from the one place and appear in the other: from
// map to map it goes by a way that is on neither.
func (g *glide) fade() {
	g.anchor, g.o.Translucency = g.from, 2*g.part
	if g.part > 0.5 {
		g.anchor, g.o.Translucency = g.to, 2-2*g.part
	}
}

// time is how long the glide takes.
func (g *glide) time() time.Duration {
	if g.fades {
		return fadeTime
	}
	return min(mostTime, glideTime+time.Duration(max(0, g.to.Sub(g.from).Len()-1))*stepTime)
}

// still tells that nothing is to move: for now, or because nobody would see it.
func (l *stackLayer) still() bool {
	return !l.scene.gaze.sized() || l.scene.motions.pace == 0 || l.bare
}

// glide lets units go to where they already stand. Their picture is at hand in
// most cases, for they were shown a moment ago.
func (l *stackLayer) glide(m *move) {
	sc := l.scene
	from, ok1 := sc.onSheet(m.from)
	to, ok2 := sc.onSheet(m.to)
	if !ok1 || !ok2 || l.still() {
		return
	}
	px := sc.gaze.frame().px
	g := &glide{shadow: newSprite(sc.layers.moving), sprite: newSprite(sc.layers.moving), from: sc.sheet.Center(from), to: sc.sheet.Center(to)}
	g.anchor, g.fades = g.from, sc.board.MapOf(from) != sc.board.MapOf(to)
	g.paint(l.pictured(m, px), px)
	if !g.fades {
		g.shadow.paint(castShadow(px), px)
	}
	l.gliding = append(l.gliding, g)
	there := l.at[to]
	if there != nil && len(there.stack.Units) == len(m.units) {
		there.away = true // nobody stood there before
	}
	sc.animate(g.time(), func(t float64) {
		g.part = t
		f := sc.gaze.frame()
		g.place(&f)
		sc.touch()
	}, func() { l.arrive(g, there) })
}

// pictured is the picture of units that move together.
func (l *stackLayer) pictured(m *move, px float64) *image.RGBA {
	side := counterSide(px)
	st := l.style
	stack, selected := arranged(&rules.Stack{Hex: m.to, Side: m.side, Units: m.units}, l.selected)
	st.Selected = selected
	img := *l.scene.counters.Stack(stack, side, st)
	img.Rect = img.Rect.Sub(image.Pt(side/2, side/2))
	return &img
}

// castShadow is the shadow under a counter that is carried.
func castShadow(px float64) *image.RGBA {
	half := counterPart(px) / 2
	return picture(pen.Rect{}.Grow(half+0.08), pen.Point{}, px, func(p pen.Pen) {
		for _, soft := range []float64{0.06, 0.035, 0.01} {
			p.Fill(new(pen.Path).RoundRect(pen.Rect{}.Grow(half+soft), 0.06+soft), pen.Winding, pen.Alpha(shadowColor, 0.26))
		}
	})
}

// arrive takes the moving picture away.
func (l *stackLayer) arrive(g *glide, there *stackSprite) {
	for i, o := range l.gliding {
		if o == g {
			l.gliding = append(l.gliding[:i], l.gliding[i+1:]...)
			break
		}
	}
	box := l.scene.layers.moving
	for _, s := range []*sprite{g.sprite, g.shadow} {
		s.clear()
		box.Objects = without(box.Objects, s.o)
	}
	if there != nil {
		there.away = false
		f := l.scene.gaze.frame()
		l.put(there, &f)
	}
	l.scene.touch()
}
