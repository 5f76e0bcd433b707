package mapart

import "vistula/canvas/pen"

// deck is the sheet of cards of a spread: what a single sheet has below its map,
// printed once for all maps.
type deck struct {
	paper  pen.Rect
	boxes  [3]pen.Rect // title, terrain key, turn record
	writer *page       // the first map under this print, whose legend the key tells
}

// newDeck lays the cards into a free corner of the row of sheets, above or below
// a low one, else below all; nil without a title.
func newDeck(parts []Part, print Print) *deck {
	if print.Title == "" {
		return nil
	}
	first := parts[0].Sheet
	cards := *first.survey
	cards.frame = pen.Rect{} // there is no map on this sheet
	cards.supplies = nil
	for _, p := range parts { // the signs of all maps are told
		cards.supplies = append(cards.supplies, p.Sheet.supplies...)
	}
	writer := &page{engraving: engraving{&cards, first.prepared}, print: print}
	d, long := &deck{writer: writer}, len(writer.keySamples()) > fewSamples
	var row pen.Rect
	for _, p := range parts {
		row = row.Union(p.Paper())
	}
	for _, p := range parts {
		if paper, ok := freeCorner(p.Paper(), row); ok {
			d.lay(paper, long)
			return d
		}
	}
	wide := min(row.W, 30)
	d.lay(pen.Rect{X: row.Center().X - wide/2, Y: row.Bottom() + leafGap, W: wide, H: deckHigh(wide)}, long)
	return d
}

// Measures of the deck.
const (
	cardGap  = 0.35
	oneRow   = 27.0 // width from which all cards lie in one row
	leastTwo = 17.0 // and two of them
)

// deckRows is how many rows of cards a sheet of a width takes.
func deckRows(wide float64) int {
	switch {
	case wide >= oneRow:
		return 1
	case wide >= leastTwo:
		return 2
	}
	return 3
}

// deckHigh is how high the sheet is then.
func deckHigh(wide float64) float64 {
	n := float64(deckRows(wide))
	return 2*margin + n*plateHigh + (n-1)*cardGap
}

// freeCorner finds room for the cards in the row, above or below one of its
// sheets. Room left over becomes margin, so that the sheets stand evenly apart,
// unless it is much.
func freeCorner(paper, row pen.Rect) (pen.Rect, bool) {
	const (
		leastWide = 13
		most      = 2.5
	)
	above, below := paper.Y-row.Y-leafGap, row.Bottom()-paper.Bottom()-leafGap
	high := deckHigh(paper.W)
	room := max(above, below)
	if paper.W < leastWide || room < high {
		return pen.Rect{}, false
	}
	if room-high < most {
		high = room
	}
	d := pen.Rect{X: paper.X, Y: row.Y, W: paper.W, H: high}
	if below > above {
		d.Y = row.Bottom() - d.H
	}
	return d, true
}

// The cards in the order of deck.boxes.
const (
	titleCard = iota
	keyCard
	recordCard
)

// share is a card's part of the width of its row.
type share struct {
	card int
	part float64
}

// deckPlan is which cards lie in which row. A long key needs a row for itself.
func deckPlan(rows int, long bool) [][]share {
	switch {
	case rows == 1:
		return [][]share{{{titleCard, 0.230}, {keyCard, 0.340}, {recordCard, 0.430}}}
	case rows == 2 && long:
		return [][]share{{{titleCard, 0.345}, {recordCard, 0.655}}, {{keyCard, 1}}}
	case rows == 2:
		return [][]share{{{titleCard, 0.42}, {keyCard, 0.58}}, {{recordCard, 1}}}
	}
	return [][]share{{{titleCard, 1}}, {{keyCard, 1}}, {{recordCard, 1}}}
}

// lay finds places for the cards on their sheet.
func (d *deck) lay(paper pen.Rect, long bool) {
	d.paper = paper
	in := paper.Grow(-margin)
	rows := deckPlan(deckRows(paper.W), long)
	spare := (paper.H - deckHigh(paper.W)) / float64(len(rows)+1)
	y := in.Y + spare
	for _, row := range rows {
		x, wide := in.X, in.W-float64(len(row)-1)*cardGap
		for _, c := range row {
			d.boxes[c.card] = pen.Rect{X: x, Y: y, W: wide * c.part, H: plateHigh}
			x += wide*c.part + cardGap
		}
		y += plateHigh + cardGap + spare
	}
}

// draw paints the sheet; the view lies in it.
func (d *deck) draw(p pen.Pen, view pen.Rect, px float64) {
	z := zoomOf(px)
	c := &canvas{s: d.writer, p: p, view: view, px: px, z: z, k: z.lines(), opts: Options{Layers: All}}
	p.Save()
	defer p.Restore()
	p.Transform(pen.Translate(-view.X, -view.Y).Then(pen.Scale(px)))
	c.drawGround()
	for i, draw := range []func(cards, pen.Rect){cards.drawTitle, cards.drawKey, cards.drawRecord} {
		if c.sees(d.boxes[i], 0.2) {
			c.drawPlate(d.boxes[i])
			draw(cards{c}, d.boxes[i])
		}
	}
}
