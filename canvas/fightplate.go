package canvas

import (
	"cmp"
	"math"
	"slices"

	"vistula/canvas/arrow"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// fightPlate is what stands against what, written where it hides nothing of the fight,
// with a line to the target.
type fightPlate struct {
	*strips
	box pen.Rect // where it is written on the sheet
}

// hindrance is what a plate should not lie on; the weight says how little.
type hindrance struct {
	pen.Rect
	weight float64
}

// How little a plate may lie on what: figures and arrows of the fight, its counters,
// other counters, of which the figures at the foot matter most, and names.
const (
	onFigures  = 40
	onFighters = 10
	onCounters = 3
	onNames    = 2
)

// Of where a plate may go: how far from the middle of a hex it keeps clear of it, how much
// farther it may go in what steps, and what each hex width away from its usual place counts.
const (
	clearOfHex = 0.56
	farther    = 1.6
	fartherBy  = 0.2
	awayCounts = 0.1
)

// paintPlate writes the plate of the fight beside the target that lies highest: above it,
// or where that would hide something of the fight elsewhere around it.
func (l *fightLayer) paintPlate() {
	sc := l.scene
	ids := sc.known(l.now.Targets)
	if len(ids) == 0 || l.now.Words == "" && l.now.Apart == "" {
		l.plate.clear()
		l.plate.box = pen.Rect{}
		return
	}
	px := sc.gaze.aim()
	top := sc.sheet.Center(slices.MinFunc(ids, func(a, b board.ID) int { return cmp.Compare(sc.sheet.Center(a).Y, sc.sheet.Center(b).Y) }))
	high := 1.4 * pillSize(px)
	size := pen.Point{X: arrow.PlateWidth(sc.fonts, high, l.now.Words, l.now.Apart), Y: high}
	at := plateSpot(top, size, l.hindrances(ids, px))
	l.plate.anchor, l.plate.box = top, boxAbout(at, size)
	part := l.plate.box.Union(pen.Rect{X: top.X, Y: top.Y}).Grow(0.3 * high)
	l.plate.paint(picture(part, top, px, func(p pen.Pen) {
		if from, to, ok := leader(top, l.plate.box); ok {
			line := new(pen.Path).Polyline(from, to)
			p.Stroke(line, pen.Stroke{Width: 0.17 * high, Color: pen.Alpha(white, 0.9)})
			p.Stroke(line, pen.Stroke{Width: 0.07 * high, Color: sc.look().Threat})
		}
		arrow.Plate(p, sc.fonts, at, high, l.now.Words, l.now.Apart, sc.look().Threat)
	}), px)
}

// replate finds a place for the plate again, for the arrows have changed.
func (l *fightLayer) replate() {
	if l.plate.empty() || !l.scene.gaze.sized() {
		return
	}
	l.paintPlate()
	f := l.scene.gaze.frame()
	l.plate.place(&f)
}

// hindrances are what a plate beside the targets would hide.
func (l *fightLayer) hindrances(targets []board.ID, px float64) []hindrance {
	sc := l.scene
	counter := pen.Point{X: counterPart(px), Y: counterPart(px)}
	var list []hindrance
	fighters := slices.Clone(targets)
	for _, x := range l.now.Strengths {
		if id, ok := sc.onSheet(x.Hex); ok && px >= leastForPills {
			list = append(list, hindrance{boxAbout(l.discAt(id, x, px), pen.Point{X: 2.3 * discRadius, Y: 2.3 * discRadius}), onFigures})
		}
	}
	for _, w := range sc.signs.ways {
		from, to := w.ids[0], w.ids[1]
		if !slices.Contains(targets, to) {
			continue
		}
		fighters = append(fighters, from)
		a, b := sc.sheet.Center(from), sc.sheet.Center(to)
		for k := 0.3; k < 0.8; k += 0.1 { // along the arrow
			list = append(list, hindrance{boxAbout(a.Add(b.Sub(a).Mul(k)), pen.Point{X: 0.3, Y: 0.3}), onFighters})
		}
	}
	for _, id := range fighters {
		list = append(list, hindrance{boxAbout(sc.sheet.Center(id), counter), onFighters})
	}
	if !sc.stacks.bare {
		for id := range sc.stacks.at {
			box := boxAbout(sc.sheet.Center(id), counter)
			foot := pen.Rect{X: box.X, Y: box.Y + 0.6*box.H, W: box.W, H: 0.4 * box.H}
			list = append(list, hindrance{box, onCounters}, hindrance{foot, onCounters})
		}
	}
	for _, box := range sc.names.boxes() {
		list = append(list, hindrance{box, onNames})
	}
	return list
}

// plateSpot is the middle of a plate beside a hex: above it, or where that hides more than
// it is worth the place around it that hides least.
func plateSpot(hex, size pen.Point, list []hindrance) pen.Point {
	near := boxAbout(hex, size.Mul(2)).Grow(clearOfHex + farther)
	list = slices.DeleteFunc(slices.Clone(list), func(h hindrance) bool { return !h.Meets(near) })
	usual := hex.Add(pen.Point{Y: -0.50 - 0.6*size.Y})
	best, least := usual, hidden(boxAbout(usual, size), list)
	for more := 0.0; more < farther; more += fartherBy {
		for k := range 24 {
			sin, cos := math.Sincos(float64(k) * math.Pi / 12)
			dir := pen.Point{X: sin, Y: -cos}
			at := hex.Add(dir.Mul(clearOfHex + more + math.Abs(dir.X)*size.X/2 + math.Abs(dir.Y)*size.Y/2))
			// A hair is nothing to go elsewhere for.
			box := boxAbout(at, size)
			if n := hidden(box, list) + crossed(hex, box, list) + awayCounts*at.Sub(usual).Len(); n < least-1e-6 {
				best, least = at, n
			}
		}
	}
	return best
}

// hidden is how much lies beneath a box, each part by its weight.
func hidden(box pen.Rect, list []hindrance) (sum float64) {
	for _, h := range list {
		sum += h.weight * overlap(box, h.Rect)
	}
	return sum
}

// leader is the line from a plate to the outline of the hex that it tells of; ok is false
// where it lies at the hex and needs none.
func leader(hex pen.Point, box pen.Rect) (from, to pen.Point, ok bool) {
	from = pen.Point{X: min(max(hex.X, box.X+box.H/2), box.Right()-box.H/2), Y: min(max(hex.Y, box.Y), box.Bottom())}
	d := from.Sub(hex)
	const outline = 0.49
	if d.Len() < outline+0.1 {
		return from, from, false
	}
	return from, hex.Add(d.Mul(outline / d.Len())), true
}

// crossed is how much lies beneath the line of a plate.
func crossed(hex pen.Point, box pen.Rect, list []hindrance) (sum float64) {
	from, to, ok := leader(hex, box)
	if !ok {
		return 0
	}
	const step = 0.1
	d := to.Sub(from)
	for n := step / 2; n < d.Len(); n += step {
		sum += hidden(boxAbout(from.Add(d.Mul(n/d.Len())), pen.Point{X: step, Y: step}), list)
	}
	return sum
}

// boxAbout is a box of a size about a point.
func boxAbout(at, size pen.Point) pen.Rect {
	return pen.Rect{X: at.X - size.X/2, Y: at.Y - size.Y/2, W: size.X, H: size.Y}
}
