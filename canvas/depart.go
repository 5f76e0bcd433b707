package canvas

import (
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas/camera"
	"vistula/canvas/pen"
	"vistula/rules"
)

// Of counters that leave the map for good.
const (
	departTime     = 620 * time.Millisecond
	mostDepartures = 6 // more at once is a jump in the journal
)

// departure is counters that were eliminated on their way to the box of the lost.
type departure struct {
	*sprite
	part float64
}

// SetExit tells where the boxes of the eliminated are, in units of the widget, in it
// or beyond an edge: counters that are lost leave for there. Until it is told they
// leave over the left edge.
func (sc *scene) SetExit(at fyne.Position) { sc.stacks.exit, sc.stacks.exits = at, true }

// lostBetween are the units that stood on the map, stand nowhere now and are listed
// among the dead, by the hex where they fell.
func lostBetween(old []rules.Stack, v *rules.View) []move {
	dead := map[string]bool{}
	for i := range v.Displays {
		if d := &v.Displays[i]; d.Dead() {
			for c := range d.Counters() {
				dead[c.Unit] = true
			}
		}
	}
	if len(dead) == 0 {
		return nil
	}
	for i := range v.Stacks {
		for k := range v.Stacks[i].Units {
			delete(dead, v.Stacks[i].Units[k].Unit)
		}
	}
	var list []move
	for i := range old {
		m := move{from: old[i].Hex, to: old[i].Hex, side: old[i].Side}
		for k := range old[i].Units {
			if dead[old[i].Units[k].Unit] {
				m.units = append(m.units, old[i].Units[k])
			}
		}
		if len(m.units) > 0 {
			list = append(list, m)
		}
	}
	return list
}

// depart lets counters leave.
func (l *stackLayer) depart(m *move) {
	sc := l.scene
	from, ok := sc.onSheet(m.from)
	if !ok || l.still() {
		return
	}
	px := sc.gaze.frame().px
	d := &departure{sprite: newSprite(sc.layers.moving)}
	d.anchor = sc.sheet.Center(from)
	d.paint(l.pictured(m, px), px)
	l.leaving = append(l.leaving, d)
	sc.animate(departTime, func(t float64) {
		d.part = t
		f := sc.gaze.frame()
		l.placeLeaving(d, &f)
		sc.touch()
	}, func() { l.gone(d) })
}

// placeLeaving moves a counter that leaves: it is lifted, goes, grows smaller on the
// way and is hardly seen at the end.
func (l *stackLayer) placeLeaving(d *departure, f *frame) {
	if d.empty {
		return
	}
	exit := pen.Point{X: -60, Y: 0.6 * f.h}
	if l.exits {
		exit = pen.Point{X: float64(l.exit.X) * f.scale, Y: float64(l.exit.Y) * f.scale}
	}
	r := lifted(d.rect(f), min(1, 4*d.part), f.px)
	way := camera.Carried(max(0, d.part-0.2) / 0.8)
	at := r.Center().Add(exit.Sub(r.Center()).Mul(way))
	k := 1 - 0.45*way
	d.o.Translucency = max(0, way-0.6) / 0.4 * 0.9
	f.show(d.o, pen.Rect{X: at.X - k*r.W/2, Y: at.Y - k*r.H/2, W: k * r.W, H: k * r.H})
}

// gone takes the picture of a counter away that has left.
func (l *stackLayer) gone(d *departure) {
	for i, o := range l.leaving {
		if o == d {
			l.leaving = append(l.leaving[:i], l.leaving[i+1:]...)
			break
		}
	}
	d.clear()
	box := l.scene.layers.moving
	box.Objects = without(box.Objects, d.o)
	l.scene.touch()
}
