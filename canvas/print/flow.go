package print

import "vistula/canvas/pen"

// line is one line of a column: its height and what draws it at the upper left
// corner in a width. A line with keep is never the last in its column.
type line struct {
	high float64
	draw func(s *sheet, x, y, w float64)
	keep bool
}

// block is lines under a head that stands again where the block goes on in the
// next column.
type block struct {
	head    func(s *sheet, x, y, w float64, again bool)
	high    float64 // of the head
	lines   []line
	fresh   bool // begins in a new column
	newPage bool // begins on a new page
}

// spot is where a part of a block lies.
type spot struct {
	page, col int
	y         float64
	block     *block
	from, to  int
}

// columns are pages of columns of one shape.
type columns struct {
	n          int
	x, y, w, h float64 // of the first column
	gap        float64 // between columns
	between    float64 // between blocks
	page, col  int
	at         float64
	spots      []spot
	emptyCol   bool
}

// newColumns cuts the room of a page into columns.
func newColumns(room pen.Rect, n int, gap, between float64) *columns {
	return &columns{n: n, x: room.X, y: room.Y, h: room.H, gap: gap, between: between, emptyCol: true,
		w: (room.W - float64(n-1)*gap) / float64(n)}
}

// left is how much room is left in the column.
func (c *columns) left() float64 { return c.h - c.at }

// next goes to the next column.
func (c *columns) next() {
	c.at, c.emptyCol = 0, true
	if c.col++; c.col == c.n {
		c.col = 0
		c.page++
	}
}

// put places a block, cut where a column ends. No head is left without lines.
func (c *columns) put(b *block) {
	switch {
	case b.newPage && !(c.emptyCol && c.col == 0):
		c.page++
		c.col, c.at, c.emptyCol = 0, 0, true
	case b.fresh && !c.emptyCol:
		c.next()
	}
	first := b.high
	for _, l := range b.lines[:min(3, len(b.lines))] {
		first += l.high
	}
	if !c.emptyCol && first > c.left() {
		c.next()
	}
	for from := 0; ; {
		y, to := c.at+b.high, from
		for to < len(b.lines) && (y+b.lines[to].high <= c.h || to == from && c.emptyCol) {
			y += b.lines[to].high
			to++
		}
		if n := to - 1; n > from && to < len(b.lines) && b.lines[n].keep {
			to = n
		}
		c.spots = append(c.spots, spot{c.page, c.col, c.at, b, from, to})
		c.at, c.emptyCol = y+c.between, false
		if from = to; from >= len(b.lines) {
			return
		}
		c.next()
	}
}

// pages is how many pages were begun.
func (c *columns) pages() int {
	if len(c.spots) == 0 {
		return 0
	}
	return c.spots[len(c.spots)-1].page + 1
}

// draw draws what lies on one page.
func (c *columns) draw(s *sheet, page int) {
	for _, at := range c.spots {
		if at.page != page {
			continue
		}
		x, y := c.x+float64(at.col)*(c.w+c.gap), c.y+at.y
		at.block.head(s, x, y, c.w, at.from > 0)
		y += at.block.high
		for _, l := range at.block.lines[at.from:at.to] {
			l.draw(s, x, y, c.w)
			y += l.high
		}
	}
}
