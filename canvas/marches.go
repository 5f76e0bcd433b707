package canvas

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"strconv"
	"time"

	"vistula/canvas/arrow"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// March is a way that units have gone, shown as an arrow.
type March struct {
	Hexes  []string // from where they set out to where they are
	Nation string   // in whose colour it is drawn
	Pale   bool     // it belongs to what was before
	Number int      // written where it begins; 0 for none
	Unmade bool     // no mark is left where they set out
	Lane   int      // beside which it is drawn where several lie on one another: 0, then 1, -1, 2 ...
	Shared bool     // others end where it does: its number is written at its head too
	Behind int      // of those that end by the same last step, how many it stops short of
	// Counter is who marched, pale where they set out; without a name an empty box
	// stands there.
	Counter rules.Counter
}

func (m *March) same(o *March) bool {
	return m.Counter.Unit == o.Counter.Unit && m.Nation == o.Nation && m.Pale == o.Pale && m.Number == o.Number && m.Unmade == o.Unmade && m.Lane == o.Lane && m.Shared == o.Shared && m.Behind == o.Behind && slices.Equal(m.Hexes, o.Hexes)
}

// marchLayer is the arrows of marches, and the marks of where they began.
type marchLayer struct {
	scene *scene
	list  []March
	drawn []marchSprites
	last  *motion
}

// marchSprites are the pictures of one march.
type marchSprites struct {
	ghost *sprite
	body  *strips
}

// marchTime is how long a march takes to draw itself.
const marchTime = 700 * time.Millisecond

// ShowMarches shows marches, in place of those before. The last of them draws itself
// from where it begins, unless it is pale; nothing is shown without any.
func (sc *scene) ShowMarches(list ...March) {
	l := &sc.marches
	if slices.EqualFunc(list, l.list, func(a, b March) bool { return a.same(&b) }) {
		return
	}
	l.last.finish()
	l.list = slices.Clone(list)
	for len(l.drawn) < len(l.list) {
		l.drawn = append(l.drawn, marchSprites{newSprite(sc.layers.under), newStrips(sc.layers.above)})
	}
	n := len(l.list) - 1
	if n < 0 || l.list[n].Pale || !sc.gaze.sized() {
		l.paint()
		return
	}
	l.paint()
	l.last = sc.animate(marchTime, func(part float64) {
		if n < len(l.list) {
			l.paintBody(n, part)
			l.put(n)
		}
	}, nil)
	l.last.keep = true
}

// paint makes all pictures anew for the zoom at which one has come to rest.
func (l *marchLayer) paint() {
	if !l.scene.gaze.sized() {
		return
	}
	for i, d := range l.drawn {
		if i >= len(l.list) {
			d.ghost.clear()
			d.body.clear()
			continue
		}
		l.paintGhost(i)
		l.paintBody(i, 1)
		l.put(i)
	}
	l.scene.touch()
}

func (l *marchLayer) place(f *frame) {
	for _, d := range l.drawn {
		d.ghost.place(f)
		d.body.place(f)
	}
}

func (l *marchLayer) put(i int) {
	f := l.scene.gaze.frame()
	l.drawn[i].ghost.place(&f)
	l.drawn[i].body.place(&f)
	l.scene.touch()
}

// paintGhost marks where a march began.
func (l *marchLayer) paintGhost(i int) {
	sc, m, s := l.scene, &l.list[i], l.drawn[i].ghost
	ids := sc.known(m.Hexes)
	if len(ids) < 2 || m.Unmade {
		s.clear()
		return
	}
	px, at := sc.gaze.aim(), sc.sheet.Center(ids[0])
	s.anchor = at
	img := picture(pen.Rect{X: at.X, Y: at.Y}.Grow(0.4), at, px, func(p pen.Pen) {
		arrow.Ghost(p, at, counterPart(px), sc.look().Nation(m.Nation).Middle)
	})
	if m.Counter.Unit != "" && img != nil {
		sc.pale(img, m.Counter, counterSide(px))
	}
	s.paint(img, px)
}

// paleness is how much of a counter is left to be seen where it stood.
const paleness = 0x70

// pale draws a counter, as if it faded, into the middle of a picture.
func (sc *scene) pale(img *image.RGBA, c rules.Counter, side int) {
	style := sc.stacks.style
	style.Bare = true
	body := sc.counters.Image(c, side, style)
	at := body.Bounds().Add(image.Pt(-side/2, -side/2))
	draw.DrawMask(img, at, body, body.Bounds().Min, image.NewUniform(color.Alpha{A: paleness}), image.Point{}, draw.Over)
}

// paintBody draws a part of an arrow, as far as it lies near the window.
func (l *marchLayer) paintBody(i int, part float64) {
	sc, m, s := l.scene, &l.list[i], l.drawn[i].body
	ids := sc.known(m.Hexes)
	if len(ids) < 2 {
		s.clear()
		return
	}
	px := sc.gaze.aim()
	s.anchor = sc.sheet.Center(ids[0])
	s.paint(sc.marchPicture(ids, m, px, part), px)
}

func (sc *scene) marchPicture(ids []board.ID, m *March, px, part float64) *image.RGBA {
	points := make([]pen.Point, len(ids))
	for i, id := range ids {
		points[i] = sc.sheet.Center(id)
	}
	aside := laneOf(m.Lane, points[0], points[len(points)-1])
	for i := range points {
		points[i] = points[i].Add(aside)
	}
	a := arrow.March{Points: points, Color: ArrowColor(sc.look(), m.Nation), Part: part, Pale: m.Pale, Weight: weight(px) / weight(100), Short: float64(m.Behind) * behindGap}
	return picture(meet(a.Bounds(), sc.nearby()), points[0], px, func(p pen.Pen) {
		a.Draw(p)
		if m.Number > 0 && px >= leastForPills {
			at := points[0].Add(pen.Point{X: -0.26, Y: 0.24})
			arrow.Disc(p, sc.fonts, at, 0.105, strconv.Itoa(m.Number), a.Color)
			if head, ok := a.Head(); ok && m.Shared {
				arrow.Disc(p, sc.fonts, head, 0.105, strconv.Itoa(m.Number), a.Color)
			}
		}
	})
}

// laneGap is the room between two lanes in hex widths, and behindGap between the heads of
// arrows that end by the same step.
const laneGap, behindGap = 0.18, 0.26

// laneOf is how far a lane lies beside the way itself, across its direction.
func laneOf(lane int, from, to pen.Point) pen.Point {
	along := pen.Point{X: to.X - from.X, Y: to.Y - from.Y}
	n := math.Hypot(along.X, along.Y)
	if lane == 0 || n == 0 {
		return pen.Point{}
	}
	by := float64(lane) * laneGap / n
	return pen.Point{X: -along.Y * by, Y: along.X * by}
}

// ArrowColor is a nation's colour as it is seen on the paper of a map: dark
// enough to stand out.
func ArrowColor(look *palette.Palette, nation string) color.NRGBA {
	l := look.Nation(nation)
	if l.Dark {
		return l.Middle
	}
	return pen.Mix(l.Middle, l.Line, 0.75)
}

// nearby is the part of the sheet about the window that single pictures are painted
// for.
func (sc *scene) nearby() pen.Rect {
	v := sc.gaze.aimView()
	return v.Grow(0.3 * max(v.W, v.H))
}

// meet is what two rectangles have in common; it may be empty.
func meet(a, b pen.Rect) pen.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return pen.Rect{X: x, Y: y, W: min(a.Right(), b.Right()) - x, H: min(a.Bottom(), b.Bottom()) - y}
}
