package canvas

import (
	"math"

	"vistula/canvas/pen"
)

// All stands for all maps of a board together, where one is named by its index.
const All = -1

// ShowMap shows one whole map of several, by its index in the board; All shows
// them all, as Home does.
func (e *eye) ShowMap(index int) {
	parts := e.sheet.Parts()
	if index < 0 || index >= len(parts) {
		e.Home()
		return
	}
	c := e.wholly(parts[index].Paper())
	e.home = false
	e.Stay()
	e.watch.leave()
	e.fly(c, flightTime)
}

// MapInView is the map that is looked at, by its index: All while the whole table
// is shown, or as much of it that no map is nearer than another.
func (e *eye) MapInView() int {
	parts := e.sheet.Parts()
	if e.home || !e.ready {
		return All
	}
	seen := e.to.View(e.win)
	whole, best, least := 0, All, math.Inf(1)
	for i, p := range parts {
		if f := p.Frame().Grow(-1); seen.Has(pen.Point{X: f.X, Y: f.Y}) && seen.Has(pen.Point{X: f.Right(), Y: f.Bottom()}) {
			whole++
		}
		if d := beyond(p.Paper(), e.to.At); d < least {
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
