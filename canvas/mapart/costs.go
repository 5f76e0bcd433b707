package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// costs tells how much is covered by a name at each place of the map.
type costs struct {
	origin     pen.Point
	cols, rows int
	v          []uint16 // in hundredths
}

const costPoints = 30 // to a hex width

func newCosts(in pen.Rect) *costs {
	g := &costs{origin: pen.Point{X: in.X, Y: in.Y}, cols: int(in.W*costPoints) + 1, rows: int(in.H*costPoints) + 1}
	g.v = make([]uint16, g.cols*g.rows)
	return g
}

func (g *costs) copied() *costs {
	n := *g
	n.v = append([]uint16(nil), g.v...)
	return &n
}

// each visits the rows of cells under a rectangle.
func (g *costs) each(r pen.Rect, visit func(cells []uint16)) {
	x0, y0 := int((r.X-g.origin.X)*costPoints), int((r.Y-g.origin.Y)*costPoints)
	x1, y1 := int((r.Right()-g.origin.X)*costPoints), int((r.Bottom()-g.origin.Y)*costPoints)
	x0, x1 = max(0, x0), min(g.cols-1, x1)
	if x0 > x1 {
		return
	}
	for y := max(0, y0); y <= min(g.rows-1, y1); y++ {
		visit(g.v[y*g.cols:][x0 : x1+1])
	}
}

// raise makes a rectangle cost at least so much.
func (g *costs) raise(r pen.Rect, cost float64) {
	least := uint16(math.Round(100 * cost))
	g.each(r, func(cells []uint16) {
		for i, v := range cells {
			cells[i] = max(v, least)
		}
	})
}

// raiseAlong does the same for a band along a line.
func (g *costs) raiseAlong(line []pen.Point, half, cost float64) {
	for _, p := range line {
		g.raise(pen.Rect{X: p.X, Y: p.Y}.Grow(half), cost)
	}
}

// under is the cost of covering a rectangle: the sum of its cells as if it were
// one hex width of print. Beyond the frame nothing may stand.
func (g *costs) under(r pen.Rect) float64 {
	sum := 0
	g.each(r, func(cells []uint16) {
		for _, v := range cells {
			sum += int(v)
		}
	})
	cost := float64(sum) / 100 / (costPoints * costPoints) / max(r.H, 0.05)
	over := max(0, g.origin.X-r.X) + max(0, g.origin.Y-r.Y) +
		max(0, r.Right()-g.origin.X-float64(g.cols)/costPoints) + max(0, r.Bottom()-g.origin.Y-float64(g.rows)/costPoints)
	return cost + 40*over
}

// baseCosts is what names must keep off at a zoom, before any name stands.
func (s *survey) baseCosts(z zoom) *costs {
	g := newCosts(s.frame)
	s.raiseLines(g)
	s.raiseMarks(g, z)
	for _, r := range s.regions() {
		g.raiseAlong(r.line, 0.38*r.size, 0.22)
	}
	for _, u := range s.supplies {
		g.raise(pen.Rect{X: u.at.X, Y: u.at.Y}.Grow(0.22), 5)
	}
	return g
}

// raiseLines makes what runs over the map dear.
func (s *survey) raiseLines(g *costs) {
	for _, f := range s.frontiers {
		g.raiseAlong(f.line, 0.06, 0.30)
	}
	for _, r := range s.ridges {
		g.raiseAlong(r.line, 0.10, 0.35)
	}
	for _, r := range s.rivers {
		for i, p := range r.line {
			g.raise(pen.Rect{X: p.X, Y: p.Y}.Grow(r.half[i]+0.02), 0.55)
		}
	}
	for _, r := range s.roads {
		g.raiseAlong(r.line, 0.03, 0.6)
	}
	for _, r := range s.rails {
		g.raiseAlong(r.line, 0.045, 1)
	}
}

// raiseMarks makes the marks that stand in hexes and on hexsides dear, at a zoom.
func (s *survey) raiseMarks(g *costs, z zoom) {
	for _, f := range s.sideForts {
		m := between(f.from, f.to, 0.5)
		g.raise(pen.Rect{X: m.X, Y: m.Y}.Grow(0.15), 1.6)
	}
	if z > wide {
		for _, b := range s.bridges {
			g.raise(pen.Rect{X: b.at.X, Y: b.at.Y}.Grow(0.12), 2.2)
		}
		for _, id := range s.ids {
			p := s.numbers()[id]
			g.raise(pen.Rect{X: p.X - 0.14, Y: p.Y - 0.055, W: 0.28, H: 0.11}, 3)
		}
	}
	for _, t := range s.towns {
		// Only the heart of the mark, so that the name can stand close to it.
		g.raise(pen.Rect{X: t.at.X, Y: t.at.Y}.Grow(math.Max(0.04, 0.7*t.radius())), 4)
	}
	for _, p := range s.passes {
		g.raise(pen.Rect{X: p.at.X, Y: p.at.Y}.Grow(0.14), 4)
	}
	for _, e := range s.entries {
		g.raise(pen.Rect{X: e.at.X, Y: e.at.Y}.Grow(0.22), 5)
	}
	for _, t := range s.towns {
		if t.strength > 0 {
			g.raise(t.fortPlate(z), 6)
		}
	}
}
