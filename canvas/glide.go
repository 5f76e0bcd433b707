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
	sc := l.scene
	from, ok1 := sc.onSheet(m.from)
	to, ok2 := sc.onSheet(m.to)
	if !ok1 || !ok2 || !sc.gaze.sized() || sc.motions.pace == 0 || l.bare {
		return
	}
	px := sc.gaze.frame().px
	side := counterSide(px)
	st := l.style
	stack, selected := arranged(&rules.Stack{Hex: m.to, Side: m.side, Units: m.units}, l.selected)
	st.Selected = selected
	img := *sc.counters.Stack(stack, side, st)
	img.Rect = img.Rect.Sub(image.Pt(side/2, side/2))
	g := &glide{sprite: newSprite(sc.layers.moving), from: sc.sheet.Center(from), to: sc.sheet.Center(to)}
	g.anchor, g.fades = g.from, sc.board.MapOf(from) != sc.board.MapOf(to)
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
	sc.animate(d, func(t float64) {
		g.part = t
		f := sc.gaze.frame()
		g.place(&f)
		sc.touch()
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
	box := l.scene.layers.moving
	box.Objects = without(box.Objects, g.o)
	if there != nil {
		there.away = false
		f := l.scene.gaze.frame()
		l.put(there, &f)
	}
	l.scene.touch()
}
