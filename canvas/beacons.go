package canvas

import (
	"math"
	"slices"
	"time"

	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// beaconLayer is rings over the counters that cannot be missed: about the hexes of a
// decision when one looks from far away, where a glow in the hex is but a speck, and
// about units that the player wants to have lit up.
type beaconLayer struct {
	scene  *scene
	chosen []board.ID      // hexes of the decision
	lit    map[string]bool // units in the light; nil for none
	rings  []*sprite
	pulse  *motion
	due    bool // there is a decision that has not pulsed yet
}

// Of the beacons of a decision: as many as are still a decision and not a crowd, as
// many as may lie scattered, as stations do, the zoom in pixels from which on the glow
// in the hexes does, and how they pulse.
const (
	mostBeacons = 12
	mostApart   = 150
	leastGlow   = 48
	pulseTime   = 2400 * time.Millisecond
	pulses      = 3
)

func (l *beaconLayer) init(sc *scene) { l.scene = sc }

// SetSpotlight lights up units, in place of those before: their stacks have a ring and
// all others are dim. Without units the light goes out. It tells on how many hexes
// there are any.
func (sc *scene) SetSpotlight(units ...string) int {
	l := &sc.beacons
	l.lit = nil
	if len(units) > 0 {
		l.lit = make(map[string]bool, len(units))
		for _, u := range units {
			l.lit[u] = true
		}
	}
	l.dim()
	l.paint()
	sc.touch()
	return len(l.spots())
}

// spots are the hexes with units in the light, in the board's order.
func (l *beaconLayer) spots() []board.ID {
	var list []board.ID
	for id, s := range l.scene.stacks.at {
		if l.lights(&s.stack) {
			list = append(list, id)
		}
	}
	slices.Sort(list)
	return list
}

func (l *beaconLayer) lights(s *rules.Stack) bool {
	return slices.ContainsFunc(s.Units, func(c rules.Counter) bool { return l.lit[c.Unit] })
}

// dimmed is how much of a stack out of the light is not seen.
const dimmed = 0.62

// dim pales the stacks that are not in the light.
func (l *beaconLayer) dim() {
	for _, s := range l.scene.stacks.at {
		s.o.Translucency = 0
		if l.lit != nil && !l.lights(&s.stack) {
			s.o.Translucency = dimmed
		}
	}
}

// choose takes the hexes that the player decides on.
func (l *beaconLayer) choose() {
	now := &l.scene.answers.now
	var open []board.ID
	for i := range now.marks {
		if k := now.marks[i].kind; k == rules.MarkOpen || k == rules.MarkCostly {
			open = append(open, now.marks[i].id)
		}
	}
	slices.Sort(open)
	open = slices.Compact(open)
	ids := slices.Concat(now.lit, open)
	slices.Sort(ids)
	ids = slices.Compact(ids)
	if crowd := len(ids) > len(open) || !l.scattered(ids); crowd && len(ids) > mostBeacons {
		ids = nil
	}
	if slices.Equal(ids, l.chosen) {
		return
	}
	l.chosen, l.due = ids, len(ids) > 0
	l.paint()
}

// scattered tells whether hexes lie apart, so that not even all together catch the eye.
func (l *beaconLayer) scattered(ids []board.ID) bool {
	touching, b := 0, l.scene.sheet.Board()
	for _, id := range ids {
		if slices.ContainsFunc(b.Neighbours(id)[:], func(n board.ID) bool { _, ok := slices.BinarySearch(ids, n); return ok }) {
			touching++
		}
	}
	return len(ids) <= mostApart && 3*touching < len(ids)
}

// paint makes the rings for the zoom at which one has come to rest. All share a
// picture or two, so that this costs nothing to speak of.
func (l *beaconLayer) paint() {
	sc := l.scene
	if !sc.gaze.sized() || sc.closed {
		return
	}
	l.pulse.finish()
	px := sc.gaze.aim()
	spots := l.spots()
	var calls []board.ID
	if px < leastGlow {
		calls = l.chosen
	}
	for len(l.rings) < len(spots)+len(calls) {
		l.rings = append(l.rings, newSprite(sc.layers.above))
	}
	f := sc.gaze.frame()
	l.ring(l.rings[:len(spots)], spots, px, &f, drawSpot)
	l.ring(l.rings[len(spots):len(spots)+len(calls)], calls, px, &f, func(p pen.Pen, at pen.Point, px float64) { drawCall(p, at, px, len(calls) > mostBeacons) })
	for _, s := range l.rings[len(spots)+len(calls):] {
		if !s.empty {
			s.clear()
		}
	}
	sc.names.sort()
	l.beat(l.rings[len(spots) : len(spots)+len(calls)])
}

// ring shows one picture about several hexes.
func (l *beaconLayer) ring(rings []*sprite, ids []board.ID, px float64, f *frame, draw func(pen.Pen, pen.Point, float64)) {
	if len(ids) == 0 {
		return
	}
	img := picture(pen.Rect{}.Grow(0.5+8/px), pen.Point{}, px, func(p pen.Pen) { draw(p, pen.Point{}, px) })
	for i, s := range rings {
		s.anchor = l.scene.sheet.Center(ids[i])
		s.o.Translucency = 0
		s.paint(img, px)
		s.place(f)
	}
}

// beat lets the rings of a new decision pulse a few times; then they rest, and cost
// nothing.
func (l *beaconLayer) beat(rings []*sprite) {
	if !l.due || len(rings) == 0 {
		return
	}
	l.due = false
	rings = slices.Clone(rings)
	l.pulse = l.scene.animate(pulseTime, func(t float64) {
		dim := 0.0
		if t < 1 {
			dim = 0.85 * math.Pow(math.Sin(math.Pi*pulses*t), 2)
		}
		for _, s := range rings {
			s.o.Translucency = dim
		}
		l.scene.touch()
	}, nil)
}

func (l *beaconLayer) place(f *frame) {
	for _, s := range l.rings {
		s.place(f)
	}
}

// drawCall is the ring about a hex of a decision, as wide as the hex or wider; one of
// many is smaller, so that the map can still be read.
func drawCall(p pen.Pen, at pen.Point, px float64, many bool) {
	wide, line := 10.0, 3.0
	if many {
		wide, line = 7.5, 2.2
	}
	ring := new(pen.Path).Circle(at.X, at.Y, max(0.5, wide/px))
	p.Stroke(ring, pen.Stroke{Width: (line + 2.5) / px, Color: pen.Alpha(white, 0.95)})
	p.Stroke(ring, pen.Stroke{Width: line / px, Color: callColor})
}

// drawSpot is the frame about a stack in the light: black on white, which nothing else
// on the map is.
func drawSpot(p pen.Pen, at pen.Point, px float64) {
	half := counterPart(px)/2 + 3.5/px
	frame := new(pen.Path).RoundRect(pen.Rect{X: at.X, Y: at.Y}.Grow(half), 4/px)
	p.Stroke(frame, pen.Stroke{Width: 6.5 / px, Color: white})
	p.Stroke(frame, pen.Stroke{Width: 3 / px, Color: ink})
}

var callColor = pen.Hex("#D9820A")
