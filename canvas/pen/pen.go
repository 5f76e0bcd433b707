package pen

import (
	"image"
	"image/color"
)

// Rule tells which places inside a path that crosses itself are filled.
type Rule uint8

// The two rules: whatever the path winds around, or only what it winds around
// an odd number of times (so that parts within parts are holes).
const (
	Winding Rule = iota
	EvenOdd
)

// Cap is the end of a line, Join its corner.
type Cap uint8

// The two ends of a line.
const (
	RoundCap Cap = iota
	ButtCap
)

// Join is the corner of a line.
type Join uint8

// The two corners of a line.
const (
	RoundJoin Join = iota
	BevelJoin
)

// Stroke is how a line is drawn. Its measures scale with the pen.
type Stroke struct {
	Width float64
	Color color.NRGBA
	Cap   Cap
	Join  Join
	Dash  []float64 // lengths of line and gap in turn; nil is a whole line
	Phase float64   // how far into the dashes the line begins
}

// Pen draws. Colours may be partly transparent.
type Pen interface {
	// Fill fills a path; its parts need not be closed.
	Fill(p *Path, rule Rule, c color.NRGBA)
	// Stroke draws a path as lines.
	Stroke(p *Path, s Stroke)
	// Image places a picture so that it fills the rectangle.
	Image(img image.Image, r Rect)
	// Clip keeps all that is drawn until the next Restore inside the path, and
	// inside what was clipped before.
	Clip(p *Path, rule Rule)
	// Save remembers the transformation and the clip, Restore brings back those
	// of the last Save.
	Save()
	Restore()
	// Transform changes the units for all that follows: m is done first, then
	// what was set before.
	Transform(m Matrix)
	// Matrix is the present transformation: from the painter's units to the
	// pen's own (pixels, points).
	Matrix() Matrix
}

// Writer is what a Pen may be besides: one that writes text as text, so that it
// can be searched and copied, as in a PDF. Text is then written and not filled.
type Writer interface {
	// Write writes letters of one text in their order, each at its own place.
	Write(f *Font, c color.NRGBA, letters []Letter)
}

// Letter is one letter of a text. At leads from its em square (the base line
// begins at the origin, y runs down, the face's size is 1) to the units of the
// painter; Advance is its width in the em square.
type Letter struct {
	Rune    rune
	At      Matrix
	Advance float64
}

// Hex reads a colour written "#RRGGBB". Anything else is black: colours are
// written in the program and a wrong one is seen at once.
func Hex(s string) color.NRGBA {
	c := color.NRGBA{A: 255}
	if len(s) != 7 || s[0] != '#' {
		return c
	}
	for i, to := range []*uint8{&c.R, &c.G, &c.B} {
		*to = digit(s[1+2*i])<<4 | digit(s[2+2*i])
	}
	return c
}

func digit(b byte) uint8 {
	switch {
	case b >= '0' && b <= '9':
		return b - '0'
	case b >= 'a' && b <= 'f':
		return b - 'a' + 10
	case b >= 'A' && b <= 'F':
		return b - 'A' + 10
	}
	return 0
}

// Alpha is the colour made transparent: 1 leaves it as it is, 0 takes it away.
func Alpha(c color.NRGBA, a float64) color.NRGBA {
	c.A = uint8(float64(c.A)*min(1, max(0, a)) + 0.5)
	return c
}

// Mix is the colour t of the way from a to b.
func Mix(a, b color.NRGBA, t float64) color.NRGBA {
	t = min(1, max(0, t))
	m := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.NRGBA{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), m(a.A, b.A)}
}
