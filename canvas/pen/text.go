package pen

import (
	"image/color"
	"math"
	"strings"
)

// Anchor tells which part of a text stands at the given place.
type Anchor uint8

// Where the text stands from its place.
const (
	Start  Anchor = iota // to the right of it
	Middle               // centred on it
	End                  // to the left of it
)

// Text is a manner of writing. Size is the height of the face's em square;
// capitals are about 0.7 of it.
type Text struct {
	Font     *Font
	Size     float64
	Color    color.NRGBA
	Tracking float64     // added between letters, in parts of the size
	Anchor   Anchor      // of Draw
	Halo     color.NRGBA // drawn round the letters first; transparent for none
	HaloSize float64     // width of the halo's line in parts of the size, 0.26 if 0
}

// placed is one letter and where it stands.
type placed struct {
	rune    rune
	outline *Path
	x, adv  float64
}

// letters lays a line of text out from x = 0.
func (t Text) letters(s string) ([]placed, float64) {
	t.Font.mu.Lock()
	defer t.Font.mu.Unlock()
	var list []placed
	x := 0.0
	var before glyph
	for i, r := range s {
		g := t.Font.glyph(r)
		if i > 0 {
			x += (t.Font.kern(before.index, g.index) + t.Tracking) * t.Size
		}
		list = append(list, placed{r, g.outline, x, g.advance * t.Size})
		x += g.advance * t.Size
		before = g
	}
	return list, x
}

// Width is the length of the text when drawn.
func (t Text) Width(s string) float64 {
	_, w := t.letters(s)
	return w
}

// Lines breaks a text between its words into lines no wider than room. A word that
// is wider has a line of its own; of a text without words there are none.
func (t Text) Lines(s string, room float64) []string {
	var lines []string
	line := ""
	for word := range strings.FieldsSeq(s) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && t.Width(longer) > room {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// Outline is the text's letters as one path, its base line beginning at (0, 0).
func (t Text) Outline(s string) *Path {
	list, _ := t.letters(s)
	p := new(Path)
	for i, m := range t.straight(list, 0, 0) {
		p.Append(list[i].outline, m)
	}
	return p
}

// straight is where the letters of a line of text stand that begins at (x, y):
// for each the matrix from its em square.
func (t Text) straight(list []placed, x, y float64) []Matrix {
	ms := make([]Matrix, len(list))
	for i, l := range list {
		ms[i] = Matrix{t.Size, 0, 0, t.Size, x + l.x, y}
	}
	return ms
}

// Box is the rectangle around the letters' ink if they are drawn at (x, y).
func (t Text) Box(x, y float64, s string) Rect {
	b := t.Outline(s).Bounds()
	return Rect{b.X + x - t.shift(s), b.Y + y, b.W, b.H}
}

func (t Text) shift(s string) float64 {
	switch t.Anchor {
	case Middle:
		return t.Width(s) / 2
	case End:
		return t.Width(s)
	}
	return 0
}

// Draw writes the text with its base line at y.
func (t Text) Draw(p Pen, x, y float64, s string) {
	list, _ := t.letters(s)
	t.paint(p, list, t.straight(list, x-t.shift(s), y))
}

// paint draws letters, each where its matrix puts it, with their halo beneath.
func (t Text) paint(p Pen, list []placed, at []Matrix) {
	outline := new(Path)
	for i, m := range at {
		outline.Append(list[i].outline, m)
	}
	if outline.Empty() {
		return
	}
	if t.Halo.A != 0 {
		width := t.HaloSize
		if width == 0 {
			width = 0.26
		}
		p.Stroke(outline, Stroke{Width: width * t.Size, Color: t.Halo})
	}
	w, ok := p.(Writer)
	if !ok {
		p.Fill(outline, Winding, t.Color)
		return
	}
	letters := make([]Letter, len(at))
	for i, m := range at {
		letters[i] = Letter{list[i].rune, m, list[i].adv / t.Size}
	}
	w.Write(t.Font, t.Color, letters)
}

// DrawAlong writes the text along a line, each letter turned with it, beginning
// at the given distance from the line's start and lifted off the line by rise.
// Letters past the line's end are left out. The gap is added between letters,
// so that a name can be spaced out to fill its line.
func (t Text) DrawAlong(p Pen, line []Point, start, rise, gap float64, s string) {
	list, at := t.along(line, start, rise, gap, s)
	t.paint(p, list, at)
}

// OutlineAlong is what DrawAlong fills.
func (t Text) OutlineAlong(line []Point, start, rise, gap float64, s string) *Path {
	list, at := t.along(line, start, rise, gap, s)
	out := new(Path)
	for i, m := range at {
		out.Append(list[i].outline, m)
	}
	return out
}

// along is the letters that find room on a line and where each stands.
func (t Text) along(line []Point, start, rise, gap float64, s string) (list []placed, at []Matrix) {
	all, _ := t.letters(s)
	for i, l := range all {
		foot, dir, ok := Along(line, start+l.x+l.adv/2+float64(i)*gap)
		if !ok {
			continue
		}
		m := Matrix{t.Size, 0, 0, t.Size, -l.adv / 2, -rise}
		list = append(list, l)
		at = append(at, m.Then(Rotate(math.Atan2(dir.Y, dir.X))).Then(Translate(foot.X, foot.Y)))
	}
	return list, at
}

// Along is the point at a distance from the start of a line, and the line's
// direction there, of length 1; ok is false past its ends.
func Along(line []Point, distance float64) (at, dir Point, ok bool) {
	if distance < 0 {
		return at, dir, false
	}
	for i := 1; i < len(line); i++ {
		step := line[i].Sub(line[i-1])
		n := step.Len()
		if distance <= n && n > 0 {
			dir = step.Mul(1 / n)
			return line[i-1].Add(dir.Mul(distance)), dir, true
		}
		distance -= n
	}
	return at, dir, false
}

// Length is the length of a line.
func Length(line []Point) float64 {
	n := 0.0
	for i := 1; i < len(line); i++ {
		n += line[i].Sub(line[i-1]).Len()
	}
	return n
}
