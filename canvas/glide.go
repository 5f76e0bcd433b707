package canvas

import (
	"image"
	"time"

	"vistula/canvas/camera"
	"vistula/canvas/pen"
	"vistula/rules"
)

const (
	glideTime  = 200 * time.Millisecond
	fadeTime   = 420 * time.Millisecond
	mostGlides = 12 // more at once is a jump in the journal, not a move
)

// glide is a counter on its way from one hex to another.
type glide struct {
	*sprite
	from, to pen.Point
	part     float64
	fades    bool // it goes to another map
}

func (g *glide) place(f *frame) {
	if g.fades {
		g.fade()
	} else {
		g.anchor = g.from.Add(g.to.Sub(g.from).Mul(camera.Ease(g.part)))
	}
	g.sprite.place(f)
}

// fade lets the counter vanish from the one place and appear in the other: from
// map to map it goes by a way that is on neither.
func (g *glide) fade() {
	g.anchor, g.o.Translucency = g.from, 2*g.part
	if g.part > 0.5 {
		g.anchor, g.o.Translucency = g.to, 2-2*g.part
	}
}

// glide lets units go to where they already stand. Their picture is at hand in
// most cases, for they were shown a moment ago.
func (l *stackLayer) glide(m *move) {
	b := l.b
	from, ok1 := b.onSheet(m.from)
	to, ok2 := b.onSheet(m.to)
	if !ok1 || !ok2 || !b.eye.ready || b.motions.pace == 0 || l.bare {
		return
	}
	px := b.eye.now.Px * b.eye.scale
	side := counterSide(px)
	st := l.style
	stack, selected := arranged(&rules.Stack{Hex: m.to, Side: m.side, Units: m.units}, l.selected)
	st.Selected = selected
	img := *b.counters.Stack(stack, side, st)
	img.Rect = img.Rect.Sub(image.Pt(side/2, side/2))
	g := &glide{sprite: newSprite(b.layers.moving), from: b.sheet.Center(from), to: b.sheet.Center(to)}
	g.anchor, g.fades = g.from, b.board.MapOf(from) != b.board.MapOf(to)
	g.sprite.paint(&img, px)
	l.gliding = append(l.gliding, g)
	there := l.at[to]
	if there != nil && len(there.stack.Units) == len(m.units) {
		there.away = true // nobody stood there before
	}
	d := glideTime
	if g.fades {
		d = fadeTime
	}
	b.animate(d, func(t float64) {
		g.part = t
		f := b.frame()
		g.place(&f)
		b.touch()
	}, func() { l.arrive(g, there) })
}

// arrive takes the moving picture away.
func (l *stackLayer) arrive(g *glide, there *stackSprite) {
	for i, o := range l.gliding {
		if o == g {
			l.gliding = append(l.gliding[:i], l.gliding[i+1:]...)
			break
		}
	}
	g.clear()
	box := l.b.layers.moving
	box.Objects = without(box.Objects, g.o)
	if there != nil {
		there.away = false
		f := l.b.frame()
		l.put(there, &f)
	}
	l.b.touch()
}
