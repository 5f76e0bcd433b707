package pdf

import (
	"bytes"
	"image/color"
	"math"
	"slices"
	"strconv"

	"vistula/canvas/pen"
)

// page is the pen of one page. It writes the operators of a page description
// itself, for the library's own figures know no transparency by colour, no
// even-odd rule and two decimals at most.
type page struct {
	doc   *Document
	high  float64 // of the page in points
	buf   bytes.Buffer
	num   []byte
	m     pen.Matrix // to points from the upper left corner, y down
	now   state
	under []state // what each q of the page description keeps
	saved []saved
}

// state is what the page description remembers, to write only what changes.
type state struct {
	fill, line color.NRGBA // alpha is always 255
	alpha      uint8
	width      float64
	cap, join  int
	dash       []float64
	phase      float64
	box        pen.Rect // what the clips leave, in points
	known      bool     // of all but the box
}

type saved struct {
	m     pen.Matrix
	depth int // of under
}

func newPage(d *Document, w, h float64) *page {
	return &page{doc: d, high: h, m: pen.Scale(PerMM), now: state{box: pen.Rect{W: w, H: h}}}
}

// Save implements pen.Pen. Nothing is written: only clips must be kept.
func (p *page) Save() { p.saved = append(p.saved, saved{p.m, len(p.under)}) }

// Restore implements pen.Pen.
func (p *page) Restore() {
	if n := len(p.saved) - 1; n >= 0 {
		p.m = p.saved[n].m
		p.unwind(p.saved[n].depth)
		p.saved = p.saved[:n]
	}
}

// unwind ends clips until so many are left.
func (p *page) unwind(depth int) {
	for len(p.under) > depth {
		p.buf.WriteString("Q\n")
		p.now = p.under[len(p.under)-1]
		p.under = p.under[:len(p.under)-1]
	}
	p.flush()
}

// Transform implements pen.Pen.
func (p *page) Transform(m pen.Matrix) { p.m = m.Then(p.m) }

// Matrix implements pen.Pen.
func (p *page) Matrix() pen.Matrix { return p.m }

// Clip implements pen.Pen.
func (p *page) Clip(path *pen.Path, rule pen.Rule) {
	p.under = append(p.under, p.now)
	p.buf.WriteString("q\n")
	box, ok := p.box(path, 0)
	if !ok {
		box = pen.Rect{X: -2, Y: -2, W: 1, H: 1} // nothing is left
		p.buf.WriteString("0 0 0 0 re\n")
	}
	p.now.box = meet(p.now.box, box)
	p.outline(path)
	p.buf.WriteString([...]string{pen.Winding: "W n\n", pen.EvenOdd: "W* n\n"}[rule])
}

// Fill implements pen.Pen.
func (p *page) Fill(path *pen.Path, rule pen.Rule, c color.NRGBA) {
	if c.A == 0 || !p.sees(path, 0) {
		return
	}
	p.setFill(c)
	p.outline(path)
	p.buf.WriteString([...]string{pen.Winding: "f\n", pen.EvenOdd: "f*\n"}[rule])
	p.spill()
}

// Stroke implements pen.Pen.
func (p *page) Stroke(path *pen.Path, s pen.Stroke) {
	k := p.m.Factor()
	if s.Color.A == 0 || s.Width <= 0 || !p.sees(path, s.Width*k/2) {
		return
	}
	p.setLine(s, k)
	p.outline(path)
	p.buf.WriteString("S\n")
	p.spill()
}

// outline writes a path.
func (p *page) outline(path *pen.Path) {
	path.Walk(
		func(to pen.Point) { p.point(to); p.buf.WriteString("m\n") },
		func(to pen.Point) { p.point(to); p.buf.WriteString("l\n") },
		func(a, b, to pen.Point) { p.point(a); p.point(b); p.point(to); p.buf.WriteString("c\n") },
		func() { p.buf.WriteString("h\n") })
}

// point writes a place as the page description counts, y up.
func (p *page) point(at pen.Point) {
	at = p.m.Apply(at)
	p.number(at.X, 2)
	p.number(p.high-at.Y, 2)
}

// number writes a number with so many decimals at most, and a space.
func (p *page) number(v float64, decimals int) {
	if math.IsNaN(v) {
		v = 0
	}
	// Readers need not know numbers of more than 32767.
	p.num = strconv.AppendFloat(p.num[:0], max(-32000, min(32000, v)), 'f', decimals, 64)
	if bytes.IndexByte(p.num, '.') >= 0 {
		p.num = bytes.TrimRight(p.num, "0")
		p.num = bytes.TrimSuffix(p.num, []byte("."))
	}
	if string(p.num) == "-0" {
		p.num = append(p.num[:0], '0')
	}
	p.buf.Write(append(p.num, ' '))
}

