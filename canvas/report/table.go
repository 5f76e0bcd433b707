package report

import "vistula/canvas/pen"

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
	cellGap   = 2.0
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

// table sets a table with a column for the turns and one for each side; whole, it is not
// broken.
func (c *columns) table(t *table, whole bool) {
	size := c.tableSize(t)
	c.row(t.Head, c.s.set.SerifBold, size, true, true)
	first := len(c.list)
	c.list[first-1].head = true
	head := c.list[first-1]
	for i, r := range t.Rows {
		if i == len(t.Rows)-1 {
			c.row(r, c.s.set.SerifBold, size, false, false)
			continue
		}
		beforeSum := i == len(t.Rows)-2
		c.row(r, c.s.set.Serif, size, whole || beforeSum, beforeSum)
	}
	for i := first; i < len(c.list); i++ {
		c.list[i].again = &head
	}
}
