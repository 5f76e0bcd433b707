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
)

// piece is a line of text, or something else as wide as a column that is not divided.
type piece struct {
	high  float64
	keep  bool // it does not stand at the foot of a column
	space bool // it is free room, which is left away at the head of a column
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

func (c *columns) space(high float64) { c.list = append(c.list, piece{high: high, space: true}) }

// text sets a paragraph; neither its first line nor its last stands alone. With keep it
// does not stand at the foot of a column.
func (c *columns) text(t pen.Text, indent, lead float64, keep bool, text string) {
	lines := t.Lines(text, halfWide-indent)
	for i, l := range lines {
		last := i == len(lines)-1
		c.add(lead, last && keep || !last && (i == 0 || i == len(lines)-2), func(out pen.Pen, x, y float64) { t.Draw(out, x+indent, y+lead*0.78, l) })
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
	c.space(3)
	t := pen.Text{Font: c.s.set.SerifBold, Size: 5, Color: ink}
	c.add(8, true, func(out pen.Pen, x, y float64) {
		t.Draw(out, x, y+5, text)
		out.Fill(new(pen.Path).Rect(pen.Rect{X: x, Y: y + 6.6, W: halfWide, H: 0.25}), pen.Winding, rule)
	})
}

// section is the head of a side.
func (c *columns) section(text string, ofSide color.NRGBA) {
	c.space(2)
	t := pen.Text{Font: c.s.set.SerifBold, Size: 4.1, Color: ink}
	c.add(5.8, true, func(out pen.Pen, x, y float64) {
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

// row sets the cells of a table: the first takes an eighth of the column, the others
// share what is left. Words that do not fit are set below.
func (c *columns) row(cells []string, f *pen.Font, size float64, keep, heavy bool) {
	other := cellWide(len(cells))
	t := c.face(f, ink)
	t.Size = size
	broken, deepest := make([][]string, len(cells)), 1
	for i, s := range cells {
		broken[i] = t.Lines(s, other-cellGap) // the first has room, for a turn has a short name
		deepest = max(deepest, len(broken[i]))
	}
	more := narrowLead * float64(deepest-1)
	c.add(4.7+more, keep, func(out pen.Pen, x, y float64) {
		for i, list := range broken {
			at := x
			if i > 0 {
				at += cellFirst + other*float64(i-1)
			}
			for k, s := range list {
				t.Draw(out, at, y+3.4+narrowLead*float64(k), s)
			}
		}
		w := 0.1
		if heavy {
			w = 0.35
		}
		out.Fill(new(pen.Path).Rect(pen.Rect{X: x, Y: y + 4.6 + more, W: halfWide, H: w}), pen.Winding, rule)
	})
}

// Measures of a table: its first cells, and what stays free behind the words of others.
const (
	cellFirst = halfWide / 8
	cellGap   = 1.2
)

// cellWide is how wide the cells of a row are, but for the first.
func cellWide(cells int) float64 { return (halfWide - cellFirst) / float64(max(1, cells-1)) }

// tableSize is the size of type in which the words of a table fit into their cells, not
// much less than the usual.
func (c *columns) tableSize(t *table) float64 {
	room, size := cellWide(len(t.Head))-cellGap, narrowSize
	for _, r := range t.Rows[:max(0, len(t.Rows)-1)] { // the last is bold, and alone
		for _, s := range r {
			if w := c.face(c.s.set.Serif, ink).Width(s); w > room {
				size = min(size, narrowSize*room/w)
			}
		}
	}
	return max(size, 0.85*narrowSize)
}

// table sets a table with a column for the turns and one for each side.
func (c *columns) table(t *table) {
	size := c.tableSize(t)
	c.row(t.Head, c.s.set.SerifBold, size, true, true)
	for i, r := range t.Rows {
		if i == len(t.Rows)-1 {
			c.row(r, c.s.set.SerifBold, size, false, false)
			continue
		}
		beforeSum := i == len(t.Rows)-2
		c.row(r, c.s.set.Serif, size, beforeSum, beforeSum)
	}
}

// height is how high pieces are in one column.
func height(list []piece) float64 {
	h := 0.0
	for i, p := range list {
		if i > 0 || !p.space {
			h += p.high
		}
	}
	return h
}

// fitting is how many of some pieces fit into a column of a height; what must not stand
// at its foot goes to the next with what follows.
func fitting(list []piece, high float64) int {
	n, h := 0, 0.0
	for n < len(list) {
		if d := list[n].high; n > 0 || !list[n].space {
			if h+d > high+0.01 {
				break
			}
			h += d
		}
		n++
	}
	if n == len(list) {
		return n
	}
	for n > 0 && list[n-1].keep {
		n--
	}
	return n
}

// balanced is the least height at which pieces fill two columns, and how many stand in
// the first; ok is false where they need more than there is.
func balanced(list []piece, most float64) (first int, high float64, ok bool) {
	const grain = 0.5
	for high = min(most, height(list)/2); ; high = min(most, high+grain) {
		first = fitting(list, high)
		if first+fitting(list[first:], high) == len(list) {
			return first, high, true
		}
		if high >= most {
			return 0, 0, false
		}
	}
}

// leastPour is the height below which columns are not begun at a page's foot.
const leastPour = 6 * narrowLead

// pour sets pieces in two columns over as many pages as they need; on the last both are
// as high as one another.
func (p *press) pour(list []piece) {
	for len(list) > 0 {
		room := columnFoot - p.y
		if first, high, ok := balanced(list, room); ok {
			p.column(list[:first], 0)
			p.column(list[first:], halfWide+gutter)
			p.y += high
			return
		}
		fresh := p.y <= p.tops[len(p.tops)-1]
		if room < leastPour && !fresh {
			p.turnOver()
			continue
		}
		left := fitting(list, room)
		if left == 0 && fresh { // higher than a page, or than what pictures leave of it
			if p.y > marginTop && room < columnFoot-marginTop {
				p.turnOver()
				continue
			}
			left = 1
		}
		p.column(list[:left], 0)
		right := fitting(list[left:], room)
		p.column(list[left:left+right], halfWide+gutter)
		list = list[left+right:]
		p.turnOver()
	}
}

// column places pieces below one another, so far from the left margin.
func (p *press) column(list []piece, off float64) {
	y, n := p.y, len(p.leaves)-1
	for i, c := range list {
		if c.space {
			if i > 0 {
				y += c.high
			}
			continue
		}
		at := y
		p.leaves[n] = append(p.leaves[n], func(out pen.Pen) { c.paint(out, marginSide+off, at) })
		y += c.high
	}
}
