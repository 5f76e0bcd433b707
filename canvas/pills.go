package canvas

import (
	"image"
	"image/color"
	"slices"
	"strconv"

	"vistula/canvas/pen"
	"vistula/rules/board"
)

// pillLayer is the small plates with numbers in hexes: points left, odds. They
// lie above the names, so that they can be read.
type pillLayer struct {
	b     *Board
	shown []*sprite
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
}

// plainAreas are the kinds whose value is not written in the hex.
var plainAreas = []string{"zone", "zone-negated", "source", "in", "low", "out", "control", "closed"}

// pillsOf lists the plates that marks call for.
func pillsOf(marks []mark) []pill {
	var list []pill
	for i := range marks {
		m := &marks[i]
		face := pillFace{word: strconv.Itoa(m.value), ring: reachLine}
		switch {
		case m.kind == "reach" || m.kind == "reach-zone":
			if m.value <= 0 {
				face.word, face.ring = "0", brown
			}
		case m.kind == "reach-minimum":
			face.word, face.ring = "min", brown
		case m.kind == "threat":
			face = pillFace{m.label, threatColor, true}
		case slices.Contains(plainAreas, m.kind) || m.value == 0:
			continue
		}
		list = append(list, pill{m.id, face})
	}
	return list
}

// leastForPills is the zoom in pixels under which plates would hide the map.
const leastForPills = 34

// paint makes the plates for the zoom at which one has come to rest. There are
// few different ones, so this is a matter of a millisecond.
func (l *pillLayer) paint() {
	b := l.b
	if !b.eye.ready {
		return
	}
	px := b.eye.to.Px * b.eye.scale
	var list []pill
	if px >= leastForPills {
		list = pillsOf(b.scene.now.marks)
	}
	for len(l.shown) < len(list) {
		l.shown = append(l.shown, newSprite(b.layers.pills))
	}
	pictures := map[pillFace]*image.RGBA{}
	f := b.frame()
	for i, s := range l.shown {
		if i >= len(list) {
			s.clear()
			continue
		}
		p := list[i]
		if pictures[p.pillFace] == nil {
			pictures[p.pillFace] = l.picture(p.pillFace, px)
		}
		s.anchor = b.sheet.Center(p.id)
		s.paint(pictures[p.pillFace], px)
		s.place(&f)
	}
	b.touch()
}

func (l *pillLayer) picture(face pillFace, px float64) *image.RGBA {
	high := pillSize(px)
	around := pen.Rect{Y: pillBelow}.Grow(high)
	around.X, around.W = around.X-0.5, around.W+1
	return cropped(picture(around, pen.Point{}, px, func(p pen.Pen) {
		drawPill(p, l.b.fonts.SansBold, pen.Point{Y: pillBelow}, face.word, high, face.ring, face.filled)
	}))
}

func (l *pillLayer) place(f *frame) {
	for _, s := range l.shown {
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
	w := max(1.18*high, text.Width(word)+0.72*high)
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
