package start

import "vistula/canvas/pen"

// Measures of the shelf in Fyne's units.
const (
	boardHigh  = 17.0
	boxAspect  = 288.0 / 222
	narrowest  = 1180.0 // a window less wide shows shelf or box, not both
	headHigh   = 128.0
	cardHigh   = 66.0
	leastBox   = 140.0 // height
	largestBox = 760.0
	columns    = 3
)

// plan is where things stand on the shelf.
type plan struct {
	w, h   float64
	k      float64    // size of a box against its measures
	boxes  []pen.Rect // fronts, standing on their boards
	cards  []pen.Rect
	boards []float64 // upper edges
}

// planShelf finds places for n boxes in a shelf of a size. Where the window is
// low the shelf is higher than it, and scrolls. text is the size of the text.
func planShelf(w, h float64, n int, text float64) plan {
	rows := (n + columns - 1) / columns
	card := cardHigh * max(1, 0.5+text/2)
	const over, under, between = 26.0, 12.0, 20.0
	rest := over + boardHigh + under + card + between
	high := (h-headHigh)/float64(max(1, rows)) - rest
	cell := w / columns
	high = max(leastBox, min(high, largestBox, (cell-44)*boxAspect))
	p := plan{w: w, k: high / 288}
	wide := high / boxAspect
	step := rest + high
	if free := h - headHigh - float64(rows)*step; free > 0 { // stand them apart, not all at the top
		step += min(free/float64(rows), 60)
	}
	for i := range n {
		row, col := i/columns, i%columns
		foot := headHigh + float64(row)*step + over + high
		// The side of the box is part of what is seen: the front stands to the left.
		x := float64(col)*cell + (cell-wide-13*p.k)/2
		p.boxes = append(p.boxes, pen.Rect{X: x, Y: foot - high, W: wide, H: high})
		cw := min(cell-20, max(wide+16, 190*max(1, text)))
		p.cards = append(p.cards, pen.Rect{X: x + wide/2 - cw/2, Y: foot + boardHigh + under, W: cw, H: card})
		if col == 0 {
			p.boards = append(p.boards, foot)
		}
	}
	p.h = max(h, headHigh+float64(rows)*step)
	return p
}

// at is the box at a point, -1 for none. A box is hit by its card too.
func (p *plan) at(x, y float64) int {
	for i := range p.boxes {
		if p.boxes[i].Grow(8).Has(pen.Point{X: x, Y: y}) || p.cards[i].Has(pen.Point{X: x, Y: y}) {
			return i
		}
	}
	return -1
}

// neighbour is the box reached by an arrow key.
func neighbour(at, n, dx, dy int) int {
	to := at + dx + dy*columns
	if to < 0 || to >= n {
		return at
	}
	return to
}
