package overlay

import (
	"math"

	"vistula/canvas/pen"
)

// Colours of a bridge of boats.
var (
	planks = pen.Hex("#E2C48A")
	hull   = pen.Hex("#7A5230")
)

// Measures of a bridge of boats, in hex widths.
const (
	deckWide   = 0.085
	deckBeyond = 0.10 // on either bank
	deckLeast  = 0.34
	boatLong   = 0.25
	boatWide   = 0.062
	boatApart  = 0.105
)

// bridge draws a bridge that was laid over the hexside between two hexes: boats in the
// stream, and a deck over them from bank to bank.
func (m *marker) bridge(w Way) {
	if len(w.IDs) < 2 || !m.near(w.IDs[0]) && !m.near(w.IDs[1]) {
		return
	}
	d, ok := m.board.DirectionTo(w.IDs[0], w.IDs[1])
	if !ok {
		return
	}
	at, way, half := m.sheet.Crossing(w.IDs[0], d)
	k := max(1, m.k)
	stream := pen.Point{X: -way.Y, Y: way.X}
	reach := max(half+deckBeyond, deckLeast/2) * k
	boats := max(2, int(math.Round(2*reach/(boatApart*k)))-1)
	for i := range boats {
		off := (float64(i) - float64(boats-1)/2) * boatApart * k
		m.boat(at.Add(way.Mul(off)), stream.Mul(boatLong/2*k), way.Mul(boatWide/2*k))
	}
	deck := new(pen.Path).Polyline(at.Sub(way.Mul(reach)), at.Add(way.Mul(reach)))
	m.p.Stroke(deck, pen.Stroke{Width: (deckWide + 0.075) * k, Color: pen.Alpha(White, 0.75), Cap: pen.ButtCap})
	m.p.Stroke(deck, pen.Stroke{Width: (deckWide + 0.034) * k, Color: Ink, Cap: pen.ButtCap})
	m.p.Stroke(deck, pen.Stroke{Width: deckWide * k, Color: planks, Cap: pen.ButtCap})
	if m.px < 40 {
		return
	}
	seams := new(pen.Path)
	n := stream.Mul(deckWide / 2 * k)
	for off := -reach + 0.03*k; off < reach; off += 0.035 * k {
		c := at.Add(way.Mul(off))
		seams.MoveTo(c.X-n.X, c.Y-n.Y).LineTo(c.X+n.X, c.Y+n.Y)
	}
	m.p.Stroke(seams, pen.Stroke{Width: 0.008 * k, Color: pen.Alpha(hull, 0.8), Cap: pen.ButtCap})
}

// boat is a hull that lies along the stream, pointed at both ends; long and wide lead
// from its middle to its bow and to its side.
func (m *marker) boat(c, long, wide pen.Point) {
	bow, stern := c.Add(long), c.Sub(long)
	a, b := c.Add(wide.Mul(1.6)), c.Sub(wide.Mul(1.6))
	hullPath := new(pen.Path).MoveTo(bow.X, bow.Y).QuadTo(a.X, a.Y, stern.X, stern.Y).QuadTo(b.X, b.Y, bow.X, bow.Y)
	m.p.Fill(hullPath, pen.Winding, hull)
	m.p.Stroke(hullPath, pen.Stroke{Width: 0.018 * max(1, m.k), Color: Ink})
}
