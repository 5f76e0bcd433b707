package pdf

import (
	"encoding/hex"
	"image/color"
	"math"
	"strings"
	"unicode/utf16"

	"vistula/canvas/pen"
)

// em is the size in points at which text is set before it is scaled: the
// library writes places with two decimals.
const em = 100

// Text that is spaced wider than this, in parts of its size, would be read as
// words of one letter; then the page tells which text is meant.
const loose = 0.085

// Write implements pen.Writer.
func (p *page) Write(f *pen.Font, c color.NRGBA, letters []pen.Letter) {
	if len(letters) == 0 || c.A == 0 || !p.seesText(letters) {
		return
	}
	if !embeddable(f) {
		p.fillLetters(f, c, letters)
		p.hiddenText(letters)
		return
	}
	p.setFill(c)
	runs := lines(letters)
	tell := len(runs) > 1 || spaced(letters)
	if tell {
		p.buf.WriteString("/Span <</ActualText <" + utf16Hex(word(letters)) + ">>> BDC\n")
	}
	for _, run := range runs {
		p.writeLine(f, run)
	}
	if tell {
		p.buf.WriteString("EMC\n")
	}
}

// seesText tells whether letters can lie within page and clips.
func (p *page) seesText(letters []pen.Letter) bool {
	var box pen.Rect
	for i, l := range letters {
		m := l.At.Then(p.m)
		reach := 1.5 * m.Factor()
		r := pen.Rect{X: m.E, Y: m.F}.Grow(reach)
		if i == 0 {
			box = r
		}
		box = box.Union(r)
	}
	return box.Meets(p.now.box)
}

// lines cuts a text where the letters no longer stand on one straight line.
func lines(letters []pen.Letter) [][]pen.Letter {
	var runs [][]pen.Letter
	from := 0
	for i := range letters {
		if i > from {
			if _, aside, ok := offset(letters[from].At, letters[i].At); ok && math.Abs(aside) < 0.01 {
				continue
			}
			runs = append(runs, letters[from:i])
			from = i
		}
	}
	return append(runs, letters[from:])
}

// offset is how far one letter stands from another along its base line and
// aside of it, in the first one's size; not ok if it is turned or larger.
func offset(a, b pen.Matrix) (along, aside float64, ok bool) {
	size := a.A*a.A + a.B*a.B
	if size == 0 || math.Abs(a.A-b.A)+math.Abs(a.B-b.B)+math.Abs(a.C-b.C)+math.Abs(a.D-b.D) > 1e-6*math.Sqrt(size) {
		return 0, 0, false
	}
	x, y := b.E-a.E, b.F-a.F
	return (x*a.A + y*a.B) / size, (y*a.A - x*a.B) / size, true
}

// spaced tells whether the letters of a straight text stand far apart.
func spaced(letters []pen.Letter) bool {
	for i := range letters[1:] {
		along, _, ok := offset(letters[i].At, letters[i+1].At)
		if ok && along > letters[i].Advance+loose {
			return true
		}
	}
	return false
}

// writeLine writes letters that stand on one line, cut where a letter does not
// follow the one before by its width alone.
func (p *page) writeLine(f *pen.Font, letters []pen.Letter) {
	p.beginText(letters[0].At, f)
	from, next := 0, letters[0].Advance
	begin := 0.0
	for i := 1; i <= len(letters); i++ {
		along := 0.0
		if i < len(letters) {
			along, _, _ = offset(letters[0].At, letters[i].At)
			if math.Abs(along-next) < 0.002 {
				next = along + letters[i].Advance
				continue
			}
			next = along + letters[i].Advance
		}
		p.doc.out.Text(begin*em, p.high, word(letters[from:i]))
		from, begin = i, along
	}
	p.endText()
}

// beginText opens a passage in which the library writes with an em of so many
// units from the letter's place, which for it is the page's lower left corner.
func (p *page) beginText(at pen.Matrix, f *pen.Font) {
	m := at.Then(p.m)
	p.buf.WriteString("q ")
	for _, v := range [4]float64{m.A / em, -m.B / em, -m.C / em, m.D / em} {
		p.number(v, 6)
	}
	p.number(m.E, 2)
	p.number(p.high-m.F, 2)
	p.buf.WriteString("cm\n")
	family := p.doc.family(f)
	p.flush()
	p.doc.out.SetFont(family, "", em)
}

func (p *page) endText() { p.buf.WriteString("Q\n") }

// fillLetters draws letters as areas.
func (p *page) fillLetters(f *pen.Font, c color.NRGBA, letters []pen.Letter) {
	path := new(pen.Path)
	for _, l := range letters {
		path.Append(f.Outline(l.Rune), l.At)
	}
	p.Fill(path, pen.Winding, c)
}

// hiddenText lays text under letters, stretched to their width, that is found
// but not seen.
func (p *page) hiddenText(letters []pen.Letter) {
	for _, run := range lines(letters) {
		s := word(run)
		if strings.TrimSpace(s) == "" {
			continue
		}
		last := run[len(run)-1]
		along, _, _ := offset(run[0].At, last.At)
		have := pen.Text{Font: p.doc.plain, Size: 1}.Width(s)
		if have <= 0 {
			continue
		}
		p.beginText(pen.ScaleXY((along+last.Advance)/have, 1).Then(run[0].At), p.doc.plain)
		p.doc.out.RawWriteStr("3 Tr")
		p.doc.out.Text(0, p.high, s)
		p.endText()
	}
}

func word(letters []pen.Letter) string {
	var b strings.Builder
	for _, l := range letters {
		b.WriteRune(l.Rune)
	}
	return b.String()
}

// utf16Hex is a text as PDF takes it in angle brackets.
func utf16Hex(s string) string {
	b := []byte{0xFE, 0xFF}
	for _, u := range utf16.Encode([]rune(s)) {
		b = append(b, byte(u>>8), byte(u))
	}
	return hex.EncodeToString(b)
}
