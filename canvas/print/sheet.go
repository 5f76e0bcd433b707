package print

import (
	"image/color"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
)

// Colours of the pages beside the map.
var (
	inkColor    = pen.Hex("#241A14")
	secondColor = pen.Hex("#6A5A48")
	paleColor   = pen.Hex("#A59A8A")
	ruleColor   = pen.Hex("#C9BFAE")
	redColor    = pen.Hex("#A23B2A")
	sandColor   = pen.Hex("#E6D6AE")
	stripeColor = pen.Hex("#F5F0E2")
)

// sheet is a page at work: the pen, and type that grows with the paper.
type sheet struct {
	pen.Pen
	set  *fonts.Set
	w, h float64
	k    float64 // type on this paper against A4
}

// margin of all pages in millimetres.
const margin = 9.0

func (j *Job) sheet(p pen.Pen, w, h float64) *sheet {
	return &sheet{Pen: p, set: j.Fonts, w: w, h: h, k: typeFactor(w, h)}
}

// typeFactor is by how much type grows on large paper: less than the paper does,
// for it is still read from arm's length.
func typeFactor(w, h float64) float64 {
	switch short := min(w, h); {
	case short > 400:
		return 1.55
	case short > 250:
		return 1.22
	}
	return 1
}

// text is a manner of writing of a size in millimetres on A4.
func (s *sheet) text(f *pen.Font, size float64, c color.NRGBA) pen.Text {
	return pen.Text{Font: f, Size: size * s.k, Color: c}
}

// write writes a text that starts, ends or is centred at a place.
func (s *sheet) write(t pen.Text, a pen.Anchor, x, y float64, words string) {
	t.Anchor = a
	t.Draw(s.Pen, x, y, words)
}

// fitted is the text made smaller, down to a share, until it is as wide as there is
// room; then it is cut off with three dots.
func fitted(t pen.Text, words string, room, least float64) (pen.Text, string) {
	if w := t.Width(words); w > room {
		t.Size *= max(least, room/w)
	}
	letters := []rune(words)
	for n := len(letters); n > 1 && t.Width(words) > room+1e-6; n-- {
		words = string(letters[:n-1]) + "…"
	}
	return t, words
}

// rule is a level line.
func (s *sheet) rule(x, y, w, width float64, c color.NRGBA) {
	s.Stroke(new(pen.Path).MoveTo(x, y).LineTo(x+w, y), pen.Stroke{Width: width, Color: c, Cap: pen.ButtCap})
}

// box is a filled rectangle.
func (s *sheet) box(r pen.Rect, c color.NRGBA) { s.Fill(new(pen.Path).Rect(r), pen.Winding, c) }

// edge is the outline of a rectangle.
func (s *sheet) edge(r pen.Rect, width float64, c color.NRGBA) {
	s.Stroke(new(pen.Path).Rect(r), pen.Stroke{Width: width, Color: c, Join: pen.BevelJoin})
}
