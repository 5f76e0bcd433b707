package canvas

import (
	"slices"

	"vistula/canvas/arrow"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// Fight is an attack as it stands on the map: the hexes under attack, what stands
// against what, and how strong those in each hex are. The arrows of an attack are
// ways; see SetWays.
type Fight struct {
	Targets []string
	Others  []string // under attacks that are still to be resolved, marked as well
	Words   string   // on a plate beside the target: "10 : 7"
	Apart   string   // set apart on it: the odds, or what came of it
	// Strengths are written on discs at the counters, by hex; those of the targets in
	// the colour of their nation.
	Strengths []Strength
}

// Strength is what a hex brings into a fight.
type Strength struct {
	Hex, Label string
	Nation     string // the defenders'; "" for an attacker's, in the colour of threat
}

func (f *Fight) same(o *Fight) bool {
	return f.Words == o.Words && f.Apart == o.Apart && slices.Equal(f.Targets, o.Targets) && slices.Equal(f.Others, o.Others) && slices.Equal(f.Strengths, o.Strengths)
}

// fightLayer is the attack that is shown.
type fightLayer struct {
	scene   *scene
	now     Fight
	targets []*strips
	discs   []*sprite
	plate   fightPlate
}

func (l *fightLayer) init(sc *scene) {
	l.scene = sc
	l.plate.strips = newStrips(sc.layers.figures)
}

// SetFight shows an attack, in place of the one before; the zero Fight shows none.
func (sc *scene) SetFight(f Fight) {
	if l := &sc.fight; !f.same(&l.now) {
		l.now = f
		l.paint()
	}
}

// paint makes the pictures anew for the zoom at which one has come to rest.
func (l *fightLayer) paint() {
	sc := l.scene
	if !sc.gaze.sized() {
		return
	}
	px, ids := sc.gaze.aim(), l.attacked()
	for i := range max(len(ids), len(l.targets)) {
		if i == len(l.targets) {
			l.targets = append(l.targets, newStrips(sc.layers.under))
		}
		if i >= len(ids) {
			l.targets[i].clear()
			continue
		}
		l.paintTarget(l.targets[i], ids[i], px)
	}
	for i := range max(len(l.now.Strengths), len(l.discs)) {
		if i == len(l.discs) {
			l.discs = append(l.discs, newSprite(sc.layers.figures))
		}
		if i >= len(l.now.Strengths) || px < leastForPills {
			l.discs[i].clear()
			continue
		}
		l.paintDisc(l.discs[i], l.now.Strengths[i], px)
	}
	l.paintPlate()
	sc.names.sort()
	f := sc.gaze.frame()
	l.place(&f)
	sc.touch()
}

// attacked are the hexes that are marked as targets.
func (l *fightLayer) attacked() []board.ID {
	ids := l.scene.known(slices.Concat(l.now.Targets, l.now.Others))
	slices.Sort(ids)
	return slices.Compact(ids)
}

// The two lines about a target, in parts of its hex.
const (
	outerRing = 0.97
	innerRing = 0.85
)

func (l *fightLayer) paintTarget(s *strips, id board.ID, px float64) {
	sc := l.scene
	s.anchor = sc.sheet.Center(id)
	outer, inner := sc.sheet.HexPath(id, outerRing), sc.sheet.HexPath(id, innerRing)
	s.paint(picture(pen.Rect{X: s.anchor.X, Y: s.anchor.Y}.Grow(0.75), s.anchor, px, func(p pen.Pen) {
		arrow.Target(p, outer, inner, sc.look(), weight(px)/weight(100))
	}), px)
}

// Of the figures of a fight: the radius, and how far those of an attacker lie on the lower
// edge of his counter, above which its values are printed.
const (
	discRadius = 0.125
	discOver   = 0.02
)

// discAt is where a strength is written: at the edge of a counter, below for an attacker,
// at the upper right for a defender, where neither hides the figures on it.
func (l *fightLayer) discAt(id board.ID, x Strength, px float64) pen.Point {
	half := counterPart(px) / 2
	at := pen.Point{Y: half + discRadius - discOver}
	if x.Nation != "" {
		at = pen.Point{X: half, Y: -half + 0.02}
	}
	return l.scene.sheet.Center(id).Add(at)
}

// paintDisc writes a strength at its counter.
func (l *fightLayer) paintDisc(s *sprite, x Strength, px float64) {
	sc := l.scene
	id, ok := sc.onSheet(x.Hex)
	if !ok {
		s.clear()
		return
	}
	s.anchor = sc.sheet.Center(id)
	at, c := l.discAt(id, x, px), sc.look().Threat
	if x.Nation != "" {
		c = ArrowColor(sc.look(), x.Nation)
	}
	s.paint(picture(pen.Rect{X: at.X, Y: at.Y}.Grow(0.2), s.anchor, px, func(p pen.Pen) {
		arrow.Disc(p, sc.fonts, at, discRadius, x.Label, c)
	}), px)
}

func (l *fightLayer) place(f *frame) {
	for _, s := range l.targets {
		s.place(f)
	}
	for _, s := range l.discs {
		s.place(f)
	}
	l.plate.place(f)
}
