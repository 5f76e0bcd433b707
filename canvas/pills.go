package canvas

import (
	"image"
	"image/color"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"vistula/canvas/overlay"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// pillLayer is the small plates in hexes. Numbers, points left and odds, lie above
// the names so that they can be read, at a counter's foot and above it where one stands;
// labels, which tell of a few hexes only, lie above the counters too.
type pillLayer struct {
	scene   *scene
	numbers []*sprite
	feet    []*sprite // numbers at counters
	labels  []*sprite

	pictures map[pillFace]*image.RGBA // of the plates shown
	px       float64                  // the zoom they are for
}

// pill is one plate.
type pill struct {
	id board.ID
	pillFace
}

// pillFace is what is seen of a plate; plates that look alike share a picture.
type pillFace struct {
	word   string
	ring   color.NRGBA
	filled bool
	label  bool // words, in as many lines as they need
	middle bool // of the hex: no counter lies there
	far    bool // shown from afar as well
}

// plainAreas are the kinds whose value is not written in the hex.
var plainAreas = []string{"zone", "zone-negated", "own-zone", "own-zone-negated", "source", "in", "low", "out", "control-own", "control-enemy"}

// pillsOf lists the plates that marks call for; terse where there is room for the
// first words of a label only.
func pillsOf(marks []mark, terse bool, look *palette.Palette) []pill {
	var list []pill
	for i := range marks {
		m := &marks[i]
		face := pillFace{word: rules.Points(m.value, m.per), ring: look.Reach}
		switch {
		case m.kind == rules.MarkReach || m.kind == rules.MarkReachZone:
			if m.value <= 0 {
				face.word, face.ring = "0", look.Price
			}
		case m.kind == rules.MarkReachMinimum:
			face.word, face.ring = "min", look.Price
		case m.kind == "threat" && m.label == "": // a target, which has an outline
			continue
		case m.kind == "threat":
			face = pillFace{word: m.label, ring: look.Threat, filled: true}
		case m.kind == overlay.ObjectiveOwn:
			face = pillFace{word: m.label, ring: look.Control, filled: true, far: true}
		case m.kind == overlay.ObjectiveEnemy:
			face = pillFace{word: m.label, ring: look.Threat, filled: true, far: true}
		case m.kind == overlay.Objective:
			face = pillFace{word: m.label, ring: look.Price, far: true}
		case slices.Contains(plainAreas, m.kind) || m.value == 0 && m.label == "":
			continue
		case terse && (m.kind == rules.MarkClosed || m.kind == rules.MarkHere):
			continue
		case m.label != "":
			face = labelOf(m, terse, look)
		}
		list = append(list, pill{m.id, face})
	}
	return list
}

// labelOf is a plate with words: the price of a hex, or why it is closed.
func labelOf(m *mark, terse bool, look *palette.Palette) pillFace {
	face := pillFace{word: m.label, ring: ink, label: true}
	switch m.kind {
	case rules.MarkOpen:
		face.ring, face.filled = look.Reach, true
	case rules.MarkCostly:
		face.ring = look.Price
	case "cut":
		face.ring, face.filled = look.Threat, true
	}
	if terse {
		var heads []string
		for _, line := range strings.Split(face.word, "\n") {
			head, _, _ := strings.Cut(line, ":")
			heads = append(heads, head)
		}
		face.word = strings.Join(heads, "\n")
	}
	return face
}

// leastForPills is the zoom in pixels under which plates would hide the map.
const leastForPills = 34

// leastForLabels is the zoom under which labels say only their first words, and of
// the hexes of a choice only those that can be chosen have one.
const leastForLabels = 84

// paint makes the plates for the zoom at which one has come to rest. Those that look
// as before keep their pictures: after each pull of the map that is all of them.
func (l *pillLayer) paint() {
	sc := l.scene
	if !sc.gaze.sized() {
		return
	}
	px := sc.gaze.aim()
	list := pillsOf(sc.answers.now.marks, px < leastForLabels, sc.look())
	if px < leastForPills {
		list = slices.DeleteFunc(list, func(p pill) bool { return !p.far })
	}
	if px != l.px {
		l.pictures, l.px = nil, px
	}
	used := map[pillFace]*image.RGBA{}
	slices.SortStableFunc(list, func(a, b pill) int { return rank(a) - rank(b) })
	var numbers, feet, labels []pill
	for _, p := range list {
		switch {
		case p.label:
			labels = append(labels, p)
		case l.covered(p.id) && !p.far: // what is read from afar would hide the counters around
			feet = append(feet, p)
		default:
			numbers = append(numbers, p)
		}
	}
	l.fill(&l.numbers, sc.layers.pills, numbers, used)
	l.fill(&l.feet, sc.layers.labels, feet, used)
	l.fill(&l.labels, sc.layers.labels, labels, used)
	l.pictures = used
	sc.touch()
}

// covered tells whether a counter lies in a hex.
func (l *pillLayer) covered(id board.ID) bool {
	return l.scene.stacks.at[id] != nil && !l.scene.stacks.bare
}

// rank puts the labels of hexes that can be chosen above those that cannot, where
// they overlap.
func rank(p pill) int {
	if p.label && p.ring != ink {
		return 1
	}
	return 0
}

// fill shows plates with the sprites of a layer and notes the pictures it used.
func (l *pillLayer) fill(shown *[]*sprite, box *fyne.Container, list []pill, used map[pillFace]*image.RGBA) {
	for len(*shown) < len(list) {
		*shown = append(*shown, newSprite(box))
	}
	f, names := l.scene.gaze.frame(), l.scene.names.boxes()
	crowd := l.crowd(names)
	for i, s := range *shown {
		if i >= len(list) {
			s.clear()
			continue
		}
		p := list[i]
		p.middle = p.label && !l.covered(p.id)
		if used[p.pillFace] == nil {
			used[p.pillFace] = l.pictures[p.pillFace]
		}
		if used[p.pillFace] == nil {
			used[p.pillFace] = l.picture(p.pillFace, l.px)
		}
		img := used[p.pillFace]
		s.anchor = l.scene.sheet.Center(p.id)
		switch {
		case p.label || img == nil:
		case p.far:
			s.anchor = s.anchor.Add(clearest(s.anchor, img.Rect, l.px, badgePlaces, crowd))
		default:
			s.anchor = s.anchor.Add(l.aside(p.id, img.Rect, l.px, names))
		}
		if !s.shows(img, l.px) {
			s.paint(img, l.px)
		}
		s.place(&f)
	}
}

// pillPlaces are where a number may go from its usual place, in hex widths, the
// best first; the last ones only where no counter lies.
var pillPlaces = []pen.Point{{}, {Y: 0.08}, {X: -0.19, Y: -0.02}, {X: 0.19, Y: -0.02}, {X: -0.30, Y: -0.20}, {X: 0.30, Y: -0.20}, {Y: -0.36}, {Y: -0.70}}

// counterFoot is how far badges hang over the foot of a counter.
const counterFoot = 0.03

// onlyBare is from which place on a counter would hide the number.
const onlyBare = 4

// aside is how far a number goes from its usual place: below a counter and what hangs over
// its foot, and aside to keep off the names. It stays where no place is better.
func (l *pillLayer) aside(id board.ID, box image.Rectangle, px float64, names []pen.Rect) pen.Point {
	c, usual := l.scene.sheet.Center(id), pen.Point{}
	places := pillPlaces
	if l.covered(id) {
		places = places[:onlyBare]
		usual.Y = max(0, counterPart(px)/2+counterFoot-float64(box.Min.Y)/px)
	}
	return usual.Add(clearest(c.Add(usual), box, px, places, weighed(names, 1)))
}

// badgePlaces are where what a place is worth may stand, from its usual place below the
// middle of the hex: around the middle, and farther out.
var badgePlaces = func() []pen.Point {
	var list []pen.Point
	for _, far := range []float64{pillBelow, 0.55, 0.70} {
		for _, turns := range []float64{0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6} { // of twelve, from the foot
			sin, cos := math.Sincos(turns * math.Pi / 6)
			list = append(list, pen.Point{X: far * sin, Y: far*cos - pillBelow})
		}
	}
	return list
}()

// How little a badge may lie on what: a name that it covers cannot be read, a counter
// looks out from below it.
const (
	badgeOnNames    = 3
	badgeOnCounters = 1
)

// crowd is what badges keep off.
func (l *pillLayer) crowd(names []pen.Rect) []hindrance {
	list := weighed(names, badgeOnNames)
	if l.scene.stacks.bare {
		return list
	}
	for id := range l.scene.stacks.at {
		list = append(list, hindrance{aboutStack(l.scene.sheet.Center(id)), badgeOnCounters})
	}
	return list
}

// weighed are rectangles that count alike.
func weighed(list []pen.Rect, weight float64) []hindrance {
	out := make([]hindrance, len(list))
	for i, r := range list {
		out[i] = hindrance{r, weight}
	}
	return out
}

// clearest is the first of some places, from an anchor, at which a plate hides nothing of
// what it is to keep off, or else the one at which it hides least.
func clearest(anchor pen.Point, box image.Rectangle, px float64, places []pen.Point, off []hindrance) pen.Point {
	best, least := places[0], math.Inf(1)
	for _, place := range places {
		n := hidden(boxAt(anchor.Add(place), box, px), off)
		if n < least {
			best, least = place, n
		}
		if n == 0 {
			break
		}
	}
	return best
}

func (l *pillLayer) picture(face pillFace, px float64) *image.RGBA {
	high := pillSize(px)
	if face.far { // read from afar, and few
		high = max(high, min(18/px, 0.8))
	}
	around := pen.Rect{Y: pillBelow}.Grow(high)
	around.X, around.W = around.X-1, around.W+2
	if face.label {
		around.Y, around.H = around.Y-0.9, around.H+1.8
	}
	return cropped(picture(around, pen.Point{}, px, func(p pen.Pen) {
		if face.label {
			drawLabel(p, l.scene.fonts.SansBold, pen.Point{Y: labelTop}, face, labelSize(px))
			return
		}
		drawPill(p, l.scene.fonts.SansBold, pen.Point{Y: pillBelow}, face.word, high, face.ring, face.filled)
	}))
}

func (l *pillLayer) place(f *frame) {
	for _, s := range slices.Concat(l.numbers, l.feet, l.labels) {
		s.place(f)
	}
}

// pillBelow is how far a pill lies below the middle of its hex: just clear of a
// counter.
const pillBelow = 0.40

// pillSize is the height of a pill in hex widths: readable far out, small close
// up.
func pillSize(px float64) float64 { return min(0.34, max(0.20*weight(px), 15/px)) }

// drawPill draws a rounded plate of a height about a point.
func drawPill(p pen.Pen, f *pen.Font, at pen.Point, word string, high float64, ring color.NRGBA, filled bool) {
	text := pen.Text{Font: f, Size: 0.68 * high, Color: ink, Anchor: pen.Middle}
	w := pillWide(f, word, high)
	box := pen.Rect{X: at.X - w/2, Y: at.Y - high/2, W: w, H: high}
	path := new(pen.Path).RoundRect(box, high/2)
	ground := white
	if filled {
		ground, text.Color = ring, white
	}
	p.Stroke(path, pen.Stroke{Width: 0.26 * high, Color: pen.Alpha(white, 0.9)})
	p.Fill(path, pen.Winding, ground)
	p.Stroke(path, pen.Stroke{Width: 0.11 * high, Color: ring})
	text.Draw(p, at.X, at.Y+0.245*high, word)
}

// pillWide is how wide the plate of a word is without its edge.
func pillWide(f *pen.Font, word string, high float64) float64 {
	return max(1.18*high, pen.Text{Font: f, Size: 0.68 * high}.Width(word)+0.72*high)
}

// labelTop is how far the upper edge of a label lies below the middle of its hex,
// and labelWidth how wide its lines may be.
const (
	labelTop   = 0.31
	labelWidth = 0.90
)

// labelSize is the size of type of a label in hex widths.
func labelSize(px float64) float64 { return min(0.20, max(0.125*weight(px), 11/px)) }

// drawLabel draws a plate with words from a point downwards, or about the middle
// of the hex.
func drawLabel(p pen.Pen, f *pen.Font, at pen.Point, face pillFace, size float64) {
	text := pen.Text{Font: f, Size: size, Color: ink, Anchor: pen.Middle}
	lines := broken(face.word, func(s string) bool { return text.Width(s) <= labelWidth })
	wide := 0.0
	for _, s := range lines {
		wide = max(wide, text.Width(s))
	}
	const lead = 1.18
	if face.middle {
		at.Y = 0.06 - (lead*float64(len(lines))+0.42)*size/2
	}
	box := pen.Rect{X: at.X - wide/2 - 0.55*size, Y: at.Y, W: wide + 1.1*size, H: (lead*float64(len(lines)) + 0.42) * size}
	path := new(pen.Path).RoundRect(box, min(box.H/2, 0.75*size))
	ground := white
	if face.filled {
		ground, text.Color = face.ring, white
	}
	p.Stroke(path, pen.Stroke{Width: 0.38 * size, Color: pen.Alpha(white, 0.9)})
	p.Fill(path, pen.Winding, ground)
	p.Stroke(path, pen.Stroke{Width: 0.15 * size, Color: face.ring})
	for i, s := range lines {
		text.Draw(p, at.X, at.Y+(1.02+lead*float64(i))*size, strings.ReplaceAll(s, "\u00a0", " "))
	}
}

// broken breaks words into lines that fit, and wherever a line ends already.
func broken(words string, fits func(string) bool) []string {
	var lines []string
	for _, part := range strings.Split(words, "\n") {
		line := ""
		for _, w := range strings.Split(part, " ") { // a no-break space holds
			switch {
			case line == "":
				line = w
			case fits(line + " " + w):
				line += " " + w
			default:
				lines = append(lines, line)
				line = w
			}
		}
		lines = append(lines, line)
	}
	return lines
}
