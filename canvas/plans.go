package canvas

import (
	"math"

	"vistula/canvas/pen"
	"vistula/rules/board"
)

// All stands for all maps of a board together, where one is named by its index.
const All = -1

// ShowMap shows one whole map of several, by its index in the board; All shows
// them all, as Home does.
func (b *Board) ShowMap(index int) {
	parts := b.sheet.Parts()
	if index < 0 || index >= len(parts) {
		b.Home()
		return
	}
	c := b.wholly(parts[index].Paper())
	b.eye.home = false
	b.CloseFan()
	b.fly(c, flightTime)
}

// MapInView is the map that is looked at, by its index: All while the whole table
// is shown, or as much of it that no map is nearer than another.
func (b *Board) MapInView() int {
	parts := b.sheet.Parts()
	if b.eye.home || !b.eye.ready {
		return All
	}
	seen := b.eye.to.View(b.eye.win)
	whole, best, least := 0, All, math.Inf(1)
	for i, p := range parts {
		if f := p.Frame().Grow(-1); seen.Has(pen.Point{X: f.X, Y: f.Y}) && seen.Has(pen.Point{X: f.Right(), Y: f.Bottom()}) {
			whole++
		}
		if d := beyond(p.Paper(), b.eye.to.At); d < least {
			best, least = i, d
		}
	}
	if whole > 1 {
		return All
	}
	return best
}

// beyond is how far a point lies from a rectangle, 0 in it.
func beyond(r pen.Rect, p pen.Point) float64 {
	return math.Hypot(max(r.X-p.X, p.X-r.Right(), 0), max(r.Y-p.Y, p.Y-r.Bottom(), 0))
}

// cross is the hex of another map that the cursor reaches from the edge of its
// own in a direction of the page: the nearest that lies more that way than
// aside, or not far aside. None where there is none.
func (b *Board) cross(at board.ID, dir pen.Point) (board.ID, pen.Point) {
	const aside = 8 // hexes that the cursor may be off
	from, home := b.sheet.Center(at), b.board.MapOf(at)
	best, least := board.None, math.Inf(1)
	for id := range board.ID(b.board.Len()) {
		if !b.sheet.Has(id) || b.board.MapOf(id) == home {
			continue
		}
		v := b.sheet.Center(id).Sub(from)
		along := v.X*dir.X + v.Y*dir.Y
		off := math.Abs(v.X*dir.Y) + math.Abs(v.Y*dir.X)
		if far := along + 2*off; along > 0 && off < along+aside && far < least {
			best, least = id, far
		}
	}
	if best == board.None {
		return best, b.keys.line
	}
	return best, b.sheet.Center(best)
}
