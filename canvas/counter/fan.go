package counter

import (
	"math"

	"vistula/canvas/pen"
)

// FanMeasure is what a fan is laid out from, in the units of its window.
type FanMeasure struct {
	Units int     // how many counters
	Side  float64 // of a counter
	Gap   float64 // between counters; badges reach into it
	Pad   float64 // between counters and the card's edge
	Head  float64 // height of the line with place and steps
	Tail  float64 // from the card to the hex
	Rise  float64 // how much further away a finger wants it
}

// FanOf is the usual measure for n counters of a size: 92 pixels with a mouse,
// 80 with a finger.
func FanOf(n int, side float64) FanMeasure {
	return FanMeasure{Units: n, Side: side, Gap: 0.24 * side, Pad: 0.22 * side, Head: max(30, 0.40*side), Tail: 0.26 * side}
}

// Fan is a stack laid out on a card beside its hex: pure geometry, for drawing
// and for finding what was clicked.
type Fan struct {
	Measure FanMeasure
	Card    pen.Rect
	Head    pen.Rect     // line with place and steps; a click on it picks all
	Cells   []pen.Rect   // a counter's body each, top unit first
	Tail    [3]pen.Point // two on the card's edge, the tip at the hex
}

// LayFan lays a fan out beside an anchor, the box of the stack on the map. It
// goes above the anchor if the window has room there, else below, else to the
// right or the left, and is moved along that side until it lies in the window.
func LayFan(m FanMeasure, anchor, window pen.Rect) Fan {
	across := fanColumns(m, window)
	down := (m.Units + across - 1) / max(1, across)
	w := 2*m.Pad + span(across, m.Side, m.Gap)
	h := m.Head + 2*m.Pad*0.75 + span(down, m.Side, m.Gap)
	f := Fan{Measure: m}
	f.Card = placeCard(w, h, m, anchor, window)
	f.Head = pen.Rect{X: f.Card.X, Y: f.Card.Y, W: w, H: m.Head}
	for i := range m.Units {
		f.Cells = append(f.Cells, pen.Rect{
			X: f.Card.X + m.Pad + float64(i%across)*(m.Side+m.Gap),
			Y: f.Card.Y + m.Head + m.Pad*0.5 + float64(i/across)*(m.Side+m.Gap),
			W: m.Side, H: m.Side,
		})
	}
	f.Tail = tailOf(f.Card, anchor, m.Side*0.16)
	return f
}

// span is the length of n counters in a row.
func span(n int, side, gap float64) float64 {
	return float64(n)*side + float64(max(0, n-1))*gap
}

// fanColumns is how many counters stand side by side: all if the window is wide
// enough and they are no more than six, else rows as even as can be. More than
// a dozen take longer rows, lest the card cover the map from top to bottom.
func fanColumns(m FanMeasure, window pen.Rect) int {
	fits := int((window.W - 2*fanMargin - 2*m.Pad + m.Gap) / (m.Side + m.Gap))
	longest := 6
	if m.Units > 12 {
		longest = 8
	}
	most := max(1, min(longest, fits))
	if m.Units <= most {
		return max(1, m.Units)
	}
	rows := (m.Units + most - 1) / most
	return (m.Units + rows - 1) / rows
}

// fanMargin is what a card keeps from the window's edge.
const fanMargin = 8

// placeCard finds the card's place. Rise moves it away from the anchor.
func placeCard(w, h float64, m FanMeasure, anchor, window pen.Rect) pen.Rect {
	c := anchor.Center()
	off := m.Tail + m.Rise
	top, bottom, right := window.Y+fanMargin, window.Bottom()-fanMargin, window.Right()-fanMargin
	r := pen.Rect{X: c.X - w/2, W: w, H: h}
	switch {
	case anchor.Y-off-h >= top:
		r.Y = anchor.Y - off - h
	case anchor.Bottom()+off+h <= bottom:
		r.Y = anchor.Bottom() + off
	case anchor.Right()+off+w <= right:
		r.X, r.Y = anchor.Right()+off, c.Y-h/2
	default:
		r.X, r.Y = anchor.X-off-w, c.Y-h/2
	}
	in := window.Grow(-fanMargin)
	r.X = math.Round(min(max(r.X, in.X), max(in.X, in.Right()-w)))
	r.Y = math.Round(min(max(r.Y, in.Y), max(in.Y, in.Bottom()-h)))
	return r
}

// tailOf is the triangle from the card's edge to the anchor. It has no extent
// where the card lies over the anchor.
func tailOf(card, anchor pen.Rect, half float64) [3]pen.Point {
	c := anchor.Center()
	along := func(v, lo, hi float64) float64 { return min(max(v, lo+2*half), max(lo+2*half, hi-2*half)) }
	x, y := along(c.X, card.X, card.Right()), along(c.Y, card.Y, card.Bottom())
	switch {
	case card.Bottom() <= anchor.Y:
		return [3]pen.Point{{X: x - half, Y: card.Bottom()}, {X: x + half, Y: card.Bottom()}, {X: c.X, Y: anchor.Y - 2}}
	case card.Y >= anchor.Bottom():
		return [3]pen.Point{{X: x - half, Y: card.Y}, {X: x + half, Y: card.Y}, {X: c.X, Y: anchor.Bottom() + 2}}
	case card.X >= anchor.Right():
		return [3]pen.Point{{X: card.X, Y: y - half}, {X: card.X, Y: y + half}, {X: anchor.Right() + 2, Y: c.Y}}
	case card.Right() <= anchor.X:
		return [3]pen.Point{{X: card.Right(), Y: y - half}, {X: card.Right(), Y: y + half}, {X: anchor.X - 2, Y: c.Y}}
	}
	return [3]pen.Point{}
}

// Spot is a part of a fan.
type Spot uint8

// The parts of a fan that a click can fall on.
const (
	Outside Spot = iota
	OnCard       // between the counters: the fan stays open
	OnHead       // picks all
	OnUnit       // picks one
)

// Hit tells what lies under a point, and for OnUnit which counter. The gap
// between two counters belongs to the nearer one, so that a finger need not be
// exact.
func (f *Fan) Hit(at pen.Point) (spot Spot, unit int) {
	if !f.Card.Has(at) {
		return Outside, -1
	}
	for i, r := range f.Cells {
		if r.Grow(f.Measure.Gap / 2).Has(at) {
			return OnUnit, i
		}
	}
	if f.Head.Has(at) {
		return OnHead, -1
	}
	return OnCard, -1
}
