package report

import (
	"image/color"

	"vistula/canvas/pen"
)

// Measures of text in two columns, in millimetres.
const (
	gutter     = 7.0 // between them
	halfWide   = (columnWide - gutter) / 2
	narrowSize = 3.35
	narrowLead = 4.25
	barIndent  = 3.0 // of a battle from the line beside it
	headGap    = 4.5 // above a headline, more than from line to line
)

// piece is a line of text, or something else as wide as a column that is not divided.
type piece struct {
	high  float64
	keep  bool   // it does not stand at the foot of a column
	head  bool   // it is a headline: two lines of what it is about stay with it
	space bool   // it is free room, which is left away at the head and the foot of a column
	again *piece // the head of its table, repeated in a column that begins with this row
	paint func(out pen.Pen, x, y float64)
}

// columns gathers what is then poured into two columns.
type columns struct {
	s    *studio
	list []piece
}

func (c *columns) add(high float64, keep bool, paint func(out pen.Pen, x, y float64)) {
	c.list = append(c.list, piece{high: high, keep: keep, paint: paint})
}

// headline adds what does not stand without two lines of what it is about.
func (c *columns) headline(high float64, paint func(out pen.Pen, x, y float64)) {
	c.list = append(c.list, piece{high: high, keep: true, head: true, paint: paint})
}

func (c *columns) space(high float64) { c.list = append(c.list, piece{high: high, space: true}) }

// text sets a paragraph; neither its first line nor its last stands alone. As a head it
// does not stand at the foot of a column.
func (c *columns) text(t pen.Text, indent, lead float64, head bool, text string) {
	lines := t.Lines(text, halfWide-indent)
	for i, l := range lines {
		paint := func(out pen.Pen, x, y float64) { t.Draw(out, x+indent, y+lead*0.78, l) }
		if head {
			c.headline(lead, paint)
			continue
		}
		c.add(lead, i < len(lines)-1 && (i == 0 || i == len(lines)-2), paint)
	}
}

func (c *columns) face(f *pen.Font, ink color.NRGBA) pen.Text {
	return pen.Text{Font: f, Size: narrowSize, Color: ink}
}

func (c *columns) para(indent float64, text string) {
	c.text(c.face(c.s.set.Serif, ink), indent, narrowLead, false, text)
}

func (c *columns) bold(indent float64, text string) {
	c.text(c.face(c.s.set.SerifBold, ink), indent, narrowLead, true, text)
}

func (c *columns) small(text string) {
	c.text(pen.Text{Font: c.s.set.Serif, Size: 3.1, Color: second}, 0, 3.9, false, text)
}

// head is the headline of what follows.
func (c *columns) head(text string) {
	c.space(headGap)
	t := pen.Text{Font: c.s.set.SerifBold, Size: 5, Color: ink}
	c.headline(8, func(out pen.Pen, x, y float64) {
		t.Draw(out, x, y+5, text)
		out.Fill(new(pen.Path).Rect(pen.Rect{X: x, Y: y + 6.6, W: halfWide, H: 0.25}), pen.Winding, rule)
	})
}

// section is the head of a side.
func (c *columns) section(text string, ofSide color.NRGBA) {
	c.space(2)
	t := pen.Text{Font: c.s.set.SerifBold, Size: 4.1, Color: ink}
	c.headline(5.8, func(out pen.Pen, x, y float64) {
		out.Fill(new(pen.Path).Rect(pen.Rect{X: x, Y: y + 0.8, W: 2, H: 3.8}), pen.Winding, ofSide)
		t.Draw(out, x+4, y+4.1, text)
	})
}

// item sets what happened, below the name of its phase; a battle has a line beside it.
func (c *columns) item(it *item) {
	if it.Label != "" {
		c.space(0.8)
		c.text(c.face(c.s.set.SerifItalic, second), 0, narrowLead, true, it.Label)
	}
	from := len(c.list)
	if it.Kind == "battle" {
		c.bold(barIndent, it.Head)
	} else if it.Kind == "taken" {
		c.text(c.face(c.s.set.SerifBold, ink), barIndent, narrowLead, false, it.Head)
	} else if it.Head != "" {
		c.para(barIndent, it.Head)
	}
	for _, l := range it.Text {
		c.para(barIndent, l)
	}
	if it.Kind == "battle" {
		c.barred(from)
	}
	c.space(0.9)
}

// barred draws the line of a battle beside all pieces from one on.
func (c *columns) barred(from int) {
	for i := range c.list[from:] {
		p := &c.list[from+i]
		paint, high := p.paint, p.high
		p.paint = func(out pen.Pen, x, y float64) {
			out.Fill(new(pen.Path).Rect(pen.Rect{X: x, Y: y, W: 0.8, H: high}), pen.Winding, foughtInk)
			paint(out, x, y)
		}
	}
}
