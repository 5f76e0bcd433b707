package mapart

import (
	"math"
	"strings"

	"vistula/canvas/pen"
	"vistula/rules/board"
)

// region is a large name spaced out along a curve across the country.
type region struct {
	word string
	size float64
	line []pen.Point
	box  pen.Rect
	kind string // of the label: "sea", "forest" ...
}

// findRegions takes the curves drawn for the sheet; a name without one stands
// on the hexes that the map gives it.
func (s *survey) findRegions() (list []region) {
	drawn := map[string]bool{}
	if s.ground != nil {
		for _, n := range s.ground.Names {
			var points []pen.Point
			for _, p := range n.Curve {
				points = append(points, pen.Point{X: p[0], Y: p[1]})
			}
			drawn[n.Text] = true
			list = addRegion(list, n.Text, n.Size, points, "")
		}
	}
	var room *costs
	for _, l := range s.plan.Labels {
		if l.Kind == "river" || l.Kind == "marsh" || drawn[l.Text] {
			continue
		}
		var points []pen.Point
		for _, number := range l.Along {
			if id, ok := s.board.Find(number); ok && s.Has(id) {
				points = append(points, s.Center(id).Add(pen.Point{Y: 0.1}))
			}
		}
		if len(points) == 1 {
			if room == nil {
				room = s.regionCosts(list)
			}
			points = s.roomFor(s.elsewhere(room, l.Kind), l.Text, points[0])
			room.raiseAlong(evenly(points, 0.1), regionSize/2, 3)
		}
		list = addRegion(list, l.Text, regionSize, points, l.Kind)
	}
	return list
}

const regionSize = 0.32 // of a name whose curve nobody drew

// regionCosts is what the name of a region should not cover, with those that are placed.
func (s *survey) regionCosts(placed []region) *costs {
	g := newCosts(s.frame)
	for _, f := range s.frontiers {
		g.raiseAlong(f.line, 0.08, 0.8)
	}
	for _, r := range s.rivers {
		g.raiseAlong(r.line, 0.06, 0.6)
	}
	for _, r := range s.rails {
		g.raiseAlong(r.line, 0.06, 0.7)
	}
	for _, t := range s.towns { // with room for its name on the right
		g.raise(pen.Rect{X: t.at.X - 0.15, Y: t.at.Y - 0.16, W: 1.1, H: 0.32}, 2.5)
	}
	for _, r := range placed {
		g.raiseAlong(r.line, r.size/2, 3)
	}
	return g
}

// elsewhere raises the costs of land for the name of a sea, and those of the sea
// for any other: a name belongs where its country is. That of a forest belongs on its
// woods, and none reaches over the edge of the map.
func (s *survey) elsewhere(room *costs, kind string) *costs {
	g := room.copied()
	for i := range s.board.Hexes {
		id := board.ID(i)
		at := pen.Rect{X: s.Center(id).X, Y: s.Center(id).Y}.Grow(0.5)
		h := &s.board.Hexes[id]
		switch sea := h.Terrain == "sea"; {
		case !s.Has(id) || sea != (kind == "sea"):
			g.raise(at, 2)
		case kind == "forest" && !h.Wooded && h.Terrain != "forest" && h.Terrain != "woods":
			g.raise(at, 1.2)
		}
	}
	f, far := s.frame, 3.0
	for _, edge := range []pen.Rect{{X: f.X - far, Y: f.Y - far, W: far + 0.5, H: f.H + 2*far}, {X: f.Right() - 0.5, Y: f.Y - far, W: far, H: f.H + 2*far},
		{X: f.X - far, Y: f.Y - far, W: f.W + 2*far, H: far + 0.7}, {X: f.X - far, Y: f.Bottom() - 0.5, W: f.W + 2*far, H: far}} {
		g.raise(edge, 4)
	}
	return g
}

// roomFor finds the emptiest place for a name round a point.
func (s *survey) roomFor(g *costs, name string, at pen.Point) []pen.Point {
	text := pen.Text{Font: s.fonts.Serif, Size: regionSize}
	half := 0.75 * text.Width(strings.ToUpper(name))
	best, least := at, math.Inf(1)
	for dy := -5; dy <= 5; dy++ {
		for dx := -5; dx <= 5; dx++ {
			p := at.Add(pen.Point{X: 0.3 * float64(dx), Y: 0.3 * float64(dy)})
			box := pen.Rect{X: p.X - half, Y: p.Y - 0.8*regionSize, W: 2 * half, H: regionSize}
			cost := g.under(box) + 0.15*p.Sub(at).Len()
			if cost < least {
				best, least = p, cost
			}
		}
	}
	return []pen.Point{best.Sub(pen.Point{X: half}), best, best.Add(pen.Point{X: half})}
}

func addRegion(list []region, name string, size float64, points []pen.Point, kind string) []region {
	if len(points) < 2 {
		return list
	}
	line := evenly(catmullRom(points, 16), 0.05)
	return append(list, region{strings.ToUpper(name), size, line, boxOf(line).Grow(size), kind})
}
