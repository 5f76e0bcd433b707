package print

import "vistula/canvas/pen"

// ledger is what pages of columns beside the map have in common. Gaps are
// millimetres on A4.
type ledger struct {
	title, head, foot string // title is that of the page for whoever lists pages
	columns           int
	gap, between      float64        // between columns, and between blocks
	key               func(s *sheet) // explains signs at the right of the head; may be nil
}

// ledgerPages sets blocks on as many pages across as they take. The blocks are made
// for a sheet, of which only the measures are there yet, and the width of a column.
func (j *Job) ledgerPages(l ledger, blocks func(s *sheet, w float64) []*block) []Page {
	w, h := j.Paper.size(Across)
	s := j.sheet(nil, w, h)
	top := margin + 16*s.k
	room := pen.Rect{X: margin, Y: top, W: w - 2*margin, H: h - top - margin - 4*s.k}
	c := newColumns(room, l.columns, l.gap*s.k, l.between*s.k)
	for _, b := range blocks(s, c.w) {
		c.put(b)
	}
	var pages []Page
	for i := range c.pages() {
		pages = append(pages, Page{Title: j.sheetNote(l.title, i+1, c.pages()), Width: w, Height: h, Draw: func(p pen.Pen) {
			s := j.sheet(p, w, h)
			j.head(s, l.head, j.Game+" · "+j.stateLine())
			if l.key != nil {
				l.key(s)
			}
			c.draw(s, i)
			j.foot(s, j.sheetNote(l.foot, i+1, c.pages()))
		}})
	}
	return pages
}