// color writes a colour and the operator that takes it.
func (p *page) color(c color.NRGBA, operator string) {
	for _, v := range [3]uint8{c.R, c.G, c.B} {
		p.number(float64(v)/255, 3)
	}
	p.buf.WriteString(operator)
}

func (p *page) setFill(c color.NRGBA) {
	p.setAlpha(c.A)
	c.A = 255
	if !p.now.known || p.now.fill != c {
		p.color(c, "rg\n")
		p.now.fill = c
	}
}

func (p *page) setLine(s pen.Stroke, k float64) {
	p.setAlpha(s.Color.A)
	s.Color.A = 255
	if p.now.line != s.Color {
		p.color(s.Color, "RG\n")
		p.now.line = s.Color
	}
	if w := s.Width * k; math.Abs(p.now.width-w) > 0.0005 {
		p.number(w, 3)
		p.buf.WriteString("w\n")
		p.now.width = w
	}
	if c := [...]int{pen.RoundCap: 1, pen.ButtCap: 0}[s.Cap]; c != p.now.cap {
		p.buf.WriteString(strconv.Itoa(c) + " J\n")
		p.now.cap = c
	}
	if j := [...]int{pen.RoundJoin: 1, pen.BevelJoin: 2}[s.Join]; j != p.now.join {
		p.buf.WriteString(strconv.Itoa(j) + " j\n")
		p.now.join = j
	}
	p.setDash(s, k)
}

func (p *page) setDash(s pen.Stroke, k float64) {
	var dash []float64
	total := 0.0
	for _, d := range s.Dash {
		dash = append(dash, max(0, d*k))
		total += d
	}
	phase := s.Phase * k
	if total <= 0 {
		dash, phase = nil, 0
	}
	if phase < 0 { // forbidden: as much further on as whole patterns go
		round := 2 * total * k
		phase += math.Ceil(-phase/round) * round
	}
	if slices.Equal(dash, p.now.dash) && phase == p.now.phase {
		return
	}
	p.buf.WriteString("[")
	for _, d := range dash {
		p.number(d, 3)
	}
	p.buf.WriteString("] ")
	p.number(phase, 3)
	p.buf.WriteString("d\n")
	p.now.dash, p.now.phase = dash, phase
}

// setAlpha chooses the transparency. The library keeps the list of those used.
func (p *page) setAlpha(a uint8) {
	if p.now.known && p.now.alpha == a {
		return
	}
	p.flush()
	p.doc.out.SetAlpha(float64(a)/255, "Normal")
	if !p.now.known { // the library may have set what is not known here
		p.buf.WriteString("0 g 0 G 1 w 1 J 1 j [] 0 d\n")
		black := color.NRGBA{A: 255}
		p.now = state{fill: black, line: black, width: 1, cap: 1, join: 1, box: p.now.box, known: true}
	}
	p.now.alpha = a
}

// flush hands what was written to the library, before it writes itself.
func (p *page) flush() {
	if p.buf.Len() > 0 {
		p.doc.out.RawWriteBuf(&p.buf)
		p.buf.Reset()
	}
}

// spill flushes when much was written.
func (p *page) spill() {
	if p.buf.Len() > 1<<16 {
		p.flush()
	}
}

// box is the rectangle round a path in points, grown by a margin.
func (p *page) box(path *pen.Path, grow float64) (pen.Rect, bool) {
	if path.Empty() {
		return pen.Rect{}, false
	}
	b := path.Bounds()
	lo, hi := pen.Point{X: math.Inf(1), Y: math.Inf(1)}, pen.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, c := range [4]pen.Point{{X: b.X, Y: b.Y}, {X: b.Right(), Y: b.Y}, {X: b.X, Y: b.Bottom()}, {X: b.Right(), Y: b.Bottom()}} {
		c = p.m.Apply(c)
		lo.X, lo.Y = min(lo.X, c.X), min(lo.Y, c.Y)
		hi.X, hi.Y = max(hi.X, c.X), max(hi.Y, c.Y)
	}
	return pen.Rect{X: lo.X, Y: lo.Y, W: hi.X - lo.X, H: hi.Y - lo.Y}.Grow(grow), true
}

// sees tells whether a path can leave a mark within page and clips.
func (p *page) sees(path *pen.Path, half float64) bool {
	box, ok := p.box(path, half)
	return ok && box.Meets(p.now.box)
}

// meet is what two rectangles share, without extent if nothing.
func meet(a, b pen.Rect) pen.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return pen.Rect{X: x, Y: y, W: max(0, min(a.Right(), b.Right())-x), H: max(0, min(a.Bottom(), b.Bottom())-y)}
}
