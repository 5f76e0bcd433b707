package counter

import (
	"vistula/canvas/pen"
	"vistula/rules"
)

// FanFace is what a fan shows.
type FanFace struct {
	Title  string // "13.15 Komarow"
	Note   string // "6 of 6 steps"
	Units  []rules.Counter
	Picked map[int]bool // glow
	Able   map[int]bool // something can be done with them, and not with the others: framed
	Hover  int          // under the pointer, -1 for none
}

// Colours of the card.
var (
	cardGround = pen.Hex("#FFFFFF")
	cardText   = pen.Hex("#26211C")
	cardSecond = pen.Hex("#6A5F53")
	cardHover  = pen.Hex("#1D5C7E")
	cardAble   = pen.Hex("#E0A526")
)

const cardRadius = 14

// DrawFan paints a fan: card, tail, head and counters. Units beyond the fan's
// cells are left out.
func (pt *Painter) DrawFan(p pen.Pen, f Fan, face FanFace, st Style) {
	pt.card(p, &f)
	pt.fanHead(p, &f, &face)
	for i, c := range face.Units {
		if i >= len(f.Cells) {
			return
		}
		one := st
		one.Detail, one.Selected = Full, face.Picked[i]
		r := f.Cells[i]
		if face.Able[i] && !face.Picked[i] {
			frame := new(pen.Path).RoundRect(r.Grow(0.05*r.W), 0.13*r.W)
			p.Stroke(frame, pen.Stroke{Width: max(2, 0.035*r.W), Color: cardAble})
		}
		if i == face.Hover {
			ring := new(pen.Path).RoundRect(r.Grow(0.045*r.W), 0.13*r.W)
			p.Stroke(ring, pen.Stroke{Width: max(1.5, 0.022*r.W), Color: cardHover})
		}
		pt.Draw(p, c, r, one)
	}
}

// card is the white card with its tail and a soft shadow.
func (pt *Painter) card(p pen.Pen, f *Fan) {
	for i, dark := range [4]float64{0.05, 0.06, 0.07, 0.09} {
		d := float64(4 - i)
		r := f.Card.Grow(d * 1.2)
		r.Y += d
		p.Fill(new(pen.Path).RoundRect(r, cardRadius+d), pen.Winding, pen.Alpha(shade, dark))
	}
	outline := new(pen.Path).RoundRect(f.Card, cardRadius)
	if f.Tail[2] != (pen.Point{}) {
		tail := new(pen.Path).Polygon(f.Tail[:]...)
		p.Fill(tail, pen.Winding, cardGround)
	}
	p.Fill(outline, pen.Winding, cardGround)
}

// fanHead writes place and steps. Where both do not fit the place shrinks, for
// the steps are the shorter and the more wanted.
func (pt *Painter) fanHead(p pen.Pen, f *Fan, face *FanFace) {
	base := f.Head.Y + f.Head.H*0.66
	size := max(12, f.Head.H*0.40)
	room := f.Head.W - 2*f.Measure.Pad
	note := pen.Text{Font: pt.set.Sans, Size: size * 0.9, Color: cardSecond, Anchor: pen.End}
	title := pen.Text{Font: pt.set.SansBold, Size: size, Color: cardText}
	used := 0.0
	if w := note.Width(face.Note); face.Note != "" && w+title.Width(face.Title)*0.75+10 <= room {
		note.Draw(p, f.Head.Right()-f.Measure.Pad, base, face.Note)
		used = w + 10
	}
	if w := title.Width(face.Title); w > room-used {
		title.Size *= (room - used) / w
	}
	title.Draw(p, f.Head.X+f.Measure.Pad, base, face.Title)
}
